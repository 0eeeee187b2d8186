import { sql } from 'kysely';
import type { FlashsaleUpdateBody } from '../../../domain/generated/types/flashsale.ts';
import { CURRENCY } from '../../../domain/money.ts';
import { statementBatches } from '../../resources/read-batches.ts';
import type { Db } from '../../store/index.ts';
import { lockRegisteredOf } from './registry.store.ts';

/** The values of a flash sale, after its files are stored. */
export interface FlashsaleValues
  extends Pick<FlashsaleUpdateBody, 'start_date' | 'start_time' | 'end_date' | 'end_time' | 'items'> {
  readonly active?: 0 | 1;
  /** Names of stored files; for banners only the added ones. */
  readonly thumbnail?: string;
  readonly banners: readonly string[];
  /** Keys of stored banners that it takes out. */
  readonly removed?: readonly number[];
}

/** Returns its id. */
export async function insertFlashsale(db: Db, values: FlashsaleValues): Promise<number> {
  const { id } = await db
    .insertInto('flashsales')
    .values(sessionOf(values))
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeParts(db, id, values);
  return id;
}

/** Writes an edit: the session and its products, which are matched by product. */
export async function writeFlashsale(db: Db, id: number, values: FlashsaleValues): Promise<void> {
  await db.updateTable('flashsales').set(sessionOf(values)).where('id', '=', id).execute();
  await writeParts(db, id, values);
}

function sessionOf({ banners, removed, items, active, ...session }: FlashsaleValues) {
  return { ...session, ...(active !== undefined && { switched_on: active }) };
}

async function writeParts(
  db: Db,
  id: number,
  { banners, removed = [], items }: FlashsaleValues,
): Promise<void> {
  await deleteBanners(db, id, removed);
  if (banners.length > 0) {
    const rows = banners.map((banner_url) => ({ flashsale_id: id, banner_url }));
    await db.insertInto('flashsale_banners').values(rows).execute();
  }
  const products = items.map(({ product_id }) => product_id);
  await db
    .deleteFrom('flashsale_products')
    .where('flashsale_id', '=', id)
    .where('product_id', 'not in', products)
    .execute();
  await db
    .insertInto('flashsale_products')
    .values(
      items.map((item) => ({
        flashsale_id: id,
        product_id: item.product_id,
        discount: item.discount ?? 0,
        discount_type: item.discount_type ?? 'amount',
        stock: item.product_stock ?? 0,
        limit_stock: item.product_limit_stock ?? 0,
        active: item.status ?? 1,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['flashsale_id', 'product_id']).doUpdateSet((eb) => ({
        discount: eb.ref('excluded.discount'),
        discount_type: eb.ref('excluded.discount_type'),
        stock: eb.ref('excluded.stock'),
        limit_stock: eb.ref('excluded.limit_stock'),
        active: eb.ref('excluded.active'),
      })),
    )
    .execute();
}

export async function deleteBanners(db: Db, id: number, banners: readonly number[]): Promise<void> {
  if (banners.length === 0) return;
  await db
    .deleteFrom('flashsale_banners')
    .where('flashsale_id', '=', id)
    .where('id', 'in', banners)
    .execute();
}

export const readBannersOf = (db: Db, id: number) =>
  db.selectFrom('flashsale_banners').select('id').where('flashsale_id', '=', id).execute();

/** Stored banners by their keys. */
export const readBanners = (db: Db, banners: readonly number[]) =>
  db
    .selectFrom('flashsale_banners')
    .select(['id', 'flashsale_id', 'banner_url'])
    .where('id', '=', sql<number>`any(${banners}::int[])`)
    .orderBy('id')
    .execute();

export type LockedFlashsale = NonNullable<Awaited<ReturnType<typeof lockFlashsale>>>;

/** The flash sale, locked until the transaction ends. */
export async function lockFlashsale(db: Db, id: number) {
  await lockRegisteredOf(db, 'FLASHALE', id);
  return db
    .selectFrom('flashsales')
    .select(['id', 'start_date', 'start_time', 'end_date', 'end_time', 'switched_on as active', 'thumbnail'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Whether it is switched on, as it was saved: one that was rejected states 2 instead. */
export async function readSwitch(db: Db, id: number): Promise<0 | 1> {
  const row = db.selectFrom('flashsales').select('switched_on').where('id', '=', id);
  return (await row.executeTakeFirst())?.switched_on ?? 0;
}

/** The flash sale and the product of one of its rows. */
export function readFlashsaleOfProduct(db: Db, itemId: number) {
  const row = db.selectFrom('flashsale_products').select(['flashsale_id', 'product_id']);
  return row.where('id', '=', itemId).executeTakeFirst();
}

/** Its products as an edit sends them. */
export function readStoredItems(db: Db, id: number) {
  return db
    .selectFrom('flashsale_products')
    .select(['product_id', 'discount', 'discount_type', 'stock as product_stock'])
    .select(['limit_stock as product_limit_stock', 'active as status'])
    .where('flashsale_id', '=', id)
    .orderBy('id')
    .execute();
}

/** Whether a moment (ISO 8601) is not after that of the transaction. */
export async function isPast(db: Db, moment: string): Promise<boolean> {
  const { rows } = await sql<{ over: boolean }>`select ${moment}::timestamptz <= now() as over`.execute(db);
  return rows[0]?.over ?? false;
}

/** The prices of products, and how many pieces the flash sale has sold of each. */
export async function readSoldPieces(db: Db, id: number, products: readonly number[]) {
  const { rows } = await sql<{ id: number; name: string; price: number; sold: number }>`
    select p.id, p.name, p.price, coalesce(f.sold, 0) as sold from products as p
    left join flashsale_products as f on f.product_id = p.id and f.flashsale_id = ${id}
    where p.id = any(${products}::int[])`.execute(db);
  return rows;
}

/** Whether the flash sale has sold any product besides these. */
export async function hasSoldOther(db: Db, id: number, products: readonly number[]): Promise<boolean> {
  const { rows } = await sql`select 1 from flashsale_products
    where flashsale_id = ${id} and sold > 0 and product_id <> all(${products}::int[])`.execute(db);
  return rows.length > 0;
}

type DiscountType = 'amount' | 'persentage';

interface PricedProduct {
  readonly product: number;
  readonly name: string;
  readonly price: number;
  readonly kuota: number;
  /** Pieces that a shop may buy; 0: as many as it likes. */
  readonly limit: number;
  readonly discount: number;
  readonly type: DiscountType;
  readonly isOn: boolean;
}

/** Its products, or `items` of an edit of it, with names and prices. */
export async function readPricedProducts(
  db: Db,
  id: number,
  items?: FlashsaleValues['items'],
): Promise<PricedProduct[]> {
  const from = items
    ? sql`jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
        as f(product_id int, discount numeric, discount_type text, product_stock int, product_limit_stock int, status int)`
    : sql`(select *, stock as product_stock, limit_stock as product_limit_stock, active as status from flashsale_products where flashsale_id = ${id} order by id) as f`;
  const { rows } = await sql<PricedProduct>`
    select p.id as product, p.name, p.price, coalesce(f.product_stock, 0) as kuota,
      coalesce(f.product_limit_stock, 0) as "limit", coalesce(f.discount, 0)::float8 as discount,
      coalesce(f.discount_type, 'amount') as type, coalesce(f.status, 1) = 1 as "isOn"
    from ${from} join products as p on p.id = f.product_id`.execute(db);
  return rows;
}

interface FlashsaleItem {
  id: number;
  product: { id: number; name: string; price: number };
  discount: number;
  discount_type: DiscountType;
  stock: number;
  limit_stock: number;
  active: 0 | 1;
  total_produk_terjual: number;
  cart_item: {
    id: number;
    price: number;
    quantity: number;
    total: number;
    transaction: { created_at: string; total_price: number; user: { shop_name: string } };
  }[];
}

/** Its products with what was bought of each, the newest first. */
export async function readFlashsaleItems(db: Db, id: number): Promise<FlashsaleItem[]> {
  const { rows } = await sql<FlashsaleItem>`
    select f.id, f.discount, f.discount_type, f.stock, f.limit_stock, f.active, f.sold as total_produk_terjual,
      json_build_object('id', p.id, 'name', p.name, 'price', p.price) as product,
      coalesce((select json_agg(json_build_object('id', b.id, 'price', b.price, 'quantity', b.quantity,
        'total', b.price * b.quantity, 'transaction',
        json_build_object('created_at', t.created_at, 'total_price', t.total_price,
          'user', json_build_object('shop_name', t.shop_name))) order by t.created_at desc)
        from flashsale_purchases as b join transaction_items as i on i.id = b.transaction_item_id
        join transactions as t on t.id = i.transaction_id
        where b.flashsale_product_id = f.id), '[]') as cart_item
    from flashsale_products as f join products as p on p.id = f.product_id
    where f.flashsale_id = ${id} order by f.id`.execute(db);
  return rows;
}

/** Orders, pieces sold, and what they cost less in rupiah. */
export async function readFlashsaleUse(db: Db, id: number) {
  const { rows } = await sql<{ orders: number; sold: number; off: number }>`
    select count(distinct i.transaction_id)::int as orders, coalesce(sum(b.quantity), 0)::int as sold,
      coalesce(sum((i.price - b.price) * b.quantity), 0) as off
    from flashsale_products as f join flashsale_purchases as b on b.flashsale_product_id = f.id
    join transaction_items as i on i.id = b.transaction_item_id where f.flashsale_id = ${id}`.execute(db);
  return rows[0] ?? { orders: 0, sold: 0, off: 0 };
}

/** All flash sales, the newest first, a row for each product; a batch at a time. */
export function readFlashsaleReport(db: Db) {
  const rows = sql<Record<string, unknown>>`
    select s.id, s.sesi, s.active, p.name, p.price, f.stock, f.limit_stock, f.sold,
      case f.discount_type when 'amount' then ${CURRENCY} || ' ' || trunc(f.discount) else trunc(f.discount) || '%' end as diskon
    from flashsales as s left join flashsale_products as f on f.flashsale_id = s.id
    left join products as p on p.id = f.product_id order by s.id desc, f.id`;
  return statementBatches(db, rows);
}
