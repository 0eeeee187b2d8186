import { sql } from 'kysely';
import type { Db } from '../../store/index.ts';
import { discountText } from './flashsale-kind.ts';
import type { PromotedProduct, PromotionKind } from './promotion-kind.ts';

/** What a discount of a product says; the product stays. */
export interface HargaCoretValues {
  readonly start_date: string;
  readonly end_date: string;
  readonly discount: number;
  readonly discount_type: 'amount' | 'persentage';
  readonly active: 0 | 1;
  /** Who set it. */
  readonly created_by: string;
}

export const hargaCoretKind: PromotionKind = {
  table: 'product_promo_prices',
  active: 'active',
  apply: replaceHargaCoret,
  products: hargaCoretProducts,
};

/** The registry goes on with the same key, so what applied until now is kept beside it as replaced. */
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

async function hargaCoretProducts(db: Db, id: number): Promise<PromotedProduct[]> {
  const { rows } = await sql<{ name: string; price: number; discount: number; type: string }>`
    select p.name, p.price, c.discount, c.discount_type as type
    from product_promo_prices as c join products as p on p.id = c.product_id where c.id = ${id}`.execute(db);
  return rows.map(({ name, price, discount, type }) => ({
    ...{ name, price },
    diskon: discountText(discount, type),
  }));
}
