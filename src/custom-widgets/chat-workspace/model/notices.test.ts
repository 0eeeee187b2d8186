import { expect, it } from 'vitest';
import { clockTime, isQuiet } from './notices.ts';

it.each([
  ['20:00', '07:00', '19:59', false],
  ['20:00', '07:00', '20:00', true],
  ['20:00', '07:00', '03:00', true],
  ['20:00', '07:00', '07:00', false],
  ['12:00', '13:00', '12:30', true],
  ['12:00', '13:00', '13:00', false],
  ['08:00', '08:00', '08:00', false],
])('quiet from %s to %s: at %s %s', (quietFrom, quietTo, time, quiet) => {
  expect(isQuiet({ on: true, quietFrom, quietTo }, time)).toBe(quiet);
});

it('reads the clock', () => expect(clockTime(new Date(2026, 10, 24, 7, 5))).toBe('07:05'));
