import { describe, expect, it } from 'vitest';
import { Upload } from '../files/upload.ts';
import { fingerprint } from './repeatable.ts';

const of = (value: unknown, key = 'key-000001') => fingerprint(key, value).toString('hex');
const upload = (sha256: string) =>
  new Upload({ name: 'a.png', mime: 'image/png', bytes: 3 }, '/tmp/x', sha256);

describe('the fingerprint of what a call says', () => {
  it('is the same for the same values, in whatever order they came', () => {
    expect(of({ a: 1, b: [{ c: null, d: 'x' }] })).toBe(of({ b: [{ d: 'x', c: null }], a: 1 }));
  });

  it.each([
    [{ a: 1 }, { a: '1' }],
    [{ a: [1, 2] }, { a: [2, 1] }],
    [{ a: null }, {}],
    [{ a: { b: 1 } }, { 'a.b': 1 }],
    [{ file: upload('00') }, { file: upload('01') }],
  ])('tells %j from %j', (one, other) => {
    expect(of(one)).not.toBe(of(other));
  });

  it('says nothing to who does not know the key', () => {
    expect(of({ a: 1 }, 'key-000001')).not.toBe(of({ a: 1 }, 'key-000002'));
  });
});
