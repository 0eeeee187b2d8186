import { expect, it } from 'vitest';
import { createCustomEqual } from './equality.ts';

const equal = createCustomEqual({});

it('compares by content, whatever the depth, and takes all functions for alike', () => {
  const one = { a: [1, { b: null }], on: () => 1, at: new Date(5), n: Number.NaN };
  expect(equal(one, { n: Number.NaN, at: new Date(5), on: () => 2, a: [1, { b: null }] })).toBe(true);
  expect(equal(one, { ...one, a: [1, { b: undefined }] })).toBe(false);
  expect(equal(one, { ...one, at: new Date(6) })).toBe(false);
  expect(equal({ a: undefined }, { b: undefined })).toBe(false);
  expect(equal([1, 2], [1, 2, 3])).toBe(false);
  expect(equal([], {})).toBe(false);
});

it('comes to an end in a ring', () => {
  const ring = (name: string) => {
    const made: Record<string, unknown> = { name };
    made.self = made;
    return made;
  };
  expect(equal(ring('a'), ring('a'))).toBe(true);
  expect(equal(ring('a'), ring('b'))).toBe(false);
});

it('takes things it cannot look into for different unless they are one', () => {
  const map = new Map([[1, 2]]);
  expect(equal({ map }, { map })).toBe(true);
  expect(equal({ map }, { map: new Map([[1, 2]]) })).toBe(false);
});
