import type { BcaMutationDetailParams } from '../../domain/generated/types/bca-mutation.ts';
import type { Context } from '../calls/handler.ts';
import { requireRow } from '../refusal.ts';
import { readPayment, readSettledInvoices } from './bca-mutations.store.ts';

/** One payment with its customer and the invoices that it settles, in the order in which they were made. */
export async function readMutation({ params }: { params: BcaMutationDetailParams }, { db }: Context) {
  const { id, virtual_account, shop_name, transaction_date } = requireRow(await readPayment(db, params.id));
  const invoices = await readSettledInvoices(db, id);
  return {
    id,
    virtual_account,
    duser: { shop_name },
    bcamutation: { transaction_date },
    transaction: invoices.map((invoice) => ({ ...invoice, transaction_date })),
  };
}
