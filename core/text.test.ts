import { expect, it } from 'vitest';
import { unwritableIn, unwritableWithin, writable } from './text.ts';

it.each([
  ['\0', 'U+0000'],
  ['\u000B', 'U+000B'],
  ['\u001B', 'U+001B'],
  ['\u007F', 'U+007F'],
  ['\u0085', 'U+0085'],
  ['\uFFFF', 'U+FFFF'],
  ['\uFDD0', 'U+FDD0'],
  ['\u{1FFFE}', 'U+1FFFE'],
  ['\uD83D', 'U+D83D'],
  ['\uDE00', 'U+DE00'],
])('%j is no text that a file can hold', (character, name) => {
  expect(unwritableIn(`a${character}b`)).toBe(name);
  expect(unwritableWithin({ a: [{ [`b${character}`]: 1 }] })).toBe(name);
  expect(unwritableWithin([null, 1, { a: character }])).toBe(name);
  expect(writable(`a${character}b${character}`)).toBe('a\uFFFDb\uFFFD');
});

it.each(['Kopi Café 😀', 'a\tb\r\nc', '\u200B\uFEFF', '\uFFFD', '', '👨‍👩‍👧'])('%j stays', (text) => {
  expect(unwritableIn(text)).toBeUndefined();
  expect(writable(text)).toBe(text);
});
