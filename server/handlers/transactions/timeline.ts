import { sql } from 'kysely';
import type { TransactionEvent } from '../../../domain/generated/types/transaction-event.ts';
import type { EndpointHandlers } from '../../generated/handlers.ts';
import { notFound } from '../../refusal.ts';
import type { Db } from '../../store/index.ts';

/** The maximum number of entries of an order. */
const MOST = 500;

interface Entry {
  readonly id: number;
  readonly at: string;
  readonly by: string | null;
  readonly action: string | null;
  readonly endpoint: string;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}

/** The audit trail of an order in readable form, newest first. */
export const readTimeline: EndpointHandlers['transaction.timeline'] = async ({ params: { id } }, { db }) => {
  const order = await db
    .selectFrom('transactions')
    .select('created_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound);
  const { rows } = await sql<Entry>`
    select a.id::int, a.at, coalesce(nullif(u.name, ''), u.username, nullif(a.actor, 'person')) as by,
      a.action, a.endpoint, a.before, a.after
    from audit_entries as a left join admin_users as u on u.id = a.admin_user_id
    where a.entity = 'transaction' and a.entity_id = ${String(id)}
    order by a.id desc limit ${MOST}`.execute(db);
  const names = await namesOf(id, db);
  const events = [...rows.map((entry) => eventOf(entry, names)), ...(await messagesOf(id, db))].sort(
    (firstEvent, secondEvent) => secondEvent.at.localeCompare(firstEvent.at),
  );
  // Imported orders have no entry of their creation.
  const isWhole = rows.at(-1)?.endpoint === 'transaction.create' || rows.length === MOST;
  const begin = {
    id: 0,
    at: order.created_at,
    by: null,
    kind: 'other',
    message: 'Order made.',
    params: null,
  } as const;
  return isWhole ? events : [...events, begin];
};

/** What was said of the order in the chat. */
async function messagesOf(order: number, db: Db): Promise<TransactionEvent[]> {
  const { rows } = await sql<{ id: number; at: string; by: string; text: string }>`
    select -m.id::int as id, m.created_at as at, m.content as text,
      case when m.from_shop then u.shop_name else coalesce(nullif(a.name, ''), a.username) end as by
    from messages as m join users as u on u.id = m.user_id left join admin_users as a on a.id = m.admin_user_id
    where m.transaction_id = ${order} and m.category = 'chat' and m.deleted_at is null
    order by m.id desc limit ${MOST}`.execute(db);
  return rows.map(({ id, at: sentAt, by, text }) => ({
    ...{ id, at: sentAt, by, kind: 'other' },
    ...(text
      ? { message: 'Said in the chat: “{text}”.', params: { text } }
      : { message: 'Sent in the chat.', params: null }),
  }));
}

type Names = ReadonlyMap<number, string>;

/** The products of an order's items, by the item. */
async function namesOf(order: number, db: Db): Promise<Names> {
  const rows = await db
    .selectFrom('transaction_items as i')
    .innerJoin('products as p', 'p.id', 'i.product_id')
    .select(['i.id', 'p.name'])
    .where('i.transaction_id', '=', order)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

function eventOf(
  { id, at: changedAt, by, action, endpoint, before, after }: Entry,
  products: Names,
): TransactionEvent {
  const changes = quantityChanges(before?.items, after?.items, products);
  const { kind, message } = wordsOf(action ?? endpoint, changes);
  const names = [...message.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const values: Readonly<Record<string, unknown>> = {
    ...after,
    ...changedRow(before?.sros, after?.sros),
    ...changedRow(before?.documents, after?.documents),
    changes,
  };
  const params =
    names.length > 0 ? Object.fromEntries(names.map((name) => [name, values[name] ?? ''])) : null;
  return { id, at: changedAt, by, kind, message, params };
}

/** The changed row, else the deleted one. */
function changedRow(previousList: unknown, currentList: unknown): Record<string, unknown> {
  const previousTexts = new Map(rowsIn(previousList).map((row) => [row.id, JSON.stringify(row)]));
  const currentRows = rowsIn(currentList);
  const changed = currentRows.filter((row) => previousTexts.get(row.id) !== JSON.stringify(row));
  return (
    changed.at(-1) ?? rowsIn(previousList).find(({ id }) => currentRows.every((row) => row.id !== id)) ?? {}
  );
}

/** What was ordered before and after, as "Tea 5 → 8". */
function quantityChanges(previousItems: unknown, currentItems: unknown, products: Names): string {
  const previousQuantities = new Map(rowsIn(previousItems).map(({ id, quantity }) => [id, quantity]));
  return rowsIn(currentItems)
    .filter(({ id, quantity }) => previousQuantities.has(id) && previousQuantities.get(id) !== quantity)
    .map(
      ({ id, quantity }) => `${products.get(Number(id)) ?? id} ${previousQuantities.get(id)} → ${quantity}`,
    )
    .join(', ');
}

const rowsIn = (rows: unknown): readonly Record<string, unknown>[] => (Array.isArray(rows) ? rows : []);

type Words = Pick<TransactionEvent, 'kind' | 'message'>;
const OTHER: Words = { kind: 'other', message: 'Order changed.' };
const EDITED: Words = { kind: 'edit', message: 'Quantities changed: {changes}.' };

function wordsOf(name: string, changes: string): Words {
  if (name === 'transaction.edit' && changes !== '') return EDITED;
  return WORDS[name] ?? OTHER;
}

/** By the lifecycle action, else by the call. */
const WORDS: Readonly<Record<string, Words>> = {
  'transaction.create': { kind: 'other', message: 'Order made.' },
  'transaction.accept': { kind: 'step', message: 'Order accepted with {pick_ticket_no}.' },
  'transaction.deliver': { kind: 'step', message: 'Order delivered with invoice {si_no}.' },
  'transaction.complete': { kind: 'step', message: 'Order completed with {points} points.' },
  'transaction.confirm-paid': { kind: 'step', message: 'Payment confirmed.' },
  'transaction.sro': { kind: 'step', message: 'SRO {sro_no} made.' },
  'transaction.fail-sro': { kind: 'other', message: 'SRO {sro_no} failed.' },
  'transaction.edit': { kind: 'edit', message: 'Quantities changed.' },
  'transaction.remind': { kind: 'reminder', message: 'Shop reminded of its payment.' },
  'transaction.create-document': { kind: 'document', message: 'Document {pick_ticket_no} added.' },
  'transaction.update-document': { kind: 'document', message: 'Document {pick_ticket_no} changed.' },
  'transaction.delete-document': { kind: 'document', message: 'Document {pick_ticket_no} deleted.' },
  'transaction.sync': { kind: 'other', message: 'Order taken over from the ERP.' },
};
