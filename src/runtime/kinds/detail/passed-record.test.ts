import { expect, it } from 'vitest';
import { passedRecord } from './passed-record.ts';

it('a row is what a detail shows until it has loaded, unless it is another record', () => {
  const row = { id: 7, name: 'Teh', relation_id: 3 };
  expect(passedRecord(row, { id: '7' })).toBe(row);
  expect(passedRecord(row, { code: 'T-7' })).toBe(row);
  expect(passedRecord({ name: 'Teh' }, { id: '7' })).toEqual({ name: 'Teh' });
  expect(passedRecord(row, { id: '3' })).toBeUndefined();
  expect(passedRecord(undefined, { id: '3' })).toBeUndefined();
});
