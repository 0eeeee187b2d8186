import type { Action, Column, ListScreen } from '../../../../core/model.ts';
import { t } from '../../base/i18n/t.ts';
import { type CellRenderer, renderCell } from '../../cells/index.ts';
import { cardHead } from '../state/chosen-columns.ts';
import { sortField } from '../state/list-input.ts';
import { type CssWidths, PICK_WIDTH, tableWidths, widthCss } from './table-widths.ts';

/** A column with everything resolved that is the same for all rows. */
export interface ColumnPlan {
  readonly column: Column;
  readonly label: string;
  readonly render: CellRenderer;
  readonly className: string;
  readonly sort?: string;
}

/** The input of a table of rows, for a list or a section of a record. */
export interface RowPlan {
  readonly columns: readonly ColumnPlan[];
  /** `when` and `enabled` are still evaluated per row. */
  readonly actions: readonly Action[];
  readonly actionsLabel: string;
  readonly widths: CssWidths;
  /** Rows have a checkbox before their first cell, labelled by the card's title. */
  readonly rowSelection?: { readonly head: string };
}

export interface ListPlan extends RowPlan {
  readonly screen: ListScreen;
}

/** Numbers are aligned right. */
const AT_END = ['number', 'money'];

/** Resolves cells, labels and widths once, and when the language changes. `actions`: those of this account. */
export function planList(
  screen: ListScreen,
  actions: readonly Action[],
  columns: readonly Column[] = screen.columns,
  selectable = false,
): ListPlan {
  const label = t(screen.actionsLabel ?? 'Action');
  const sortOf = (column: Column) => sortField(screen, column);
  const plan = planRows(columns, actions, screen.file, label, sortOf, selectable ? PICK_WIDTH : 0);
  if (!selectable) return { ...plan, screen };
  const head = cardHead(columns)?.path ?? screen.key;
  return { ...plan, screen, rowSelection: { head } };
}

/** The same for any rows; `place` is the declaration path for error messages, `before` the width before the columns in px. */
export function planRows(
  declared: readonly Column[],
  actions: readonly Action[],
  place: string,
  actionsLabel: string,
  sortOf: (column: Column) => string | undefined = () => undefined,
  leadingWidth = 0,
): RowPlan {
  const head = cardHead(declared);
  const side = declared.find(
    (moneyColumn) => moneyColumn.cell === 'money' && moneyColumn.priority === 1 && moneyColumn !== head,
  );
  const columns = declared.map((column): ColumnPlan => {
    const sort = sortOf(column);
    return {
      column,
      label: t(column.label),
      render: renderCell(isCompared(column) ? { ...column, cell: 'long-text' } : column, place),
      className: className(column, column === head ? 'card-head' : column === side ? 'at-side' : ''),
      ...(sort && { sort }),
    };
  });
  const labels = columns.map(({ label }) => label);
  const sortable = columns.map(({ sort }) => sort !== undefined);
  const widths = widthCss(tableWidths(declared, labels, sortable, actions, (text) => t(text), leadingWidth));
  return { columns, actions, actionsLabel, widths };
}

/** A text beside the present one, which it would replace, is never cut. */
const isCompared = ({ current, cell }: Column) => current !== undefined && cell === 'text';

/** `part`: its part of a card. */
function className(column: Column, part: string): string {
  const align = column.align ?? (AT_END.includes(column.cell) ? 'end' : 'start');
  // A card keeps what would replace a present value.
  const priority = column.current === undefined ? column.priority : Math.min(column.priority, 2);
  return [`p${priority}`, `at-${align}`, part, `is-${column.cell}`].filter(Boolean).join(' ');
}
