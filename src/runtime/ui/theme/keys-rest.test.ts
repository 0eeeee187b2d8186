import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keysRest } from './keys-rest.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('it waits while keys come, and for the rest after the last one', async () => {
  const page = new EventTarget();
  const rested = vi.fn();
  void keysRest(page, 1000).then(rested);
  for (let key = 0; key < 5; key += 1) {
    await vi.advanceTimersByTimeAsync(900);
    page.dispatchEvent(new Event('keydown'));
  }
  await vi.advanceTimersByTimeAsync(999);
  expect(rested).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(rested).toHaveBeenCalledOnce();
});

test('without a key it waits for the rest alone', async () => {
  const rested = vi.fn();
  void keysRest(new EventTarget(), 1000).then(rested);
  await vi.advanceTimersByTimeAsync(1000);
  expect(rested).toHaveBeenCalledOnce();
});
