import { expect, it } from 'vitest';
import { nextTab } from './tab-strip.tsx';

it('arrows lead around, Home and End to the ends, whichever way the page runs', () => {
  const from = (key: string, at: number, rtl = false) => nextTab(key, at, 3, rtl);
  expect([from('ArrowRight', 0), from('ArrowRight', 2), from('ArrowLeft', 0)]).toEqual([1, 0, 2]);
  expect([from('ArrowRight', 0, true), from('ArrowLeft', 0, true)]).toEqual([2, 1]);
  expect([from('Home', 2), from('End', 0), from('Enter', 0)]).toEqual([0, 2, undefined]);
});
