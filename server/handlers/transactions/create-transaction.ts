import type { TransactionCreateBody } from '../../../domain/generated/types/transaction.ts';
import type { EndpointHandlers } from '../../generated/handlers.ts';
import type { Db } from '../../store/index.ts';
import { readEntity } from '../read-entity.ts';
import { priceAsked } from './asked-order.ts';
import { bundledPrice, fromStock } from './edit-quantities.ts';
import { readItems } from './items.store.ts';
import { keepPricing } from './order-pricing.ts';
import { insertOrder, type NewOrder, nextInvoiceNumber, readLatestAccount } from './orders.store.ts';
import { saveAll } from './owned-rows.ts';
import type { OrderPricing } from './pricings.store.ts';
import { refuseUnseen } from './shown-total.ts';

type Asked = TransactionCreateBody['items'];

/** Creates an order of a shop. Prices are computed here; those of the caller are ignored. */
export const createTransaction: EndpointHandlers['transaction.create'] = async ({ body }, context) => {
  const { limits, db, user, audit } = context;
  const { shop, stocks, pricing } = await priceAsked(limits, db, body);
  refuseUnseen(limits, body.shown_total, pricing.priced.total);
  const order = await insertNumbered(db, {
    user_id: shop.id,
    total_price: pricing.priced.total,
    payment_type: body.payment_type ?? null,
    receiver_address: body.receiver_address ?? shop.address,
    note: body.note ?? null,
    // The account that the shop has at the bank.
    virtual_account_id: await readLatestAccount(db, shop.id),
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
    product_id: product,
    quantity: pieces,
    notes: null,
    bundle_id: bundle,
    ...bundledPrice({ pieces, ...bundlePricing }),
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
  const items = await readItems(db, order);
  const keys = new Map(items.map((item) => [`${item.product_id} ${item.occurrence}`, item.id]));
  return lines.map(({ product_id, occurrence }) => keys.get(`${product_id} ${occurrence}`) ?? 0);
}

/** Uses the next free number: imported files may contain some of our numbers. */
async function insertNumbered(db: Db, values: Omit<NewOrder, 'invoice_no'>) {
  for (;;) {
    const createdOrder = await insertOrder(db, { ...values, invoice_no: await nextInvoiceNumber(db) });
    if (createdOrder) return createdOrder;
  }
}
