import { type Insertable, sql } from 'kysely';
import type { TransactionCreateBody } from '../../../domain/generated/types/transaction.ts';
import type { Database } from '../../generated/database.ts';
import type { EndpointHandlers } from '../../generated/handlers.ts';
import type { Db } from '../../store/index.ts';
import { readEntity } from '../read-entity.ts';
import { priceAsked } from './asked-order.ts';
import { bundledPrice, fromStock } from './edit-quantities.ts';
import { keepPricing, type OrderPricing } from './order-pricing.ts';
import { saveAll } from './owned-rows.ts';

type Asked = TransactionCreateBody['items'];

/** Creates an order of a shop. Prices are computed here; those of the caller are ignored. */
export const createTransaction: EndpointHandlers['transaction.create'] = async ({ body }, context) => {
  const { db, user, audit } = context;
  const { shop, stocks, pricing } = await priceAsked(db, body);
  const order = await insertOrder(db, {
    user_id: shop.id,
    total_price: pricing.priced.total,
    payment_type: body.payment_type ?? null,
    receiver_address: body.receiver_address ?? shop.address,
    note: body.note ?? null,
    virtual_account_id: await accountOf(shop.id, db),
    created_by: user?.id ?? null,
  });
  const lines = linesOf(body.items, pricing, stocks);
  const saved = await saveAll(context, 'items', order.id, lines);
  await keepPricing(context, order.id, pricing, await keysOf(order.id, lines, db));
  await audit({
    entity: 'transaction',
    id: order.id,
    after: { ...order, ...saved.after },
    owned: saved.rows,
  });
  const createdOrder = await readEntity('transaction', order.id, context);
  const params = { invoice_no: order.invoice_no };
  return { message: 'Order {invoice_no} saved.', params, ...(createdOrder ? { data: createdOrder } : {}) };
};

/** The rows with their prices, then those from bundles; a product may have several rows. */
function linesOf(requestedItems: Asked, { priced }: OrderPricing, stocks: ReadonlyMap<number, number>) {
  const occurrenceCounts = new Map<number, number>();
  const items = requestedItems.map(({ product_id, quantity, notes = null }, itemIndex) => {
    const { flash: _, ...price } = priced.rows[itemIndex] ?? ABSENT;
    return { product_id, quantity, notes, bundle_id: null, ...price };
  });
  const bundled = priced.bundles.map(({ bundle, product, pieces, ...bundlePricing }) => ({
    ...{
      product_id: product,
      quantity: pieces,
      notes: null,
      bundle_id: bundle,
      ...bundledPrice({ pieces, ...bundlePricing }),
    },
  }));
  return [...items, ...bundled].map((item) => {
    const occurrence = (occurrenceCounts.get(item.product_id) ?? 0) + 1;
    occurrenceCounts.set(item.product_id, occurrence);
    return { ...item, occurrence, ...fromStock(item.quantity, stocks.get(item.product_id) ?? 0) };
  });
}

const ABSENT = { price: 0, discount_price: 0, final_price: 0, flash: [] };

/** The ids of the new rows. */
async function keysOf(order: number, lines: ReturnType<typeof linesOf>, db: Db): Promise<number[]> {
  const items = await db
    .selectFrom('transaction_items')
    .select(['id', 'product_id', 'occurrence'])
    .where('transaction_id', '=', order)
    .execute();
  const keys = new Map(items.map((item) => [`${item.product_id} ${item.occurrence}`, item.id]));
  return lines.map(({ product_id, occurrence }) => keys.get(`${product_id} ${occurrence}`) ?? 0);
}

/** The virtual account that the shop has at the bank: that of its latest order with one. */
async function accountOf(shop: number, db: Db): Promise<string | null> {
  const orders = db.selectFrom('transactions').select('virtual_account_id').where('user_id', '=', shop);
  const latestOrder = await orders
    .where('virtual_account_id', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return latestOrder?.virtual_account_id ?? null;
}

type NewOrder = Omit<Insertable<Database['transactions']>, 'invoice_no'>;

/** Uses the next free number: imported files may contain some of our numbers. */
async function insertOrder(db: Db, values: NewOrder) {
  for (;;) {
    const { rows } = await sql<{ invoice_no: string }>`
      select 'INV/' || to_char(now(), 'YYYY') || '/' || nextval('transaction_invoice_numbers') as invoice_no`.execute(
      db,
    );
    const createdOrder = await db
      .insertInto('transactions')
      .values({ ...values, invoice_no: rows[0]?.invoice_no ?? '' })
      .onConflict((conflict) => conflict.column('invoice_no').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (createdOrder) return createdOrder;
  }
}
