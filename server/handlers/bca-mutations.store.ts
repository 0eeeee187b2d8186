import type { Db } from '../store/index.ts';

/** One payment with its customer. */
export function readPayment(db: Db, id: number) {
  return db
    .selectFrom('bca_mutations as b')
    .leftJoin('users as u', 'u.id', 'b.user_id')
    .select(['b.id', 'b.virtual_account', 'u.shop_name', 'b.transaction_date'])
    .where('b.id', '=', id)
    .executeTakeFirst();
}

/** The invoices that a payment settles, in the order in which they were made. */
export function readSettledInvoices(db: Db, payment: number) {
  return db
    .selectFrom('bca_mutation_transactions as l')
    .innerJoin('transactions as t', 't.id', 'l.transaction_id')
    .select(['t.id', 't.invoice_no', 't.total_price', 't.created_at'])
    .where('l.bca_mutation_id', '=', payment)
    .orderBy('t.id')
    .execute();
}
