import { describe, expect, it } from 'vitest';
import { PlaceOrder } from './place-order.ts';

const KEYS = ['a', 'b', 'c', 'd', 'e', 'f'];

function orderOf(...moves: [string, number][]): PlaceOrder {
  const order = new PlaceOrder();
  for (const [at, key] of KEYS.entries()) order.note(key, at + 1);
  for (const [key, to] of moves) order.move(key, to);
  return order;
}
const read = (order: PlaceOrder) =>
  KEYS.filter((key) => order.placeOf(key) !== undefined)
    .sort((a, b) => (order.placeOf(a) ?? 0) - (order.placeOf(b) ?? 0))
    .join('');

describe('the places of rows', () => {
  it('are those of the moves one after the other, and the moved rows alone say so', () => {
    // A small deterministic random number generator.
    let seed = 7;
    const next = (below: number) => {
      seed = (seed * 48271) % 2147483647;
      return seed % below;
    };
    for (let run = 0; run < 300; run++) {
      const order = orderOf();
      const all = [...KEYS];
      for (let step = 0; step < 1 + next(6); step++) {
        const key = KEYS[next(6)] as string;
        const to = next(6);
        order.move(key, to + 1);
        all.splice(all.indexOf(key), 1);
        all.splice(to, 0, key);
        expect(read(order)).toBe(all.join(''));
        expect(new Set(KEYS.map((one) => order.placeOf(one))).size).toBe(6);
      }
      // The expected order: unmoved rows fill the free positions.
      const rest = KEYS.filter((key) => !order.isMoved(key));
      const sent = new Map([...order.moves()].map(([key, place]) => [place, key]));
      expect(KEYS.map((_, at) => sent.get(at + 1) ?? rest.shift()).join('')).toBe(all.join(''));
    }
  });

  it('need one row to be sent where one was moved, and none where it went back', () => {
    expect(orderOf(['a', 5]).moves()).toEqual(new Map([['a', 5]]));
    expect(orderOf(['a', 5], ['a', 1]).moves().size).toBe(0);
    expect(orderOf(['a', 2], ['b', 2]).moves().size).toBe(0);
  });

  it('have no gap when a row is gone, and count from what was saved', () => {
    const order = orderOf(['f', 2]);
    order.remove('c');
    expect(KEYS.map((key) => order.placeOf(key))).toEqual([1, 3, undefined, 4, 5, 2]);
    order.settle();
    expect([read(order), order.moves().size]).toEqual(['afbde', 0]);
  });

  it('move up where rows that were not moved are gone; a move that leads nowhere any more is none', () => {
    const order = orderOf(['a', 6], ['d', 3]);
    order.keep(new Set(['a', 'b', 'd', 'f']));
    expect(read(order)).toBe('bdfa');
    expect(order.moves()).toEqual(new Map([['a', 4]]));
  });
});
