import { sum } from '../../domain/promotions/money.ts';
import { priceOrder } from '../../domain/promotions/price-order.ts';
import type { EndpointHandlers } from '../../generated/handlers.ts';
import type { TransactionRecord } from '../../generated/lifecycles.ts';
import { Refusal } from '../../refusal.ts';
import type { Work } from '../../resources/work.ts';
import { readPrices } from './offers.store.ts';
import { keepPricing, priceLocked, readPricing } from './order-pricing.ts';
import { type OrderItem, saveAll } from './owned-rows.ts';

/**
 * Other quantities: the order is priced anew by what held when it was made. Of an order that was made elsewhere only
 * the lines that change are.
 */
export const editQuantities: EndpointHandlers['transaction.update'] = async (
  { step: { row }, body },
  context,
) => {
  const wanted = quantitiesOf(body, row.items);
  const changed = row.items.filter(({ id, quantity }) => (wanted.get(id) ?? quantity) !== quantity);
  const { message, params } = {
    message: 'Order {invoice_no} saved.',
    params: { invoice_no: row.invoice_no },
  };
  if (changed.length === 0) return { answer: (order) => ({ message, params, data: order }) };
  const priced = await pricedAnew(context, row, changed, wanted);
  const items = row.items.map((item) => ({ ...item, ...priced.get(item.id) }));
  const rows = row.items.map(({ id }) => ({ id, ...priced.get(id) }));
  return {
    owned: await saveAll(context, 'items', row.id, rows),
    changes: { total_price: sum(items.map(({ final_price }) => final_price)) },
    answer: (order) => ({ message, params, data: order }),
  };
};

interface Said {
  readonly qty: readonly number[];
  readonly cart_item_id: readonly number[];
}

/** Item -> quantity; both lists say one thing at each place. */
function quantitiesOf({ qty, cart_item_id }: Said, items: readonly OrderItem[]): Map<number, number> {
  if (qty.length !== cart_item_id.length)
    throw new Refusal('invalid', [{ field: 'qty', message: 'Each item needs its quantity.' }]);
  const unknown = cart_item_id.flatMap((id, at) =>
    items.some((item) => item.id === id)
      ? []
      : [{ field: `cart_item_id.${at}`, message: 'This is no item of this order.' }],
  );
  if (unknown.length > 0) throw new Refusal('invalid', unknown);
  return new Map(cart_item_id.map((id, at) => [id, qty[at] ?? 0]));
}

async function pricedAnew(
  { db }: Work,
  order: TransactionRecord,
  changed: readonly OrderItem[],
  wanted: ReadonlyMap<number, number>,
) {
  const rowOf = (item: OrderItem) => ({
    product: item.product?.id ?? 0,
    pieces: wanted.get(item.id) ?? item.quantity,
  });
  const was = await readPricing(db, order.id);
  const items = was ? order.items : changed;
  const rows = items.map(rowOf);
  const products = rows.map(({ product }) => product);
  const asked = { rows, bundles: [] };
  const read = was?.offers ?? (await readPrices(db, order.user?.id ?? 0, products, order.created_at));
  const pricing = was
    ? await priceLocked(db, asked, read, order.id)
    : { offers: read, priced: priceOrder(asked, read) };
  if (was)
    await keepPricing(
      db,
      order.id,
      pricing,
      items.map(({ id }) => id),
    );
  const found = await db.selectFrom('products').select(['id', 'stock']).where('id', 'in', products).execute();
  const stocks = new Map(found.map(({ id, stock }) => [id, stock]));
  return new Map(
    items.map((item, at) => {
      const { product, pieces } = rowOf(item);
      const { price = item.price, discount_price = 0, final_price = 0 } = pricing.priced.rows[at] ?? {};
      const line = { price: pieces === 0 ? item.price : price, discount_price, final_price };
      const stock = changed.includes(item) ? fromStock(pieces, stocks.get(product) ?? 0) : {};
      return [item.id, { quantity: pieces, ...line, ...stock }] as const;
    }),
  );
}

/** What there is of a product goes out of stock; the rest has to be ordered first. */
export function fromStock(quantity: number, stock: number) {
  const ready_qty = Math.min(quantity, Math.max(0, stock));
  return { ready_qty, pre_order_qty: quantity - ready_qty };
}
