import { describe, expect, it } from 'vitest';
import { lengthsOf } from './pattern-lengths.ts';

const many = Number.POSITIVE_INFINITY;

describe('lengthsOf', () => {
  it.each([
    ['^([01][0-9]|2[0-3]):[0-5][0-9]$', 5, 5],
    ['^[A-Z]{2}\\d{3,6}$', 5, 8],
    ['^a?b*c+$', 1, many],
    ['^(?:ab|c)(?<name>de)?$', 1, 4],
    ['^(?=.{3}$)\\w+$', 1, many],
    ['^\\u{1F600}[\\]x]\\$$', 3, 3],
    ['^(a)\\1$', 1, many],
    ['\\d{4}', 4, many],
    ['^a|b$', 1, many],
    ['^a\\\\$', 2, 2],
    ['^(?!x).(?<=y)\\p{L}$', 2, 2],
    ['', 0, many],
  ])('%s', (pattern, least, most) => {
    expect(lengthsOf(pattern)).toMatchObject({ least, most });
  });

  it('holds for the texts that a pattern matches', () => {
    for (const pattern of ['^a{2}$', '^[ab]{1,2}c?$', '^(a|bc)*$', '^a$'])
      for (const text of ['', 'a', 'aa', 'abc', 'bca', 'bcc', 'b']) {
        const { least, most } = lengthsOf(pattern);
        if (!new RegExp(pattern, 'u').test(text)) continue;
        expect(text.length).toBeGreaterThanOrEqual(least);
        expect(text.length).toBeLessThanOrEqual(most);
      }
  });
});
