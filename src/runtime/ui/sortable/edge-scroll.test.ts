import { expect, it } from 'vitest';
import { edgeStep } from './edge-scroll.ts';

it('scrolls near the edges only, faster towards them, and no faster beyond', () => {
  const steps = [90, 100, 120, 141, 300, 459, 480, 500, 900].map((y) => edgeStep(y, 100, 500));
  expect(steps).toEqual([-14, -14, -7, 0, 0, 0, 7, 14, 14].map((step) => step || expect.closeTo(0)));
});
