import { expect, it } from 'vitest';
import { ApiError } from '../data/api-error.ts';
import { complaintsOfRefusal } from './refusal.ts';

const fields = [{ name: 'sku_code', label: 'SKU' }];
const used = { message: '{field} is already used.', params: { field: 'Sku code' } };

it('calls a field what the form calls it', () => {
  const failure = new ApiError('', 409, [{ field: 'sku_code', ...used }]);
  expect(complaintsOfRefusal(failure, fields)).toEqual([
    { field: 'sku_code', message: 'SKU is already used.' },
  ]);
});

it('keeps the words of the server for what the form does not show, and for the whole call', () => {
  const failure = new ApiError('', 409, [{ field: 'code', ...used }]);
  expect(complaintsOfRefusal(failure, fields)[0]?.message).toBe('Sku code is already used.');
  expect(complaintsOfRefusal(new ApiError('Not now.', 409), fields)).toEqual([{ message: 'Not now.' }]);
});
