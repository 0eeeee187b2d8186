import { expect, it } from 'vitest';
import { ApiError } from '../../base/api-error.ts';
import { errorsOfRefusal } from './refusal.ts';

const fields = [{ name: 'isbn_code', label: 'ISBN' }];
const used = { message: '{field} is already used.', params: { field: 'Isbn code' } };

it('calls a field what the form calls it', () => {
  const failure = new ApiError('', 409, [{ field: 'isbn_code', ...used }]);
  expect(errorsOfRefusal(failure, fields)).toEqual([
    { field: 'isbn_code', message: 'ISBN is already used.' },
  ]);
});

it('keeps the words of the server for what the form does not show, and for the whole call', () => {
  const failure = new ApiError('', 409, [{ field: 'code', ...used }]);
  expect(errorsOfRefusal(failure, fields)[0]?.message).toBe('Isbn code is already used.');
  expect(errorsOfRefusal(new ApiError('Not now.', 409), fields)).toEqual([{ message: 'Not now.' }]);
});
