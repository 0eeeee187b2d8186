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

it('while a lock is held the second click of a double click reaches nothing, wherever it lands', async () => {
  vi.useFakeTimers();
  const heard: string[] = [];
  const hear = ({ type, detail }: MouseEvent) => heard.push(`${type} ${detail}`);
  const button = document.body.appendChild(document.createElement('button'));
  for (const type of ['mousedown', 'click'] as const) button.addEventListener(type, hear);
  const click = (detail: number) => {
    fireEvent.mouseDown(button, { detail });
    fireEvent.click(button, { detail });
  };
  await locked('d', async () => 'ran', 800);
  for (const detail of [0, 1, 2]) click(detail);
  expect(heard).toEqual(['mousedown 0', 'click 0', 'mousedown 1', 'click 1']);
  vi.advanceTimersByTime(800);
  click(2);
  expect(heard.slice(4)).toEqual(['mousedown 2', 'click 2']);
  button.remove();
  vi.useRealTimers();
});
