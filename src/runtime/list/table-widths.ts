import type { Action, Column, Condition } from '../model.ts';

/** Widths of a table whose columns do not move from page to page; px except `columns`, which is CSS. */
export interface TableWidths {
  /** One per column; undefined: shares what is left. */
  readonly columns: readonly (string | undefined)[];
  readonly actions: number;
  /** The least width at which all columns fit, those up to priority 2, and those of priority 1 alone. */
  readonly least: { readonly all: number; readonly two: number; readonly one: number };
}

/** Average advance of a letter at the table's text size, and the padding of a cell; px. */
const LETTER = 7;
const PADDING = 24;
const SORT_MARK = 18;
const BUTTON_PADDING = 20;
const MENU_BUTTON = 36;
const LEAST_FREE = { 1: 184, 2: 136, 3: 112 } as const;
const SHARE = { 2: '14%', 3: '11%' } as const;

const BY_CELL: Readonly<Record<string, number>> = {
  id: 72,
  number: 104,
  money: 128,
  date: 112,
  'date-time': 152,
  active: 104,
};

/** `labels` are the translated headings, in the order of the columns. */
export function tableWidths(
  columns: readonly Column[],
  labels: readonly string[],
  sortable: readonly boolean[],
  actions: readonly Action[],
  actionLabel: (action: Action) => string,
): TableWidths {
  const heads = labels.map((label, at) => textWidth(label) + PADDING + (sortable[at] ? SORT_MARK : 0));
  const fixed = columns.map((column, at) => fixedWidth(column, heads[at] ?? 0));
  const free = freeColumn(columns, fixed);
  const least = columns.map(
    (column, at) => fixed[at] ?? Math.max(LEAST_FREE[column.priority], heads[at] ?? 0),
  );
  const actionWidth = actions.length === 0 ? 0 : actionsWidth(actions, actionLabel);
  const sum = (upTo: number) =>
    columns.reduce(
      (total, { priority }, at) => total + (priority <= upTo ? (least[at] ?? 0) : 0),
      actionWidth,
    );
  return {
    columns: columns.map((column, at) => cssWidth(column, fixed[at], at === free)),
    actions: actionWidth,
    least: { all: sum(3), two: sum(2), one: sum(1) },
  };
}

function cssWidth({ priority }: Column, fixed: number | undefined, isFree: boolean): string | undefined {
  if (isFree) return undefined;
  if (fixed !== undefined) return `${fixed}px`;
  return priority === 1 ? undefined : SHARE[priority];
}

function fixedWidth(column: Column, head: number): number | undefined {
  if (column.width) return column.width;
  const usual = BY_CELL[column.cell] ?? widthByOptions(column);
  return usual === undefined ? undefined : Math.max(usual, head);
}

function widthByOptions({ cell, options = {} }: Column): number | undefined {
  if (cell === 'image') return Number(options.width ?? 40) + PADDING;
  if (cell === 'choice') {
    const labels = Object.values((options.choices ?? {}) as Record<string, { label: string }>);
    return Math.max(64, ...labels.map(({ label }) => textWidth(label) + 14)) + PADDING;
  }
  return cell === 'text' && options.mono ? 132 : undefined;
}

/** One column must take what is left, else every width would be stretched. */
function freeColumn(columns: readonly Column[], fixed: readonly (number | undefined)[]): number {
  const open = columns.findIndex(({ priority }, at) => priority === 1 && fixed[at] === undefined);
  if (open >= 0) return open;
  const anyOpen = fixed.indexOf(undefined);
  return anyOpen >= 0 ? anyOpen : columns.length - 1;
}

/** Visible buttons side by side; those that exclude each other by the value of one field share a place. */
function actionsWidth(actions: readonly Action[], label: (action: Action) => string): number {
  const places = new Map<string, number>();
  for (const action of actions) {
    if (action.place === 'menu') continue;
    const place = exclusive(action.when) ?? action.id;
    places.set(place, Math.max(places.get(place) ?? 0, textWidth(label(action)) + BUTTON_PADDING));
  }
  const menu = actions.some(({ place }) => place === 'menu') ? MENU_BUTTON : 0;
  return Math.ceil([...places.values()].reduce((sum, width) => sum + width, menu) + PADDING);
}

function exclusive(when: Condition | undefined): string | undefined {
  return when && 'field' in when && 'is' in when ? `when ${when.field}` : undefined;
}

/** An estimate, so that nothing has to be measured: letters of the Far East are twice as wide. */
function textWidth(text: string): number {
  let letters = 0;
  for (const letter of text) letters += (letter.codePointAt(0) ?? 0) > 0x2e7f ? 2 : 1;
  return Math.ceil(letters * LETTER);
}
