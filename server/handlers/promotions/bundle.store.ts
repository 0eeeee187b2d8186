import { sql } from 'kysely';
import type { BundleUpdateBody } from '../../../domain/generated/types/bundle.ts';
import type { Db } from '../../store/index.ts';
import { lockRegisteredOf } from './registry.store.ts';

/** What a bundle is made of, once its pictures are kept. */
export interface BundleValues
  extends Pick<BundleUpdateBody, 'name' | 'start_date' | 'end_date' | 'price' | 'deskripsi' | 'detail'> {
  /** Names of kept files that are added. */
  readonly thumbnails: readonly string[];
  /** Keys of stored pictures that it takes out. */
  readonly removed?: readonly number[];
}

/** Returns its id. */
export async function insertBundle(db: Db, values: BundleValues): Promise<number> {
  const { detail, thumbnails, removed: _, ...columns } = values;
  const { id } = await db.insertInto('bundles').values(columns).returning('id').executeTakeFirstOrThrow();
  await insertParts(db, id, values);
  return id;
}

/** Writes an edit: its products are these now, its pictures are added. */
export async function writeBundle(db: Db, id: number, values: BundleValues): Promise<void> {
  const { detail, thumbnails, removed = [], ...columns } = values;
  await deleteThumbnails(db, id, removed);
  await db.updateTable('bundles').set(columns).where('id', '=', id).execute();
  await db.deleteFrom('bundle_details').where('bundle_id', '=', id).execute();
  await insertParts(db, id, values);
}

async function insertParts(db: Db, bundle_id: number, { detail, thumbnails }: BundleValues): Promise<void> {
  const rows = detail.map(({ product_id, qty, discount }, place) => ({
    bundle_id,
    place,
    product_id,
    qty,
    discount: discount ?? 0,
  }));
  await db.insertInto('bundle_details').values(rows).execute();
  if (thumbnails.length === 0) return;
  const pictures = thumbnails.map((thumbnail) => ({ bundle_id, thumbnail }));
  await db.insertInto('bundle_thumbnails').values(pictures).execute();
}

export type LockedBundle = NonNullable<Awaited<ReturnType<typeof lockBundle>>>;

/** The bundle, locked until the transaction ends, with its products and its pictures. */
export async function lockBundle(db: Db, id: number) {
  await lockRegisteredOf(db, 'BUNDLE', id);
  const bundle = await db
    .selectFrom('bundles')
    .select(['id', 'name', 'start_date', 'end_date', 'price', 'deskripsi'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!bundle) return undefined;
  const detail = await db
    .selectFrom('bundle_details')
    .select(['id', 'product_id', 'qty', 'discount'])
    .where('bundle_id', '=', id)
    .orderBy('place')
    .orderBy('id')
    .execute();
  return { ...bundle, detail, pictures: await readPicturesOf(db, id) };
}

/** The stored pictures of a bundle. */
export const readPicturesOf = (db: Db, id: number) =>
  db
    .selectFrom('bundle_thumbnails')
    .select(['id', 'thumbnail'])
    .where('bundle_id', '=', id)
    .orderBy('id')
    .execute();

/** The bundle that has the product row or picture. */
export function readBundleOf(db: Db, table: 'bundle_details' | 'bundle_thumbnails', id: number) {
  return db.selectFrom(table).select('bundle_id').where('id', '=', id).executeTakeFirst();
}

export async function deleteThumbnails(db: Db, id: number, thumbnails: readonly number[]): Promise<void> {
  if (thumbnails.length === 0) return;
  await db
    .deleteFrom('bundle_thumbnails')
    .where('bundle_id', '=', id)
    .where('id', 'in', thumbnails)
    .execute();
}

/** The names of stored pictures, by their keys. */
export const readThumbnails = (db: Db, thumbnails: readonly number[]) =>
  db
    .selectFrom('bundle_thumbnails')
    .select(['id', 'thumbnail'])
    .where('id', '=', sql<number>`any(${thumbnails}::int[])`)
    .orderBy('id')
    .execute();

/** The price of a bundle and its products in their order. */
export async function readBundleContent(
  db: Db,
  id: number,
): Promise<Pick<BundleValues, 'price' | 'detail'> | undefined> {
  const { rows } = await sql<Pick<BundleValues, 'price' | 'detail'>>`
    select b.price, coalesce((select json_agg(json_build_object('product_id', d.product_id, 'qty', d.qty,
      'discount', d.discount) order by d.place, d.id) from bundle_details as d where d.bundle_id = b.id), '[]') as detail
    from bundles as b where b.id = ${id}`.execute(db);
  return rows[0];
}

interface BundleUse {
  readonly orders: number;
  readonly bundles: number;
  /** What the orders paid less, in rupiah. */
  readonly off: number;
}

/** From the orders as they are now: an edit of one may have given bundles back. */
export async function readBundleUse(db: Db, id: number): Promise<BundleUse> {
  const { rows } = await sql<BundleUse>`
    select count(*)::int as orders, coalesce(sum(u.quantity), 0)::int as bundles,
      coalesce(sum((select sum(i.price * i.quantity - i.final_price) from transaction_items as i
        where i.transaction_id = u.transaction_id and i.bundle_id = u.promotion_id)), 0) as off
    from promotion_uses as u where u.kind = 'bundle' and u.promotion_id = ${id}`.execute(db);
  return rows[0] ?? { orders: 0, bundles: 0, off: 0 };
}
