import { sql } from 'kysely';
import type { TransactionPaymentsItem } from '../../../domain/generated/types/transaction.ts';
import type { Db } from '../../store/index.ts';

interface Payable {
  readonly invoice_no: string;
  readonly virtual_account_id: string | null;
  /** In rupiah. */
  readonly amount_due: number;
  readonly created_at: string;
}

/** Unsettled payments to the account or of the amount of an order, since it was made: at most so many, most likely first. */
export async function readLikelyPayments(
  db: Db,
  { invoice_no, virtual_account_id, amount_due, created_at }: Payable,
  most: number,
): Promise<TransactionPaymentsItem[]> {
  const { rows } = await sql<TransactionPaymentsItem>`
    select * from (
      select id, transaction_date, total_price as amount, virtual_account, description, case
        when ${invoice_no} = any(string_to_array(description, ' ')) then 'invoice'
        when virtual_account = ${virtual_account_id} then 'account'
        else 'amount' end as match
      from bca_mutations
      where paid = 0 and transaction_date >= (${created_at}::timestamptz)::date
        and (virtual_account = ${virtual_account_id} or total_price = ${amount_due})
    ) as found
    order by match = 'invoice' desc, match = 'account' desc, abs(amount - ${amount_due}), id
    limit ${most}`.execute(db);
  return rows;
}

/** Marks an unsettled payment as settled; false when it is settled already. */
export async function markPaid(db: Db, payment: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('bca_mutations')
    .set({ paid: 1 })
    .where('id', '=', payment)
    .where('paid', '=', 0)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Links a payment to the order that it settles. */
export async function linkPayment(db: Db, payment: number, order: number): Promise<void> {
  await db
    .insertInto('bca_mutation_transactions')
    .values({ bca_mutation_id: payment, transaction_id: order })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
