import type { Selectable } from 'kysely';
import type { FileKeeper } from '../files/keep.ts';
import type { Database } from '../generated/database.ts';
import type { AuditNote } from '../resources/audit.store.ts';
import type { Db } from '../store/index.ts';

/** Length of the thumbnail's longer side in pixels. */
export const THUMBNAIL = 240;

/** The transaction that an image is added in. */
export interface Means {
  readonly db: Db;
  readonly files: FileKeeper;
  audit(note: AuditNote): Promise<void>;
}

export type ImageRow = Selectable<Database['product_images']>;

/** Appends a stored image to the product's images. The product is locked, so that two images never get the same position. */
export async function addProductImage(
  product: number,
  image: string,
  thumbnail: Buffer,
  { db, files, audit }: Means,
): Promise<ImageRow> {
  const small = await files.keepBytes(thumbnail, 'image/webp');
  const { last } = await db
    .selectFrom('product_images')
    .select((eb) => eb.fn.max('ordering').as('last'))
    .where('product_id', '=', product)
    .executeTakeFirstOrThrow();
  const row = await db
    .insertInto('product_images')
    .values({ product_id: product, image_url: image, thumbnail_image_url: small, ordering: (last ?? 0) + 1 })
    .returningAll()
    .executeTakeFirstOrThrow();
  await audit({ entity: 'product-image', id: row.id, after: { ...row } });
  return row;
}
