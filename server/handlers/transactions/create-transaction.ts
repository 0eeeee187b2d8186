import { type Insertable, sql } from 'kysely';
import type { Transaction, TransactionCreateBody } from '../../../src/generated/product/types/transaction.ts';
import { priceLine, totalOf } from '../../domain/pricing.ts';
import type { Database } from '../../generated/database.ts';
import type { EndpointHandlers } from '../../generated/handlers.ts';
import { type Problem, Refusal } from '../../refusal.ts';
import type { Db } from '../../store/index.ts';
import { readEntity } from '../read-entity.ts';
import { fromStock } from './edit-quantities.ts';
import { saveAll } from './owned-rows.ts';
import { readPriceRules } from './price-rules.store.ts';

type Asked = TransactionCreateBody['items'];

/** A new order of a shop: whatever the caller thinks it costs, the prices are ours. */
export const createTransaction: EndpointHandlers['transaction.create'] = async ({ body }, context) => {
  const { db, user, audit } = context;
  const shop = await shopOf(body.user_id, db);
  const lines = await linesOf(body.items, db);
  const total_price = totalOf(lines);
  const order = await insertOrder(db, {
    user_id: shop.id,
    total_price,
    payment_type: body.payment_type ?? null,
    receiver_address: body.receiver_address ?? shop.address,
    note: body.note ?? null,
    virtual_account_id: await accountOf(shop.id, db),
    created_by: user?.id ?? null,
  });
  const { after, rows } = await saveAll(context, 'items', order.id, lines);
  await audit({ entity: 'transaction', id: order.id, after: { ...order, ...after }, owned: rows });
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

/** The lines with their prices of today; the same product may stand on several. */
async function linesOf(asked: Asked, db: Db) {
  const ids = asked.map(({ product_id }) => product_id);
  const products = await db
    .selectFrom('products')
    .select(['id', 'name', 'active', 'blocked', 'stock', 'max_qty'])
    .where('id', 'in', ids)
    .forShare()
    .execute();
  const known = new Map(products.map((product) => [product.id, product]));
  refuseProducts(asked, known);
  const { day, rules } = await readPriceRules(db, ids, null);
  const nth = new Map<number, number>();
  return asked.flatMap(({ product_id, quantity, notes = null }) => {
    const [product, rule] = [known.get(product_id), rules.get(product_id)];
    if (!product || !rule) return [];
    const occurrence = (nth.get(product_id) ?? 0) + 1;
    nth.set(product_id, occurrence);
    const stock = fromStock(quantity, product.stock);
    return [{ product_id, occurrence, quantity, notes, ...priceLine(quantity, rule, day), ...stock }];
  });
}

interface Orderable {
  readonly name: string;
  readonly active: number;
  readonly blocked: number;
  readonly max_qty: number | null;
}

function refuseProducts(asked: Asked, known: ReadonlyMap<number, Orderable>): void {
  const problems = asked.flatMap(({ product_id, quantity }, at): Problem[] => {
    const product = known.get(product_id);
    const field = `items.${at}.product_id`;
    if (!product) return [{ field, message: 'This product does not exist any more.' }];
    const { name, max_qty } = product;
    if (product.active === 0 || product.blocked === 1)
      return [{ field, message: '{name} cannot be ordered now.', params: { name } }];
    if (max_qty === null || quantity <= max_qty) return [];
    const message = 'At most {most} pieces of {name} go into one order.';
    return [{ field: `items.${at}.quantity`, message, params: { most: max_qty, name } }];
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
