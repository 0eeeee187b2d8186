import { describe, expect, it } from 'vitest';
import { fitted, lastDays, type Rule, withStart, wrongWith } from './days.ts';

const rule: Rule = { days: 30, atMost: 'today', today: '2026-11-21' };

describe('another first day', () => {
  it.each([
    ['2026-09-01', '2026-10-01'],
    ['2026-10-30', '2026-11-21'],
    ['2024-01-31', '2024-03-01'],
  ])('%s takes the last day along to %s', (start, end) => {
    expect(withStart({ start: '2026-11-01', end: '2026-11-05' }, start, rule)).toEqual({ start, end });
  });

  it('leaves an open end open, and without a length only moves an end that lies before it', () => {
    expect(withStart({ start: '', end: '' }, '2026-11-01', rule)).toEqual({ start: '2026-11-01', end: '' });
    const free: Rule = { today: rule.today };
    const days = { start: '2026-01-01', end: '2026-02-01' };
    expect(withStart(days, '2026-01-20', free).end).toBe('2026-02-01');
    expect(withStart(days, '2026-03-01', free).end).toBe('2026-03-01');
  });
});

it.each([
  [{ start: '2026-10-22', end: '2026-11-21' }, undefined],
  [{ start: '2026-11-21', end: '' }, undefined],
  [{ start: '2026-11-22', end: '' }, 'The start date lies in the future.'],
  [{ start: '', end: '2026-11-22' }, 'The end date lies in the future.'],
  [{ start: '2026-11-02', end: '2026-11-01' }, 'Start date cannot beyond end date.'],
  [
    { start: '2026-10-01', end: '2026-11-01' },
    'The end date lies more than {days} days after the start date.',
  ],
  [{ start: '0202-11-01', end: '' }, 'Input date is not valid'],
  [{ start: '', end: '2026-02-31x' }, 'Input date is not valid'],
])('%o is wrong by %s', (days, text) => {
  expect(wrongWith(days, rule)?.text).toBe(text);
});

it('the last days end today and hold as many as they say', () => {
  expect(lastDays(1, rule.today)).toEqual({ start: '2026-11-21', end: '2026-11-21' });
  expect(lastDays(30, '2026-03-01')).toEqual({ start: '2026-01-31', end: '2026-03-01' });
});

it('what an address says wrongly falls away', () => {
  expect(fitted({ start: '2026-01-01', end: '2026-11-01' }, rule)).toEqual({
    start: '2026-01-01',
    end: '2026-01-31',
  });
  // Half of a range would be another one.
  for (const [start, end] of [
    ['2027-01-01', '2026-11-01'],
    ['x', 'y'],
    ['2026-11-01', 'y'],
    ['x', '2026-11-01'],
    ['2026-11-05', '2026-11-01'],
    ['2026-11-05', ''],
    ['', '2026-11-05'],
  ] as const)
    expect(fitted({ start, end }, rule), `${start} ${end}`).toEqual({ start: '', end: '' });
});
