import { sql } from 'kysely';
import type { Db } from '../../store/index.ts';

/** The values of a product's discount; the product itself cannot change. */
export interface HargaCoretValues {
  readonly start_date: string;
  readonly end_date: string;
  readonly discount: number;
  readonly discount_type: 'amount' | 'persentage';
  /** Absent from an edit that does not switch it. */
  readonly active?: 0 | 1;
  /** Who set it. */
  readonly created_by: string;
}

/** The last discount of a product. */
export function readDiscountOf(db: Db, product: number) {
  return db
    .selectFrom('product_promo_prices')
    .selectAll()
    .where('product_id', '=', product)
    .where('replaced_at', 'is', null)
    .executeTakeFirst();
}

/** Adds a discount, or overwrites that with `id`; returns its id. */
export async function writeDiscount(
  db: Db,
  product_id: number,
  values: HargaCoretValues,
  id: number | undefined,
): Promise<number> {
  const row = await db
    .insertInto('product_promo_prices')
    .values({ ...values, product_id, ...(id !== undefined && { id }) })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** The registry keeps the same key, so the previous discount is stored separately as replaced. */
export async function replaceDiscount(db: Db, id: number, values: HargaCoretValues): Promise<void> {
  await sql`
    insert into product_promo_prices (product_id, start_date, end_date, discount, discount_type, active, replaced_at, created_by, created_at)
    select product_id, start_date, end_date, discount, discount_type, active, now(), created_by, created_at
    from product_promo_prices where id = ${id}`.execute(db);
  await db
    .updateTable('product_promo_prices')
    .set({ ...values, created_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

export type DiscountedProduct = Pick<HargaCoretValues, 'discount' | 'discount_type'> & {
  readonly product_id: number;
  readonly name: string;
  readonly price: number;
};

export async function readDiscountedProduct(db: Db, id: number): Promise<DiscountedProduct | undefined> {
  const { rows } = await sql<DiscountedProduct>`
    select c.product_id, p.name, p.price, c.discount, c.discount_type
    from product_promo_prices as c join products as p on p.id = c.product_id where c.id = ${id}`.execute(db);
  return rows[0];
}

/** Orders that were priced with it since it was set, pieces, and what they cost less in rupiah. */
export async function readDiscountUse(db: Db, id: number) {
  const { rows } = await sql<{ orders: number; sold: number; off: number }>`
    select count(distinct t.id)::int as orders, coalesce(sum((part ->> 'pieces')::int), 0)::int as sold,
      coalesce(sum((line ->> 'price')::numeric * (part ->> 'pieces')::int - (part ->> 'amount')::numeric), 0) as off
    from product_promo_prices as c
    join transactions as t on t.created_at >= c.created_at
      and exists (select from transaction_items as i where i.transaction_id = t.id and i.product_id = c.product_id)
    join transaction_pricings as g on g.transaction_id = t.id
    cross join lateral jsonb_array_elements(g.result -> 'lines') as line
    cross join lateral jsonb_array_elements(line -> 'parts') as part
    where c.id = ${id} and (line ->> 'product')::int = c.product_id and part ->> 'source' = 'coret'`.execute(
    db,
  );
  return rows[0] ?? { orders: 0, sold: 0, off: 0 };
}
