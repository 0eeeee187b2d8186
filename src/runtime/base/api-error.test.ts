import { describe, expect, it } from 'vitest';
import { ApiError, asApiError, errorText } from './api-error.ts';

describe('errorText', () => {
  it('takes the first of errors[].message before the message', () => {
    const error = new ApiError('Whole', 422, [
      { message: '' },
      { message: '{n} too many', params: { n: 3 } },
    ]);
    expect(errorText(error)).toBe('3 too many');
  });

  it('takes the message when no error has one', () => {
    expect(errorText(new ApiError('Whole', 400, []))).toBe('Whole');
  });

  it('says that an error occurred when nothing is told', () => {
    expect(errorText(new ApiError('', 500))).toBe('An error occurred');
    expect(errorText(asApiError('odd'))).toBe('An error occurred');
  });
});
