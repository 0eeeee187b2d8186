import { describe, expect, it } from 'vitest';
import { arranged } from './places.ts';

const all = [1, 2, 3, 4].map((ordering) => ({ id: ordering * 10, ordering }));
const ask = (...changes: [number, number][]) => {
  const places = arranged(all, new Map(changes));
  return places && [...places].sort(([, a], [, b]) => a - b).map(([id, place]) => `${place}:${id}`);
};

describe('places', () => {
  it('are exchanged', () => expect(ask([10, 4], [40, 1])).toEqual(['1:40', '2:20', '3:30', '4:10']));
  it('shift when one thing is moved, down or up', () => {
    expect(ask([10, 3])).toEqual(['1:20', '2:30', '3:10', '4:40']);
    expect(ask([40, 2])).toEqual(['1:10', '2:40', '3:20', '4:30']);
    expect(ask([10, 1])).toEqual(['1:10', '2:20', '3:30', '4:40']);
  });
  it('are those from 1 to the number of things, one each', () => {
    for (const place of [0, -1, 5, 1.5]) expect(ask([10, place])).toBeUndefined();
    expect(ask([10, 3], [20, 3])).toBeUndefined();
  });
});
