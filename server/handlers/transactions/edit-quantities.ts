import type { PricedBundle } from '../../../domain/promotions/pricing/bundles.ts';
import type { Offers, Order } from '../../../domain/promotions/pricing/model.ts';
import { sum } from '../../../domain/promotions/pricing/money.ts';
import { priceOrder } from '../../../domain/promotions/pricing/price-order.ts';
import { amountOf } from '../../../domain/promotions/pricing/prices.ts';
import type { Context } from '../../calls/handler.ts';
import { askNothing, type Limits } from '../../calls/limits.ts';
import type { EndpointHandlers } from '../../generated/handlers.ts';
import type { TransactionRecord } from '../../generated/lifecycles.ts';
import { requireRow } from '../../refusal.ts';
import type { Db } from '../../store/index.ts';
import { readEntity } from '../read-entity.ts';
import { readItems } from './items.store.ts';
import { readPrices } from './offers.ts';
import { type LineLimit, refuseGrowth } from './order-limits.ts';
import { keepPricing, priceLocked } from './order-pricing.ts';
import { mayCount } from './order-vouchers.ts';
import { type OrderItem, saveAll } from './owned-rows.ts';
import { type OrderPricing, readPricing } from './pricings.store.ts';
import { readStocks } from './products.store.ts';
import { refuseOtherVoucher, refuseUnseen, shownVoucher } from './shown-total.ts';

/**
 * Other quantities: the order is priced anew by what held when it was made. Of an order that was made elsewhere only
 * the lines that change are.
 */
export const editQuantities: EndpointHandlers['transaction.update'] = async (
  { step: { row }, body },
  context,
) => {
  const { limits } = context;
  const requestedQuantities = quantitiesOf(limits, body, row.items);
  const changed = row.items.filter(
    ({ id, quantity }) => (requestedQuantities.get(id) ?? quantity) !== quantity,
  );
  const { message, params } = {
    message: 'Order {invoice_no} saved.',
    params: { invoice_no: row.invoice_no },
  };
  if (changed.length === 0) {
    askNothing(limits);
    return { answer: (order) => ({ message, params, data: order }) };
  }
  const { lines: priced, pricing, keys } = await pricedAnew(context, row, changed, requestedQuantities);
  const items = row.items.map((item) => ({ ...item, ...priced.get(item.id) }));
  const total_price = sum(items.map(({ final_price }) => final_price));
  refuseUnseen(limits, body.shown_total, total_price);
  refuseOtherVoucher(limits, body.shown_voucher, shownVoucher(pricing));
  if (pricing) await keepPricing(context, row.id, pricing, keys);
  const rows = row.items.map(({ id }) => ({ id, ...priced.get(id) }));
  return {
    owned: await saveAll(context, 'items', row.id, rows),
    changes: { total_price },
    answer: (order) => ({ message, params, data: order }),
  };
};

/** The order's total with other quantities, by the same rules. */
export const priceQuantities: EndpointHandlers['transaction.price'] = async (
  { params: { id }, body },
  context,
) => {
  const order = requireRow(await readEntity('transaction', id, context));
  const requestedQuantities = quantitiesOf(context.limits, body, order.items);
  const changed = order.items.filter(
    (item) => (requestedQuantities.get(item.id) ?? item.quantity) !== item.quantity,
  );
  if (changed.length === 0) askNothing(context.limits);
  const { lines, pricing } =
    changed.length > 0 ? await pricedAnew(context, order, changed, requestedQuantities) : UNCHANGED;
  const items = order.items.map((item) => ({
    id: item.id,
    final_price: lines.get(item.id)?.final_price ?? item.final_price,
  }));
  const total_price = sum(items.map(({ final_price }) => final_price));
  return { total_price, voucher: shownVoucher(pricing), items };
};

const UNCHANGED = { lines: new Map<number, { final_price: number }>(), pricing: undefined };

interface Said {
  readonly qty: readonly number[];
  readonly cart_item_id: readonly number[];
}

/** Item -> quantity; the two lists belong together by index. */
function quantitiesOf(
  limits: Limits<'own_items'>,
  { qty, cart_item_id }: Said,
  items: readonly OrderItem[],
): Map<number, number> {
  const isUneven = qty.length !== cart_item_id.length;
  limits.own_items(isUneven ? [{ field: 'qty', message: 'Each item needs its quantity.' }] : []);
  const unknown = cart_item_id.flatMap((id, itemIndex) =>
    items.some((item) => item.id === id)
      ? []
      : [{ field: `cart_item_id.${itemIndex}`, message: 'This is no item of this order.' }],
  );
  limits.own_items(unknown);
  return new Map(cart_item_id.map((id, itemIndex) => [id, qty[itemIndex] ?? 0]));
}

async function pricedAnew(
  { db, limits }: Pick<Context, 'db'> & { readonly limits: Limits<LineLimit | 'whole_bundles'> },
  order: TransactionRecord,
  changed: readonly OrderItem[],
  requestedQuantities: ReadonlyMap<number, number>,
) {
  const rowOf = (item: OrderItem) => ({
    product: item.product?.id ?? 0,
    pieces: requestedQuantities.get(item.id) ?? item.quantity,
  });
  await refuseGrowth(limits, db, order, requestedQuantities);
  const storedPricing = await readPricing(db, order.id);
  const items = storedPricing ? order.items : changed;
  const bundleOf = await bundlesOfItems(db, order.id);
  const unbundledItems = items.filter(({ id }) => !bundleOf.has(id));
  const rows = unbundledItems.map(rowOf);
  const products = items.map((item) => rowOf(item).product);
  const bundled = items.filter(({ id }) => bundleOf.has(id));
  const bundles = countsOf(
    limits,
    bundled.map((item) => ({ ...rowOf(item), bundle: bundleOf.get(item.id) ?? 0 })),
    storedPricing?.offers.bundles ?? [],
    storedPricing?.offers.products ?? [],
  );
  const requestedOrder = { rows, bundles };
  const pricing = storedPricing
    ? await pricedAgain(db, requestedOrder, storedPricing.offers, order.id)
    : await pricedElsewhere(db, requestedOrder, order);
  const stocks = await readStocks(db, products);
  const pricesOf = (item: OrderItem) => {
    const bundle = bundleOf.get(item.id);
    if (bundle === undefined) return pricing.priced.rows[unbundledItems.indexOf(item)];
    const { product } = rowOf(item);
    const bundledProduct = pricing.priced.bundles.find(
      (part) => part.bundle === bundle && part.product === product,
    );
    return bundledProduct && bundledPrice(bundledProduct);
  };
  const lines = new Map(
    items.map((item) => {
      const { product, pieces } = rowOf(item);
      const { price = item.price, discount_price = 0, final_price = 0 } = pricesOf(item) ?? {};
      const line = { price: pieces === 0 ? item.price : price, discount_price, final_price };
      const stock = changed.includes(item) ? fromStock(pieces, stocks.get(product) ?? 0) : {};
      return [item.id, { quantity: pieces, ...line, ...stock }] as const;
    }),
  );
  // Stored with the order when it was priced as a whole.
  return { lines, pricing: storedPricing ? pricing : undefined, keys: unbundledItems.map(({ id }) => id) };
}

/** A returned voucher counts again only if it can still be used; the order keeps it in any case. */
async function pricedAgain(
  db: Db,
  requestedOrder: Order,
  offers: Offers,
  order: number,
): Promise<OrderPricing> {
  const voucher = (await mayCount(db, offers, order)) ? offers.voucher : null;
  const pricing = await priceLocked(db, requestedOrder, { ...offers, voucher }, order);
  return { ...pricing, offers: { ...pricing.offers, voucher: offers.voucher } };
}

async function pricedElsewhere(
  db: Db,
  requestedOrder: Order,
  order: TransactionRecord,
): Promise<OrderPricing> {
  const products = requestedOrder.rows.map(({ product }) => product);
  const offers = await readPrices(db, order.user?.id ?? 0, products, order.created_at);
  return { offers, priced: priceOrder(requestedOrder, offers) };
}

/** Item -> the bundle that it came in. */
async function bundlesOfItems(db: Db, order: number): Promise<ReadonlyMap<number, number>> {
  const items = await readItems(db, order);
  return new Map(
    items.flatMap(({ id, bundle_id }) => (bundle_id === null ? [] : [[id, bundle_id] as const])),
  );
}

interface Bundled {
  readonly bundle: number;
  readonly product: number;
  readonly pieces: number;
}

/** The number of each bundle; refused when the pieces are not whole bundles. */
function countsOf(
  limits: Limits<'whole_bundles'>,
  items: readonly Bundled[],
  bundles: Offers['bundles'],
  offeredProducts: Offers['products'],
): Order['bundles'] {
  const counted = bundles.map(({ id, title, products }) => {
    const bundleItems = items.filter(({ bundle }) => bundle === id);
    const counts = products.map(({ product, pieces }) => {
      const bundleItem = bundleItems.find((item) => item.product === product);
      return (bundleItem?.pieces ?? 0) / pieces;
    });
    const [count = 0] = counts;
    const isWhole = Number.isInteger(count) && counts.every((productCount) => productCount === count);
    const goods = products.map(
      ({ product, pieces }) =>
        `${pieces} x ${offeredProducts.find(({ id: productId }) => productId === product)?.name}`,
    );
    return { id, count, isWhole, params: { title, goods: goods.join(', ') } };
  });
  const message = 'Bundle {title} is ordered as a whole: {goods}. Change all of them together.';
  limits.whole_bundles(
    counted.flatMap(({ isWhole, params }) => (isWhole ? [] : [{ field: 'qty', message, params }])),
  );
  return counted.filter(({ count }) => count > 0).map(({ id, count }) => ({ id, count }));
}

/** The stored prices of what came in a bundle. */
export function bundledPrice({ price, pieces, final }: Pick<PricedBundle, 'price' | 'pieces' | 'final'>) {
  return { price, discount_price: Math.max(0, amountOf(price, pieces) - final), final_price: final };
}

/** Takes the available pieces out of stock; the rest is to be ordered first. */
export function fromStock(quantity: number, stock: number) {
  const ready_qty = Math.min(quantity, Math.max(0, stock));
  return { ready_qty, pre_order_qty: quantity - ready_qty };
}
