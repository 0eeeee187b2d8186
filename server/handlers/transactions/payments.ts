import { sql } from 'kysely';
import type { TransactionPaymentsItem } from '../../../domain/generated/types/transaction.ts';
import type { EndpointHandlers } from '../../generated/handlers.ts';
import { notFound } from '../../refusal.ts';

/** Maximum number of suggested payments. */
const MOST = 20;

/** Unsettled payments that may belong to this order, most likely first. */
export const listPayments: EndpointHandlers['transaction.payments'] = async ({ params: { id } }, { db }) => {
  const order = await db
    .selectFrom('transactions')
    .select(['invoice_no', 'virtual_account_id', 'total_price', 'paid', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound);
  if (order.paid === 1) return [];
  const { rows } = await sql<TransactionPaymentsItem>`
    select * from (
      select id, transaction_date, total_price as amount, virtual_account, description, case
        when ${order.invoice_no} = any(string_to_array(description, ' ')) then 'invoice'
        when virtual_account = ${order.virtual_account_id} then 'account'
        else 'amount' end as match
      from bca_mutations
      where paid = 0 and transaction_date >= (${order.created_at}::timestamptz)::date
        and (virtual_account = ${order.virtual_account_id} or total_price = ${order.total_price})
    ) as found
    order by match = 'invoice' desc, match = 'account' desc, abs(amount - ${order.total_price}), id
    limit ${MOST}`.execute(db);
  return rows;
};
