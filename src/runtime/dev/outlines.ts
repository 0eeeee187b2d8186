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
  const rects = elements.map(seenPart).filter(({ left, right }) => left < right);
  box.hidden = rects.length === 0;
  if (box.hidden) return;
  const left = Math.min(...rects.map((rect) => rect.left));
  const top = Math.min(...rects.map((rect) => rect.top));
  const right = Math.max(...rects.map((rect) => rect.right));
  const bottom = Math.max(...rects.map((rect) => rect.bottom));
  const place = { left, top, width: right - left, height: bottom - top };
  for (const [name, size] of Object.entries(place)) box.style.setProperty(name, `${size}px`);
}

/** Scrolls to what is declared where it is not in sight: to what of it is level with the window, if something is. */
export function bringInSight(elements: readonly Element[]): void {
  const level = elements.find((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top < window.innerHeight && bottom > 0;
  });
  const { left, right } = level ? seenPart(level) : { left: 0, right: 0 };
  if (level && right - left >= level.getBoundingClientRect().width) return;
  (level ?? elements[0])?.scrollIntoView({ block: 'nearest', inline: 'center' });
}

/** An element with the margin around it, but for what is behind the columns that stay at the edges of its table. */
function seenPart(element: Element) {
  const whole = element.getBoundingClientRect();
  let [left, right] = [whole.left - MARGIN, whole.right + MARGIN];
  const [top, bottom] = [whole.top - MARGIN, whole.bottom + MARGIN];
  const cell = element.closest('th, td');
  const around = cell?.closest('table')?.parentElement?.getBoundingClientRect();
  if (!cell || !around || stays(cell)) return { left, right, top, bottom };
  [left, right] = [Math.max(left, around.left), Math.min(right, around.right)];
  const cells = [...(cell.parentElement?.children ?? [])];
  const isMirrored = document.documentElement.dir === 'rtl';
  for (const [index, other] of cells.entries()) {
    if (!stays(other)) continue;
    const rect = other.getBoundingClientRect();
    if (index < cells.indexOf(cell) === isMirrored) right = Math.min(right, rect.left);
    else left = Math.max(left, rect.right);
  }
  return { left, right, top, bottom };
}

/** A column that stays at an edge while its table is scrolled sideways. */
function stays(cell: Element): boolean {
  const { position, left, right } = getComputedStyle(cell);
  return position === 'sticky' && [left, right].some((edge) => edge !== '' && edge !== 'auto');
}
