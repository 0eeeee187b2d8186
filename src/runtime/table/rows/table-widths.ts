import type { Action, Column, Condition } from '../../../../core/model.ts';

/** The minimum width, px: with regular cells, and with the tight cells of a narrow table. */
interface Need {
  readonly width: number;
  readonly tight: number;
}

interface ColumnWidth extends Need {
  /** Share of the remaining width, of 1; absent: fixed width. */
  readonly share?: number;
  /** Maximum share of the table in percent. */
  readonly most?: number;
}

/** Column widths of a table, stable across pages. */
interface TableWidths {
  /** One per column; undefined: takes the rest. */
  readonly columns: readonly (ColumnWidth | undefined)[];
  readonly actions: Need;
  /** Width of the whole table. */
  readonly all: Need;
}

/** Estimated character width in rows and headers, and the cell padding; px. */
const LETTER = 7.7;
const HEAD_LETTER = 6.8;
const PADDING = 24;
/** Reserve for short headers with wide letters, and for a fallback font. */
const HEAD_SPARE = 4;
const SORT_MARK = 18;
const BADGE_DOT = 18;
/** Declared words are never cut: reserve for wide letters. */
const BADGE_SPARE = 4;
const BUTTON_PADDING = 16;
/** Buttons are never cut: reserve for short words with wide letters. */
const BUTTON_SPARE = 6;
const MENU_BUTTON = 30;
const LEAST_FREE = { 1: 208, 2: 136, 3: 112 } as const;
const LEAST_TIGHT = { 1: 152, 2: 104, 3: 96 } as const;
/** How much less padding a tight cell has, both sides together; px. */
export const TIGHTER = 8;
/** Weight of a flexible column when the remaining width is shared. */
const WEIGHT = { 1: 3, 2: 2, 3: 1.4 } as const;
/** Maximum width of a column beside one with long text; percent. */
const MOST_BESIDE_LONG = 20;
const BY_CELL: Readonly<Record<string, number>> = {
  id: 72,
  number: 112,
  money: 140,
  date: 112,
  'date-time': 152,
};

/** Width of a checkbox before the first column; px. */
export const PICK_WIDTH = 40;

/** `labels`: the translated headers; `say` translates cells and buttons; `leadingWidth`: before the first column, px. */
export function tableWidths(
  columns: readonly Column[],
  labels: readonly string[],
  sortable: readonly boolean[],
  actions: readonly Action[],
  say: (text: string) => string,
  leadingWidth = 0,
): TableWidths {
  const measureSpare = (columnIndex: number) =>
    PADDING + HEAD_SPARE + (sortable[columnIndex] ? SORT_MARK : 0);
  const heads = labels.map((label, columnIndex) => textWidth(label, HEAD_LETTER) + measureSpare(columnIndex));
  const words = labels.map((label, columnIndex) => longestWord(label) + measureSpare(columnIndex));
  const widthOf = (column: Column, columnIndex: number, headings: readonly number[]) =>
    column.width
      ? declaredWidth(column, words[columnIndex] ?? 0, say)
      : fixedWidth(column, headings[columnIndex] ?? 0, say);
  const fixed = columns.map((column, columnIndex) => widthOf(column, columnIndex, heads));
  const needs = columns.map((column, columnIndex): Need => {
    const { priority } = column;
    const width = fixed[columnIndex] ?? Math.max(LEAST_FREE[priority], heads[columnIndex] ?? 0);
    // Headers of several words then wrap to two lines.
    const tight =
      (widthOf(column, columnIndex, words) ??
        Math.max(LEAST_TIGHT[priority] + TIGHTER, words[columnIndex] ?? 0)) - TIGHTER;
    return { width, tight };
  });
  const buttons = actions.length === 0 ? 0 : actionsWidth(actions, say);
  const action = { width: buttons, tight: Math.max(0, buttons - TIGHTER) };
  const tableNeed = [...needs, action].reduce(
    (sum, need) => ({ width: sum.width + need.width, tight: sum.tight + need.tight }),
    { width: leadingWidth, tight: leadingWidth },
  );
  return { columns: columnWidths(columns, fixed, needs), actions: action, all: tableNeed };
}

/** Columns without a fixed width share the remaining width by priority; the free one takes the rest. */
function columnWidths(
  columns: readonly Column[],
  fixed: readonly (number | undefined)[],
  needs: readonly Need[],
): TableWidths['columns'] {
  const free = freeColumn(columns, fixed);
  const open = columns.filter((_, columnIndex) => fixed[columnIndex] === undefined);
  const weights = open.reduce((sum, { priority }) => sum + WEIGHT[priority], 0);
  const most = isLong(columns[free]) ? { most: MOST_BESIDE_LONG } : {};
  return columns.map(({ priority }, columnIndex) => {
    const need = needs[columnIndex];
    if (columnIndex === free || !need) return undefined;
    if (fixed[columnIndex] !== undefined) return need;
    return { ...need, share: Math.round((100 * WEIGHT[priority]) / weights) / 100, ...most };
  });
}

/** A translated header may be too wide: it wraps between words, never within one. */
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

/** The widest of the texts that a column can show. */
function badgesWidth(labels: readonly string[]): number {
  return Math.max(64, ...labels.map((label) => textWidth(label) + BADGE_DOT + BADGE_SPARE)) + PADDING;
}

/** Multi-line text, which uses any width. */
function isLong(column: Column | undefined): boolean {
  return column?.cell === 'long-text' || (column?.cell === 'text' && column.options?.lines !== undefined);
}

/** One column must be flexible, else all widths are stretched: the last long text, else the most important column. */
function freeColumn(columns: readonly Column[], fixed: readonly (number | undefined)[]): number {
  const long = columns.findLastIndex(
    (column, columnIndex) => isLong(column) && fixed[columnIndex] === undefined,
  );
  if (long >= 0) return long;
  const open = columns.findIndex(
    ({ priority }, columnIndex) => priority === 1 && fixed[columnIndex] === undefined,
  );
  if (open >= 0) return open;
  const anyOpen = fixed.indexOf(undefined);
  return anyOpen >= 0 ? anyOpen : columns.length - 1;
}

/** The width of the most buttons that one row can show: conditions on one field are judged together. */
function actionsWidth(actions: readonly Action[], say: Say): number {
  let buttonsWidth = actions.some(({ place }) => place === 'menu') ? MENU_BUTTON : 0;
  const byField = new Map<string, { readonly test: OneField; readonly width: number }[]>();
  for (const { place, label, when } of actions) {
    if (place === 'menu') continue;
    const width = textWidth(say(label)) + BUTTON_PADDING + BUTTON_SPARE;
    const test = oneField(when);
    if (test) byField.set(test.field, [...(byField.get(test.field) ?? []), { test, width }]);
    else buttonsWidth += width;
  }
  for (const buttons of byField.values()) {
    const values = new Set<unknown>([undefined, ...buttons.flatMap(({ test }) => test.values)]);
    const sums = [...values].map((value) =>
      buttons.reduce(
        (sum, { test, width }) => sum + (test.values.includes(value) !== test.not ? width : 0),
        0,
      ),
    );
    buttonsWidth += Math.max(...sums);
  }
  return Math.ceil(buttonsWidth + PADDING);
}

/** A condition that holds for some values of a field or, with `not`, for all others. */
interface OneField {
  readonly field: string;
  readonly values: readonly unknown[];
  readonly not: boolean;
}

function oneField(when: Condition | undefined): OneField | undefined {
  if (!when) return undefined;
  if ('not' in when) {
    const test = oneField(when.not);
    return test && { ...test, not: !test.not };
  }
  if (!('field' in when)) return undefined;
  if ('is' in when) return { field: when.field, values: [when.is], not: false };
  return 'in' in when ? { field: when.field, values: when.in, not: false } : undefined;
}

/** The field that decides between mutually exclusive conditions; else undefined. */
export function exclusive(when: Condition | undefined): string | undefined {
  return when && 'field' in when && 'is' in when ? `when ${when.field}` : undefined;
}

/** An estimate without measuring: East Asian characters count twice. */
function textWidth(text: string, letter = LETTER): number {
  let letters = 0;
  for (const character of text) letters += (character.codePointAt(0) ?? 0) > 0x2e7f ? 2 : 1;
  return Math.ceil(letters * letter);
}

/** Column widths as CSS, calculated by the browser for any container width. */
export interface CssWidths {
  readonly columns: readonly (string | undefined)[];
  readonly actions: string;
  /** Below `width` the cells are tight, below `tight` the table scrolls sideways; px. */
  readonly all: Need;
}

export function widthCss({ columns, actions, all: tableNeed }: TableWidths): CssWidths {
  return {
    columns: columns.map((column) => column && columnCss(column, tableNeed)),
    actions: css(actions),
    all: tableNeed,
  };
}

function columnCss({ share, most, ...need }: ColumnWidth, tableNeed: Need): string {
  if (share === undefined) return css(need);
  const width = `${css(need)} + ${share} * max(0px, 100cqi - ${css(tableNeed)})`;
  return most === undefined ? `calc(${width})` : `max(${css(need)}, min(${most}cqi, ${width}))`;
}

/** `--tight` is 1 when cells are tight, else unset. */
function css({ width, tight }: Need): string {
  return width === tight ? `${width}px` : `calc(${width}px - ${width - tight}px * var(--tight, 0))`;
}
