import type { Db } from '../store/index.ts';

export function readInvoiceNumber(db: Db, id: number) {
  return db.selectFrom('transactions').select('invoice_no').where('id', '=', id).executeTakeFirst();
}

/** The number under which the ERP has the order; the order is locked until the transaction ends. */
export function lockNavId(db: Db, id: number) {
  return db.selectFrom('transactions').select('nav_id').where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function setNavId(db: Db, id: number, nav_id: string): Promise<void> {
  await db.updateTable('transactions').set({ nav_id }).where('id', '=', id).execute();
}

/** The orders that a virtual account pays, the oldest first, locked until the transaction ends. */
export function lockOrdersOf(db: Db, virtualAccount: string) {
  return (
    db
      .selectFrom('transactions as t')
      .innerJoin('users as u', 'u.id', 't.user_id')
      .select(['t.id', 't.invoice_no', 't.user_id', 'u.nav_id', 't.total_price', 't.paid'])
      // What pays it: what was confirmed already, else what is due after returns.
      .select(({ fn }) => fn.coalesce('t.paid_amount', 't.amount_due').as('payable'))
      .where('t.virtual_account_id', '=', virtualAccount)
      .orderBy('t.id')
      .forUpdate('t')
      .execute()
  );
}
