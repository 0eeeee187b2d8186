import { MRT_Table, useMaterialReactTable } from 'material-react-table';
import { useMemo, useSyncExternalStore } from 'react';
import { t } from '../../core/i18n/t.ts';
import type { Row } from '../../core/scope.ts';
import { BUTTONS_SKELETON_WIDTH, skeletonWidth } from '../../table/rows/list-skeleton.tsx';
import { rowActions } from '../../table/rows/row-actions.tsx';
import { useStaticStyles } from '../../ui/theme/static-styled.tsx';
import { cellProps } from './cell-keys.ts';
import { ACTIONS, columnOrder, type EditTableProps, editColumns } from './edit-columns.tsx';
import { editStyles } from './edit-styles.ts';
import type { RowEdits } from './row-edits.ts';

/** The rows of a list with controls in them, drawn by material-react-table; which rows those are is the list's business. */
export function EditTable(props: EditTableProps) {
  const { list, plan, edits, buttons, body, onClick } = props;
  const { loading, rows } = list;
  const version = useSyncExternalStore(edits.subscribe, edits.version);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version stands for what changes inside `edits`
  const data = useMemo(
    () => (loading ? NO_ROWS : rows.map((row) => edits.shown(row))),
    [loading, rows, edits, version],
  );
  const order = columnOrder(props);
  const tableProps = {
    'aria-label': t(plan.screen.title),
    'aria-busy': loading || list.moving,
    'data-saved': edits.saving,
    className: useStaticStyles(editStyles),
  };
  const table = useMaterialReactTable<Row>({
    ...PLAIN,
    data,
    columns: editColumns(props),
    getRowId: (row, at) => (isBlank(row, edits) ? `${at}` : `key ${edits.keyOf(row)}`),
    enableEditing: ({ original }) => edits.isOpen(original),
    enableRowActions: order.includes(ACTIONS),
    renderRowActions: ({ row: { original, index } }) =>
      buttons
        ? buttons(original)
        : rowActions(plan.actions, { ...list.around, row: original }, busyAction(props, index)),
    displayColumnDefOptions: {
      [ACTIONS]: {
        header: plan.actionsLabel,
        muiTableHeadCellProps: {
          className: 'list-actions',
          tabIndex: undefined,
          style: { width: plan.widths.actions },
        },
        muiTableBodyCellProps: ({ row: { original } }) => ({
          ...cellProps,
          className: buttons && edits.isOpen(original) ? 'list-actions is-edited' : 'list-actions',
        }),
      },
    },
    state: {
      columnOrder: order,
      showSkeletons: loading,
      pagination: { pageIndex: 0, pageSize: list.state.size },
      density: 'compact',
    },
    muiSkeletonProps: ({ column, row }) => ({
      animation: 'pulse',
      variant: 'rounded',
      width: column.id === ACTIONS ? BUTTONS_SKELETON_WIDTH : skeletonWidth(row.index, column.getIndex()),
      height: 12,
    }),
    muiTableProps: tableProps,
    muiTableBodyProps: { ref: body, onClick },
    muiTableBodyRowProps: ({ row: { original, index } }) => rowProps(props, original, index),
  });
  return <MRT_Table table={table} />;
}

const NO_ROWS: Row[] = [];

/** A row of the skeleton has no key: the library gives it none, or null where the key is a column. */
function isBlank(row: Row, { keyField }: RowEdits): boolean {
  return row[keyField] === undefined || row[keyField] === null;
}

/** A variable, since the types of MUI's properties do not know `data-` names. */
function rowProps({ edits, rowSelection, left }: EditTableProps, row: Row, at: number) {
  // There is nothing in a row of the skeleton that could be read.
  const props = isBlank(row, edits)
    ? { hover: false, 'aria-hidden': true, className: 'skeleton-row' }
    : {
        ...{ hover: false, tabIndex: -1, 'data-row': at, 'data-key': edits.keyOf(row) },
        'data-touched': (left !== undefined && row[edits.keyField] === left) || undefined,
        'data-selected': rowSelection?.has(row) || undefined,
      };
  return props;
}

function busyAction({ list, busy }: EditTableProps, at: number): string | undefined {
  return busy && busy.row === list.rows[at] ? busy.action : undefined;
}

/** Search, sort and page are in the address; the library draws, edits and keeps the head sticky. */
const PLAIN = {
  editDisplayMode: 'table',
  enableStickyHeader: true,
  positionActionsColumn: 'last',
  enableColumnActions: false,
  enableColumnFilters: false,
  enableGlobalFilter: false,
  enableSorting: false,
  enablePagination: false,
  enableHiding: false,
  layoutMode: 'semantic',
} as const;
