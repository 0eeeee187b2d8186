import { describe, expect, it } from 'vitest';
import type { Product, ScreenEntry } from '../../../core/model.ts';
import { partOf } from '../../../tests/part-of.ts';
import { parentRoute, parentsOf } from './parents.ts';

const entry = (id: string, route: string, parent?: string): ScreenEntry => ({
  id,
  kind: 'list',
  route,
  title: id.toUpperCase(),
  roles: [2],
  load: () => Promise.reject(new Error('not loaded in tests')),
  ...(parent ? { parent } : {}),
});
const screens = [
  entry('list', '/d'),
  entry('detail', '/d/{id}', 'list'),
  entry('part', '/d/{id}/p/{part}', 'detail'),
  entry('stray', '/stray', 'detail'),
  entry('ring', '/ring', 'ring'),
  entry('one', '/one', 'two'),
  entry('two', '/two', 'one'),
];
// Only `screens` is read.
const product = partOf<Product>({ screens });
const at = (id: string) => screens.find((screen) => screen.id === id) as ScreenEntry;

describe('parentsOf', () => {
  it('hands parameters of the same name up the chain', () => {
    expect(parentsOf(product, at('part'), { id: '4', part: '5' })).toEqual([
      { id: 'list', title: 'LIST', route: '/d' },
      { id: 'detail', title: 'DETAIL', route: '/d/4' },
    ]);
  });

  it('names a parent without a link when its parameter is not known here', () => {
    expect(parentsOf(product, at('stray'), {})).toEqual([
      { id: 'list', title: 'LIST', route: '/d' },
      { id: 'detail', title: 'DETAIL' },
    ]);
  });

  it('ends even when screens stand above each other', () => {
    expect(parentsOf(product, at('one'), {})).toEqual([{ id: 'two', title: 'TWO', route: '/two' }]);
    expect(parentsOf(product, at('ring'), {})).toEqual([]);
  });
});

describe('parentRoute', () => {
  it('is the nearest parent that can be reached, else the start', () => {
    expect(parentRoute(product, at('stray'), {})).toBe('/d');
    expect(parentRoute(product, at('list'), {})).toBe('/');
  });
});
