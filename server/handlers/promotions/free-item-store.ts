import { sql } from 'kysely';
import type { ProductFreeCreateBody } from '../../../domain/generated/types/product-free.ts';
import type { Db } from '../../store/index.ts';

/** Writes an edit. */
export async function applyFreeItem(db: Db, id: number, values: ProductFreeCreateBody): Promise<void> {
  const { product_free, ...columns } = values;
  await db.updateTable('product_frees').set(columns).where('id', '=', id).execute();
  await db.deleteFrom('product_free_items').where('product_free_id', '=', id).execute();
  await writeGifts(db, id, product_free);
}

export async function writeGifts(
  db: Db,
  id: number,
  gifts: ProductFreeCreateBody['product_free'],
): Promise<void> {
  const rows = gifts.map(({ product_id_free: product_id }, place) => ({
    product_free_id: id,
    product_id,
    place,
  }));
  await db.insertInto('product_free_items').values(rows).execute();
  await sql`update product_frees set produk_gratis = (
    select string_agg(p.name, ', ' order by i.place) from product_free_items as i join products as p on p.id = i.product_id
    where i.product_free_id = ${id}) where id = ${id}`.execute(db);
}
