import type { Say } from '../../say.ts';

const [OPEN, CLOSE] = ['\u0002', '\u0003'];

/** For texts that are kept: what is said stays a source text with what fills it, until `sayKept`. */
export const keepWords: Say = (text, params = {}) => `${OPEN}${JSON.stringify([text, params])}${CLOSE}`;

/** A kept text in the language of whoever reads it. */
export function sayKept(say: Say, kept: string): string {
  const [begin = '', ...parts] = kept.split(OPEN);
  return begin + parts.map((part) => sayPart(say, part)).join('');
}

/** What was typed by people may hold the signs too: it stays as it is. */
function sayPart(say: Say, part: string): string {
  const [words = '', rest] = part.split(CLOSE);
  if (rest === undefined || !words.startsWith('["')) return `${OPEN}${part}`;
  const [text, params]: [string, Readonly<Record<string, unknown>>] = JSON.parse(words);
  const filled = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'string' ? sayKept(say, value) : value,
  ]);
  return say(text, Object.fromEntries(filled)) + rest;
}
