import type { EndpointHandlers } from '../../generated/handlers.ts';
import { requireRow } from '../../refusal.ts';
import { readOrder } from './orders.store.ts';
import { readLikelyPayments } from './payments.store.ts';

/** Maximum number of suggested payments. */
const MOST = 20;

/** Unsettled payments that may belong to this order, most likely first. */
export const listPayments: EndpointHandlers['transaction.payments'] = async ({ params: { id } }, { db }) => {
  const order = requireRow(await readOrder(db, id));
  return order.paid === 1 ? [] : readLikelyPayments(db, order, MOST);
};
