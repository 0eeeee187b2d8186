import { type CellRenderer, renderCell } from '../cells/index.ts';
import { t } from '../i18n/t.ts';
import type { Action, Column, ListScreen } from '../model.ts';
import { sortField } from './list-input.ts';
import { type TableWidths, tableWidths } from './table-widths.ts';

/** A column with everything resolved that is the same for all rows. */
export interface ColumnPlan {
  readonly column: Column;
  readonly label: string;
  readonly render: CellRenderer;
  readonly className: string;
  readonly sort?: string;
}

export interface ListPlan {
  readonly screen: ListScreen;
  readonly columns: readonly ColumnPlan[];
  /** May still depend on the row (`when`, `enabled`). */
  readonly actions: readonly Action[];
  readonly widths: TableWidths;
}

/** Numbers read from the right. */
const AT_END = ['number', 'money'];

/**
 * Resolves cells, labels and widths once; made anew when the language changes.
 * `actions` are those of the row that this account may use, whatever the row.
 */
export function planList(screen: ListScreen, actions: readonly Action[]): ListPlan {
  const head = cardHead(screen.columns);
  const columns = screen.columns.map((column): ColumnPlan => {
    const sort = sortField(screen, column);
    return {
      column,
      label: t(column.label),
      render: renderCell(column, screen.file),
      className: className(column, column === head),
      ...(sort && { sort }),
    };
  });
  const labels = columns.map(({ label }) => label);
  const sortable = columns.map(({ sort }) => sort !== undefined);
  const widths = tableWidths(screen.columns, labels, sortable, actions, (action) => t(action.label));
  return { screen, columns, actions, widths };
}

function className(column: Column, isHead: boolean): string {
  const align = column.align ?? (AT_END.includes(column.cell) ? 'end' : 'start');
  return [`p${column.priority}`, `at-${align}`, isHead ? 'card-head' : '', `is-${column.cell}`]
    .filter(Boolean)
    .join(' ');
}

/** The column that heads the card on a narrow screen: the first words of priority 1, else its first column. */
function cardHead(columns: readonly Column[]): Column | undefined {
  const first = columns.filter(({ priority }) => priority === 1);
  return first.find(({ cell }) => cell === 'text') ?? first[0] ?? columns[0];
}
