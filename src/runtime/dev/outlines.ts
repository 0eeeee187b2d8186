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
    `position:fixed;z-index:2147483646;pointer-events:none;border:${border} #5b6cff;border-radius:4px;` +
    'background:rgb(91 108 255/.07)';
  document.body.append(box);
  return box;
}

/** Around all of them at once: a column is its head and its cells. */
export function drawAround(box: HTMLElement, elements: readonly Element[]): void {
  const rects = elements.map((element) => element.getBoundingClientRect());
  box.hidden = rects.length === 0;
  if (box.hidden) return;
  const [leftEdge, topEdge] = [
    Math.min(...rects.map((rect) => rect.left)),
    Math.min(...rects.map((rect) => rect.top)),
  ];
  const [right, bottom] = [
    Math.max(...rects.map((rect) => rect.right)),
    Math.max(...rects.map((rect) => rect.bottom)),
  ];
  const [margin, style] = [2, box.style];
  style.left = `${leftEdge - margin}px`;
  style.top = `${topEdge - margin}px`;
  style.width = `${right - leftEdge}px`;
  style.height = `${bottom - topEdge}px`;
}
