import { describe, expect, it } from 'vitest';
import type { Endpoint, FormField, HandMade, Product } from '../../../../../core/model.ts';
import { setProduct } from '../../../base/product.ts';
import { pickFrom } from './pick-from.ts';
import { foundRows, pickRows, rowAfter, windowOf, withRows } from './record-rows.ts';

setProduct(
  { locale: { zone: 'Asia/Jakarta', numbers: 'id-ID', currency: 'IDR' } } as Product,
  {} as HandMade,
);
const source = { endpoint: { id: 'branch.list' } as Endpoint };
const shown = {
  source,
  value: 'key',
  columns: [
    ['name', 'Name'],
    ['place.city', 'City'],
  ],
} as const;
const rows = pickRows(
  [
    { key: 'a', name: 'Taman Satu', place: { city: 'Medan' } },
    { key: 'b', name: 'Pojok Dua', place: null },
    { key: 'c', name: 'Taman Tiga', place: { city: 'Solo' } },
  ],
  shown,
);
const keys = (some: typeof rows | ReturnType<typeof foundRows>) => some.map(({ value }) => value);

describe('the rows to choose from', () => {
  it('are read by the declared paths and found by any column, whatever its case', () => {
    expect(rows[1]).toMatchObject({ value: 'b', texts: ['Pojok Dua', ''] });
    const choices = { open: [{ value: 1, label: 'Open' }] };
    const said = { value: 'key', columns: [['open', 'State']], choices } as const;
    expect(pickRows([{ key: 'a', open: 1 }], said)[0]?.texts).toEqual(['Open']);
    expect(keys(foundRows(rows, ' TAMAN '))).toEqual(['a', 'c']);
    expect(keys(foundRows(rows, 'medan'))).toEqual(['a']);
    expect(foundRows(rows, '  ')).toBe(rows);
  });

  it('come from the first source whose condition holds, with its own columns', () => {
    const other = { endpoint: { id: 'other.list' } as Endpoint };
    const is = (kind: string) => ({ field: 'kind', is: kind });
    const field: FormField = {
      name: 'items',
      label: 'Items',
      field: 'record-picker-many',
      span: 12,
      options: { value: 'id', columns: { name: 'Name' } },
      sources: [
        { when: is('branch'), source, columns: { name: 'Name', code: 'Code' }, image: 'picture' },
        { when: is('other'), source: other },
      ],
    };
    const from = (kind: string) => pickFrom(field, { route: {}, query: {}, form: { kind } });
    expect(from('branch')).toMatchObject({
      source,
      image: 'picture',
      columns: [
        ['name', 'Name'],
        ['code', 'Code'],
      ],
    });
    expect(from('other')).toMatchObject({ source: other, value: 'id', columns: [['name', 'Name']] });
    expect(from('')).toBeUndefined();
  });

  it('write numbers as the product does', () => {
    expect(pickRows([{ key: 1, name: 12500 }], shown)[0]?.texts).toEqual(['12.500', '']);
  });

  it('are added once and taken out, and what is not among them stays chosen', () => {
    expect(withRows(['gone', 'c'], rows, true)).toEqual(['gone', 'c', 'a', 'b']);
    expect(withRows(['gone', 'c', 'a'], rows.slice(0, 1), false)).toEqual(['gone', 'c']);
  });
});

describe('the rows that are drawn', () => {
  const sight = { height: 250, row: 36 };

  it('are those in sight and a few around them, never more than there are', () => {
    expect(windowOf({ ...sight, top: 0 }, 5000)).toEqual({ from: 0, to: 13 });
    expect(windowOf({ ...sight, top: 36_000 }, 5000)).toEqual({ from: 994, to: 1013 });
    expect(windowOf({ ...sight, top: 0 }, 3)).toEqual({ from: 0, to: 3 });
  });

  it('hold some while a search has just shortened the list under a far scroll', () => {
    expect(windowOf({ ...sight, top: 90_000 }, 10)).toEqual({ from: 4, to: 10 });
  });
});

it('keys lead to a row that is there, or nowhere', () => {
  expect(rowAfter('ArrowDown', 2, 3, 6)).toBe(2);
  expect(rowAfter('ArrowUp', 0, 3, 6)).toBe(0);
  expect(rowAfter('PageDown', 10, 100, 6)).toBe(16);
  expect(rowAfter('End', 0, 100, 6)).toBe(99);
  expect(rowAfter('x', 0, 100, 6)).toBeUndefined();
  expect(rowAfter('Home', 0, 0, 6)).toBeUndefined();
});
