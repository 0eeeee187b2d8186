import { type Insertable, sql } from 'kysely';
import type { TransactionCountsItem } from '../../../domain/generated/types/transaction.ts';
import type { Database } from '../../generated/database.ts';
import { totalOf } from '../../resources/total.ts';
import type { Work } from '../../resources/work.ts';
import type { Db } from '../../store/index.ts';

/** What identifies an order, whose it is, and what is to be paid for it. */
export function readOrder(db: Db, id: number) {
  return db
    .selectFrom('transactions')
    .select([
      'id',
      'invoice_no',
      'nav_id',
      'user_id',
      'virtual_account_id',
      'amount_due',
      'paid',
      'created_at',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Locks the order: its steps and its documents change one after the other. */
export function lockOrder(db: Db, id: number) {
  return db
    .selectFrom('transactions')
    .select(['id', 'user_id', 'invoice_no', 'state', 'points'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** The number of orders per state, and how many of them are unpaid. */
export async function countOrders(
  means: Pick<Work, 'db' | 'entities' | 'tables'>,
): Promise<TransactionCountsItem[]> {
  const state = sql.ref('s.state');
  const total = (equals: object) => totalOf('transaction', { state, ...equals }, means);
  const { rows } = await sql<TransactionCountsItem>`
    select s.state, ${total({})} as total, ${total({ paid: 0 })} as unpaid
    from generate_series(0, 3) as s (state) order by s.state`.execute(means.db);
  return rows;
}

/** The virtual account of the shop's latest order with one. */
export async function readLatestAccount(db: Db, shop: number): Promise<string | null> {
  const order = await db
    .selectFrom('transactions')
    .select('virtual_account_id')
    .where('user_id', '=', shop)
    .where('virtual_account_id', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return order?.virtual_account_id ?? null;
}

/** Takes the next invoice number of our own. */
export async function nextInvoiceNumber(db: Db): Promise<string> {
  const { rows } = await sql<{ invoice_no: string }>`
    select 'INV/' || to_char(now(), 'YYYY') || '/' || nextval('transaction_invoice_numbers') as invoice_no`.execute(
    db,
  );
  return rows[0]?.invoice_no ?? '';
}

export type NewOrder = Insertable<Database['transactions']>;

/** Adds the order; undefined when there is one with its invoice number. */
export function insertOrder(db: Db, values: NewOrder) {
  return db
    .insertInto('transactions')
    .values(values)
    .onConflict((conflict) => conflict.column('invoice_no').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Notes what the pieces that came back were worth. */
export async function setReturnedAmount(db: Db, id: number, returned_amount: number): Promise<void> {
  await db
    .updateTable('transactions')
    .set({ returned_amount })
    .where('id', '=', id)
    .where('returned_amount', '!=', returned_amount)
    .execute();
}

/** The order has another version: the picks of its documents belong to what its forms show. */
export async function touchOrder(db: Db, id: number): Promise<void> {
  await sql`update transactions set updated_at = now() where id = ${id}`.execute(db);
}
