import { expect, it } from 'vitest';
import { countOf, EVERYTHING, isSelected, NOTHING, pick } from './selection.ts';

const rows = [{ id: 1 }, { id: 2 }, { id: 3 }];
const [first, , last] = rows;

it('holds rows whatever page they stood on', () => {
  const two = pick(pick(NOTHING, [{ id: 1 }], 'id', true), [{ id: 3 }], 'id', true);
  expect([countOf(two, 40), isSelected(two, '3'), isSelected(two, '2')]).toEqual([2, true, false]);
  expect(countOf(pick(two, [{ id: 1 }], 'id', false), 40)).toBe(1);
});

it('keeps what is left out of all that match', () => {
  const most = pick(EVERYTHING, rows, 'id', false);
  expect([countOf(most, 40), isSelected(most, '2'), isSelected(most, '9')]).toEqual([37, false, true]);
  const back = pick(most, [first ?? {}, last ?? {}], 'id', true);
  expect([countOf(back, 40), isSelected(back, '1'), isSelected(back, '2')]).toEqual([39, true, false]);
  expect(countOf(most, 2)).toBe(0);
});
