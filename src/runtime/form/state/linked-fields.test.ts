import { describe, expect, it } from 'vitest';
import { linkedValues } from './linked-fields.ts';

const today = '2026-03-20';
const end = (start: unknown, atMost?: string) =>
  linkedValues({ sets: { end: { plusDays: 30, ...(atMost ? { atMost } : {}) } } }, start, today).end;

describe('a field that others follow', () => {
  it('moves a date by days, over months, leap days and summer time', () => {
    expect([end('2026-01-31'), end('2024-02-01'), end('2026-12-31')]).toEqual([
      '2026-03-02',
      '2024-03-02',
      '2027-01-30',
    ]);
  });

  it('never moves it beyond the latest day', () => {
    expect([end('2026-02-01', 'today'), end('2026-03-01', 'today')]).toEqual(['2026-03-03', today]);
    expect(end('2026-03-01', '2026-03-10')).toBe('2026-03-10');
  });

  it('says nothing while it holds no date', () => {
    for (const value of ['', null, undefined, '2026-02-31x', '31/01/2026', 5])
      expect(linkedValues({ sets: { end: { plusDays: 1 } } }, value, today)).toEqual({});
  });

  it('empties what depended on it', () => {
    expect(linkedValues({ clears: ['child', 'value'] }, 7, today)).toEqual({ child: null, value: null });
  });
});
