import { expect, it } from 'vitest';
import { targetsOf } from './use-entry-focus.ts';

const [a, b, c] = [{ n: 1 }, { n: 2 }, { n: 3 }];
const best = (...args: Parameters<typeof targetsOf>) => targetsOf(...args)[0];
const UP = 'rjsf-array-item-move-up';
const DOWN = 'rjsf-array-item-move-down';

it('leads into a new entry', () => {
  expect(best([a], [a, undefined], undefined)).toMatch(/^\[data-entry="1"\] .*input/);
});

it('stays at the button of the entry that was moved, or its other one at an end', () => {
  expect(targetsOf([a, b, c], [b, a, c], UP)).toEqual([
    `[data-entry="0"] .${UP}:not(:disabled)`,
    `[data-entry="0"] .${DOWN}:not(:disabled)`,
  ]);
  expect(best([a, b, c], [a, c, b], DOWN)).toBe(`[data-entry="2"] .${DOWN}:not(:disabled)`);
});

it('goes to the entry that follows a removed one, else to the last, else to the button that adds', () => {
  expect(best([a, b, c], [b, c], undefined)).toContain('[data-entry="0"]');
  expect(best([a, b, c], [a, b], undefined)).toContain('[data-entry="1"]');
  expect(targetsOf([a], [], undefined).at(-1)).toBe('.repeater-add');
});
