import { sql } from 'kysely';
import type { TransactionPricing } from '../../../domain/generated/types/transaction-pricing.ts';
import type { Context } from '../../calls/handler.ts';
import type { EndpointHandlers } from '../../generated/handlers.ts';
import { notFound } from '../../refusal.ts';
import { readEntities, readEntity } from '../read-entity.ts';
import { readCredits } from './credits.store.ts';
import { readPricing } from './order-pricing.ts';
import { pointsFor } from './points.ts';
import { pricingWords } from './pricing-words.ts';
import { readReturnable } from './returnable.store.ts';

type Means = Pick<Context, 'db' | 'entities'>;

/** What the answer has at another place, or not at all. */
const ELSEWHERE = ['items', 'sros', 'shop_name', 'due_on'] as const;

const ofOrder = (id: number) => sql`where t.transaction_id = ${id} order by t.id`;

/** One order with its items, documents and gifts, and how it got its prices. */
export const readTransaction: EndpointHandlers['transaction.get'] = async ({ params: { id } }, context) => {
  const [
    transaction,
    transactionItems,
    transactionDocuments,
    cartItemsFreeCustom,
    pricing,
    credits,
    back,
    returnable,
  ] = await Promise.all([
    readEntity('transaction', id, context, ELSEWHERE),
    itemsOf(id, context),
    documentsOf(id, context),
    readEntities('transaction-gift', ofOrder(id), context),
    readPricing(context.db, id),
    readCredits(context.db, id),
    giftsBack(context.db, id),
    readReturnable(context.db, id),
  ]);
  if (!transaction) throw notFound();
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
  const { rows } = await sql<{ promotion_id: number; rule: string }>`
    select p.id as promotion_id, p.nama as rule from new_promos as p
    join applying_promotions as a on a.jenis in ('NEW PROMO', 'other') and a.id_relation = p.id
    join transactions as t on t.created_at::date between p.start_at and p.end_at
    where t.id = ${order} order by p.id`.execute(db);
  const message = 'This order was priced elsewhere.';
  const unknown = { product: null, pieces: null, params: null, amount: null };
  return rows.map((row, rowIndex) => ({ id: rowIndex + 1, ...unknown, ...row, message }));
}

const giftsBack = (db: Context['db'], order: number) =>
  db
    .selectFrom('transaction_gifts')
    .select(['promotion', 'free_custom as name', 'back as pieces'])
    .where('transaction_id', '=', order)
    .where('back', '>', 0)
    .orderBy('id')
    .execute();

/** The documents of an order, to choose from. */
export const listDocuments: EndpointHandlers['transaction.documents'] = async (
  { params: { id } },
  context,
) => {
  await requireOrder(id, context);
  return { transactionDocuments: await documentsOf(id, context) };
};

/** One document, the numbers of its order and its items. */
export const readDocument: EndpointHandlers['transaction.document'] = async ({ params }, context) => {
  const transaction = await context.db
    .selectFrom('transactions')
    .select(['id', 'invoice_no', 'nav_id'])
    .where('id', '=', params.id)
    .executeTakeFirstOrThrow(notFound);
  const where = sql`where t.transaction_id = ${params.id} and t.id = ${params.docId}`;
  const [document] = await readEntities('transaction-document', where, context);
  if (!document) throw notFound();
  return {
    transaction,
    transactionDocuments: document,
    transactionItems: await itemsOf(params.id, context),
  };
};

const itemsOf = (id: number, means: Means) => readEntities('transaction-item', ofOrder(id), means);
const documentsOf = (id: number, means: Means) => readEntities('transaction-document', ofOrder(id), means);

/** Throws where there is no such order. */
export async function requireOrder(id: number, { db }: Pick<Context, 'db'>): Promise<void> {
  await db.selectFrom('transactions').select('id').where('id', '=', id).executeTakeFirstOrThrow(notFound);
}
