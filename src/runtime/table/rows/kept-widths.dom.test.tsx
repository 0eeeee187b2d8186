import { beforeEach, expect, it } from 'vitest';
import { partOf } from '../../../../tests/part-of.ts';
import { keepWidths, keptWidths } from './kept-widths.ts';
import type { RowPlan } from './list-plan.ts';

const planOf = (...paths: string[]) =>
  partOf<RowPlan>({ id: 'book-list', columns: paths.map((path) => ({ column: { path } })) });

beforeEach(() => localStorage.clear());

it('the columns of the last visit stand before the rows, others do not', () => {
  const plan = planOf('title', 'lent.days');
  expect(keptWidths(plan)).toBeUndefined();
  keepWidths(plan, { columns: [180, 42], actions: 64 });
  expect(keptWidths(planOf('title', 'lent.days'))).toEqual({ columns: [180, 42], actions: 64 });
  expect(keptWidths(planOf('lent.days', 'title'))).toBeUndefined();
});

it('rows that are no list of their own keep nothing', () => {
  const { columns } = planOf('title');
  keepWidths(partOf<RowPlan>({ columns }), { columns: [180], actions: 0 });
  expect(localStorage.length).toBe(0);
});
