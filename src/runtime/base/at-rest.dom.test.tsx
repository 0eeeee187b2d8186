import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atRest } from './at-rest.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const press = () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));

test('runs once nobody has typed for that long, and once alone', () => {
  const run = vi.fn();
  atRest(run, 1000);
  vi.advanceTimersByTime(900);
  press();
  vi.advanceTimersByTime(900);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(run).toHaveBeenCalledTimes(1);
  press();
  vi.advanceTimersByTime(5000);
  expect(run).toHaveBeenCalledTimes(1);
});

test('does not run once it is cancelled', () => {
  const run = vi.fn();
  const cancel = atRest(run, 1000);
  cancel();
  press();
  vi.advanceTimersByTime(5000);
  expect(run).not.toHaveBeenCalled();
});
