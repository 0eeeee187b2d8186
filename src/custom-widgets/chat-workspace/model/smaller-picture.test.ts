import { expect, it } from 'vitest';
import { drawnBelow } from './smaller-picture.ts';

/** As many bytes as there are pixels at full quality. */
const draw = async ({ width, height }: { width: number; height: number }, quality: number) =>
  new Blob([new Uint8Array(Math.round(width * height * quality))]);

it('draws a picture smaller until it is below the limit, in its proportions', async () => {
  const sizes: [number, number, number][] = [];
  const drawn = await drawnBelow(1_000_000, { width: 6000, height: 4000 }, (size, quality) => {
    sizes.push([size.width, size.height, quality]);
    return draw(size, quality);
  });
  expect(sizes).toEqual([
    [2560, 1707, 0.85],
    [2560, 1707, 0.7],
    [1920, 1280, 0.85],
    [1920, 1280, 0.7],
    [1440, 960, 0.85],
    [1440, 960, 0.7],
  ]);
  expect(drawn?.size).toBe(967_680);
});

it('gives up where the browser draws nothing, or nothing is small enough', async () => {
  expect(await drawnBelow(10, { width: 500, height: 500 }, async () => null)).toBeUndefined();
  expect(await drawnBelow(10, { width: 500, height: 500 }, draw)).toBeUndefined();
});
