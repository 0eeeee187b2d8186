import { expect, it } from 'vitest';
import vectors from '../../tests/vectors/conditions.json' with { type: 'json' };
import { businessNow } from '../dates.ts';
import type { Condition } from '../model.ts';
import type { Scope } from '../scope.ts';
import { evaluate } from './evaluate.ts';

interface Vector {
  name: string;
  condition: Condition;
  scope: Scope;
  now?: { date: string; instant: string };
  expected: boolean;
}

// The inferred type of the JSON vectors is wider than the condition type.
// The type of a JSON file is wider than what it holds.
it.each(vectors as unknown as Vector[])('$name', ({ condition, scope, now, expected }) => {
  expect(evaluate(condition, scope, () => now ?? businessNow('UTC'))).toBe(expected);
});

it('takes the business day from the zone, not from the process', () => {
  const lateOnTheDayBefore = '2026-11-19T17:30:00Z';
  expect(businessNow('Asia/Jakarta', lateOnTheDayBefore)).toEqual({
    date: '2026-11-20',
    instant: '2026-11-20T00:30:00+07:00',
  });
  expect(businessNow('UTC', lateOnTheDayBefore).instant).toBe('2026-11-19T17:30:00+00:00');
});
