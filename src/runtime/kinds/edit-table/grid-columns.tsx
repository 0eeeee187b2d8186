import type { MRT_ColumnDef } from 'material-react-table';
import type { Row } from '../../core/scope.ts';
import type { GridScreen } from '../../model.ts';
import type { ColumnPlan, ListPlan } from '../../table/rows/list-plan.ts';
import { ariaSort, SortButton } from '../../table/rows/sort-button.tsx';
import { sortBy } from '../../table/state/list-state.ts';
import type { List } from '../../table/state/use-list.ts';
import { EditButtons } from './edit-buttons.tsx';
import { EditCell } from './edit-cell.tsx';
import type { RowEdit, RowEdits } from './row-edits.ts';

export interface GridTableProps {
  readonly screen: GridScreen;
  readonly list: List;
  readonly plan: ListPlan;
  readonly edits: RowEdits;
  /** Grows when a row is opened, closed or saved. */
  readonly version: number;
  save(edit: RowEdit): void;
  cancel(edit: RowEdit): void;
}

/** The column of each row's buttons. */
export const BUTTONS = '(buttons)';

/** The declared columns, the fields in theirs, and the buttons of each row behind them. */
export function gridColumns(props: GridTableProps): MRT_ColumnDef<Row>[] {
  const { plan } = props;
  return [...plan.columns.map((column, at) => dataColumn(props, column, at)), buttonColumn(props)];
}

function dataColumn(props: GridTableProps, planned: ColumnPlan, at: number): MRT_ColumnDef<Row> {
  const { screen, list, plan, edits, save, cancel } = props;
  const { column, label, render, className, sort } = planned;
  const onSort = (by: string) => list.go(sortBy(list.state, by));
  const field = screen.edit.fields.find((one) => (one.from ?? one.name) === column.path);
  const editOf = (row: Row) => (field ? edits.get(String(row[screen.key])) : undefined);
  return {
    id: column.path,
    header: label,
    Header:
      sort === undefined ? (
        label
      ) : (
        <SortButton label={label} sort={sort} sorted={list.state.sort} onSort={onSort} />
      ),
    Cell: ({ row: { original } }) => {
      const edit = editOf(original);
      if (!edit || !field) return render(original, { ...list.scope, row: original });
      return <EditCell edit={edit} field={field} name={edit.key} save={save} cancel={cancel} />;
    },
    muiTableHeadCellProps: {
      className,
      style: { width: plan.widths.columns[at] ?? 'auto' },
      'aria-sort': ariaSort(list.state.sort, sort),
    },
    muiTableBodyCellProps: ({ row }) => {
      const states = `${field ? ' is-field' : ''}${editOf(row.original) ? ' is-edited' : ''}`;
      const attributes = { className: className + states, 'data-label': label };
      return attributes;
    },
  };
}

function buttonColumn({ screen, list, plan, edits, save, cancel }: GridTableProps): MRT_ColumnDef<Row> {
  return {
    id: BUTTONS,
    header: plan.actionsLabel,
    Cell: ({ row: { original } }) => {
      const key = String(original[screen.key]);
      return (
        <EditButtons
          declared={screen.edit}
          edit={edits.get(key)}
          name={key}
          open={() => edits.open(key, original, list.scope)}
          save={save}
          cancel={cancel}
        />
      );
    },
    muiTableHeadCellProps: { className: 'list-actions', style: { width: plan.widths.actions } },
    muiTableBodyCellProps: ({ row }) => ({
      className: edits.get(String(row.original[screen.key])) ? 'list-actions is-edited' : 'list-actions',
    }),
  };
}
