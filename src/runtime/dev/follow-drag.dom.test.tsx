import { expect, it, vi } from 'vitest';
import type { StudioPreview } from '../../../core/studio.ts';
import { partOf } from '../../../tests/part-of.ts';
import { besidePlace, followDrag } from './follow-drag.ts';

const placeAt = async (element: Element) => element.getAttribute('data-place') ?? undefined;

it.each([
  ['s.json#/columns/a', 's.json#/columns/b', 's.json#/columns/b'],
  ['s.json#/sections/0', 's.json#/sections/1/fields/2', 's.json#/sections/1'],
  ['s.json#/columns/a', 's.json#/row/edit', undefined],
  ['s.json#/columns/a', 'app.json#/columns/a', undefined],
])('beside %s, %s is of %s', (from, under, place) => expect(besidePlace(from, under)).toBe(place));

it('what is dragged takes the place of another beside it; Escape leaves it', async () => {
  // Beside what is there: the toasts have their place in the body, for all tests.
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = '<p data-place="s#/columns/a">A</p><p data-place="s#/columns/b">B</p>';
  const [first, second] = page.querySelectorAll('p');
  const moved = vi.fn<StudioPreview['moved']>();
  const preview = { isSelecting: true, moved };
  followDrag(partOf<StudioPreview>(preview), placeAt);
  const clicked = vi.fn();
  window.addEventListener('click', clicked, { capture: true });
  const send = async (name: string, target: Element | undefined, clientX: number) => {
    target?.dispatchEvent(new PointerEvent(name, { bubbles: true, clientX }));
    await new Promise((done) => setTimeout(done));
  };
  const drag = async (andThen: () => void = () => undefined) => {
    await send('pointerdown', first, 0);
    await send('pointermove', second, 40);
    andThen();
    // The browser clicks at once, on what is around both.
    second?.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, clientX: 40 }));
    page.click();
    await new Promise((done) => setTimeout(done));
  };
  await drag(() => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
  await send('pointerdown', first, 0);
  await send('pointerup', first, 1);
  expect(moved).not.toHaveBeenCalled();
  clicked.mockClear();
  await drag();
  expect(clicked).not.toHaveBeenCalled();
  page.click();
  expect(clicked).toHaveBeenCalledTimes(1);
  window.removeEventListener('click', clicked, { capture: true });
  expect(moved.mock.calls).toEqual([['s#/columns/a', 's#/columns/b']]);
  // It listens to the window, which other tests use after this one.
  preview.isSelecting = false;
  page.remove();
});
