import { isAtEnd } from '../../../../core/column-widths.ts';
import type { Action, Column, ListScreen } from '../../../../core/model.ts';
import { t } from '../../base/i18n/t.ts';
import { type CellRenderer, isState, renderColumn } from '../../cells/index.ts';
import { cardHead } from '../state/chosen-columns.ts';
import { sortField } from '../state/list-input.ts';
import {
  type ContentWidths,
  type CssWidths,
  givesWay,
  PICK_WIDTH,
  tableWidths,
  widthCss,
} from './table-widths.ts';

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
  /** The widths of the table for this content; without one, those of the columns' types. */
  widthsFor(content?: ContentWidths): CssWidths;
  /** Rows have a checkbox before their first cell, labelled by the card's title. */
  readonly rowSelection?: { readonly head: string };
  /** By which its widths are kept for the next visit; absent: they are not. */
  readonly id?: string;
}

export interface ListPlan extends RowPlan {
  readonly screen: ListScreen;
}

/** Resolves cells, labels and widths once, and when the language changes. `actions`: those of this account. */
export function planList(
  screen: ListScreen,
  actions: readonly Action[],
  columns: readonly Column[] = screen.columns,
  { selectable = false, ...cards }: CardOptions & { readonly selectable?: boolean } = {},
): ListPlan {
  const label = t(screen.actionsLabel ?? 'Action');
  const sortOf = (column: Column) => sortField(screen, column);
  const leadingWidth = selectable ? PICK_WIDTH : 0;
  const plan = planRows(columns, actions, screen.file, label, { sortOf, leadingWidth, ...cards });
  const { id } = screen;
  if (!selectable) return { ...plan, screen, id };
  const head = cardHead(columns)?.path ?? screen.key;
  return { ...plan, screen, id, rowSelection: { head } };
}

interface CardOptions {
  /** A card shows every column: there is no choice of columns that would bring the others. */
  readonly wholeCards?: boolean;
  /** How the page around writes its dates. */
  readonly dates?: string | undefined;
}

interface RowOptions extends CardOptions {
  sortOf?(column: Column): string | undefined;
  /** The width before the columns, px. */
  readonly leadingWidth?: number;
}

/** The same for any rows; `place` is the declaration path for error messages. */
export function planRows(
  declared: readonly Column[],
  actions: readonly Action[],
  place: string,
  actionsLabel: string,
  { sortOf = () => undefined, leadingWidth = 0, wholeCards = false, dates }: RowOptions = {},
): RowPlan {
  const parts = cardParts(declared);
  const columns = declared.map((column, columnIndex): ColumnPlan => {
    const sort = sortOf(column);
    return {
      column,
      label: t(column.label),
      render: renderColumn(isCompared(column) ? { ...column, cell: 'long-text' } : column, place, dates),
      className: `${columnClass(columnIndex)} ${className(column, parts.get(column), wholeCards)}`,
      ...(sort && { sort }),
    };
  });
  const labels = columns.map(({ label }) => label);
  const sortable = columns.map(({ sort }) => sort !== undefined);
  const input = { columns: declared, labels, sortable, actions, actionsLabel, leadingWidth };
  const widthsFor = (content?: ContentWidths) => widthCss(tableWidths(input, (text) => t(text), content));
  return { columns, actions, actionsLabel, widthsFor };
}

/** A text beside the present one, which it would replace, is never cut. */
const isCompared = ({ current, cell }: Column) => current !== undefined && cell === 'text';

/** By which the styles of a table give a column its width. */
export const columnClass = (columnIndex: number): string => `column-${columnIndex}`;

/**
 * What the columns are on a card: the title with the first state beside it, or without one the amount; below it the name of what
 * only has a code; then the rest. These explain themselves; the others carry their label.
 */
function cardParts(columns: readonly Column[]): ReadonlyMap<Column | undefined, string> {
  const head = cardHead(columns);
  const others = columns.filter((column) => column !== head && column.priority < 3);
  const states = others.filter(isState);
  const amount = others.find(({ cell, priority }) => cell === 'money' && priority === 1);
  const side = states.find(({ priority }) => priority === 1) ?? amount;
  const isCode = head?.cell === 'text' && head.options?.mono;
  const name = isCode ? others.find(({ cell, options }) => cell === 'text' && !options?.mono) : undefined;
  const dates = others.filter(({ cell }) => cell === 'date' || cell === 'date-time');
  return new Map<Column | undefined, string>([
    ...states.map((state) => [state, 'bare'] as const),
    ...(dates.length === 1 ? dates : []).map((date) => [date, 'bare'] as const),
    [amount, 'card-amount bare'],
    [name, 'card-name bare'],
    [side, 'at-side bare'],
    [head, 'card-head bare'],
  ]);
}

/** `part`: its part of a card. */
function className(column: Column, part: string | undefined, wholeCards: boolean): string {
  const align = isAtEnd(column) ? 'end' : (column.align ?? 'start');
  // A card keeps what would replace a present value.
  const isKept = wholeCards || column.current !== undefined;
  const priority = isKept ? Math.min(column.priority, 2) : column.priority;
  const place = givesWay(column) ? 'gives-way' : '';
  return [`p${priority}`, `at-${align}`, part, `is-${column.cell}`, place].filter(Boolean).join(' ');
}
