import { expect, it } from 'vitest';
import type { ReportScreen } from '../../../../core/model.ts';
import { partOf } from '../../../../tests/part-of.ts';
import { placeAfter, pointsOf, startOf, sumOf, withGaps } from './points.ts';
import { inputOf, questionOf } from './report-question.ts';
import { sortRows, toggleSorting } from './sorting.ts';

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

it('points are the groups with one figure; what has no value is a group too', () => {
  const points = pointsOf(
    [
      { group: 'open', fee: '2.5' },
      { group: null, fee: 1 },
    ],
    'fee',
  );
  expect(points).toEqual([
    { group: 'open', value: 2.5 },
    { group: '', value: 1 },
  ]);
  expect(sumOf(points)).toBe(3.5);
});

it('steps without rows are zeros; a week begins on Monday', () => {
  expect([startOf('2026-03-01', 'week'), startOf('1969-12-31', 'week')]).toEqual([
    '2026-02-23',
    '1969-12-29',
  ]);
  const march = { start: '2026-03-03', end: '2026-03-17' };
  expect(withGaps([{ group: '2026-03-09', value: 4 }], march, 'week')).toEqual([
    { group: '2026-03-02', value: 0 },
    { group: '2026-03-09', value: 4 },
    { group: '2026-03-16', value: 0 },
  ]);
  const months = withGaps([], { start: '2025-12-31', end: '2026-03-01' }, 'month');
  expect(months.map(({ group }) => group)).toEqual(['2025-12-01', '2026-01-01', '2026-02-01', '2026-03-01']);
  const ages = { start: '0001-01-01', end: '9999-12-31' };
  expect(withGaps([{ group: '2026-03-09', value: 4 }], ages, 'day')).toHaveLength(1);
});

const by = (path: string, time?: true) => ({ path, label: path, cell: 'text', ...(time && { time }) });
const SCREEN = partOf<ReportScreen>({
  source: { endpoint: {}, with: { shelf: { from: 'route', path: 'id' } } },
  by: [by('due', true), by('state')],
  dated: true,
});
const SCOPE = { route: { id: '7' }, query: {} };

it('a report asks for the last thirty days by day, or what its address says', () => {
  const first = questionOf(SCREEN, {}, '2026-11-30');
  expect(inputOf(SCREEN, first, SCOPE)).toMatchObject({
    by: 'due',
    step: 'day',
    start_date: '2026-11-01',
    end_date: '2026-11-30',
  });
  const asked = { by: 'state', start_date: '2026-01-01', end_date: '2026-01-02', step: 'week' };
  const { step, ...rest } = asked;
  expect(inputOf(SCREEN, questionOf(SCREEN, asked, '2026-11-30'), SCOPE)).toMatchObject(rest);
  expect(questionOf(SCREEN, asked, '2026-11-30').step).toBeUndefined();
  expect(
    questionOf({ ...SCREEN, step: 'month' }, { step: 'hour', end_date: 'x' }, '2026-11-30'),
  ).toMatchObject({
    step: 'month',
    days: { start: '2025-12-01', end: '2026-11-30' },
  });
});
