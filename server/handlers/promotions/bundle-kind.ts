import { sql } from 'kysely';
import type { Db } from '../../store/index.ts';
import type { PromotedProduct, PromotionKind } from './promotion-kind.ts';

export const bundleKind: PromotionKind = { table: 'bundles', active: 'active', products: bundleProducts };

async function bundleProducts(db: Db, id: number): Promise<PromotedProduct[]> {
  const { rows } = await sql<{ name: string; price: number; discount: number }>`
    select p.name || ' x ' || d.qty as name, p.price, d.discount
    from bundle_details as d join products as p on p.id = d.product_id
    where d.bundle_id = ${id} order by d.place, d.id`.execute(db);
  return rows.map(({ name, price, discount }) => ({ name, price, diskon: `${discount}%` }));
}
