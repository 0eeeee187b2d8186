import { describe, expect, it } from 'vitest';
import type { Product } from '../../../core/model.ts';
import { partOf } from '../../../tests/part-of.ts';
import { currentEntry, visibleNavigation } from './visible-navigation.ts';

const screen = (id: string, roles: number[], parent?: string) => ({ id, route: `/${id}`, roles, parent });
// Only `screens` and `navigation` are read.
const product = partOf<Product>({
  screens: [
    screen('a', [2, 5]),
    screen('b', [2]),
    screen('c', [2]),
    screen('a-edit', [2], 'a'),
    screen('lone', [2]),
  ],
  navigation: [
    { label: 'A', icon: 'box', screen: 'a' },
    {
      label: 'Group',
      children: [
        { label: 'B', screen: 'b' },
        { label: 'Gone', screen: 'gone' },
      ],
    },
    { label: 'C', screen: 'c' },
  ],
});
const user = (role: number) => ({ id: 1, username: 'u', role, role_string: '' });

describe('visibleNavigation', () => {
  it('shows what the role may open, and only screens that are there', () => {
    expect(visibleNavigation(product, user(2), () => true)).toEqual([
      { label: 'A', icon: 'box', screen: 'a', route: '/a' },
      { label: 'Group', children: [{ label: 'B', screen: 'b', route: '/b' }] },
      { label: 'C', screen: 'c', route: '/c' },
    ]);
  });

  it('drops a group that has nothing left', () => {
    expect(visibleNavigation(product, user(5), () => true).map(({ label }) => label)).toEqual(['A']);
  });

  it('drops a screen that this server cannot serve', () => {
    const without = ({ id }: { id: string }) => id !== 'c';
    expect(visibleNavigation(product, user(2), without).map(({ label }) => label)).toEqual(['A', 'Group']);
  });
});

describe('currentEntry', () => {
  const entries = visibleNavigation(product, user(2), () => true);

  it('marks the entry itself, or that of the nearest screen above', () => {
    expect(currentEntry(product, entries, 'b')).toBe('b');
    expect(currentEntry(product, entries, 'a-edit')).toBe('a');
  });

  it('marks none for a screen that belongs to no entry', () => {
    expect(currentEntry(product, entries, 'lone')).toBeUndefined();
    expect(currentEntry(product, entries, undefined)).toBeUndefined();
  });
});
