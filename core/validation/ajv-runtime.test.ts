import { describe, expect, it } from 'vitest';
import { equal, formats, hasType } from './ajv-runtime.ts';

describe('formats', () => {
  it.each([
    [
      'date',
      ['2024-02-29', '0001-01-01', '9999-12-31'],
      ['2023-02-29', '2024-13-01', '2024-1-1', '2024-00-10', ''],
    ],
    ['time', ['00:00', '23:59:59', '12:00:00.5'], ['24:00', '12:60', '1:00']],
    [
      'date-time',
      ['2024-02-29T10:00:00+07:00', '2024-02-29T10:00:00.123Z'],
      ['2024-02-30T10:00:00Z', '2024-02-29 10:00:00'],
    ],
    ['email', ['a@b.co', 'a+b@c.d.id'], ['a@b', 'a b@c.d', '@b.co', 'a@b.']],
    [
      'uri',
      ['', 'https://a.b/c?d=1', 'HTTP://localhost:3000', 'http://10.0.0.1/film.mp4#t=3'],
      ['a.b/c', 'notaurl', 'javascript:alert(1)', 'ftp://a.b', 'https://', 'http:///c', 'https://a b.c'],
    ],
    ['uuid', ['0f8fad5b-d9cb-469f-a165-70867728950e'], ['0f8fad5b-d9cb-469f-a165']],
  ] as const)('%s accepts and refuses', (name, right, wrong) => {
    expect(right.filter((text) => !formats[name](text))).toEqual([]);
    expect(wrong.filter((text) => formats[name](text))).toEqual([]);
  });
});

describe('equal', () => {
  it('compares values, not identities, and does not take a list for an object', () => {
    expect(equal({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toBe(true);
    expect([
      equal([], {}),
      equal({ a: 1 }, { b: 1 }),
      equal({ a: 1 }, { a: 1, b: 1 }),
      equal(null, {}),
      equal(1, '1'),
    ]).toEqual(Array(5).fill(false));
  });
});

describe('hasType', () => {
  it('knows single types and families of types', () => {
    expect([
      hasType('image/png', ['image/png']),
      hasType('image/webp', ['image/*']),
      hasType('a/b', ['*/*']),
    ]).toEqual(Array(3).fill(true));
    expect([
      hasType('image/png', ['image/jpeg']),
      hasType('imagex/png', ['image/*']),
      hasType(undefined, ['*/*']),
    ]).toEqual(Array(3).fill(false));
  });
});
