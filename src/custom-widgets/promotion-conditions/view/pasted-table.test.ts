import { expect, it } from 'vitest';
import { pastedTable } from './pasted-table.ts';

it('cells of a spreadsheet are a row for each line; one cell is no table', () => {
  expect(pastedTable('10\t20\r\n30\t1.200\r\n')).toEqual([
    [10, 20],
    [30, 1200],
  ]);
  expect(pastedTable('5\n6')).toEqual([[5], [6]]);
  expect(pastedTable('5\tlima')).toEqual([[5, Number.NaN]]);
  expect(pastedTable('1.200')).toBeUndefined();
});
