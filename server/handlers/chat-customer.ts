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
import { requireRow } from '../refusal.ts';
import {
  readLatestOrders,
  readCustomer as readProfile,
  readReturns,
  readShopId,
  readUnpaidInvoices,
} from './chat-customer.store.ts';
import { type OrderLimit, priceAsked } from './transactions/asked-order.ts';
import { onlyPriced } from './transactions/order-pricing.ts';
import { pricingWords } from './transactions/pricing-words.ts';

/** Number of orders shown beside a conversation. */
const LATEST = 20;

/** The profile of a shop. */
export async function readCustomer(
  { params }: { params: ChatCustomerParams },
  { db }: Context,
): Promise<ChatCustomerItem> {
  return requireRow(await readProfile(db, params.uuid));
}

/** The unpaid invoices of a shop, longest overdue first. */
export async function listInvoices(
  { query }: { query: ChatInvoicesQuery },
  { db }: Context,
): Promise<ChatInvoicesItem[]> {
  return readUnpaidInvoices(db, await readShopId(db, query.uuid));
}

/** The latest orders of a shop, with their products. */
export async function listTransactions(
  { query }: { query: ChatTransactionsQuery },
  { db }: Context,
): Promise<ChatTransactionsItem[]> {
  return readLatestOrders(db, await readShopId(db, query.uuid), LATEST, query.id);
}

/** The returns of a shop, latest first. */
export async function listTtb({ query }: { query: ChatTtbQuery }, { db }: Context): Promise<ChatTtbItem[]> {
  return readReturns(db, await readShopId(db, query.uuid));
}

/** The present price of an order with its explanation; nothing is stored. Refused for the same reasons as the order itself. */
export async function priceChatOrder(
  { body }: { body: ChatPriceOrderBody },
  { db, limits }: Context<OrderLimit>,
): Promise<ChatPriceOrderItem> {
  const { pricing } = await onlyPriced(db, (transactionDb) => priceAsked(limits, transactionDb, body));
  const { rows, bundles, total } = pricing.priced;
  const sub_total =
    sum(rows.map(({ price }, rowIndex) => price * (body.items[rowIndex]?.quantity ?? 0))) +
    sum(bundles.map(({ price, pieces }) => price * pieces));
  return { sub_total, total_discount: sub_total - total, total, words: pricingWords(pricing) };
}
