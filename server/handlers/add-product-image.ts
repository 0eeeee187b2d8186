import { sql } from 'kysely';
import type { FileKeeper } from '../files/keep.ts';
import type { AuditNote } from '../resources/audit.store.ts';
import type { Db } from '../store/index.ts';

/** Pixels of the longer side of the small copy. */
export const THUMBNAIL = 240;

/** The transaction that an image is added in. */
export interface Means {
  readonly db: Db;
  readonly files: FileKeeper;
  audit(note: AuditNote): Promise<void>;
}

export interface ImageRow {
  readonly id: number;
  readonly image_url: string;
  readonly thumbnail_image_url: string;
  readonly ordering: number;
}

/** Puts a kept image behind the product's others. The product is locked, or two would get the same place. */
export async function addProductImage(
  product: number,
  image: string,
  thumbnail: Buffer,
  { db, files, audit }: Means,
): Promise<ImageRow> {
  const small = await files.keepBytes(thumbnail, 'image/webp');
  const { rows } = await sql<ImageRow>`
    insert into product_images (product_id, image_url, thumbnail_image_url, ordering)
    select ${product}, ${image}, ${small}, coalesce(max(ordering), 0) + 1
      from product_images where product_id = ${product}
    returning *`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The image was not inserted.');
  await audit({ entity: 'product-image', id: row.id, after: { ...row } });
  return row;
}
