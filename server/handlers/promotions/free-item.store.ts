import { sql } from 'kysely';
import type { ProductFreeCreateBody } from '../../../domain/generated/types/product-free.ts';
import type { Db } from '../../store/index.ts';
import { lockRegisteredOf } from './registry.store.ts';

/** Returns its id. */
export async function insertFreeItem(db: Db, values: ProductFreeCreateBody): Promise<number> {
  const { product_free, ...columns } = values;
  const { id } = await db
    .insertInto('product_frees')
    .values(columns)
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertGifts(db, id, product_free);
  return id;
}

/** The free item, locked until the transaction ends. */
export async function lockFreeItem(db: Db, id: number) {
  await lockRegisteredOf(db, 'PRODUCT FREE', id);
  return db.selectFrom('product_frees').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Writes an edit: its gifts are these now. */
export async function writeFreeItem(db: Db, id: number, values: ProductFreeCreateBody): Promise<void> {
  const { product_free, ...columns } = values;
  await db.updateTable('product_frees').set(columns).where('id', '=', id).execute();
  await db.deleteFrom('product_free_items').where('product_free_id', '=', id).execute();
  await insertGifts(db, id, product_free);
}

async function insertGifts(db: Db, id: number, gifts: ProductFreeCreateBody['product_free']): Promise<void> {
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

/** What is to be bought, and the products that are given for it. */
type FreeItemRule = Pick<
  ProductFreeCreateBody,
  'product_id' | 'type' | 'value' | 'berlaku_kelipatan' | 'qty_free'
> & {
  readonly gifts: readonly number[];
};

export async function readFreeItemRule(db: Db, id: number): Promise<FreeItemRule> {
  const { rows } = await sql<FreeItemRule>`
    select product_id, type, value, berlaku_kelipatan, qty_free, array(
      select product_id from product_free_items where product_free_id = f.id order by place, id) as gifts
    from product_frees as f where id = ${id}`.execute(db);
  return rows[0] ?? { product_id: 0, type: 'qty', value: 0, berlaku_kelipatan: 0, qty_free: 0, gifts: [] };
}

interface FreeItemUse {
  readonly orders: number;
  /** Pieces given for nothing. */
  readonly pieces: number;
  /** Pieces that may be given. */
  readonly most: number;
}

export async function readFreeItemUse(db: Db, id: number): Promise<FreeItemUse> {
  const { rows } = await sql<FreeItemUse>`
    select count(u.id)::int as orders, coalesce(sum(u.quantity), 0)::int as pieces, f.qty_free as most
    from product_frees as f left join promotion_uses as u on u.kind = 'free' and u.promotion_id = f.id
    where f.id = ${id} group by f.id`.execute(db);
  return rows[0] ?? { orders: 0, pieces: 0, most: 0 };
}
