import { type Insertable, sql } from 'kysely';
import type { Transaction, TransactionCreateBody } from '../../../src/generated/product/types/transaction.ts';
import type { Bundle, Order } from '../../domain/promotions/model.ts';
import type { Database } from '../../generated/database.ts';
import type { EndpointHandlers } from '../../generated/handlers.ts';
import { type Problem, Refusal } from '../../refusal.ts';
import type { Db } from '../../store/index.ts';
import { readEntity } from '../read-entity.ts';
import { bundledPrice, fromStock } from './edit-quantities.ts';
import { readBundles, readOffers } from './offers.store.ts';
import { keepPricing, type OrderPricing, priceLocked } from './order-pricing.ts';
import { lockShop, refuseUnreached, voucherFor } from './order-vouchers.store.ts';
import { saveAll } from './owned-rows.ts';

type Asked = TransactionCreateBody['items'];

/** A new order of a shop: whatever the caller thinks it costs, the prices are ours. */
export const createTransaction: EndpointHandlers['transaction.create'] = async ({ body }, context) => {
  const { db, user, audit } = context;
  const locked = body.voucher_id ? await lockShop(db, body.user_id) : undefined;
  const shop = await shopOf(body.user_id, db);
  const voucher = body.voucher_id && locked ? await voucherFor(db, body.voucher_id, locked) : null;
  const { asked, bundles } = await bundlesOf(body.bundles ?? [], db);
  const stocks = await stocksOf(body.items, asked, bundles, db);
  const rows = body.items.map(({ product_id, quantity }) => ({ product: product_id, pieces: quantity }));
  const products = rows.map(({ product }) => product);
  const read = await readOffers(db, shop.id, products, { bundles, voucher });
  const pricing = await priceLocked(db, { rows, bundles: asked }, read, null);
  refuseUnreached(read, pricing.priced);
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
  const made = await readEntity<Transaction>('transaction', order.id, context);
  const params = { invoice_no: order.invoice_no };
  return { message: 'Order {invoice_no} saved.', params, ...(made ? { data: made } : {}) };
};

async function shopOf(id: number, db: Db) {
  const shops = db.selectFrom('users').select(['id', 'address', 'active']).where('id', '=', id);
  const shop = await shops.forShare().executeTakeFirst();
  if (shop?.active === 1) return shop;
  const message = shop ? 'This shop is inactive, so it cannot order.' : 'This shop does not exist any more.';
  throw new Refusal('invalid', [{ field: 'user_id', message }]);
}

/** The bundles that an order names, each once; all of them hold. */
async function bundlesOf(named: NonNullable<TransactionCreateBody['bundles']>, db: Db) {
  const counts = new Map<number, number>();
  for (const { bundle_id, quantity } of named) counts.set(bundle_id, (counts.get(bundle_id) ?? 0) + quantity);
  const bundles = await readBundles(db, [...counts.keys()]);
  const problems = named.flatMap(({ bundle_id }, at) =>
    bundles.some(({ id }) => id === bundle_id)
      ? []
      : [{ field: `bundles.${at}.bundle_id`, message: 'This bundle does not hold now.' }],
  );
  if (problems.length > 0) throw new Refusal('invalid', problems);
  return { asked: [...counts].map(([id, count]) => ({ id, count })), bundles };
}

/** What there is of the products, none of which is refused. */
async function stocksOf(
  items: Asked,
  asked: Order['bundles'],
  bundles: readonly Bundle[],
  db: Db,
): Promise<ReadonlyMap<number, number>> {
  const wanted = [
    ...items.map(({ product_id, quantity }, at) => ({
      ...{ product_id, quantity, field: `items.${at}.product_id`, many: `items.${at}.quantity` },
    })),
    ...asked.flatMap(({ id, count }) =>
      (bundles.find((one) => one.id === id)?.products ?? []).map(({ product, pieces }) => ({
        ...{ product_id: product, quantity: pieces * count, field: 'bundles', many: 'bundles' },
      })),
    ),
  ];
  if (wanted.length === 0)
    throw new Refusal('invalid', [{ field: 'items', message: 'Choose at least one product.' }]);
  const products = await db
    .selectFrom('products')
    .select(['id', 'name', 'active', 'blocked', 'stock', 'max_qty'])
    .where(
      'id',
      'in',
      wanted.map(({ product_id }) => product_id),
    )
    .forShare()
    .execute();
  refuseProducts(wanted, new Map(products.map((product) => [product.id, product])));
  return new Map(products.map(({ id, stock }) => [id, stock]));
}

/** The rows with their prices, and behind them what came in bundles; the same product may stand on several. */
function linesOf(asked: Asked, { priced }: OrderPricing, stocks: ReadonlyMap<number, number>) {
  const nth = new Map<number, number>();
  const items = asked.map(({ product_id, quantity, notes = null }, at) => {
    const { flash: _, ...price } = priced.rows[at] ?? ABSENT;
    return { product_id, quantity, notes, bundle_id: null, ...price };
  });
  const bundled = priced.bundles.map(({ bundle, product, pieces, ...one }) => ({
    ...{
      product_id: product,
      quantity: pieces,
      notes: null,
      bundle_id: bundle,
      ...bundledPrice({ pieces, ...one }),
    },
  }));
  return [...items, ...bundled].map((item) => {
    const occurrence = (nth.get(item.product_id) ?? 0) + 1;
    nth.set(item.product_id, occurrence);
    return { ...item, occurrence, ...fromStock(item.quantity, stocks.get(item.product_id) ?? 0) };
  });
}

const ABSENT = { price: 0, discount_price: 0, final_price: 0, flash: [] };

/** The keys that the rows got. */
async function keysOf(order: number, lines: ReturnType<typeof linesOf>, db: Db): Promise<number[]> {
  const items = await db
    .selectFrom('transaction_items')
    .select(['id', 'product_id', 'occurrence'])
    .where('transaction_id', '=', order)
    .execute();
  const keys = new Map(items.map((item) => [`${item.product_id} ${item.occurrence}`, item.id]));
  return lines.map(({ product_id, occurrence }) => keys.get(`${product_id} ${occurrence}`) ?? 0);
}

interface Orderable {
  readonly name: string;
  readonly active: number;
  readonly blocked: number;
  readonly max_qty: number | null;
}

interface Wanted {
  readonly product_id: number;
  readonly quantity: number;
  /** Where the product and its pieces were said. */
  readonly field: string;
  readonly many: string;
}

/** The most of a product is of all its rows and bundles together. */
function refuseProducts(wanted: readonly Wanted[], known: ReadonlyMap<number, Orderable>): void {
  const sums = new Map<number, number>();
  const problems = wanted.flatMap(({ product_id, quantity, field, many }): Problem[] => {
    const product = known.get(product_id);
    const all = (sums.get(product_id) ?? 0) + quantity;
    sums.set(product_id, all);
    if (!product) return [{ field, message: 'This product does not exist any more.' }];
    const { name, max_qty } = product;
    if (product.active === 0 || product.blocked === 1)
      return [{ field, message: '{name} cannot be ordered now.', params: { name } }];
    if (max_qty === null || all <= max_qty) return [];
    const message = 'At most {most} pieces of {name} go into one order.';
    return [{ field: many, message, params: { most: max_qty, name } }];
  });
  if (problems.length > 0) throw new Refusal('invalid', problems);
}

/** The virtual account that the shop has at the bank: that of its latest order with one. */
async function accountOf(shop: number, db: Db): Promise<string | null> {
  const orders = db.selectFrom('transactions').select('virtual_account_id').where('user_id', '=', shop);
  const found = await orders
    .where('virtual_account_id', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.virtual_account_id ?? null;
}

type NewOrder = Omit<Insertable<Database['transactions']>, 'invoice_no'>;

/** Under the next number that no order has: files may have brought some of ours. */
async function insertOrder(db: Db, values: NewOrder) {
  for (;;) {
    const { rows } = await sql<{ invoice_no: string }>`
      select 'INV/' || to_char(now(), 'YYYY') || '/' || nextval('transaction_invoice_numbers') as invoice_no`.execute(
      db,
    );
    const made = await db
      .insertInto('transactions')
      .values({ ...values, invoice_no: rows[0]?.invoice_no ?? '' })
      .onConflict((conflict) => conflict.column('invoice_no').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (made) return made;
  }
}
