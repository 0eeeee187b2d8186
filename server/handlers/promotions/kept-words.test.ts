import { expect, it } from 'vitest';
import type { Say } from '../../say.ts';
import { keepWords, sayKept } from './kept-words.ts';

/** Translates by shouting. */
const say: Say = (text, params = {}) =>
  text.toUpperCase().replace(/\{(\w+)\}/g, (_, name: string) => String(params[name.toLowerCase()]));

it('a text that is kept says what it would have said at once, also what fills what fills it', () => {
  const words = (speak: Say) =>
    `Teh: ${speak('{what} from {count} on', { what: speak('each'), count: 2 })}, ${speak('off')}`;
  expect(sayKept(say, words(keepWords))).toBe(words(say));
  expect(sayKept(say, words(keepWords))).toBe('Teh: EACH FROM 2 ON, OFF');
});

it('what people typed stays as it is', () => {
  for (const typed of ['Teh', 'Teh\u0002', '\u0002Teh\u0003 x', ''])
    expect(sayKept(say, `${typed}${keepWords('off')}`)).toBe(`${typed}OFF`);
});
