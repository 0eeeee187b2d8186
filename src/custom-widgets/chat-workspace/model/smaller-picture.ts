/** Bytes that a picture may have. */
const MOST_BYTES = 2_000_000;
/** Pixels of the longer side of a picture that is made smaller, at first. */
const LONGEST_SIDE = 2560;
const QUALITIES = [0.85, 0.7] as const;
/** What is left of each side at the next attempt. */
const SHRINK = 0.75;
/** Pixels below which nothing is tried any more. */
const LEAST_SIDE = 64;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Draws a picture in another size; null where this browser cannot. */
type Draw = (size: Size, quality: number) => Promise<Blob | null>;

/** The first drawing of a picture below the limit, each one smaller than the one before; undefined where there is none. */
export async function drawnBelow(
  limit: number,
  { width, height }: Size,
  draw: Draw,
): Promise<Blob | undefined> {
  const longest = Math.max(width, height);
  for (let side = Math.min(longest, LONGEST_SIDE); side >= LEAST_SIDE; side *= SHRINK)
    for (const quality of QUALITIES) {
      const scaled = (pixels: number) => Math.max(1, Math.round((pixels * side) / longest));
      const drawn = await draw({ width: scaled(width), height: scaled(height) }, quality);
      if (!drawn) return undefined;
      if (drawn.size < limit) return drawn;
    }
  return undefined;
}

/**
 * A picture with fewer bytes than the limit, as JPEG where it had more; as it is where this browser cannot read it. The server
 * judges that one.
 */
export async function belowLimit(picture: File): Promise<File> {
  if (picture.size < MOST_BYTES) return picture;
  try {
    const bitmap = await createImageBitmap(picture);
    const drawn = await drawnBelow(MOST_BYTES, bitmap, (size, quality) => drawJpeg(bitmap, size, quality));
    bitmap.close();
    return drawn ? new File([drawn], jpegName(picture.name), { type: drawn.type }) : picture;
  } catch {
    return picture;
  }
}

const jpegName = (name: string): string => `${name.replace(/\.[^.]*$/, '')}.jpg`;

function drawJpeg(bitmap: ImageBitmap, { width, height }: Size, quality: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  // JPEG has no transparency: it would be black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}
