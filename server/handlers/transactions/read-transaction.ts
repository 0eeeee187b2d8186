import { sql } from 'kysely';
import type { Transaction } from '../../../src/generated/product/types/transaction.ts';
import type { TransactionDocument } from '../../../src/generated/product/types/transaction-document.ts';
import type { TransactionGift } from '../../../src/generated/product/types/transaction-gift.ts';
import type { TransactionItem } from '../../../src/generated/product/types/transaction-item.ts';
import type { EndpointHandlers } from '../../generated/handlers.ts';
import type { Context } from '../../http/handler.ts';
import { notFound } from '../../refusal.ts';
import { readEntities, readEntity } from '../read-entity.ts';
import { readPricing } from './order-pricing.ts';
import { pricingWords } from './pricing-words.ts';

type Means = Pick<Context, 'db' | 'entities'>;

const ofOrder = (id: number) => sql`where t.transaction_id = ${id} order by t.id`;

/** One order with its items, documents and gifts, and how it got its prices. */
export const readTransaction: EndpointHandlers['transaction.get'] = async ({ params: { id } }, context) => {
  const found = await readEntity<Transaction>('transaction', id, context);
  if (!found) throw notFound();
  const pricing = await readPricing(context.db, id);
  const { items: _, shop_name: __, ...transaction } = found;
  return {
    transaction,
    transactionItems: await itemsOf(id, context),
    transactionDocuments: await documentsOf(id, context),
    cartItemsFreeCustom: await readEntities<TransactionGift>('transaction-gift', ofOrder(id), context),
    pricing: pricing ? pricingWords(pricing.priced) : [],
  };
};

/** The documents of an order, to choose from. */
export const listDocuments: EndpointHandlers['transaction.documents'] = async (
  { params: { id } },
  context,
) => {
  await requireOrder(id, context);
  return { transactionDocuments: await documentsOf(id, context) };
};

/** One document, and the items of its order. */
export const readDocument: EndpointHandlers['transaction.document'] = async ({ params }, context) => {
  const where = sql`where t.transaction_id = ${params.id} and t.id = ${params.docId}`;
  const [document] = await readEntities<TransactionDocument>('transaction-document', where, context);
  if (!document) throw notFound();
  return { transactionDocuments: document, transactionItems: await itemsOf(params.id, context) };
};

const itemsOf = (id: number, means: Means) =>
  readEntities<TransactionItem>('transaction-item', ofOrder(id), means);
const documentsOf = (id: number, means: Means) =>
  readEntities<TransactionDocument>('transaction-document', ofOrder(id), means);

/** Throws where there is no such order. */
export async function requireOrder(id: number, { db }: Pick<Context, 'db'>): Promise<void> {
  await db.selectFrom('transactions').select('id').where('id', '=', id).executeTakeFirstOrThrow(notFound);
}
