import { type ComponentType, type MouseEvent, type RefObject, useCallback } from 'react';
import { ActionMenu } from '../../actions/action-menu.tsx';
import { useRefusedActions } from '../../actions/explain.ts';
import { t } from '../../core/i18n/t.ts';
import type { Row } from '../../core/scope.ts';
import type { RowSelection } from '../selection/use-row-selection.ts';
import { leaveFrom, useLeftRow } from '../state/place-memory.ts';
import type { List } from '../state/use-list.ts';
import { ListHead } from './list-head.tsx';
import type { ListPlan } from './list-plan.ts';
import { ListRow } from './list-row.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { RowPicture } from './row-picture.tsx';
import { useRowClicks } from './use-row-clicks.ts';

interface TableProps {
  readonly list: List;
  readonly plan: ListPlan;
  readonly rowSelection?: RowSelection | undefined;
}

/** What a table of rows is given to draw. */
export interface RowsProps extends TableProps {
  /** For the element around the rows. */
  readonly body: RefObject<HTMLTableSectionElement | null>;
  onClick(event: MouseEvent): void;
  /** Key of the row to which the person has just come back. */
  readonly left: unknown;
  /** The row and action whose call is under way. */
  readonly busy?: { readonly row: Row; readonly action: string } | undefined;
}

interface ListTableProps extends TableProps {
  readonly scroll?: RefObject<HTMLDivElement | null>;
  /** Draws the rows where they are edited; absent: they are only read. */
  readonly Rows?: ComponentType<RowsProps> | undefined;
  /** Told of each row that was deleted. */
  gone?: ((row: Row) => void) | undefined;
}

/** The table of a list: headings, rows (or their shape while nothing is there yet) and the one menu they share. */
export function ListTable({
  list: given,
  plan,
  scroll,
  rowSelection,
  Rows = PlainRows,
  gone,
}: ListTableProps) {
  const refused = useRefusedActions(plan.actions, given.rows, given.around);
  const list = refused === given.around ? given : { ...given, around: refused };
  const { id, key } = plan.screen;
  const leave = useCallback((row: Row) => leaveFrom(id, row[key]), [id, key]);
  const around = { scope: list.around, reload: list.retry, leave, ...(gone && { gone }) };
  const { body, onClick, menu, closeMenu, runInMenu, picture, closePicture, busy } = useRowClicks(
    plan,
    list.rows,
    around,
  );
  const inMenu = plan.actions.filter(({ place }) => place === 'menu');
  const left = useLeftRow(id);
  return (
    <div className="list-scroll list-bounded" ref={scroll}>
      <Rows
        {...{ list, plan, rowSelection, body, left, busy }}
        onClick={(event) => void (rowSelection?.onClick(event) || onClick(event))}
      />
      <RowPicture picture={picture} close={closePicture} />
      {inMenu.length > 0 && (
        <ActionMenu
          anchor={menu?.anchor ?? null}
          actions={inMenu}
          scope={{ ...list.around, ...(menu && { row: menu.row }) }}
          onClose={closeMenu}
          run={runInMenu}
        />
      )}
    </div>
  );
}

export function PlainRows({ list, plan, rowSelection, body, onClick, left, busy }: RowsProps) {
  const { key } = plan.screen;
  return (
    <table aria-label={t(plan.screen.title)} aria-busy={list.loading || list.moving}>
      <ListHead list={list} plan={plan} rowSelection={rowSelection} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: it only hears the clicks of the links and buttons within,
          which the keyboard makes too. */}
      <tbody ref={body} onClick={onClick}>
        {list.loading ? (
          <ListSkeleton plan={plan} rows={list.state.size} />
        ) : (
          list.rows.map((row, at) => (
            <ListRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a new page rewrites the texts of the rows that are there
              key={at}
              row={row}
              at={at}
              plan={plan}
              around={list.around}
              touched={left !== undefined && row[key] === left}
              selected={rowSelection?.has(row) ?? false}
              {...(list.gone?.has(row[key]) && { gone: true })}
              {...(busy?.row === row && { busy: busy.action })}
            />
          ))
        )}
      </tbody>
    </table>
  );
}
