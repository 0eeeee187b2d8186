import sharp from 'sharp';
import { heavy } from '../rules/heavy.ts';

export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** Larger pictures are refused: a few bytes can decode to gigabytes. */
const MAX_PIXELS = 60_000_000;
const options = { limitInputPixels: MAX_PIXELS, failOn: 'none' } as const;

/** The displayed size in pixels (with EXIF rotation), or null when the file is not a readable image. */
export async function readImageSize(path: string): Promise<ImageSize | null> {
  try {
    const { autoOrient, width, height } = await sharp(path, options).metadata();
    if (width * height > MAX_PIXELS) return null;
    return autoOrient ?? { width, height };
  } catch {
    return null;
  }
}

/** A WebP that fits into a square of `side` pixels; null when the image (a path, or its bytes) cannot be decoded. */
export async function makeThumbnail(image: string | Buffer, side: number): Promise<Buffer | null> {
  try {
    return await heavy(() =>
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
