import { expect, it } from 'vitest';
import { fittedTo } from './fitted.ts';

it.each([
  [101, 100],
  [100, undefined],
  [1, undefined],
  [0, 1],
  [-5, 1],
  ['150', undefined],
  [null, undefined],
])('%s becomes %s between 1 and 100', (value, fitted) => {
  expect(fittedTo({ minimum: 1, maximum: 100 }, value)).toBe(fitted);
});

it('a property without limits takes any number', () => {
  expect(fittedTo({}, 1e9)).toBeUndefined();
  expect(fittedTo(undefined, -1)).toBeUndefined();
});
