import { fireEvent } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { locked } from './pending.ts';

/** Whether the button of a mouse, pressed so many times, would move the focus. */
const movesFocus = (detail: number) => fireEvent.mouseDown(document.body, { detail });

it('a lock is held for so long after its work, and a second click moves no focus then', async () => {
  vi.useFakeTimers();
  expect(movesFocus(1)).toBe(true);
  // A lock of another press, which outlasts this one.
  await locked('b', async () => 'ran', 1600);
  await locked('c', async () => 'ran', 800);
  expect(await locked('c', async () => 'again')).toBeUndefined();
  expect(movesFocus(2)).toBe(false);
  vi.advanceTimersByTime(800);
  expect(movesFocus(2)).toBe(true);
  expect(await locked('c', async () => 'again')).toBe('again');
  vi.advanceTimersByTime(800);
  vi.useRealTimers();
});

it('the second click of the double click that took a lock reaches nothing, wherever it lands; another one does', async () => {
  vi.useFakeTimers();
  const heard: string[] = [];
  const hear = ({ type, detail }: MouseEvent) => heard.push(`${type} ${detail}`);
  const button = document.body.appendChild(document.createElement('button'));
  for (const type of ['mousedown', 'click'] as const) button.addEventListener(type, hear);
  const click = (detail: number) => {
    fireEvent.mouseDown(button, { detail });
    fireEvent.click(button, { detail });
  };
  click(1);
  await locked('d', async () => 'ran', 800);
  click(2);
  expect(heard.splice(0)).toEqual(['mousedown 1', 'click 1']);
  // A double click of its own, while the lock is still held.
  for (const detail of [1, 2]) click(detail);
  expect(heard.splice(0)).toEqual(['mousedown 1', 'click 1', 'mousedown 2', 'click 2']);
  vi.advanceTimersByTime(800);
  button.remove();
  vi.useRealTimers();
});
