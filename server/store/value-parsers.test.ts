import { describe, expect, test } from 'vitest';
import { parseInstant, parseNumber } from './value-parsers.ts';

describe('values from the database', () => {
  test.each([
    ['0', 0],
    ['12500.00', 12500],
    ['-0.05', -0.05],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
    ['9999999999999.99', 9999999999999.99],
  ])('read the number %s exactly', (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });

  test.each(['9007199254740993', '99999999999999999.99', 'NaN'])('refuse %s rather than round it', (text) => {
    expect(() => parseNumber(text)).toThrow(RangeError);
  });

  test('write an instant as to_json does', () => {
    expect(parseInstant('2026-11-20 21:22:33+07')).toBe('2026-11-20T21:22:33+07:00');
    expect(parseInstant('2026-11-20 21:22:33.5+05:30')).toBe('2026-11-20T21:22:33.5+05:30');
    expect(parseInstant('infinity')).toBe('infinity');
  });
});
