import type { MRT_ColumnDef } from 'material-react-table';
import type { ReactNode } from 'react';
import { type Row, readPath } from '../../../../core/scope.ts';
import { t } from '../../base/i18n/t.ts';
import type { ColumnPlan } from '../../table/rows/list-plan.ts';
import { cellContent } from '../../table/rows/list-row.tsx';
import type { RowsProps } from '../../table/rows/list-table.tsx';
import { ariaSort, SortButton } from '../../table/rows/sort-button.tsx';
import { SelectionBox, SelectPageBox } from '../../table/selection/selection-boxes.tsx';
import { cardHead } from '../../table/state/chosen-columns.ts';
import { sortBy } from '../../table/state/list-state.ts';
import { Icon } from '../../ui/icons.tsx';
import { cellProps } from './cell-keys.ts';
import { type CellKeys, EditCell } from './edit-cell.tsx';
import { useHeldFocus } from './held-focus.ts';
import type { RowEdit, RowEdits } from './row-edits.ts';
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
      cellContent(
        planned,
        columnIndex,
        { ...list.around, row: original },
        original,
        list.span.from - 1 + index,
      ),
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

interface PlaceCellProps {
  readonly edit: RowEdit;
  readonly place: number | undefined;
  readonly name: string;
  readonly moves: RowMoves;
  readonly children: ReactNode;
}

/** The position of a row: a drag handle, a button that moves it to the top, and an input. */
function PlaceCell({ edit, place, name, moves, children }: PlaceCellProps) {
  const [grip, top] = [edit.form.idOf('grip'), edit.form.idOf('top')];
  useHeldFocus(edit, grip);
  useHeldFocus(edit, top);
  return (
    <div className="place-cell">
      {moves.inOrder && (
        <button
          type="button"
          id={grip}
          className="grip"
          aria-label={t('Move {name}', { name })}
          aria-pressed={moves.held === edit.key}
          title={t('Drag, or press Space and then the arrow keys')}
          onKeyDown={(event) => moves.onKeyDown(event, edit, name)}
          onPointerDown={(event) => moves.onPointerDown(event, edit, name)}
          onBlur={moves.drop}
        >
          <Icon name="drag" size={16} />
        </button>
      )}
      <button
        type="button"
        id={top}
        className="grip"
        aria-label={t('Move {name} to the top', { name })}
        aria-disabled={place === 1 || undefined}
        title={t('Move to top')}
        onClick={() => moves.toTop(edit, name)}
      >
        <Icon name="to-top" size={16} />
      </button>
      {children}
    </div>
  );
}
