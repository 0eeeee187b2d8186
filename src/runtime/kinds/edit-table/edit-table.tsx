import { type MRT_DisplayColumnDef, MRT_Table, useMaterialReactTable } from 'material-react-table';
import { useMemo, useSyncExternalStore } from 'react';
import type { Row } from '../../../../core/scope.ts';
import { t } from '../../base/i18n/t.ts';
import { BUTTONS_SKELETON_WIDTH, skeletonWidth } from '../../table/rows/list-skeleton.tsx';
import { rowActions } from '../../table/rows/row-actions.tsx';
import { useStaticStyles } from '../../ui/theme/static-styled.tsx';
import { cellProps } from './cell-keys.ts';
import { ACTIONS, columnOrder, type EditTableProps, editColumns } from './edit-columns.tsx';
import { editStyles } from './edit-styles.ts';
import type { RowEdits } from './row-edits.ts';
import { inPlaces } from './use-row-moves.ts';

/** The rows of a list with controls, rendered by material-react-table; the list decides which rows. */
export function EditTable(props: EditTableProps) {
  const { list, plan, edits, moves, buttons, body, onClick } = props;
  const { loading, rows } = list;
  const isOrdered = moves?.inOrder === true;
  const version = useSyncExternalStore(edits.subscribe, edits.version);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version represents the state inside `edits`
  const data = useMemo(
    () => (loading ? NO_ROWS : (isOrdered ? inPlaces(edits, rows) : rows).map((row) => edits.shown(row))),
    [loading, rows, edits, version, isOrdered],
  );
  const placeOf = (row: Row) => rows.findIndex((listRow) => edits.keyOf(listRow) === edits.keyOf(row));
  const order = columnOrder(props);
  const tableProps = {
    'aria-label': t(plan.screen.title),
    'aria-busy': loading || list.stale,
    'data-saved': edits.saving,
    className: useStaticStyles(editStyles),
  };
  const table = useMaterialReactTable<Row>({
    ...PLAIN,
    data,
    columns: editColumns(props),
    getRowId: (row, rowIndex) => (isBlank(row, edits) ? `${rowIndex}` : `key ${edits.keyOf(row)}`),
    enableEditing: ({ original }) => edits.isOpen(original),
    enableRowActions: order.includes(ACTIONS),
    renderRowActions: ({ row: { original } }) =>
      buttons
        ? buttons(original)
        : rowActions(plan.actions, { ...list.around, row: original }, busyAction(props, original)),
    displayColumnDefOptions: { [ACTIONS]: actionsColumn(props) },
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
    muiTableBodyRowProps: ({ row: { original } }) => rowProps(props, original, placeOf(original)),
  });
  return <MRT_Table table={table} />;
}

function actionsColumn({ plan, buttons, edits }: EditTableProps): MRT_DisplayColumnDef<Row> {
  return {
    header: plan.actionsLabel,
    muiTableHeadCellProps: {
      className: 'list-actions',
      tabIndex: undefined,
    },
    muiTableBodyCellProps: ({ row: { original } }) => ({
      ...cellProps,
      className: buttons && edits.isOpen(original) ? 'list-actions is-edited' : 'list-actions',
    }),
  };
}

const NO_ROWS: Row[] = [];

/** A skeleton row has no key. */
function isBlank(row: Row, { keyField }: RowEdits): boolean {
  return row[keyField] === undefined || row[keyField] === null;
}

/** In a variable, since MUI's property types do not allow `data-` attributes. */
function rowProps({ edits, moves, rowSelection, returnedKey }: EditTableProps, row: Row, rowIndex: number) {
  // A skeleton row has no content to read.
  const props = isBlank(row, edits)
    ? { hover: false, 'aria-hidden': true, className: 'skeleton-row' }
    : {
        hover: false,
        tabIndex: -1,
        'data-row': rowIndex,
        'data-key': edits.keyOf(row),
        'data-touched': (returnedKey !== undefined && row[edits.keyField] === returnedKey) || undefined,
        'data-path': edits.keyOf(row),
        'data-moving': (moves !== undefined && moves.held === edits.keyOf(row)) || undefined,
        'data-selected': rowSelection?.has(row) || undefined,
      };
  return props;
}

function busyAction({ edits, busy }: EditTableProps, row: Row): string | undefined {
  return busy && edits.keyOf(busy.row) === edits.keyOf(row) ? busy.action : undefined;
}

/** Search, sort and page are in the URL; the library renders and edits the rows and keeps the header sticky. */
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
