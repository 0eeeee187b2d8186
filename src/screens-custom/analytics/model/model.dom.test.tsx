import { expect, it } from 'vitest';
import { periodOf, problemOf } from './period.ts';
import { placeAfter, pointsOf, sumOf } from './series.ts';
import { sortRows, toggleSorting } from './sorting.ts';

it.each([
  ['', '2026-01-01', 'Input date is not valid'],
  ['2026-02-30', '2026-03-01', 'Input date is not valid'],
  ['1700-12-30', '1701-01-01', 'Input date is not valid'],
  ['2026-03-02', '2026-03-01', 'Start date cannot beyond end date.'],
  ['1700-12-31', '9999-12-31', 'Choose ten years at most.'],
  ['1700-12-31', '1700-12-31', undefined],
  ['9999-12-31', '9999-12-31', undefined],
])('%s to %s: %s', (start_date, end_date, problem) => {
  expect(problemOf({ start_date, end_date })).toBe(problem);
});

it('a range is that of the address, else the last 30 days', () => {
  const asked = { start_date: '2026-01-01', end_date: '2026-01-02' };
  expect(periodOf(asked, '2026-11-23')).toEqual(asked);
  const last = { start_date: '2026-10-25', end_date: '2026-11-23' };
  for (const bad of [{}, { start_date: '2026-01-01' }, { start_date: 'x', end_date: '2026-01-01' }])
    expect(periodOf(bad, '2026-11-23')).toEqual(last);
});

it('points skip the header, and what is none', () => {
  const points = pointsOf([
    ['Date', 'Count'],
    ['2026-01-01', 2],
    ['2026-01-02', '3.5'],
    null,
    ['2026-01-03', 'x'],
  ]);
  expect(points).toEqual([
    { day: '2026-01-01', value: 2 },
    { day: '2026-01-02', value: 3.5 },
  ]);
  expect(sumOf(points)).toBe(5.5);
  expect(pointsOf([])).toEqual([]);
});

it('keys lead from day to day and stay within them', () => {
  expect(placeAfter('ArrowLeft', undefined, 30)).toBe(29);
  expect(placeAfter('Home', undefined, 30)).toBe(0);
  expect(placeAfter('ArrowLeft', 0, 30)).toBe(0);
  expect(placeAfter('PageDown', 3, 30)).toBe(10);
  expect(placeAfter('End', 3, 30)).toBe(29);
  expect(placeAfter('a', 3, 30)).toBeUndefined();
  expect(placeAfter('ArrowLeft', undefined, 0)).toBeUndefined();
});

it('rows are sorted by size or as people sort texts; a third press gives them back as they came', () => {
  const rows = [{ a: 'x10' }, { a: 'x9' }];
  const up = toggleSorting(undefined, 'a');
  expect(sortRows(rows, up, 'id')).toEqual([{ a: 'x9' }, { a: 'x10' }]);
  const down = toggleSorting(up, 'a');
  expect(sortRows(rows, down, 'id')).toEqual(rows);
  expect(toggleSorting(down, 'a')).toBeUndefined();
  expect(sortRows([{ n: 10 }, { n: 9 }], toggleSorting(undefined, 'n'), 'id')).toEqual([{ n: 9 }, { n: 10 }]);
});
