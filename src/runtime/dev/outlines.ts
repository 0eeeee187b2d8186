import { declaredPlace } from './declared-place.ts';

/** What is drawn for something declared, smaller than the whole page. */
const PARTS = 'th, td, tr, label, a, button, h1, h2, h3, legend, dt, dd, input, textarea, p, span, [role]';

/** The elements that are drawn for a declared place. */
export async function elementsOf(place: string, placeAt = declaredPlace): Promise<Element[]> {
  const elements = [...document.querySelectorAll(PARTS)].filter(
    (element) => element.getClientRects().length > 0,
  );
  const places = await Promise.all(elements.map((element) => placeAt(element)));
  return elements.filter((_, index) => places[index] === place);
}

/** What opens the folded part of the page in which something declared is; undefined where it is in none. */
export async function foldAround(place: string, placeAt = declaredPlace): Promise<HTMLElement | undefined> {
  for (const folded of document.querySelectorAll('[id][hidden]')) {
    const opener = document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(folded.id)}"]`);
    const parts = opener ? [...folded.querySelectorAll(PARTS)] : [];
    for (const part of parts) if ((await placeAt(part)) === place) return opener ?? undefined;
  }
  return undefined;
}

export function newOutline(border: string): HTMLElement {
  const box = document.createElement('div');
  box.hidden = true;
  box.style.cssText =
    `position:fixed;z-index:2147483646;box-sizing:border-box;pointer-events:none;border:${border} #5b6cff;border-radius:4px;` +
    'background:rgb(91 108 255/.07)';
  document.body.append(box);
  return box;
}

/** Pixels between an outline and what it is around. */
const MARGIN = 4;

/** Around all of them at once, as far as they are in sight: a column is its head and its cells. */
export function drawAround(box: HTMLElement, elements: readonly Element[]): void {
  const rects = elements.map(seenPart).filter(({ width }) => width > 0);
  box.hidden = rects.length === 0;
  if (box.hidden) return;
  const leftEdge = Math.min(...rects.map((rect) => rect.left));
  const topEdge = Math.min(...rects.map((rect) => rect.top));
  const width = Math.max(...rects.map((rect) => rect.right)) - leftEdge;
  const height = Math.max(...rects.map((rect) => rect.bottom)) - topEdge;
  for (const [name, size] of Object.entries({ left: leftEdge, top: topEdge, width, height }))
    box.style.setProperty(name, `${size}px`);
}

/** Scrolls to what is declared where it is not in sight: to what of it is level with the window, if something is. */
export function bringInSight(elements: readonly Element[]): void {
  const level = elements.find((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top < window.innerHeight && bottom > 0;
  });
  if (level && seenPart(level).width >= level.getBoundingClientRect().width) return;
  (level ?? elements[0])?.scrollIntoView({ block: 'nearest', inline: 'center' });
}

/** An element with the margin around it, but for what is behind the columns that stay at the edges of its table. */
function seenPart(element: Element): DOMRect {
  const whole = element.getBoundingClientRect();
  let [leftEdge, rightEdge] = [whole.left - MARGIN, whole.right + MARGIN];
  const cell = element.closest('th, td');
  const scroller = cell?.closest('table')?.parentElement?.getBoundingClientRect();
  if (cell && scroller && !stays(cell)) {
    leftEdge = Math.max(leftEdge, scroller.left);
    rightEdge = Math.min(rightEdge, scroller.right);
    const cells = [...(cell.parentElement?.children ?? [])];
    const isMirrored = document.documentElement.dir === 'rtl';
    for (const neighbour of cells.filter(stays)) {
      const rect = neighbour.getBoundingClientRect();
      const isBefore = cells.indexOf(neighbour) < cells.indexOf(cell);
      if (isBefore === isMirrored) rightEdge = Math.min(rightEdge, rect.left);
      else leftEdge = Math.max(leftEdge, rect.right);
    }
  }
  const width = Math.max(0, rightEdge - leftEdge);
  return new DOMRect(leftEdge, whole.top - MARGIN, width, whole.height + 2 * MARGIN);
}

/** A column that stays at an edge while its table is scrolled sideways. */
function stays(cell: Element): boolean {
  const style = getComputedStyle(cell);
  return (
    style.position === 'sticky' && [style.left, style.right].some((edge) => edge !== '' && edge !== 'auto')
  );
}
