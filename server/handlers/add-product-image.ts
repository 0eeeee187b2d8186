import type { FileKeeper } from '../files/keep.ts';
import type { AuditNote } from '../resources/audit.store.ts';
import type { Db } from '../store/index.ts';
import { type ImageRow, insertImage, readLastOrdering } from './product-images.store.ts';

/** Length of the thumbnail's longer side in pixels. */
export const THUMBNAIL = 240;

/** The transaction that an image is added in. */
export interface Means {
  readonly db: Db;
  readonly files: FileKeeper;
  audit(note: AuditNote): Promise<void>;
}

/** Appends a stored image to the product's images. The product is locked, so that two images never get the same position. */
export async function addProductImage(
  product: number,
  image: string,
  thumbnail: Buffer,
  { db, files, audit }: Means,
): Promise<ImageRow> {
  const small = await files.keepBytes(thumbnail, 'image/webp');
  const row = await insertImage(db, {
    product_id: product,
    image_url: image,
    thumbnail_image_url: small,
    ordering: ((await readLastOrdering(db, product)) ?? 0) + 1,
  });
  await audit({ entity: 'product-image', id: row.id, after: { ...row } });
  return row;
}
