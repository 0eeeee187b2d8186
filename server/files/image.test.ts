import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { decodeImage } from './image.ts';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));

const [width, height] = [40, 30];
const pixels = Buffer.from(Array.from({ length: width * height * 3 * 3 }, (_, index) => (index * 7) % 256));
const picture = () => sharp(pixels.subarray(0, width * height * 3), { raw: { width, height, channels: 3 } });
const frames = () => sharp(pixels, { raw: { width, height: height * 3, channels: 3, pageHeight: height } });

const KINDS = {
  PNG: () => picture().png(),
  'PNG, interlaced': () => picture().png({ palette: true, progressive: true }),
  JPEG: () => picture().jpeg(),
  'JPEG, progressive, with its place': () =>
    picture()
      .jpeg({ progressive: true })
      .withExif({ IFD0: { Artist: 'Ê' } }),
  WebP: () => picture().webp(),
  'WebP, lossless': () => picture().webp({ lossless: true }),
  GIF: () => picture().gif(),
  'GIF, moving': () => frames().gif({ delay: [10, 10, 10] }),
};

let count = 0;
function decoded(bytes: Buffer) {
  // A path of its own: what was read before is remembered by its path.
  const path = join(folder, `${count++}`);
  writeFileSync(path, bytes);
  return decodeImage(path);
}

it.each(Object.entries(KINDS))('a %s that is cut off is none, wherever that was', async (_, make) => {
  const whole = await make().toBuffer();
  expect(await decoded(whole)).toEqual({ width, height });
  // Some programs write something behind it.
  expect(await decoded(Buffer.concat([whole, Buffer.alloc(9)]))).toEqual({ width, height });
  for (const length of [
    40,
    Math.floor(whole.length / 2),
    ...[13, 12, 4, 2, 1].map((less) => whole.length - less),
  ])
    expect(await decoded(whole.subarray(0, length)), `${length} of ${whole.length} bytes`).toBeNull();
});
