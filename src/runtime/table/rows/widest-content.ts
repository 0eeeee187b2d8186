import { Store } from '../../base/store.ts';
import type { RowPlan } from './list-plan.ts';
import { BADGE_DOT, BUTTON_PADDING, type ContentWidths, MENU_BUTTON } from './table-widths.ts';

/** What the canvas and the text face may differ by, px. */
const SPARE = 3;

/**
 * The widest content of the rows of this table and of `before`, column by column; the same object where no row is wider. Texts
 * are measured with a canvas, which needs no layout; undefined where there is none, or no row.
 */
export function widestContent(
  body: HTMLTableSectionElement,
  plan: RowPlan,
  before?: ContentWidths,
): ContentWidths | undefined {
  const measure = textMeasure();
  if (!measure) return before;
  const rows = [...body.rows].filter((row) => !row.classList.contains('skeleton-row'));
  if (rows.length === 0) return before;
  const first = plan.rowSelection ? 1 : 0;
  const columns = plan.columns.map((_, columnIndex) =>
    Math.max(
      before?.columns[columnIndex] ?? 0,
      ...rows.map(({ cells }) => widestPart(cells[first + columnIndex], measure)),
    ),
  );
  const buttons = rows.map((row) => buttonsOf(row.querySelector('.list-actions'), measure));
  const actions = Math.max(before?.actions ?? 0, ...buttons);
  const isSame =
    actions === before?.actions && columns.every((width, index) => width === before?.columns[index]);
  return isSame ? before : { columns, actions };
}

type Measure = (text: string, element: Element) => number;

/** The parts of a cell stand below each other, or are one. */
function widestPart(cell: HTMLTableCellElement | undefined, measure: Measure): number {
  if (!cell || cell.querySelector('input, select')) return 0;
  const parts = [cell, ...cell.querySelectorAll('*')].map((element) => {
    const text = ownText(element);
    return text === '' ? 0 : measure(text, element) + (element.matches('.c-badge') ? BADGE_DOT : 0);
  });
  return Math.ceil(Math.max(...parts));
}

/** Buttons stand beside each other; one is as wide as the widest that may stand in its place. */
function buttonsOf(cell: Element | null, measure: Measure): number {
  const widths = [...(cell?.children ?? [])].map((button) => {
    if (button.matches('.more')) return MENU_BUTTON;
    const labels = [ownText(button), ...(button.getAttribute('data-rivals')?.split('\n') ?? [])];
    return Math.max(...labels.map((label) => measure(label, button))) + BUTTON_PADDING;
  });
  return Math.ceil(widths.reduce((sum, width) => sum + width, 0));
}

function ownText(element: Element): string {
  const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
  return texts.map(({ nodeValue }) => nodeValue ?? '').join('');
}

let canvas: CanvasRenderingContext2D | null | undefined;
const widths = new Map<string, number>();

/** Digits count as wide as a zero: those of the tables are all of one width, which a canvas does not know. */
function textMeasure(): Measure | undefined {
  if (canvas === undefined) {
    canvas =
      'CanvasRenderingContext2D' in globalThis ? document.createElement('canvas').getContext('2d') : null;
  }
  const context = canvas;
  if (!context) return undefined;
  const fonts = new Map<string, string>();
  return (text, element) => {
    const kind = `${element.tagName} ${element.className} ${element.parentElement?.tagName}`;
    let font = fonts.get(kind);
    if (font === undefined) {
      const { fontWeight, fontSize, fontFamily, letterSpacing } = getComputedStyle(element);
      font = `${letterSpacing} | ${fontWeight} ${fontSize} ${fontFamily}`;
      fonts.set(kind, font);
    }
    const name = `${font} ${text}`;
    const known = widths.get(name);
    if (known !== undefined) return known;
    const [spacing, face] = font.split(' | ');
    context.font = face ?? '';
    context.letterSpacing = spacing === 'normal' ? '0px' : (spacing ?? '0px');
    const width =
      context.measureText(text.replace(/\p{Nd}/gu, (digit) => (digit < '\u0080' ? '0' : digit))).width +
      SPARE;
    if (widths.size > MOST_KNOWN) widths.clear();
    widths.set(name, width);
    return width;
  };
}

const MOST_KNOWN = 5000;

/** Another value when faces have come: what was measured before was measured in others. */
export const facesLoaded = new Store<unknown>(0);
globalThis.document?.fonts?.addEventListener('loadingdone', (event) => {
  widths.clear();
  facesLoaded.set(event);
});
