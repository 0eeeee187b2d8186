import { sql } from 'kysely';
import type {
  ChatCustomerItem,
  ChatCustomerParams,
  ChatInvoicesItem,
  ChatInvoicesQuery,
  ChatPriceOrderBody,
  ChatPriceOrderItem,
  ChatTransactionsItem,
  ChatTransactionsQuery,
  ChatTtbItem,
  ChatTtbQuery,
} from '../../domain/generated/types/chat.ts';
import { sum } from '../../domain/promotions/pricing/money.ts';
import type { Context } from '../calls/handler.ts';
import { notFound } from '../refusal.ts';
import type { Db } from '../store/index.ts';
import { priceAsked } from './transactions/asked-order.ts';
import { onlyPriced } from './transactions/order-pricing.ts';
import { pricingWords } from './transactions/pricing-words.ts';

/** Number of orders shown beside a conversation. */
const LATEST = 20;

/** The profile of a shop. */
export async function readCustomer(
  { params }: { params: ChatCustomerParams },
  { db }: Context,
): Promise<ChatCustomerItem> {
  const customer = await db
    .selectFrom('users')
    .select(['id', 'uuid', 'shop_name', 'owner_name', 'nav_id', 'email', 'address', 'phone_number'])
    .where(sql<string>`uuid::text`, '=', params.uuid)
    .executeTakeFirst();
  if (!customer) throw notFound();
  return customer;
}

async function idOf(uuid: string | undefined, db: Db): Promise<number> {
  const shopRow = await db
    .selectFrom('users')
    .select('id')
    .where(sql<string>`uuid::text`, '=', uuid ?? '')
    .executeTakeFirst();
  return shopRow?.id ?? 0;
}

/** The unpaid invoices of a shop, longest overdue first. */
export async function listInvoices(
  { query }: { query: ChatInvoicesQuery },
  { db }: Context,
): Promise<ChatInvoicesItem[]> {
  const { rows } = await sql<ChatInvoicesItem>`
    select coalesce(t.invoice_no, t.id::text) as document_no, 'Invoice' as document_type,
      (select coalesce(string_agg(named.name, ', '), '') from (
        select p.name from transaction_items as i join products as p on p.id = i.product_id
        where i.transaction_id = t.id order by i.id limit 3) as named) as description,
      t.due_on as due_date, t.total_price as remaining_amount
    from transactions as t
    where t.user_id = ${await idOf(query.uuid, db)} and t.paid = 0
    order by due_date, t.id`.execute(db);
  return rows;
}

/** The latest orders of a shop, with their products. */
export async function listTransactions(
  { query }: { query: ChatTransactionsQuery },
  { db }: Context,
): Promise<ChatTransactionsItem[]> {
  const { rows } = await sql<ChatTransactionsItem>`
    select t.id, t.invoice_no, t.state, t.total_price, t.additional_discount, t.created_at,
      coalesce((select jsonb_agg(jsonb_build_object('name', p.name, 'quantity', i.quantity,
          'final_price', i.final_price) order by i.id)
        from transaction_items as i join products as p on p.id = i.product_id
        where i.transaction_id = t.id), '[]') as items
    from transactions as t where t.user_id = ${await idOf(query.uuid, db)}
    order by t.id desc limit ${LATEST}`.execute(db);
  return rows;
}

/** The returns of a shop, latest first. */
export async function listTtb({ query }: { query: ChatTtbQuery }, { db }: Context): Promise<ChatTtbItem[]> {
  return db
    .selectFrom('transaction_sros as s')
    .innerJoin('transactions as t', 't.id', 's.transaction_id')
    .select(['s.id', 's.sro_no as no', 's.type', 's.status'])
    .where('t.user_id', '=', await idOf(query.uuid, db))
    .orderBy('s.id', 'desc')
    .execute();
}

/** The present price of an order with its explanation; nothing is stored. Refused for the same reasons as the order itself. */
export async function priceChatOrder(
  { body }: { body: ChatPriceOrderBody },
  { db }: Context,
): Promise<ChatPriceOrderItem> {
  const { pricing } = await onlyPriced(db, (transactionDb) => priceAsked(transactionDb, body));
  const { rows, bundles, total } = pricing.priced;
  const sub_total =
    sum(rows.map(({ price }, rowIndex) => price * (body.items[rowIndex]?.quantity ?? 0))) +
    sum(bundles.map(({ price, pieces }) => price * pieces));
  return { sub_total, total_discount: sub_total - total, total, words: pricingWords(pricing) };
}
