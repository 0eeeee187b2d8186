import { describe, expect, it } from 'vitest';
import { contradiction, deadBranches } from './contradictions.ts';

const of = (...tests: object[]) => contradiction(tests.map((test) => ({ field: 'state', ...test })) as never);

describe('a contradiction', () => {
  it.each([
    ['is 0 and is 1', [{ is: 0 }, { is: 1 }]],
    ['disjoint lists', [{ in: [1, 2] }, { in: [3] }]],
    ['a value that a list lacks', [{ in: [1, 2] }, { is: 3 }]],
    ['a value out of bounds', [{ gt: 3 }, { is: 3 }]],
    ['a list out of bounds', [{ in: [1, 2] }, { gt: 2 }]],
    ['a value of what is absent', [{ exists: false }, { is: 1 }]],
  ])('is found: %s', (_about, tests) => {
    expect(of(...tests)).toHaveLength(2);
  });

  it.each([
    ['the same twice', [{ is: 1 }, { is: 1 }]],
    ['lists that share a value', [{ in: [1, 2] }, { in: [2, 3] }]],
    ['a present value', [{ exists: true }, { is: 1 }]],
    ['two ways to say that nothing is there', [{ exists: false }, { is: null }]],
    ['instants of different offsets', [{ gt: '2026-01-01T01:00:00+07:00' }, { is: '2025-12-31T20:00:00Z' }]],
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

describe('across levels, a contradiction', () => {
  const a = (test: object) => ({ field: 'state', ...test });
  it.each([
    ['of two limits, one of them negated', [a({ gt: 5 }), { not: a({ gt: 3 }) }]],
    ['of days in the wrong order', [a({ gt: '2026-02-01' }), { not: a({ gt: '2026-01-01' }) }]],
    ['of a value and its opposite', [a({ is: 1 }), { not: a({ is: 1 }) }]],
    ['of a value and a list that it must not be in', [a({ is: 1 }), { not: a({ in: [1, 2] }) }]],
    ['of a list and a bound that must not hold', [{ not: a({ gt: 0 }) }, a({ in: [1, 2] })]],
    ['of a bound and its opposite', [a({ gt: 5 }), { not: a({ gt: 5 }) }]],
    ['of a value and its absence', [{ not: a({ exists: true }) }, a({ is: 1 })]],
    ['of what stands in an all inside', [{ all: [a({ is: 1 })] }, { all: [{ all: [a({ is: 2 })] }] }]],
    [
      'of every branch',
      [a({ is: 0 }), { any: [a({ is: 1 }), { all: [a({ gt: 1 }), { user: 'role', is: 3 }] }] }],
    ],
    ['of none of some', [a({ is: 1 }), { not: { any: [a({ is: 0 }), a({ is: 1 })] } }]],
    ['of what is denied twice', [a({ is: 1 }), { not: { not: a({ is: 2 }) } }]],
  ])('%s is found', (_about, conditions) => {
    expect(contradiction(conditions as never)).toHaveLength(2);
  });

  it.each([
    ['another value that is denied', [a({ is: 1 }), { not: a({ is: 2 }) }]],
    ['a list of which one is denied', [a({ in: [1, 2] }), { not: a({ is: 1 }) }]],
    ['a span and a denied bound', [a({ gt: 3 }), { not: a({ gt: 5 }) }]],
    ['two that are denied', [{ not: a({ is: 1 }) }, { not: a({ is: 2 }) }]],
    ['one branch that may hold', [a({ is: 0 }), { any: [a({ is: 1 }), { not: a({ gt: 0 }) }] }]],
    ['branches that exclude each other', [{ any: [a({ is: 1 }), a({ is: 2 })] }]],
    ['another field', [a({ is: 1 }), { field: 'paid', is: 0 }]],
  ])('%s is none', (_about, conditions) => {
    expect(contradiction(conditions as never)).toBeUndefined();
  });

  it('names the branches that what stands beside them excludes', () => {
    const conditions = [a({ is: 0 }), { any: [a({ is: 1 }), { user: 'role', is: 3 }] }];
    expect(deadBranches(conditions as never)).toEqual([
      { conjunctIndex: 1, branch: 0, clash: ['is 0', 'is 1'] },
    ]);
  });
});
