import { expect, it } from 'vitest';
import { keptAround } from './kept-rows.ts';

it('the row with the focus is kept with its neighbours and the group around it', () => {
  const rows = [1, 1, 2, 2, 3, 2, 1].map((level) => ({ level }));
  expect(keptAround(rows, 5)).toEqual([1, 4, 5, 6]);
  expect(keptAround(rows, 4)).toEqual([3, 3, 4, 5]);
  expect(keptAround(rows, 0)).toEqual([0, 1]);
  expect(keptAround(rows, 6)).toEqual([5, 6]);
  expect(keptAround(rows, undefined)).toEqual([]);
  expect(keptAround(rows, 7)).toEqual([]);
});
