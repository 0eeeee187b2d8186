import { afterEach, expect, it, vi } from 'vitest';
import { ruleFaults } from './rule-faults.ts';
import { patternFault } from './slow-pattern.ts';

it.each([
  [{ type: 'number', exclusiveMinimum: 1, maximum: 1 }, ['exclusiveMinimum']],
  [
    { type: 'string', format: 'date', formatMinimum: '2025-01-02', formatMaximum: '2025-01-01' },
    ['formatMinimum'],
  ],
  [{ type: ['string', 'null'], enum: ['a', null] }, []],
  [{ type: 'integer', default: 0, minimum: 1 }, ['default']],
  [{ type: 'string', default: '$today', format: 'date' }, []],
  [{ type: 'boolean', maxLength: 1 }, ['maxLength']],
  [{ minimum: 1, maxLength: 3 }, []],
])('%j has faults at %j', (schema, at) => {
  expect(ruleFaults(schema, false).map((fault) => fault.rulePath.join('.'))).toEqual(at);
});

it('a part of a schema may require what only the whole names', () => {
  const part = { properties: { a: {} }, required: ['b'] };
  expect([ruleFaults(part, true).length, ruleFaults(part, false).length]).toEqual([0, 1]);
});

it.each(['^\\d{1,3}(,\\d{3})*$', '^(\\+62|0)8[0-9]{8,11}$', '^.{1,500}$', '^(ab|ac)*$'])(
  '%s takes linear time',
  (pattern) => expect(patternFault(pattern)).toBeUndefined(),
);
it.each([
  '^(\\w+\\s?)+$',
  'a*a*b',
  '\\s+$',
  '^(ab)*(ab)*$',
  '^(abc|ab|c)+$',
  '^(a|b{1,90})+$',
  '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$',
  '(',
])('%s is refused', (pattern) => expect(patternFault(pattern)).toBeDefined());

afterEach(() => vi.restoreAllMocks());

// As on a machine that stands still for ten seconds whenever somebody looks at the clock.
it.each([
  ['^(?=.*\\d)(?=.*[a-z]).{9,}$', undefined],
  ['^(?=.*\\d)(a|b{1,80})+$', 'exponential'],
  ['^(a+)\\1c', 'more than linear'],
])('the verdict about %s does not depend on the clock', (pattern, time) => {
  let clock = 0;
  const leap = () => (clock += 10_000);
  vi.spyOn(Date, 'now').mockImplementation(leap);
  vi.spyOn(performance, 'now').mockImplementation(leap);
  const fault = patternFault(pattern);
  if (time) expect(fault).toContain(`${time} time`);
  else expect(fault).toBeUndefined();
});
