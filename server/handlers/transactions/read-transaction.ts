import type { TransactionPricing } from '../../../domain/generated/types/transaction-pricing.ts';
import type { Context } from '../../calls/handler.ts';
import type { EndpointHandlers } from '../../generated/handlers.ts';
import { requireRow } from '../../refusal.ts';
import { readEntity } from '../read-entity.ts';
import { readCredits } from './credits.store.ts';
import { readReturnedGifts } from './gifts.store.ts';
import { readPromotionsThen } from './offers.store.ts';
import {
  readDocumentRecord,
  readDocumentRecords,
  readGiftRecords,
  readItemRecords,
} from './order-records.store.ts';
import { readOrder } from './orders.store.ts';
import { pointsFor } from './points.ts';
import { pricingWords } from './pricing-words.ts';
import { readPricing } from './pricings.store.ts';
import { readReturnable } from './sros.store.ts';

/** What the answer has at another place, or not at all. */
const ELSEWHERE = ['items', 'sros', 'shop_name', 'due_on', 'unsettled'] as const;

/** One order with its items, documents and gifts, and how it got its prices. */
export const readTransaction: EndpointHandlers['transaction.get'] = async ({ params: { id } }, context) => {
  const [
    order,
    transactionItems,
    transactionDocuments,
    cartItemsFreeCustom,
    pricing,
    credits,
    back,
    returnable,
  ] = await Promise.all([
    readEntity('transaction', id, context, ELSEWHERE),
    readItemRecords(id, context),
    readDocumentRecords(id, context),
    readGiftRecords(id, context),
    readPricing(context.db, id),
    readCredits(context.db, id),
    readReturnedGifts(context.db, id),
    readReturnable(context.db, id),
  ]);
  const transaction = requireRow(order);
  return {
    transaction,
    transactionItems,
    transactionDocuments,
    cartItemsFreeCustom,
    pricing: pricing ? pricingWords(pricing, { credits, back }) : await promotionsThen(context.db, id),
    // Before the delivery nothing can come back.
    returnable: transaction.state >= 2 ? returnable : [],
    ...(transaction.points === null && { rule_points: await pointsFor(transaction.total_price, context.db) }),
  };
};

/** An order that was priced elsewhere has no reasons; each promotion with conditions of its day can be tried on it. */
async function promotionsThen(db: Context['db'], order: number): Promise<TransactionPricing[]> {
  const promotions = await readPromotionsThen(db, order);
  const message = 'This order was priced elsewhere.';
  const unknown = { product: null, pieces: null, params: null, amount: null };
  return promotions.map((promotion, index) => ({ id: index + 1, ...unknown, ...promotion, message }));
}

/** The documents of an order, to choose from. */
export const listDocuments: EndpointHandlers['transaction.documents'] = async (
  { params: { id } },
  context,
) => {
  requireRow(await readOrder(context.db, id));
  return { transactionDocuments: await readDocumentRecords(id, context) };
};

/** One document, and the items of its order. */
export const readDocument: EndpointHandlers['transaction.document'] = async (
  { params: { id: order, docId } },
  context,
) => {
  requireRow(await readOrder(context.db, order));
  return {
    transactionDocuments: requireRow(await readDocumentRecord(order, docId, context)),
    transactionItems: await readItemRecords(order, context),
  };
};
