import {
  CELL_PADDING,
  cellPadding,
  HEAD_LETTER,
  HEAD_SPARE,
  longestWord,
  textWidth,
  usualValue,
} from '../../../../core/column-widths.ts';
import type { Action, Column, Condition } from '../../../../core/model.ts';

/** The minimum width, px: with regular cells, and with the tight cells of a narrow table. */
interface Need {
  readonly width: number;
  readonly tight: number;
}

interface ColumnWidth extends Need {
  /** Its content wraps: it grows with the table from its tight width on. The others have no use for more than their content. */
  readonly wraps: boolean;
  /** Share of the remaining width, of 1; absent: fixed width. */
  readonly share?: number;
  /** Maximum share of the table in percent. */
  readonly most?: number;
}

/** Column widths of a table. */
interface TableWidths {
  /** One per column; undefined: takes the rest. */
  readonly columns: readonly (ColumnWidth | undefined)[];
  readonly actions: Need;
  /** Width of the whole table; `least`: without the columns that give way; `wrapping`: what its wrapping columns take more. */
  readonly all: Need & { readonly least: number; readonly wrapping: number };
}

/** What the widths follow from. */
export interface WidthInput {
  readonly columns: readonly Column[];
  /** The translated headers, one per column. */
  readonly labels: readonly string[];
  readonly sortable: readonly boolean[];
  readonly actions: readonly Action[];
  /** The translated header of the actions. */
  readonly actionsLabel: string;
  /** Before the first column, px. */
  readonly leadingWidth: number;
}

/** The widest content of the rows shown so far, without padding; px, 0 where nothing is known. */
export interface ContentWidths {
  readonly columns: readonly number[];
  readonly actions: number;
}

const SORT_MARK = 18;
export const BADGE_DOT = 14;
/** Reserve for declared words with wide letters. */
const BADGE_SPARE = 8;
export const BUTTON_PADDING = 16;
/** Buttons are never cut: reserve for short words with wide letters. */
const BUTTON_SPARE = 6;
export const MENU_BUTTON = 30;
const LEAST_FREE = { 1: 208, 2: 136, 3: 112 } as const;
const LEAST_TIGHT = { 1: 152, 2: 112, 3: 104 } as const;
/** A text of so many lines takes them before others are out of sight. */
const MANY_LINES = 4;
/** The width beyond which a name or a code wraps, px. */
const MOST_NAME = 260;
const MOST_CODE = 340;
/** How much less padding a tight cell has, both sides together; px. */
export const TIGHTER = CELL_PADDING.width - CELL_PADDING.tight;
/** Weight of a flexible column when the remaining width is shared. */
const WEIGHT = { 1: 3, 2: 2, 3: 1.4 } as const;
/** Maximum width of a column beside one with long text; percent. */
const MOST_BESIDE_LONG = 20;
/** The width of a column before its rows are there; px. */
const BY_CELL: Readonly<Record<string, number>> = {
  id: 72,
  number: 112,
  money: 140,
  date: 112,
  'date-time': 156,
};

/** Width of a checkbox before the first column; px. */
export const PICK_WIDTH = 36;

/** `say` translates cells and buttons. Without `content` the widths are those of the columns' types. */
export function tableWidths(
  { columns, labels, sortable, actions, actionsLabel, leadingWidth }: WidthInput,
  say: Say,
  content?: ContentWidths,
): TableWidths {
  const needs = columns.map((column, columnIndex) => {
    const label = labels[columnIndex] ?? '';
    const spare = CELL_PADDING.width + HEAD_SPARE + (sortable[columnIndex] ? SORT_MARK : 0);
    const head = textWidth(label, HEAD_LETTER) + spare;
    // Headings of several words wrap to two lines where there is little room.
    const word = longestWord(label) + spare;
    return columnNeed(column, { head, word, measured: content?.columns[columnIndex] ?? 0 }, say);
  });
  // No row may offer a button; the header stands there all the same.
  const head = longestWord(actionsLabel) + HEAD_SPARE;
  const buttons = Math.max(head, content?.actions || buttonsWidth(actions, say));
  const action = actions.length === 0 ? { width: 0, tight: 0 } : padded(buttons, CELL_PADDING);
  const tableNeed = [...needs, action].reduce(
    (sum, need) => ({ width: sum.width + need.width, tight: sum.tight + need.tight }),
    { width: leadingWidth, tight: leadingWidth },
  );
  const gives = columns.map(givesWay);
  const ours = needs.reduce((sum, { tight }, columnIndex) => sum + (gives[columnIndex] ? tight : 0), 0);
  const wrapping = needs.reduce((sum, need) => sum + (need.wraps ? enough(need) - need.tight : 0), 0);
  return {
    columns: columnWidths(columns, needs),
    actions: action,
    all: { ...tableNeed, least: tableNeed.tight - ours, wrapping },
  };
}

/** A column beyond the stated contract is left out before the table scrolls sideways. */
export const givesWay = ({ extension, priority }: Column): boolean =>
  extension !== undefined && priority === 3;

type Say = (text: string) => string;

/** What a column's need follows from, px: its header, the longest word of it, and its widest content. */
interface Widths {
  readonly head: number;
  readonly word: number;
  readonly measured: number;
}

interface ColumnNeed extends Pick<ColumnWidth, 'width' | 'tight' | 'wraps'> {
  /** It takes no share of the remaining width. */
  readonly isFixed: boolean;
}

/** A column of values that are never cut takes what they need, and a declared width where there is room. */
function columnNeed(column: Column, { head, word, measured }: Widths, say: Say): ColumnNeed {
  const usual = usualValue(column) ?? widthByOptions(column, say);
  const least =
    column.width ??
    Math.max(usual === undefined ? LEAST_FREE[column.priority] : (BY_CELL[column.cell] ?? 0), head);
  if (usual === undefined) {
    const isTall = Number(column.options?.lines) >= MANY_LINES;
    const tightest = column.width ? column.width - TIGHTER : LEAST_TIGHT[isTall ? 3 : column.priority];
    const content = measured ? measured + CELL_PADDING.tight : tightest;
    const tight = Math.max(word - TIGHTER, Math.min(tightest, content));
    const width = Math.max(least, word, Math.min(MOST_NAME, measured + CELL_PADDING.width));
    return { width, tight, wraps: true, isFixed: column.width !== undefined };
  }
  const content = measured ? Math.min(measured, column.cell === 'text' ? MOST_CODE : measured) : usual;
  const need = padded(content, cellPadding(column));
  const wrapped = wrappedWords(column, say);
  const tight = Math.min(need.tight, wrapped);
  return {
    width: Math.max(least, need.width, word),
    tight: Math.max(tight, word - TIGHTER),
    wraps: wrapped < need.tight,
    isFixed: true,
  };
}

/** What declared words need that wrap to the declared width of their column: never less than the longest of them. */
function wrappedWords({ cell, width, choices = [] }: Column, say: Say): number {
  if (cell !== 'choice' || width === undefined) return Number.POSITIVE_INFINITY;
  const words = choices.flatMap(({ label }) => say(label).split(/\s+/));
  return Math.max(width - TIGHTER, badgesWidth(words) + CELL_PADDING.tight);
}

const padded = (content: number, padding: Need): Need => ({
  width: Math.ceil(content + padding.width),
  tight: Math.ceil(content + padding.tight),
});

/** Columns without a fixed width share the remaining width by priority; the free one takes the rest. */
function columnWidths(columns: readonly Column[], needs: readonly ColumnNeed[]): TableWidths['columns'] {
  const isOpen = (columnIndex: number) => needs[columnIndex]?.isFixed === false;
  const free = freeColumn(columns, isOpen);
  const open = columns.filter((_, columnIndex) => isOpen(columnIndex));
  const weights = open.reduce((sum, { priority }) => sum + WEIGHT[priority], 0);
  const most = isLong(columns[free]) ? { most: MOST_BESIDE_LONG } : {};
  return columns.map(({ priority }, columnIndex) => {
    const need = needs[columnIndex];
    if (columnIndex === free || !need) return undefined;
    const { isFixed, ...own } = need;
    if (isFixed) return own;
    return { ...own, share: Math.round((100 * WEIGHT[priority]) / weights) / 100, ...most };
  });
}

/** The content of a column of pictures or of declared words, px. */
function widthByOptions({ cell, options = {}, choices = [] }: Column, say: Say): number | undefined {
  if (cell === 'image') return Number(options.width ?? 40);
  if (cell === 'choice') return badgesWidth(choices.map(({ label }) => say(label)));
  if (cell === 'active') {
    return badgesWidth([say(String(options.on ?? 'Active')), say(String(options.off ?? 'Inactive'))]);
  }
  return undefined;
}

/** The widest of the texts that a column can show. */
function badgesWidth(labels: readonly string[]): number {
  return Math.max(64, ...labels.map((label) => textWidth(label) + BADGE_DOT + BADGE_SPARE));
}

/** Multi-line text, which uses any width. */
function isLong(column: Column | undefined): boolean {
  return column?.cell === 'long-text' || (column?.cell === 'text' && column.options?.lines !== undefined);
}

/** One column must be flexible, else all widths are stretched: the last long text, else the most important column. */
function freeColumn(columns: readonly Column[], isOpen: (columnIndex: number) => boolean): number {
  const long = columns.findLastIndex((column, columnIndex) => isLong(column) && isOpen(columnIndex));
  if (long >= 0) return long;
  const open = columns.findIndex(({ priority }, columnIndex) => priority === 1 && isOpen(columnIndex));
  if (open >= 0) return open;
  const anyOpen = columns.findIndex((_, columnIndex) => isOpen(columnIndex));
  return anyOpen >= 0 ? anyOpen : columns.length - 1;
}

/** The width of the most buttons that one row can show: conditions on one field are judged together. */
function buttonsWidth(actions: readonly Action[], say: Say): number {
  let sumOfButtons = actions.some(({ place }) => place === 'menu') ? MENU_BUTTON : 0;
  const byField = new Map<string, { readonly test: OneField; readonly width: number }[]>();
  for (const { place, label, when } of actions) {
    if (place === 'menu') continue;
    const width = textWidth(say(label)) + BUTTON_PADDING + BUTTON_SPARE;
    const test = oneField(when);
    if (test) byField.set(test.field, [...(byField.get(test.field) ?? []), { test, width }]);
    else sumOfButtons += width;
  }
  for (const buttons of byField.values()) {
    const values = new Set<unknown>([undefined, ...buttons.flatMap(({ test }) => test.values)]);
    const sums = [...values].map((value) =>
      buttons.reduce(
        (sum, { test, width }) => sum + (test.values.includes(value) !== test.not ? width : 0),
        0,
      ),
    );
    sumOfButtons += Math.max(...sums);
  }
  return sumOfButtons;
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
  // Each of them holds, and the last is the row's own.
  if ('all' in when) return when.all.map(oneField).findLast((test) => test && !test.not);
  if (!('field' in when)) return undefined;
  if ('is' in when) return { field: when.field, values: [when.is], not: false };
  return 'in' in when ? { field: when.field, values: when.in, not: false } : undefined;
}

/** The field that decides between mutually exclusive conditions; else undefined. */
export function exclusive(when: Condition | undefined): string | undefined {
  return when && 'field' in when && 'is' in when ? `when ${when.field}` : undefined;
}

/** Column widths as CSS, calculated by the browser for any container width. */
export interface CssWidths {
  readonly columns: readonly (string | undefined)[];
  readonly actions: string;
  /** Below `width` the cells are tight, below `tight` columns give way, below `least` the table scrolls sideways; px. */
  readonly all: TableWidths['all'];
}

export function widthCss({ columns, actions, all: tableNeed }: TableWidths): CssWidths {
  return {
    columns: columns.map((column) => column && columnCss(column, tableNeed)),
    actions: tightCss(actions),
    all: tableNeed,
  };
}

/** Of what the table has beyond its tight width, names take their part first, then what needs no more than its heading. */
function columnCss({ share, most, wraps, ...need }: ColumnWidth, tableNeed: CssWidths['all']): string {
  const { width: full, tight, wrapping } = tableNeed;
  const own = wraps
    ? wrappingCss(need, tight, wrapping)
    : growingCss(need, tight + wrapping, full - tight - wrapping);
  if (share === undefined) return own;
  const width = `${own} + ${share} * max(0px, 100cqi - ${full}px)`;
  return most === undefined ? `calc(${width})` : `max(${own}, min(${most}cqi, ${width}))`;
}

/** What shows its content whole while cells are tight. */
const enough = ({ width, tight }: Need) => Math.max(tight, width - TIGHTER);

/** As much as tight cells need; the rest is padding. */
function wrappingCss(need: Need, from: number, span: number): string {
  const whole = enough(need);
  const grown = growingCss({ ...need, width: whole }, from, span);
  return whole === need.width ? grown : `calc(${grown} + ${need.width - whole}px * (1 - var(--tight, 0)))`;
}

/** `--tight` is 1 when cells are tight, else unset. */
function tightCss({ width, tight }: Need): string {
  return width === tight ? `${width}px` : `calc(${width}px - ${width - tight}px * var(--tight, 0))`;
}

/** Tight up to a table of `from` px, and `span` px later with all that it needs. */
function growingCss({ width, tight }: Need, from: number, span: number): string {
  if (width === tight) return `${width}px`;
  const part = (width - tight) / span;
  const start = Math.round(tight - part * from);
  return `clamp(${tight}px, ${start}px + ${(100 * part).toFixed(2)}cqi, ${width}px)`;
}
