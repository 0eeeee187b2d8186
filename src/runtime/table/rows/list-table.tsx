import { type ComponentType, type MouseEvent, type RefObject, useCallback } from 'react';
import type { Row } from '../../../../core/scope.ts';
import { useRefusedActions } from '../../actions/explain.ts';
import { t } from '../../base/i18n/t.ts';
import type { RowSelection } from '../selection/use-row-selection.ts';
import { leaveFrom, useLeftRow } from '../state/place-memory.ts';
import type { List } from '../state/use-list.ts';
import { ListHead } from './list-head.tsx';
import type { ListPlan } from './list-plan.ts';
import { ListRow } from './list-row.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { RowPopups } from './row-popups.tsx';
import { useRowClicks } from './use-row-clicks.ts';
import { useSwappedRow } from './use-swapped-row.ts';

interface TableProps {
  readonly list: List;
  readonly plan: ListPlan;
  readonly rowSelection?: RowSelection | undefined;
}

/** The input of a table of rows. */
export interface RowsProps extends TableProps {
  readonly body: RefObject<HTMLTableSectionElement | null>;
  onClick(event: MouseEvent): void;
  /** Key of the row that the user has just returned to. */
  readonly returnedKey: unknown;
  /** The row and action with a pending call. */
  readonly busy?: { readonly row: Row; readonly action: string } | undefined;
}

interface ListTableProps extends TableProps {
  readonly scroll?: RefObject<HTMLDivElement | null>;
  /** Renders the editable rows; absent: the rows are read-only. */
  readonly Rows?: ComponentType<RowsProps> | undefined;
  /** Called for each deleted row. */
  gone?: ((row: Row) => void) | undefined;
}

/** The table of a list: headers, rows (or their skeleton while loading) and their shared menu. */
export function ListTable({
  list: loadedList,
  plan,
  scroll,
  rowSelection,
  Rows = PlainRows,
  gone,
}: ListTableProps) {
  const refused = useRefusedActions(plan.actions, loadedList.rows, loadedList.around);
  const list = refused === loadedList.around ? loadedList : { ...loadedList, around: refused };
  const { id, key } = plan.screen;
  const leave = useCallback((row: Row) => leaveFrom(id, row[key]), [id, key]);
  const clicks = useRowClicks(plan, list.rows, { scope: list.around, reload: list.reload, leave, gone });
  const isForAnotherRow = useSwappedRow(clicks.body, list.rows, key);
  const press = (event: MouseEvent) => {
    if (isForAnotherRow(event)) event.preventDefault();
    else if (!rowSelection?.onClick(event)) clicks.onClick(event);
  };
  const returnedKey = useLeftRow(id);
  return (
    <div className="list-scroll list-bounded" ref={scroll} data-stale={list.stale || undefined}>
      <Rows
        {...{ list, plan, rowSelection, returnedKey, body: clicks.body, busy: clicks.busy }}
        onClick={press}
      />
      <RowPopups clicks={clicks} actions={plan.actions} scope={list.around} />
    </div>
  );
}

export function PlainRows({ list, plan, rowSelection, body, onClick, returnedKey, busy }: RowsProps) {
  const { key } = plan.screen;
  return (
    <table aria-label={t(plan.screen.title)} aria-busy={list.loading || list.stale}>
      <ListHead list={list} plan={plan} rowSelection={rowSelection} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: event delegation for the links and buttons inside, which handle the
          keyboard */}
      <tbody ref={body} onClick={onClick}>
        {list.loading ? (
          <ListSkeleton plan={plan} rows={list.state.size} />
        ) : (
          list.rows.map((row, rowIndex) => (
            <ListRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a new page updates the texts of the existing rows
              key={rowIndex}
              row={row}
              rowIndex={rowIndex}
              rowsBefore={list.span.from - 1}
              plan={plan}
              outerScope={list.around}
              touched={returnedKey !== undefined && row[key] === returnedKey}
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
