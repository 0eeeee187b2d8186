import { sql } from 'kysely';
import type { Db } from '../../store/index.ts';
import { RETURNED_PIECES } from './sros.store.ts';

/** The items of an order: their products, and the bundles that they came in. */
export function readItems(db: Db, order: number) {
  return db
    .selectFrom('transaction_items')
    .select(['id', 'product_id', 'occurrence', 'bundle_id'])
    .where('transaction_id', '=', order)
    .execute();
}

/** The items of an order with the names of their products. */
export function readItemNames(db: Db, order: number) {
  return db
    .selectFrom('transaction_items as i')
    .innerJoin('products as p', 'p.id', 'i.product_id')
    .select(['i.id', 'p.name'])
    .where('i.transaction_id', '=', order)
    .execute();
}

/** An item in pieces, and its price in rupiah. */
export interface SettledItem {
  readonly id: number;
  readonly product: number;
  readonly bundle: number | null;
  readonly ordered: number;
  readonly delivered: number;
  /** Returned pieces, of SROs that did not fail. */
  readonly back: number;
  readonly final: number;
}

/** What became of the items of an order. */
export async function readSettledItems(db: Db, order: number): Promise<SettledItem[]> {
  const { rows } = await sql<SettledItem>`
    select i.id, i.product_id as product, i.bundle_id as bundle, i.quantity as ordered,
      least(i.deliver_qty, i.quantity) as delivered, i.final_price as final,
      least(i.quantity, ${RETURNED_PIECES}) as back
    from transaction_items as i where i.transaction_id = ${order} order by i.id`.execute(db);
  return rows;
}
