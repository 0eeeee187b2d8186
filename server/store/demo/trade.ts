import type { Selectable } from 'kysely';
import type { Database } from '../../generated/database.ts';
import type { Db } from '../connect.ts';
import type { Random } from './random.ts';
import { minute } from './time.ts';

const ORDERS = 72;
const STATES = [0, 1, 2, 3] as const;
const PAYMENTS = ['Transfer BCA', 'Tempo 14 hari', 'COD'];

/** Orders in every state, and the payments of the paid ones as the bank reports them. */
export async function insertTrade(db: Db, random: Random): Promise<void> {
  const shops = await db.selectFrom('users').selectAll().where('active', '=', 1).orderBy('id').execute();
  const products = await db
    .selectFrom('products')
    .select(['id', 'price'])
    .where('active', '=', 1)
    .orderBy('id')
    .execute();
  for (let index = 0; index < ORDERS; index += 1) {
    const shop = random.pick(shops);
    const lines = random
      .shuffle(products)
      .slice(0, random.integer(2, 6))
      .map(({ id, price }) => ({ product_id: id, price, quantity: random.integer(1, 24) }))
      .map((line) => ({ ...line, final_price: line.price * line.quantity }));
    const state = STATES[Math.min(3, Math.floor((ORDERS - index) / 16))] ?? 0;
    const at = -(ORDERS - index) * 480 - random.integer(0, 300);
    const order = await insertOrder(db, { shop, lines, state, at, index, payment: random.pick(PAYMENTS) });
    if (order.paid || index % 4 === 1) await insertPayment(db, shop, order, at + 90);
  }
}

type Shop = Selectable<Database['users']>;
/** The shop's own at the bank. */
const accountOf = ({ id }: Shop) => `39012${String(id).padStart(8, '0')}`;

interface Line {
  readonly product_id: number;
  readonly price: number;
  readonly final_price: number;
  readonly quantity: number;
}
interface Planned {
  readonly shop: Shop;
  readonly lines: readonly Line[];
  readonly state: (typeof STATES)[number];
  readonly at: number;
  readonly index: number;
  readonly payment: string;
}

async function insertOrder(db: Db, { shop, lines, state, at, index, payment }: Planned) {
  const total_price = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const order = await db
    .insertInto('transactions')
    .values({
      invoice_no: `INV/2026/${String(4001 + index)}`,
      user_id: shop.id,
      total_price,
      nav_id: state > 0 ? `SO-${70_001 + index}` : null,
      created_at: minute(at),
      payment_type: payment,
      paid: state === 3 ? 1 : 0,
      state,
      receiver_address: shop.address,
      virtual_account_id: accountOf(shop),
      xp_point: state === 3 ? Math.floor(total_price / 10_000) : null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const items = lines.map((line) => ({ ...line, transaction_id: order.id, ready_qty: line.quantity }));
  await db.insertInto('transaction_items').values(items).execute();
  return order;
}

async function insertPayment(
  db: Db,
  shop: Shop,
  order: Selectable<Database['transactions']>,
  at: number,
): Promise<void> {
  const { id } = await db
    .insertInto('bca_mutations')
    .values({
      reference: `BCA-${order.invoice_no}`,
      user_id: shop.id,
      nav_id: shop.nav_id,
      virtual_account: accountOf(shop),
      total_price: order.total_price,
      paid: order.paid,
      transaction_date: minute(at),
      created_at: minute(at),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('bca_mutation_transactions')
    .values({ bca_mutation_id: id, transaction_id: order.id })
    .execute();
}
