import { expect, it } from 'vitest';
import { isComposing, isEnter } from './is-composing.ts';

it.each([
  ['a plain Enter', { keyCode: 13, isComposing: false }, false],
  ['an Enter while something is composed', { keyCode: 13, isComposing: true }, true],
  ['the Enter behind a composition, as Safari tells it', { keyCode: 229, isComposing: false }, true],
  ['a plain Enter of React', { keyCode: 13, nativeEvent: { isComposing: false } }, false],
  [
    'an Enter of React while something is composed',
    { keyCode: 13, nativeEvent: { isComposing: true } },
    true,
  ],
])('%s', (_, event, isPart) => {
  expect(isComposing(event)).toBe(isPart);
  expect(isEnter({ key: 'Enter', ...event })).toBe(!isPart);
  expect(isEnter({ key: 'a', ...event })).toBe(false);
});
