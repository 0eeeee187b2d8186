import { fireEvent } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { locked } from './pending.ts';

/** Whether the button of a mouse, pressed so many times, would move the focus. */
const movesFocus = (detail: number) => fireEvent.mouseDown(document.body, { detail });

it('a lock is held for so long after its work, and a second click moves no focus then', async () => {
  vi.useFakeTimers();
  await locked('c', async () => 'ran', 800);
  expect(await locked('c', async () => 'again')).toBeUndefined();
  expect([movesFocus(1), movesFocus(2)]).toEqual([true, false]);
  vi.advanceTimersByTime(800);
  expect(movesFocus(2)).toBe(true);
  expect(await locked('c', async () => 'again')).toBe('again');
  vi.useRealTimers();
});
