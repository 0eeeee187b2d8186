import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dice } from '../tests/dice.ts';
import { followClock, now } from './clock.ts';
import { businessDay, businessNow } from './dates.ts';

const DAY = 86_400_000;
const NOON = Date.UTC(2026, 10, 27, 5);

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
});
afterEach(() => {
  followClock(new Date().toUTCString(), Date.now());
  vi.useRealTimers();
});

it('a machine that is two days wrong has the business day of the server', () => {
  for (const days of [-2, 2, 400]) {
    vi.setSystemTime(NOON + days * DAY);
    followClock(new Date(NOON).toUTCString(), Date.now());
    expect(businessDay('Asia/Jakarta')).toBe('2026-11-27');
    expect(businessNow('Asia/Jakarta').date).toBe('2026-11-27');
  }
});

it('a header that is none changes nothing', () => {
  vi.setSystemTime(NOON + 2 * DAY);
  followClock(new Date(NOON).toUTCString(), Date.now());
  for (const header of [undefined, '', 'yesterday', 5]) followClock(header, Date.now());
  expect(businessDay('Asia/Jakarta')).toBe('2026-11-27');
});

it('is as near as the answers were fast, whatever this machine says', () => {
  const roll = dice(7);
  for (let count = 0; count < 2000; count++) {
    const skew = Math.round((roll() - 0.5) * 10 * DAY);
    const way = Math.round(roll() * 4000);
    const server = NOON + Math.round(roll() * DAY);
    vi.setSystemTime(server + skew);
    const sent = Date.now();
    const stated = new Date(server + Math.round(roll() * way)).toUTCString();
    vi.setSystemTime(server + skew + way);
    followClock(stated, sent);
    expect(Math.abs(now() - (server + way))).toBeLessThanOrEqual(way + 1000);
  }
});
