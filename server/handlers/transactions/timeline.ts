import { sql } from 'kysely';
import type { TransactionEvent } from '../../../src/generated/product/types/transaction-event.ts';
import type { EndpointHandlers } from '../../generated/handlers.ts';
import { notFound } from '../../refusal.ts';
import type { Db } from '../../store/index.ts';

/** The latest of an order that something happened to all the time. */
const MOST = 500;

interface Entry {
  readonly id: number;
  readonly at: string;
  readonly by: string | null;
  readonly action: string | null;
  readonly endpoint: string;
  readonly after: Readonly<Record<string, unknown>> | null;
}

/** What the trail says of an order, in words, the newest first. */
export const readTimeline: EndpointHandlers['transaction.timeline'] = async ({ params: { id } }, { db }) => {
  const order = await db
    .selectFrom('transactions')
    .select('created_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound);
  const { rows } = await sql<Entry>`
    select a.id::int, a.at, coalesce(nullif(u.name, ''), u.username, nullif(a.actor, 'person')) as by,
      a.action, a.endpoint, a.after - 'items' as after
    from audit_entries as a left join admin_users as u on u.id = a.admin_user_id
    where a.entity = 'transaction' and a.entity_id = ${String(id)}
    order by a.id desc limit ${MOST}`.execute(db);
  const events = [...rows.map(eventOf), ...(await messagesOf(id, db))].sort((one, other) =>
    other.at.localeCompare(one.at),
  );
  // Whatever came from elsewhere has no entry of its beginning.
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
  return rows.map(({ id, at, by, text }) => ({
    ...{ id, at, by, kind: 'other' },
    ...(text
      ? { message: 'Said in the chat: “{text}”.', params: { text } }
      : { message: 'Sent in the chat.', params: null }),
  }));
}

function eventOf({ id, at, by, action, endpoint, after }: Entry): TransactionEvent {
  const { kind, message } = WORDS[action ?? endpoint] ?? OTHER;
  const names = [...message.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const values = { ...after, ...lastOf(after?.sros), ...lastOf(after?.documents) };
  const params =
    names.length > 0 ? Object.fromEntries(names.map((name) => [name, values[name] ?? ''])) : null;
  return { id, at, by, kind, message, params };
}

/** The one that was added: rows stand in the order of their ids. */
function lastOf(rows: unknown): Record<string, unknown> {
  return Array.isArray(rows) ? (rows.at(-1) as Record<string, unknown>) : {};
}

type Words = Pick<TransactionEvent, 'kind' | 'message'>;
const OTHER: Words = { kind: 'other', message: 'Order changed.' };
/** By the action of the lifecycle, else by the call. */
const WORDS: Readonly<Record<string, Words>> = {
  'transaction.create': { kind: 'other', message: 'Order made.' },
  'transaction.accept': { kind: 'step', message: 'Order accepted.' },
  'transaction.deliver': { kind: 'step', message: 'Order delivered.' },
  'transaction.complete': { kind: 'step', message: 'Order completed with {points} points.' },
  'transaction.confirm-paid': { kind: 'step', message: 'Payment confirmed.' },
  'transaction.sro': { kind: 'step', message: 'SRO {sro_no} made.' },
  'transaction.fail-sro': { kind: 'other', message: 'SRO {sro_no} failed.' },
  'transaction.edit': { kind: 'edit', message: 'Quantities changed.' },
  'transaction.remind': { kind: 'reminder', message: 'Shop reminded of its payment.' },
  'transaction.create-document': { kind: 'document', message: 'Document {pick_ticket_no} added.' },
  'transaction.update-document': { kind: 'document', message: 'Document changed.' },
  'transaction.delete-document': { kind: 'document', message: 'Document deleted.' },
  'transaction.sync': { kind: 'other', message: 'Order taken over from the ERP.' },
};
