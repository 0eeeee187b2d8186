import { sql } from 'kysely';
import type { Offers } from '../../../domain/promotions/pricing/model.ts';
import type { Priced } from '../../../domain/promotions/pricing/price-order.ts';
import type { Db } from '../../store/index.ts';

/** The offers that an order was priced by, and the result. */
export interface OrderPricing {
  readonly offers: Offers;
  readonly priced: Priced;
}

/** Stores how an order was priced. */
export async function writePricing(db: Db, order: number, { offers, priced }: OrderPricing): Promise<void> {
  await sql`
    insert into transaction_pricings (transaction_id, offers, result)
    values (${order}, ${JSON.stringify(offers)}, ${JSON.stringify(priced)})
    on conflict (transaction_id) do update set offers = excluded.offers, result = excluded.result`.execute(
    db,
  );
}

/** The stored pricing of an order; undefined for an order made elsewhere. */
export async function readPricing(db: Db, order: number): Promise<OrderPricing | undefined> {
  const { rows } = await sql<OrderPricing>`
    select offers, result as priced from transaction_pricings where transaction_id = ${order}`.execute(db);
  return rows[0];
}
