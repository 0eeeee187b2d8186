import {
  type ColumnDef,
  getCoreRowModel,
  type SortingState,
  type Table,
  useReactTable,
} from '@tanstack/react-table';
import { type RefObject, useCallback, useMemo } from 'react';
import { ActionMenu } from '../actions/action-menu.tsx';
import { type Row, readPath } from '../data/scope.ts';
import { t } from '../i18n/t.ts';
import { ListBones } from './list-bones.tsx';
import { ListHead } from './list-head.tsx';
import type { ListPlan } from './list-plan.ts';
import { ListRow } from './list-row.tsx';
import { changeState, nextSort } from './list-state.ts';
import { leaveFrom, useLeftRow } from './place-memory.ts';
import { RowPicture } from './row-picture.tsx';
import type { List } from './use-list.ts';
import { useRowClicks } from './use-row-clicks.ts';

interface ListTableProps {
  readonly list: List;
  readonly plan: ListPlan;
  readonly scroll: RefObject<HTMLDivElement | null>;
}

/** The table of a list: headings, rows (or their shape while nothing is there yet) and the one menu they share. */
export function ListTable({ list, plan, scroll }: ListTableProps) {
  const table = useTable(list, plan);
  const { id, key } = plan.screen;
  const leave = useCallback((row: Row) => leaveFrom(id, row[key]), [id, key]);
  const around = { scope: list.around, reload: list.retry, leave };
  const { onClick, menu, closeMenu, picture, closePicture, busy } = useRowClicks(plan, list.rows, around);
  const inMenu = plan.actions.filter(({ place }) => place === 'menu');
  const left = useLeftRow(id);
  return (
    <div className="list-scroll list-bounded" ref={scroll}>
      <table aria-label={t(plan.screen.title)} aria-busy={list.loading || list.moving}>
        <ListHead headers={table.getFlatHeaders()} plan={plan} />
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: it only hears the clicks of the links and buttons within,
            which the keyboard makes too. */}
        <tbody onClick={onClick}>
          {list.loading ? (
            <ListBones plan={plan} rows={list.state.size} />
          ) : (
            table
              .getRowModel()
              .rows.map(({ original, index }) => (
                <ListRow
                  key={index}
                  row={original}
                  at={index}
                  plan={plan}
                  around={list.around}
                  touched={left !== undefined && original[key] === left}
                  {...(busy?.row === original && { busy: busy.action })}
                />
              ))
          )}
        </tbody>
      </table>
      <RowPicture picture={picture} close={closePicture} />
      {inMenu.length > 0 && (
        <ActionMenu
          anchor={menu?.anchor ?? null}
          actions={inMenu}
          scope={{ ...list.around, ...(menu && { row: menu.row }) }}
          onClose={closeMenu}
          reload={list.retry}
        />
      )}
    </div>
  );
}

const NO_ROWS: Row[] = [];

/** The table library keeps columns, rows and sorting; where the rows come from is the list's business. */
function useTable(list: List, plan: ListPlan): Table<Row> {
  const columns = useMemo(
    () =>
      plan.columns.map(
        ({ column, sort }): ColumnDef<Row> => ({
          id: sort ?? column.path,
          accessorFn: (row) => readPath(row, column.path),
          enableSorting: sort !== undefined,
        }),
      ),
    [plan],
  );
  const { state, go } = list;
  const sorting: SortingState = state.sort ? [{ id: state.sort.field, desc: state.sort.dir === 'desc' }] : [];
  return useReactTable<Row>({
    // The library only reads its rows.
    data: list.loading ? NO_ROWS : (list.rows as Row[]),
    columns,
    getCoreRowModel: CORE,
    manualSorting: true,
    manualPagination: true,
    sortDescFirst: false,
    state: { sorting },
    onSortingChange: (update) => {
      const [next] = typeof update === 'function' ? update(sorting) : update;
      const field = next?.id ?? state.sort?.field;
      if (field === undefined) return;
      const { sort: _, ...unsorted } = changeState(state, {});
      const sort = nextSort(state.sort, field);
      go(sort ? { ...unsorted, sort } : unsorted);
    },
  });
}

const CORE = getCoreRowModel<Row>();
