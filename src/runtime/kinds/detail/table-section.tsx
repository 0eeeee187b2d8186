import { useMemo } from 'react';
import type { DetailSection } from '../../../../core/model.ts';
import type { Row, Scope } from '../../../../core/scope.ts';
import { ActionMenu } from '../../actions/action-menu.tsx';
import { useRefusedActions } from '../../actions/explain.ts';
import { visibleActions } from '../../actions/visible-actions.ts';
import { t } from '../../base/i18n/t.ts';
import { planRows, type RowPlan } from '../../table/rows/list-plan.ts';
import { ListRow } from '../../table/rows/list-row.tsx';
import { ListFrame } from '../../table/rows/list-styles.tsx';
import { RowPicture } from '../../table/rows/row-picture.tsx';
import { useRowClicks } from '../../table/rows/use-row-clicks.ts';

interface TableSectionProps {
  readonly section: Extract<DetailSection, { kind: 'table' }>;
  readonly rows: readonly Row[];
  readonly place: string;
  readonly scope: Scope;
  reload(): void;
}

/** Rows inside the record, shown like a list without URL state. */
export function TableSection({ section, rows, place, scope: sectionScope, reload }: TableSectionProps) {
  const scope = useRefusedActions(section.actions, rows, sectionScope);
  const plan = useMemo(() => {
    const actions = section.actions.filter(
      ({ when: _, ...always }) => visibleActions([always], scope).length > 0,
    );
    return planRows(section.columns, actions, place, t('Action'));
  }, [section, place, scope]);
  const { body, onClick, menu, closeMenu, runInMenu, picture, closePicture, busy } = useRowClicks(
    plan,
    rows,
    {
      scope,
      reload,
    },
  );
  const inMenu = plan.actions.filter(({ place }) => place === 'menu');
  if (rows.length === 0) return <p className="detail-nothing">{t(section.empty ?? 'Nothing here yet')}</p>;
  return (
    <ListFrame widths={plan.widths}>
      <div className="list-scroll">
        <table aria-label={t(section.title)}>
          <SectionHead plan={plan} />
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: event delegation for the links and buttons inside, which handle the
              keyboard */}
          <tbody ref={body} onClick={onClick}>
            {rows.map((row, rowIndex) => (
              <ListRow
                // biome-ignore lint/suspicious/noArrayIndexKey: rows have no state, and may have no key
                key={rowIndex}
                row={row}
                rowIndex={rowIndex}
                plan={plan}
                outerScope={scope}
                {...(busy?.row === row && { busy: busy.action })}
              />
            ))}
          </tbody>
        </table>
      </div>
      <RowPicture picture={picture} close={closePicture} />
      {inMenu.length > 0 && (
        <ActionMenu
          anchor={menu?.anchor ?? null}
          actions={inMenu}
          scope={{ ...scope, ...(menu && { row: menu.row }) }}
          onClose={closeMenu}
          run={runInMenu}
        />
      )}
    </ListFrame>
  );
}

function SectionHead({ plan }: { plan: RowPlan }) {
  return (
    <thead>
      <tr>
        {plan.columns.map(({ column, label, className }, columnIndex) => (
          <th
            key={column.path}
            scope="col"
            className={className}
            style={{ width: plan.widths.columns[columnIndex] }}
          >
            {label}
          </th>
        ))}
        {plan.actions.length > 0 && (
          <th scope="col" className="list-actions" style={{ width: plan.widths.actions }}>
            {plan.actionsLabel}
          </th>
        )}
      </tr>
    </thead>
  );
}
