import { describe, expect, it } from 'vitest';
import { followingEnd } from './linked-fields.ts';

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
