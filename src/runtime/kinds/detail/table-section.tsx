import { useContext, useMemo } from 'react';
import type { DetailSection } from '../../../../core/model.ts';
import type { Row, Scope } from '../../../../core/scope.ts';
import { useRefusedActions } from '../../actions/explain.ts';
import { visibleActions } from '../../actions/visible-actions.ts';
import { t } from '../../base/i18n/t.ts';
import { PageDates } from '../../cells/page-dates.ts';
import { Headings } from '../../table/rows/list-head.tsx';
import { planRows } from '../../table/rows/list-plan.ts';
import { ListRow } from '../../table/rows/list-row.tsx';
import { ListSkeleton } from '../../table/rows/list-skeleton.tsx';
import { ListFrame } from '../../table/rows/list-styles.tsx';
import { RowPopups } from '../../table/rows/row-popups.tsx';
import { useRowClicks } from '../../table/rows/use-row-clicks.ts';

interface TableSectionProps {
  readonly section: Extract<DetailSection, { kind: 'table' }>;
  readonly rows: readonly Row[];
  readonly place: string;
  readonly scope: Scope;
  /** They are still loading. */
  readonly isComing: boolean;
  reload(): void;
}

/** Rows of a skeleton, of which nobody knows yet how many come. */
const COMING = 3;

/** Rows inside the record, shown like a list without URL state. */
export function TableSection(props: TableSectionProps) {
  const { section, rows, place, scope: sectionScope, isComing, reload } = props;
  const scope = useRefusedActions(section.actions, rows, sectionScope);
  const dates = useContext(PageDates);
  const plan = useMemo(() => {
    const actions = section.actions.filter(
      ({ when: _, ...always }) => visibleActions([always], scope).length > 0,
    );
    return planRows(section.columns, actions, place, t('Action'), { wholeCards: true, dates });
  }, [section, place, scope, dates]);
  const clicks = useRowClicks(plan, rows, { scope, reload });
  if (rows.length === 0 && !isComing)
    return <p className="detail-nothing">{t(section.empty ?? 'Nothing here yet')}</p>;
  return (
    <ListFrame plan={plan} rows={rows}>
      <div className="list-scroll">
        <table aria-label={t(section.title)} aria-busy={isComing}>
          <thead>
            <tr>
              <Headings plan={plan} />
            </tr>
          </thead>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: event delegation for the links and buttons inside, which handle the
              keyboard */}
          <tbody ref={clicks.body} onClick={clicks.onClick}>
            {isComing && <ListSkeleton plan={plan} rows={COMING} />}
            {rows.map((row, rowIndex) => (
              <ListRow
                // biome-ignore lint/suspicious/noArrayIndexKey: rows have no state, and may have no key
                key={rowIndex}
                row={row}
                rowIndex={rowIndex}
                plan={plan}
                outerScope={scope}
                {...(clicks.busy?.row === row && { busy: clicks.busy.action })}
              />
            ))}
          </tbody>
        </table>
      </div>
      <RowPopups clicks={clicks} actions={plan.actions} scope={scope} />
    </ListFrame>
  );
}
