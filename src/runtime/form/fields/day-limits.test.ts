import { expect, it } from 'vitest';
import { dayLimits } from './day-limits.ts';

const today = '2026-11-21';
const values: Readonly<Record<string, unknown>> = { start: '2026-11-05', empty: null, wrong: '31/02/2026' };
const of = (rules: Record<string, unknown>) => dayLimits(rules, (name) => values[name], today);

it.each([
  [{}, {}],
  [{ notBefore: 'today' }, { min: '2026-11-21' }],
  [{ after: 'today' }, { min: '2026-11-22' }],
  [{ notBefore: 'start' }, { min: '2026-11-05' }],
  [
    { after: 'start', notAfter: 'today' },
    { min: '2026-11-06', max: '2026-11-21' },
  ],
  [{ notBefore: ['start', 'today'] }, { min: '2026-11-21' }],
  [{ notBefore: 'start', formatMinimum: '2026-12-01' }, { min: '2026-12-01' }],
  [{ notAfter: 'today', max: '2026-11-10' }, { max: '2026-11-10' }],
  [{ before: 'start' }, { max: '2026-11-04' }],
  [{ within: { days: 30, of: 'start' } }, { max: '2026-12-05' }],
  [{ notBefore: 'empty', after: 'wrong', within: { days: 3, of: 'wrong' } }, {}],
  [{ min: 3 }, {}],
])('%o allows %o', (rules, limits) => {
  expect(of(rules)).toEqual(limits);
});
