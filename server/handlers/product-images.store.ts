import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from '../generated/database.ts';
import type { Db } from '../store/index.ts';

export type ImageRow = Selectable<Database['product_images']>;

/** The product, locked until the transaction ends, so that concurrent uploads get different positions. */
export function lockProduct(db: Db, id: number) {
  const product = db.selectFrom('products').select(['id', 'name']).where('id', '=', id).forUpdate();
  return product.executeTakeFirst();
}

/** Notes that the staff have edited a product. */
export async function markEdited(db: Db, product: number): Promise<void> {
  await db.updateTable('products').set({ edited_at: sql`now()` }).where('id', '=', product).execute();
}

/** The stored files that are images of a product. */
export async function readImageFiles(db: Db, product: number): Promise<string[]> {
  const images = db.selectFrom('product_images').select('image_url').where('product_id', '=', product);
  return (await images.execute()).map(({ image_url }) => image_url);
}

/** Whether a stored file is an image of the product. */
export async function hasImage(db: Db, product: number, file: string): Promise<boolean> {
  const images = db.selectFrom('product_images').select('id').where('product_id', '=', product);
  return (await images.where('image_url', '=', file).executeTakeFirst()) !== undefined;
}

/** The images of a product in their order, locked until the transaction ends. */
export function lockImages(db: Db, product: number) {
  return db
    .selectFrom('product_images')
    .select(['id', 'ordering'])
    .where('product_id', '=', product)
    .orderBy('ordering')
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** The position of the last image; null where there is none. */
export async function readLastOrdering(db: Db, product: number): Promise<number | null> {
  const { last } = await db
    .selectFrom('product_images')
    .select((eb) => eb.fn.max('ordering').as('last'))
    .where('product_id', '=', product)
    .executeTakeFirstOrThrow();
  return last;
}

export function insertImage(db: Db, image: Insertable<Database['product_images']>): Promise<ImageRow> {
  return db.insertInto('product_images').values(image).returningAll().executeTakeFirstOrThrow();
}

export async function moveImage(db: Db, id: number, ordering: number): Promise<void> {
  await db.updateTable('product_images').set({ ordering }).where('id', '=', id).execute();
}
