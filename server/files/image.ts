import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { heavyPictures } from '../rules/heavy.ts';
import { hasEnd } from './picture-end.ts';

// The pictures that are worked on share the cores already.
sharp.concurrency(1);

export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** Larger pictures are refused: a few bytes can decode to gigabytes. */
const MAX_PIXELS = 60_000_000;
/** A picture that is cut off or whose data is broken fails, instead of being half grey. */
const options = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const;

/** The displayed size in pixels (with EXIF rotation) as the file's header says it, or null when that cannot be read. */
export async function readImageSize(path: string): Promise<ImageSize | null> {
  try {
    const { autoOrient, width, height } = await sharp(path, options).metadata();
    if (width * height > MAX_PIXELS) return null;
    return autoOrient ?? { width, height };
  } catch {
    return null;
  }
}

/** The same once every pixel was decoded and its end is there: a header stays readable when what follows it is cut off. */
export async function decodeImage(path: string): Promise<ImageSize | null> {
  const size = await readImageSize(path);
  if (!size || !hasEnd(await readFile(path))) return null;
  try {
    await heavyPictures.run(() => sharp(path, options).resize(8, 8, { fit: 'fill' }).raw().toBuffer());
    return size;
  } catch {
    return null;
  }
}

/** A WebP that fits into a square of `side` pixels; null when the image (a path, or its bytes) cannot be decoded. */
export async function makeThumbnail(image: string | Buffer, side: number): Promise<Buffer | null> {
  try {
    return await heavyPictures.run(() =>
      sharp(image, options)
        .rotate()
        .resize(side, side, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 80 })
        .toBuffer(),
    );
  } catch {
    return null;
  }
}
