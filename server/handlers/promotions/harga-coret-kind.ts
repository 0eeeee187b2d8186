import { sql } from 'kysely';
import type { Db } from '../../store/index.ts';
import { discountText } from './flashsale-kind.ts';
import type { PromotedProduct, PromotionKind, Said } from './promotion-kind.ts';
import { rupiah, soldFor } from './words.ts';

/** The values of a product's discount; the product itself cannot change. */
export interface HargaCoretValues {
  readonly start_date: string;
  readonly end_date: string;
  readonly discount: number;
  readonly discount_type: 'amount' | 'persentage';
  readonly active: 0 | 1;
  /** Who set it. */
  readonly created_by: string;
}

export const hargaCoretKind: PromotionKind<HargaCoretValues> = {
  table: 'product_promo_prices',
  active: 'active',
  apply: replaceHargaCoret,
  products: hargaCoretProducts,
  offer: hargaCoretOffer,
  used: hargaCoretUsed,
};

/** The registry keeps the same key, so the previous discount is stored separately as replaced. */
async function replaceHargaCoret(db: Db, id: number, values: HargaCoretValues): Promise<void> {
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

type Struck = Pick<HargaCoretValues, 'discount' | 'discount_type'> & {
  readonly name: string;
  readonly price: number;
};

/** The product with its discount, or with that of an edit. */
async function struckOf(db: Db, id: number, proposal?: HargaCoretValues): Promise<Struck | undefined> {
  const { rows } = await sql<Struck>`
    select p.name, p.price, c.discount, c.discount_type
    from product_promo_prices as c join products as p on p.id = c.product_id where c.id = ${id}`.execute(db);
  const [row] = rows;
  return row && { ...row, ...proposal };
}

async function hargaCoretProducts(
  db: Db,
  id: number,
  proposal?: HargaCoretValues,
): Promise<PromotedProduct[]> {
  const struck = await struckOf(db, id, proposal);
  if (!struck) return [];
  const { name, price, discount, discount_type } = struck;
  return [{ name, price, diskon: discountText(discount, discount_type) }];
}

async function hargaCoretOffer(db: Db, id: number, proposal?: HargaCoretValues): Promise<Said> {
  const struck = await struckOf(db, id, proposal);
  if (!struck) return { message: 'No discount stands at this product.' };
  const { name, price, discount, discount_type } = struck;
  const discountedPrice =
    discount_type === 'amount' ? price - discount : Math.round((price * (100 - discount)) / 100);
  return {
    message: 'Every shop pays Rp {now} instead of Rp {price} for {product}.',
    params: { product: name, price: rupiah(price), now: rupiah(Math.max(0, discountedPrice)) },
  };
}

/** Counted from the orders that were priced with it since it was set. */
async function hargaCoretUsed(db: Db, id: number): Promise<Said> {
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
  return soldFor(rows[0] ?? { orders: 0, sold: 0, off: 0 });
}
