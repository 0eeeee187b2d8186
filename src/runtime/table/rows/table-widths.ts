import type { Action, Column, Condition } from '../../model.ts';

/** Widths of a table whose columns do not move from page to page; px except `columns`, which is CSS. */
export interface TableWidths {
  /** One per column; undefined: shares what is left. */
  readonly columns: readonly (string | undefined)[];
  readonly actions: number;
  /** The least width at which all columns fit. */
  readonly least: number;
  /** The columns that are let go, one after the other, as the table's place gets narrower. */
  readonly drops: readonly Drop[];
}

export interface Drop {
  /** Index of the column. */
  readonly column: number;
  /** It goes when the place is narrower than this. */
  readonly below: number;
  /** The least width of what is left. */
  readonly least: number;
}

/** Generous advance of a letter in a row and in a heading, and the padding of a cell; px. */
const LETTER = 7.7;
const HEAD_LETTER = 6.8;
const PADDING = 24;
/** Short headings of wide letters, and a font that is not there yet. */
const HEAD_SPARE = 4;
const SORT_MARK = 18;
const BADGE_DOT = 18;
/** A declared word is never cut: room for letters wider than the usual ones. */
const BADGE_SPARE = 4;
const BUTTON_PADDING = 16;
/** Short words of wide letters: a button is never cut. */
const BUTTON_SPARE = 6;
const MENU_BUTTON = 30;
const LEAST_FREE = { 1: 208, 2: 136, 3: 112 } as const;
/** How much of what the fixed columns leave an open one gets, against the others. */
const WEIGHT = { 1: 3, 2: 2, 3: 1.4 } as const;
/** The most that a column gets beside one with long text; percent. */
const MOST_BESIDE_LONG = 20;
/** A usual width of a table: shares are percentages of the whole, so what the fixed columns take is estimated. */
const USUAL = 1150;

const BY_CELL: Readonly<Record<string, number>> = {
  id: 72,
  number: 112,
  money: 140,
  date: 112,
  'date-time': 152,
};

/** Room of a checkbox before the first column; px. */
export const PICK_WIDTH = 40;

/** The same with a checkbox before the first column. */
export function withSelectionColumn({ least, drops, ...rest }: TableWidths): TableWidths {
  const moved = drops.map((drop) => ({
    column: drop.column + 1,
    below: drop.below + PICK_WIDTH,
    least: drop.least + PICK_WIDTH,
  }));
  return { ...rest, least: least + PICK_WIDTH, drops: moved };
}

/** `labels` are the translated headings, in the order of the columns; `say` translates what the cells and buttons say. */
export function tableWidths(
  columns: readonly Column[],
  labels: readonly string[],
  sortable: readonly boolean[],
  actions: readonly Action[],
  say: (text: string) => string,
): TableWidths {
  const around = (at: number) => PADDING + HEAD_SPARE + (sortable[at] ? SORT_MARK : 0);
  const heads = labels.map((label, at) => textWidth(label, HEAD_LETTER) + around(at));
  const words = labels.map((label, at) => longestWord(label) + around(at));
  const fixed = columns.map((column, at) =>
    column.width ? declaredWidth(column, words[at] ?? 0, say) : fixedWidth(column, heads[at] ?? 0, say),
  );
  const least = columns.map(
    (column, at) => fixed[at] ?? Math.max(LEAST_FREE[column.priority], heads[at] ?? 0),
  );
  const actionWidth = actions.length === 0 ? 0 : actionsWidth(actions, say);
  const all = least.reduce((sum, width) => sum + width, actionWidth);
  return {
    columns: cssWidths(columns, fixed, actionWidth),
    actions: actionWidth,
    least: all,
    drops: dropsOf(columns, least, all),
  };
}

/** Priority 3 goes first, then 2, each from the last column to the first; priority 1 stays. */
function dropsOf(columns: readonly Column[], least: readonly number[], all: number): readonly Drop[] {
  const order = columns
    .map(({ priority }, column) => ({ priority, column }))
    .filter(({ priority }) => priority > 1)
    .sort((a, b) => b.priority - a.priority || b.column - a.column);
  let left = all;
  return order.map(({ column }) => {
    const below = left;
    left -= least[column] ?? 0;
    return { column, below, least: left };
  });
}

/** Fixed widths in px, the others in percent by priority; the free column takes what is left. */
function cssWidths(
  columns: readonly Column[],
  fixed: readonly (number | undefined)[],
  actions: number,
): readonly (string | undefined)[] {
  const free = freeColumn(columns, fixed);
  const taken = fixed.reduce<number>((sum, width) => sum + (width ?? 0), actions);
  const open = columns.filter((_, at) => fixed[at] === undefined);
  const weights = open.reduce((sum, { priority }) => sum + WEIGHT[priority], 0);
  const left = Math.max(0.2, 1 - taken / USUAL);
  const most = isLong(columns[free]) ? MOST_BESIDE_LONG : 100;
  return columns.map(({ priority }, at) => {
    if (at === free) return undefined;
    const width = fixed[at];
    if (width !== undefined) return `${width}px`;
    return `${Math.min(most, Math.round((left * 100 * WEIGHT[priority]) / weights))}%`;
  });
}

/** In another language it may be too narrow: a heading goes on in a second line, but never within a word. */
function declaredWidth(column: Column, word: number, say: Say): number {
  const badges = column.cell === 'choice' || column.cell === 'active' ? widthByOptions(column, say) : 0;
  return Math.max(column.width ?? 0, word, badges ?? 0);
}

function longestWord(label: string): number {
  return Math.max(...label.split(/\s+/).map((word) => textWidth(word, HEAD_LETTER)));
}

function fixedWidth(column: Column, head: number, say: Say): number | undefined {
  const usual = BY_CELL[column.cell] ?? widthByOptions(column, say);
  return usual === undefined ? undefined : Math.max(usual, head);
}

type Say = (text: string) => string;

function widthByOptions({ cell, options = {}, choices = [] }: Column, say: Say): number | undefined {
  if (cell === 'image') return Number(options.width ?? 40) + PADDING;
  if (cell === 'choice') return badgesWidth(choices.map(({ label }) => say(label)));
  if (cell === 'active') {
    return badgesWidth([say(String(options.on ?? 'Active')), say(String(options.off ?? 'Inactive'))]);
  }
  return cell === 'text' && options.mono ? 124 : undefined;
}

/** The widest of the few words that a column can say. */
function badgesWidth(labels: readonly string[]): number {
  return Math.max(64, ...labels.map((label) => textWidth(label) + BADGE_DOT + BADGE_SPARE)) + PADDING;
}

/** Text of several lines, or cut after some: whatever its length, it can use the room. */
function isLong(column: Column | undefined): boolean {
  return column?.cell === 'long-text' || (column?.cell === 'text' && column.options?.lines !== undefined);
}

/** One column must take what is left, else every width would be stretched: the last long text, else the most important. */
function freeColumn(columns: readonly Column[], fixed: readonly (number | undefined)[]): number {
  const long = columns.findLastIndex((column, at) => isLong(column) && fixed[at] === undefined);
  if (long >= 0) return long;
  const open = columns.findIndex(({ priority }, at) => priority === 1 && fixed[at] === undefined);
  if (open >= 0) return open;
  const anyOpen = fixed.indexOf(undefined);
  return anyOpen >= 0 ? anyOpen : columns.length - 1;
}

/** Visible buttons side by side; those that exclude each other by the value of one field share a place. */
function actionsWidth(actions: readonly Action[], say: Say): number {
  const places = new Map<string, number>();
  for (const action of actions) {
    if (action.place === 'menu') continue;
    const place = exclusive(action.when) ?? action.id;
    places.set(
      place,
      Math.max(places.get(place) ?? 0, textWidth(say(action.label)) + BUTTON_PADDING + BUTTON_SPARE),
    );
  }
  const menu = actions.some(({ place }) => place === 'menu') ? MENU_BUTTON : 0;
  return Math.ceil([...places.values()].reduce((sum, width) => sum + width, menu) + PADDING);
}

/** Names the field whose value decides, the same for conditions of which only one can hold; else undefined. */
export function exclusive(when: Condition | undefined): string | undefined {
  return when && 'field' in when && 'is' in when ? `when ${when.field}` : undefined;
}

/** An estimate, so that nothing has to be measured: letters of the Far East are twice as wide. */
function textWidth(text: string, letter = LETTER): number {
  let letters = 0;
  for (const one of text) letters += (one.codePointAt(0) ?? 0) > 0x2e7f ? 2 : 1;
  return Math.ceil(letters * letter);
}
