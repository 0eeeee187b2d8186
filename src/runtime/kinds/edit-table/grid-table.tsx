import { MRT_TableContainer, useMaterialReactTable } from 'material-react-table';
import { useMemo } from 'react';
import { t } from '../../core/i18n/t.ts';
import type { Row } from '../../core/scope.ts';
import type { GridScreen } from '../../model.ts';
import { BUTTONS_BONE, boneWidth } from '../../table/rows/list-bones.tsx';
import { BUTTONS, type GridTableProps, gridColumns } from './grid-columns.tsx';

/** The rows, drawn by material-react-table; which rows those are is the list's business. */
export function GridTable(props: GridTableProps) {
  const { screen, list, plan, edits, version } = props;
  const { loading, rows } = list;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version stands for what changes inside `edits`
  const data = useMemo(
    () => (loading ? NO_ROWS : rows.map((row) => edits.shown(String(row[screen.key]), row))),
    [loading, rows, edits, screen, version],
  );
  const columns = gridColumns(props);
  const table = useMaterialReactTable<Row>({
    ...PLAIN,
    data,
    columns,
    getRowId: (row, at) => (isBone(row, screen) ? `${at}` : `key ${String(row[screen.key])}`),
    state: {
      showSkeletons: loading,
      pagination: { pageIndex: 0, pageSize: screen.pageSize },
      density: 'compact',
    },
    muiSkeletonProps: ({ column, row }) => ({
      animation: 'pulse',
      variant: 'rounded',
      width: column.id === BUTTONS ? BUTTONS_BONE : boneWidth(row.index, column.getIndex()),
      height: 12,
    }),
    muiTableContainerProps: { className: 'list-scroll list-bounded' },
    muiTableProps: { 'aria-label': t(plan.screen.title), 'aria-busy': loading },
    muiTableBodyRowProps: ({ row }) => rowProps(row.index, row.original, screen),
  });
  return <MRT_TableContainer table={table} />;
}

const NO_ROWS: Row[] = [];

/** A row of the skeleton has no key: the library gives it none, or null where the key is a column. */
function isBone(row: Row, { key }: GridScreen): boolean {
  return row[key] === undefined || row[key] === null;
}

/** Variables, since the types of MUI's properties do not know `data-` names. */
function rowProps(at: number, row: Row, screen: GridScreen) {
  // There is nothing in a row of the skeleton that could be read.
  const props = isBone(row, screen)
    ? { hover: false, 'aria-hidden': true, className: 'bones' }
    : { hover: false, tabIndex: -1, 'data-row': at, 'data-key': String(row[screen.key]) };
  return props;
}

/** Searching, sorting and paging stand in the address; the library draws and keeps the head in sight. */
const PLAIN = {
  enableStickyHeader: true,
  enableColumnActions: false,
  enableColumnFilters: false,
  enableGlobalFilter: false,
  enableSorting: false,
  enablePagination: false,
  enableHiding: false,
  enableTopToolbar: false,
  enableBottomToolbar: false,
  // Its arrow keys would leave a control while someone types; the rows have the keys of all lists.
  enableKeyboardShortcuts: false,
  layoutMode: 'semantic',
} as const;
