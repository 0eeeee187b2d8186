import { describe, expect, it } from 'vitest';
import { misplaced } from './places.ts';

const all = [1, 2, 3].map((ordering) => ({ id: ordering * 10, ordering }));
const ask = (...changes: [number, number][]) => misplaced(all, new Map(changes));

describe('places', () => {
  it('may be exchanged', () => expect(ask([10, 3], [30, 1])).toBeUndefined());
  it('are those from 1 to the number of things', () => {
    for (const place of [0, -1, 4, 1.5]) expect(ask([10, place])).toBe('range');
  });
  it('belong to one thing each, also to those that are not moved', () => {
    expect(ask([10, 2])).toBe('same');
    expect(ask([10, 3], [20, 3])).toBe('same');
  });
});
