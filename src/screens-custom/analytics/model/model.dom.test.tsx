import { expect, it } from 'vitest';
import { periodOf, problemOf } from './period.ts';
import { pointsOf } from './series.ts';

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
    { group: '2026-01-01', value: 2 },
    { group: '2026-01-02', value: 3.5 },
  ]);
  expect(pointsOf([])).toEqual([]);
});
