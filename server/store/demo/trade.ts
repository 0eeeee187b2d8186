import { sql } from 'kysely';
import { businessDay } from '../../../core/dates.ts';
import { BUSINESS_ZONE, type Db } from '../connect.ts';
import { withFlashSale } from './flash-session.ts';
import { type DemoOrder, type DemoShop, planOrders } from './order-plan.ts';

/** Orders per insert: few enough to be small, many enough to be fast. */
const BATCH = 200;
/** Payments that name no order, or not enough of it. */
const UNSETTLED = 9;

/**
 * A year of orders until now, and the payments of those that were paid into a virtual account. Returns the ids of the products that
 * were bought in the flash sale that is over.
 */
export async function insertTrade(db: Db, seed: number, now: string): Promise<readonly number[]> {
  const shops = await db
    .selectFrom('users')
    .select(['id', 'address'])
    .where('active', '=', 1)
    .orderBy('id')
    .execute();
  const products = await db
    .selectFrom('products')
    .select(['id', 'price'])
    .where('active', '=', 1)
    // One has the price of a house, to see how wide a column gets: nobody buys it.
    .where('price', '<', 5_000_000)
    .orderBy('id')
    .execute();
  const today = businessDay(BUSINESS_ZONE, now);
  const plan = withFlashSale([...planOrders({ shops, products, seed, now, today })], today);
  const rows = plan.orders.map(rowOf);
  for (let batchStart = 0; batchStart < rows.length; batchStart += BATCH)
    await insertOrders(db, rows.slice(batchStart, batchStart + BATCH));
  await insertPayments(db);
  return plan.products;
}

type Row = ReturnType<typeof rowOf>;

/** The shop's virtual account. */
const accountOf = ({ id }: DemoShop) => `39012${String(id).padStart(8, '0')}`;

function rowOf({ shop, lines, total, state, paymentType, paidAt, created, note }: DemoOrder, index: number) {
  return {
    invoice_no: `INV/${created.slice(0, 4)}/${4001 + index}`,
    user_id: shop.id,
    total_price: total,
    nav_id: state > 0 ? `SO-${70_001 + index}` : null,
    created_at: created,
    updated_at: paidAt ?? created,
    payment_type: paymentType,
    paid: paidAt === null ? 0 : 1,
    state,
    receiver_address: shop.address,
    note,
    virtual_account_id: paymentType === 'BCA' ? accountOf(shop) : null,
    xp_point: paidAt === null ? null : Math.floor(total / 10_000),
    lines,
  };
}

async function insertOrders(db: Db, rows: readonly Row[]): Promise<void> {
  const ordersJson = JSON.stringify(rows);
  await sql`
    insert into transactions (invoice_no, user_id, total_price, nav_id, created_at, updated_at, payment_type, paid,
      state, receiver_address, note, virtual_account_id, xp_point, points)
    select invoice_no, user_id, total_price, nav_id, created_at, updated_at, payment_type, paid,
      state, receiver_address, note, virtual_account_id, xp_point, case when state = 3 then coalesce((
        select poin from loyalty_points where total_price between minimum_purchase and maximum_purchase), 0) end
    from json_populate_recordset(null::transactions, ${ordersJson}::json)`.execute(db);
  await sql`
    insert into transaction_items
      (transaction_id, product_id, price, discount_price, final_price, quantity, deliver_qty, ready_qty)
    select t.id, line.product_id, line.price, coalesce(line.discount_price, 0),
      coalesce(line.final_price, line.price * line.quantity), line.quantity, line.deliver_qty, line.quantity
    from json_to_recordset(${ordersJson}::json) as told(invoice_no text, lines json)
    join transactions as t using (invoice_no)
    cross join json_populate_recordset(null::transaction_items, told.lines) as line`.execute(db);
}

/** The bank's mutations: each payment with the invoice that it settles, and a few that settle none. */
async function insertPayments(db: Db): Promise<void> {
  await sql`
    insert into bca_mutations
      (reference, user_id, nav_id, virtual_account, total_price, paid, transaction_date, created_at)
    select 'BCA-' || t.invoice_no, t.user_id, u.nav_id, t.virtual_account_id, t.total_price, 1, t.updated_at, t.updated_at
    from transactions as t join users as u on u.id = t.user_id
    where t.paid = 1 and t.virtual_account_id is not null order by t.updated_at, t.id`.execute(db);
  await sql`
    insert into bca_mutation_transactions (bca_mutation_id, transaction_id)
    select m.id, t.id from bca_mutations as m join transactions as t on m.reference = 'BCA-' || t.invoice_no`.execute(
    db,
  );
  await sql`
    insert into bca_mutations
      (reference, user_id, nav_id, virtual_account, total_price, paid, transaction_date, created_at)
    select 'BCA-LAIN-' || row_number() over (order by created_at), user_id, nav_id, virtual_account,
      total_price - 10000, 0, created_at - interval '3 hours', created_at - interval '3 hours'
    from (select * from bca_mutations where total_price > 20000 order by created_at desc offset 12 limit 90) as recent
    where id % 10 = 3 limit ${UNSETTLED}`.execute(db);
}
