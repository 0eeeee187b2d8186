import type { MRT_ColumnDef } from 'material-react-table';
import type { ReactNode } from 'react';
import { type Row, readPath } from '../../../../core/scope.ts';
import type { ColumnPlan } from '../../table/rows/list-plan.ts';
import { cellContent } from '../../table/rows/list-row.tsx';
import type { RowsProps } from '../../table/rows/list-table.tsx';
import { ariaSort, SortButton } from '../../table/rows/sort-button.tsx';
import { SelectionBox, SelectPageBox } from '../../table/selection/selection-boxes.tsx';
import { cardHead } from '../../table/state/chosen-columns.ts';
import { sortBy } from '../../table/state/list-state.ts';
import { cellProps } from './cell-keys.ts';
import { type CellKeys, EditCell } from './edit-cell.tsx';
import { PlaceCell } from './place-cell.tsx';
import type { RowEdits } from './row-edits.ts';
import type { RowMoves } from './use-row-moves.ts';

export interface EditTableProps extends RowsProps {
  readonly edits: RowEdits;
  readonly keys: CellKeys;
  /** The move column of an ordered list. */
  readonly moves?: RowMoves | undefined;
  /** The buttons of a row, where they are not the list's. */
  buttons?(row: Row): ReactNode;
}

const PICK = 'pick';
/** Id of the library's own column. */
export const ACTIONS = 'mrt-row-actions';

/** The visible columns in order. */
export function columnOrder({ plan, rowSelection, buttons }: EditTableProps): string[] {
  const columns = plan.columns.map(({ column }) => column.path);
  return [
    ...(rowSelection ? [PICK] : []),
    ...columns,
    ...(buttons || plan.actions.length > 0 ? [ACTIONS] : []),
  ];
}

/** The declared columns with controls in the edited ones, after the checkbox column. */
export function editColumns(props: EditTableProps): MRT_ColumnDef<Row>[] {
  const data = props.plan.columns.map((column, columnIndex) => dataColumn(props, column, columnIndex));
  return props.rowSelection ? [selectionColumn(props), ...data] : data;
}

function dataColumn(props: EditTableProps, planned: ColumnPlan, columnIndex: number): MRT_ColumnDef<Row> {
  const { list, plan, edits, keys, moves } = props;
  const { column, label, className, sort } = planned;
  const onSort = (by: string) => list.go(sortBy(list.state, by));
  const field = edits.screen.fields.find((formField) => (formField.from ?? formField.name) === column.path);
  const head = cardHead(plan.columns.map((columnPlan) => columnPlan.column));
  const nameOf = (row: Row) => String((head && readPath(row, head.path)) ?? edits.keyOf(row));
  return {
    id: column.path,
    header: label,
    Header:
      sort === undefined ? (
        label
      ) : (
        <SortButton label={label} sort={sort} sorted={list.state.sort} onSort={onSort} />
      ),
    enableEditing: field !== undefined,
    Cell: ({ row: { original, index } }) =>
      cellContent(planned, columnIndex, { ...list.around, row: original }, original, index),
    Edit: ({ row: { original } }) => {
      if (!field) return undefined;
      const [edit, name] = [edits.at(original, list.around), nameOf(original)];
      const cell = <EditCell {...{ edits, field, keys, name, edit }} />;
      if (!moves || field.name !== edits.place) return cell;
      return <PlaceCell {...{ edit, name, moves, place: edits.placeOf(original), children: cell }} />;
    },
    muiTableHeadCellProps: {
      className,
      tabIndex: undefined,
      style: { width: plan.widths.columns[columnIndex] ?? 'auto' },
      'aria-sort': ariaSort(list.state.sort, sort),
    },
    muiTableBodyCellProps: ({ row: { original } }) => {
      const states = `${field ? ' is-field' : ''}${field && edits.isOpen(original) ? ' is-edited' : ''}`;
      const attributes = { ...cellProps, className: className + states, 'data-label': label };
      return attributes;
    },
  };
}

function selectionColumn({ list, plan, rowSelection }: EditTableProps): MRT_ColumnDef<Row> {
  return {
    id: PICK,
    columnDefType: 'display',
    header: '',
    Header: rowSelection && (
      <SelectPageBox rowSelection={rowSelection} rows={list.loading ? [] : list.rows} />
    ),
    Cell: ({ row: { original } }) => (
      <SelectionBox
        name={String((plan.rowSelection && readPath(original, plan.rowSelection.head)) ?? '')}
        selected={rowSelection?.has(original) ?? false}
      />
    ),
    muiTableHeadCellProps: { className: 'pick', tabIndex: undefined },
    muiTableBodyCellProps: { ...cellProps, className: 'pick' },
  };
}
