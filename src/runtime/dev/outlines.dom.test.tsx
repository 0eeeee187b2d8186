import { afterEach, expect, it, vi } from 'vitest';
import { bringInSight, drawAround, foldAround, newOutline } from './outlines.ts';

const page = document.createElement('div');
afterEach(() => page.replaceChildren());

/** A table 300 px wide, whose last column stays at its end; each cell begins and ends there. */
function rowWith(...edges: (readonly [number, number])[]) {
  document.body.append(page);
  page.innerHTML = `<div><table><tr>${edges.map(() => '<td></td>').join('')}<td style="position:sticky;right:0"></td></tr></table></div>`;
  const rectOf = (left: number, right: number) => new DOMRect(left, 50, right - left, 30);
  const cells = [...page.querySelectorAll('td')];
  for (const [index, cell] of cells.entries())
    cell.getBoundingClientRect = () => rectOf(...(edges[index] ?? [240, 300]));
  const holder = page.querySelector('div');
  if (holder) holder.getBoundingClientRect = () => rectOf(0, 300);
  return cells;
}

it('an outline is around all of what is in sight, and not over a column that stays at the edge', () => {
  const box = newOutline('2px solid');
  const [first, second, third] = rowWith([10, 110], [100, 280], [280, 400]);
  const edges = (cell: Element | undefined) => {
    drawAround(box, cell ? [cell] : []);
    const [left, width] = [Number.parseFloat(box.style.left), Number.parseFloat(box.style.width)];
    return box.hidden ? undefined : [left, left + width];
  };
  expect(edges(first)).toEqual([6, 114]);
  expect(box.style.boxSizing).toBe('border-box');
  expect(edges(second)).toEqual([96, 240]);
  expect(edges(third)).toBeUndefined();
  box.remove();
});

it('a column that is chosen is scrolled into sight, unless it is in sight', () => {
  const [first, hidden] = rowWith([0, 100], [280, 400]);
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  bringInSight(first ? [first] : []);
  expect(scroll).not.toHaveBeenCalled();
  bringInSight(hidden ? [hidden] : []);
  expect(scroll.mock.contexts).toEqual([hidden]);
});

it('what is chosen in a folded section is opened by the button of that section', async () => {
  document.body.append(page);
  page.innerHTML =
    '<button aria-controls="one"></button><div id="one" hidden><input name="title"></div>' +
    '<button aria-controls="two"></button><div id="two" hidden><input name="isbn"></div>';
  const placeAt = async (element: Element) => element.getAttribute('name') ?? undefined;
  expect(await foldAround('isbn', placeAt)).toBe(page.querySelector('[aria-controls=two]'));
  expect(await foldAround('none', placeAt)).toBeUndefined();
});
