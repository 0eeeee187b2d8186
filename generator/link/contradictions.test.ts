import { describe, expect, it } from 'vitest';
import { contradiction } from './contradictions.ts';

const of = (...tests: object[]) => contradiction(tests.map((test) => ({ field: 'state', ...test })) as never);

describe('a contradiction', () => {
  it.each([
    ['is 0 and is 1', [{ is: 0 }, { is: 1 }]],
    ['gt 5 and lt 3', [{ gt: 5 }, { lt: 3 }]],
    ['gt 5 and lte 5', [{ gt: 5 }, { lte: 5 }]],
    ['disjoint lists', [{ in: [1, 2] }, { in: [3] }]],
    ['a value that a list lacks', [{ in: [1, 2] }, { is: 3 }]],
    ['a value out of bounds', [{ lt: 3 }, { is: 3 }]],
    ['a list out of bounds', [{ in: [1, 2] }, { gt: 2 }]],
    ['days in the wrong order', [{ gte: '2026-02-01' }, { lt: '2026-01-01' }]],
    ['a value of what is absent', [{ exists: false }, { is: 1 }]],
  ])('is found: %s', (_about, tests) => {
    expect(of(...tests)).toHaveLength(2);
  });

  it.each([
    ['the same twice', [{ is: 1 }, { is: 1 }]],
    ['a span', [{ gt: 3 }, { lt: 5 }]],
    ['one point', [{ gte: 5 }, { lte: 5 }]],
    ['lists that share a value', [{ in: [1, 2] }, { in: [2, 3] }]],
    ['a present value', [{ exists: true }, { is: 1 }]],
    ['two ways to say that nothing is there', [{ exists: false }, { is: null }]],
    ['instants of different offsets', [{ gt: '2026-01-01T01:00:00+07:00' }, { lt: '2025-12-31T20:00:00Z' }]],
    ['a number and its text', [{ is: 1 }, { is: '1' }]],
    ['references', [{ is: '$user.role' }, { is: 1 }]],
  ])('is not seen in %s', (_about, tests) => {
    expect(of(...tests)).toBeUndefined();
  });

  it('is not seen between different fields, nor between the branches of "any"', () => {
    expect(
      contradiction([
        { field: 'a', is: 0 },
        { field: 'b', is: 1 },
      ]),
    ).toBeUndefined();
    const any = {
      any: [
        { field: 'a', is: 0 },
        { field: 'a', is: 1 },
      ],
    };
    expect(contradiction([any])).toBeUndefined();
  });

  it('is found across an inner "all"', () => {
    expect(contradiction([{ all: [{ field: 'a', is: 0 }] }, { field: 'a', is: 1 }])).toHaveLength(2);
  });
});
