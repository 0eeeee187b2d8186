import { describe, expect, it } from 'vitest';
import { followingEnd, linkedValues } from './linked-fields.ts';

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

describe('the end of a range', () => {
  const range = { start: ['from', 'from_at'], end: ['to', 'to_at'] } as const;
  const values = { from: '2026-03-20', from_at: '09:00', to: '2026-03-21', to_at: '18:00' };
  const moved = (changes: Record<string, string | null>) => {
    const now: Record<string, string | null> = { ...values, ...changes };
    return followingEnd(range, Object.keys(changes)[0] ?? '', (name) => now[name]);
  };

  it('follows a start that has moved past it, and keeps its time where that still is after the start', () => {
    expect(moved({ from: '2026-03-22' })).toEqual([['to', '2026-03-22']]);
    expect(moved({ from: '2026-03-22', to_at: '08:00' })).toEqual([
      ['to', '2026-03-22'],
      ['to_at', '09:00'],
    ]);
    expect(moved({ from: '2026-03-21' })).toEqual([]);
  });

  it('moves nothing itself, nor does a time', () => {
    expect(moved({ to: '2026-03-19' })).toEqual([]);
    expect(moved({ to_at: '08:00', to: '2026-03-20' })).toEqual([]);
    expect(moved({ from_at: '19:00', to: '2026-03-20' })).toEqual([]);
  });

  it('stays where it is while something is missing, or something else changed', () => {
    expect(moved({ from: '2026-03-22', to: null })).toEqual([]);
    expect(moved({ other: '1', to: '2026-03-01' })).toEqual([]);
    expect(moved({ from: '2026-03-22', from_at: null })).toEqual([['to', '2026-03-22']]);
  });
});
