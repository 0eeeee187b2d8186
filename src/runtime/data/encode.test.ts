import { describe, expect, it } from 'vitest';
import { flatten, queryString, toFormData } from './encode.ts';

describe('flatten', () => {
  it('writes lists as name[] and records as name[key]', () => {
    expect(flatten({ qty: [1, 2], items: { 7: 3, 9: 4 } })).toEqual([
      ['qty[]', '1'],
      ['qty[]', '2'],
      ['items[7]', '3'],
      ['items[9]', '4'],
    ]);
  });

  it('numbers the records of a list, so that their fields stay together', () => {
    expect(flatten({ rows: [{ a: 1, b: 2 }, { a: 3 }] })).toEqual([
      ['rows[0][a]', '1'],
      ['rows[0][b]', '2'],
      ['rows[1][a]', '3'],
    ]);
  });

  it('says what is empty inside another value, which is sent as a whole', () => {
    const row = { a: 'x', list: [], record: { gone: undefined } };
    expect(flatten({ rows: [row, {}], list: [], record: {} })).toEqual([
      ['rows[0][a]', 'x'],
      ['rows[0][list]', ''],
      ['rows[0][record]', ''],
      ['rows[1]', ''],
      ['list', ''],
    ]);
  });

  it('says that a list is empty, and that a record in it is', () => {
    expect(flatten({ rows: [], more: [{ a: 1 }, {}, { a: 2 }] })).toEqual([
      ['rows', ''],
      ['more[0][a]', '1'],
      ['more[1]', ''],
      ['more[2][a]', '2'],
    ]);
  });

  it('sends null as empty, and leaves out what is undefined', () => {
    expect(flatten({ a: null, b: true, c: false, d: undefined, e: 0 })).toEqual([
      ['a', ''],
      ['b', 'true'],
      ['c', 'false'],
      ['e', '0'],
    ]);
  });
});

describe('queryString', () => {
  it('drops empty values and encodes the others', () => {
    expect(queryString({ page: 2, search: 'a&b c', field: '', from: null })).toBe('page=2&search=a%26b+c');
  });

  it('is nothing when nothing is left', () => {
    expect(queryString({ search: '' })).toBe('');
  });
});

describe('toFormData', () => {
  it('puts files under the name of their field, in place of the descriptor', () => {
    const file = new File(['x'], 'x.png');
    const data = toFormData({ name: 'N', cover: { name: 'x.png' } }, new Map([['cover', file]]));
    expect([...data.keys()]).toEqual(['name', 'cover']);
    expect(data.get('cover')).toBeInstanceOf(File);
  });

  it('repeats name[] for several files', () => {
    const files = [new File(['x'], 'x.png'), new File(['y'], 'y.png')];
    expect([...toFormData({}, new Map([['images', files]])).keys()]).toEqual(['images[]', 'images[]']);
  });
});
