import { priceLine, totalOf } from '../../domain/pricing.ts';
import type { EndpointHandlers } from '../../generated/handlers.ts';
import { Refusal } from '../../refusal.ts';
import type { Work } from '../../resources/work.ts';
import { type OrderItem, saveAll } from './owned-rows.ts';
import { readPriceRules } from './price-rules.store.ts';

/** Other quantities: the lines that change are priced anew, by the rules that held when the order was made. */
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
  const priced = await pricedAnew(context, row.created_at, changed, wanted);
  const items = row.items.map((item) => ({ ...item, ...priced.get(item.id) }));
  const rows = row.items.map(({ id }) => ({ id, ...priced.get(id) }));
  return {
    owned: await saveAll(context, 'items', row.id, rows),
    changes: { total_price: totalOf(items) },
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
  at: string,
  items: readonly OrderItem[],
  wanted: ReadonlyMap<number, number>,
) {
  const products = items.map(({ product }) => product?.id ?? 0);
  const { day, rules } = await readPriceRules(db, products, at);
  const found = await db.selectFrom('products').select(['id', 'stock']).where('id', 'in', products).execute();
  const stocks = new Map(found.map(({ id, stock }) => [id, stock]));
  return new Map(
    items.map((item) => {
      const [product, quantity] = [item.product?.id ?? 0, wanted.get(item.id) ?? item.quantity];
      const rule = rules.get(product);
      if (!rule) throw new Error(`Item ${item.id} has no product.`);
      const line = priceLine(quantity, rule, day);
      return [item.id, { quantity, ...line, ...fromStock(quantity, stocks.get(product) ?? 0) }] as const;
    }),
  );
}

/** What there is of a product goes out of stock; the rest has to be ordered first. */
export function fromStock(quantity: number, stock: number) {
  const ready_qty = Math.min(quantity, Math.max(0, stock));
  return { ready_qty, pre_order_qty: quantity - ready_qty };
}
