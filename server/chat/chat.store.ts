import { type RawBuilder, sql } from 'kysely';
import type { ChatMessage } from '../../domain/generated/types/chat-message.ts';
import { publish } from '../live/live-log.store.ts';
import type { Db } from '../store/index.ts';
import type { ChatNotification } from './notification.ts';
import { hasWords } from './words.store.ts';

/** A message to store. */
export interface Written {
  readonly client_id: string;
  readonly type: string;
  readonly text: string;
  readonly data: Readonly<Record<string, unknown>> | null;
  /** The message of the same conversation that it answers. */
  readonly quote?: number;
}

/** The position of a page of messages; without before and after: the last page. */
export interface Stretch {
  readonly before?: number;
  readonly after?: number;
  readonly search?: string;
  readonly limit?: number;
  /** Excludes staff-only notes. */
  readonly forShop?: boolean;
}

const PAGE = 30;
const TICKET_SECONDS = 30;
/** The sender of automatic messages: broadcasts and reminders. */
const BUSINESS_UID = 'business';

/** How messages identify a staff account. */
export const staffUid = (account: number): string => `admin-${account}`;

/** Characters of a message that the one which answers it quotes. */
const QUOTED = 200;

const senderName = (message: 'm' | 'q') => sql`case
    when ${sql.ref(`${message}.from_shop`)} then
      (select u.shop_name from users as u where u.id = ${sql.ref(`${message}.user_id`)})
    else coalesce((select coalesce(a.name, a.username) from admin_users as a
      where a.id = ${sql.ref(`${message}.admin_user_id`)}), '') end`;

/** The columns of a message `m`. A broadcast is a custom message with its vouchers. */
export const messageColumns = sql`
  m.id, m.conversation_id, m.client_id,
  case when m.category = 'broadcast' then 'Broadcast' else m.type end as type,
  case when m.deleted_at is null then m.content else '' end as text,
  case
    when m.deleted_at is not null then null
    when m.category = 'broadcast' then jsonb_build_object('voucher', coalesce(
      (select jsonb_agg(jsonb_build_object('id', v.id, 'name', v.name, 'deskripsi', v.deskripsi,
          'image', v.image, 'image_url', v.image_url))
        from vouchers as v where v.id = m.voucher_id), '[]'))
    else m.data end as data,
  case
    when m.from_shop then (select u.uuid::text from users as u where u.id = m.user_id)
    when m.admin_user_id is null then ${BUSINESS_UID}
    else 'admin-' || m.admin_user_id end as sender_uid,
  ${senderName('m')} as sender_name,
  m.created_at, m.edited_at, m.deleted_at is not null as deleted,
  case when m.deleted_at is null then (
    select jsonb_build_object('id', q.id, 'type', q.type, 'sender_name', ${senderName('q')},
      'text', case when q.deleted_at is null then left(q.content, ${QUOTED}) else '' end,
      'deleted', q.deleted_at is not null)
    from messages as q where q.id = m.quote_id) end as quote`;

/** Oldest first. */
export async function findMessages(
  db: Db,
  conversation: number,
  { before: beforeId, after: afterId, search = '', limit = PAGE, forShop = false }: Stretch,
): Promise<ChatMessage[]> {
  const conditions: RawBuilder<unknown>[] = [sql`m.conversation_id = ${conversation}`];
  // The shops' app learns of a deletion by it; the staff are told live.
  conditions.push(forShop ? sql`m.category <> 'note'` : sql`m.deleted_at is null`);
  if (beforeId !== undefined) conditions.push(sql`m.id < ${beforeId}`);
  if (afterId !== undefined) conditions.push(sql`m.id > ${afterId}`);
  const words = search.trim();
  if (words) conditions.push(hasWords(words));
  const direction = afterId === undefined ? sql`desc` : sql`asc`;
  const { rows } = await sql<ChatMessage>`
    select * from (
      select ${messageColumns} from messages as m where ${sql.join(conditions, sql` and `)}
      order by m.id ${direction} limit ${limit}
    ) as page order by id`.execute(db);
  return rows;
}

export async function messagesByIds(db: Db, ids: readonly number[]): Promise<ChatMessage[]> {
  const { rows } = await sql<ChatMessage>`
    select ${messageColumns} from messages as m where m.id = any(${ids}::bigint[]) order by m.id`.execute(db);
  return rows;
}

/** The shop of a conversation; null where there is none. */
export async function shopOf(db: Db, conversation: number): Promise<number | null> {
  const storedConversation = await db
    .selectFrom('conversations')
    .select('user_id')
    .where('id', '=', conversation)
    .executeTakeFirst();
  return storedConversation?.user_id ?? null;
}

/** Stores a message once per client id, else returns the existing one. `account` null: the shop wrote it. */
export async function addMessage(
  db: Db,
  shop: number,
  account: number | null,
  { client_id, type, text, data, quote }: Written,
): Promise<{ readonly message: ChatMessage; readonly isNew: boolean }> {
  const values = {
    user_id: shop,
    admin_user_id: account,
    from_shop: account === null,
    category: account !== null && type === 'note' ? 'note' : 'chat',
    client_id,
    type,
    content: text,
    data: data && JSON.stringify(data),
    quote_id: quote ?? null,
    // A trigger of the table looks it up.
    conversation_id: 0,
    transaction_id: orderIn(shop, text, data),
  };
  const added = await db.insertInto('messages').values(values).returning('id').executeTakeFirst();
  if (added) await publish(db, 'messages', 'created', [added.id]);
  const id = added?.id ?? (await idOfClient(db, shop, account, client_id));
  const [message] = await messagesByIds(db, [id]);
  if (!message) throw new Error(`Message ${id} is not there.`);
  return { message, isNew: added !== undefined };
}

/** The shop's order that a message refers to: by its invoice attachment or by the invoice number in the text. */
export const orderIn = (shop: number, text: string, data: Written['data']) => sql<number | null>`(
  select t.id from transactions as t
  where t.user_id = ${shop} and t.invoice_no is not null
    and (t.invoice_no = ${String(data?.invoice_no ?? '')} or position(t.invoice_no in ${text}) > 0)
  order by t.id desc limit 1)`;

async function idOfClient(db: Db, shop: number, account: number | null, client_id: string): Promise<number> {
  const { id } = await db
    .selectFrom('messages')
    .select('id')
    .where('user_id', '=', shop)
    .where('client_id', '=', client_id)
    .where('admin_user_id', account === null ? 'is' : '=', account)
    .executeTakeFirstOrThrow();
  return id;
}

/** The sender identity of the business, for staff without a uid of their own. */
export function readIdentity(db: Db) {
  return db.selectFrom('chat_identity').select('uuid').executeTakeFirstOrThrow();
}

/** The conversation of a shop, with its name. */
export function readConversationOf(db: Db, shop: number) {
  return db
    .selectFrom('conversations as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .select(['c.id', 'u.shop_name'])
    .where('c.user_id', '=', shop)
    .executeTakeFirst();
}

/** Notes that the shop with this uid has read the staff's messages up to one, and tells it. */
export async function markReadByShop(
  db: Db,
  conversation: number,
  uid: string,
  lastRead: number,
): Promise<void> {
  await db
    .updateTable('messages')
    .set({ read_at: new Date().toISOString() })
    .where('conversation_id', '=', conversation)
    .where('id', '<=', lastRead)
    .where('from_shop', '=', false)
    .where('read_at', 'is', null)
    .execute();
  await notifyChat(db, { kind: 'read', conversation, uid, message: lastRead });
}

/** To whom of the demo's own shops a message of the staff went. */
export function readDemoShopOf(db: Db, messageId: number) {
  return db
    .selectFrom('messages as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['m.conversation_id', 'm.user_id', 'u.uuid', 'u.shop_name'])
    .where('m.id', '=', messageId)
    .where('m.category', '=', 'chat')
    .where('m.admin_user_id', 'is not', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('messages as d')
          .select('d.id')
          .whereRef('d.user_id', '=', 'm.user_id')
          .where('d.client_id', 'like', 'demo-%'),
      ),
    )
    .executeTakeFirst();
}

/** Moves a person's read position forward, never back. Returns false when nothing changed. */
export async function markRead(
  db: Db,
  conversation: number,
  account: number,
  message_id: number,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into conversation_reads (conversation_id, admin_user_id, message_id)
    select ${conversation}, ${account}, max(id) from messages
      where conversation_id = ${conversation} and id <= ${message_id} having max(id) is not null
    on conflict (conversation_id, admin_user_id) do update set message_id = excluded.message_id
      where conversation_reads.message_id < excluded.message_id`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Notifies all server processes; delivered when the transaction commits. */
export async function notifyChat(db: Db, notification: ChatNotification): Promise<void> {
  await sql`select pg_notify('chat', ${JSON.stringify(notification)})`.execute(db);
}

/** Adds a one-time ticket that opens a socket for this session. */
export async function addTicket(
  db: Db,
  account: number,
  tokenHash: Buffer,
  ticketHash: Buffer,
): Promise<void> {
  await sql`delete from chat_tickets where expires_at < now()`.execute(db);
  await sql`insert into chat_tickets (ticket_hash, admin_user_id, token_hash, expires_at)
    values (${ticketHash}, ${account}, ${tokenHash}, now() + make_interval(secs => ${TICKET_SECONDS}))`.execute(
    db,
  );
}

/** A member of the staff whose session opens a socket. */
export interface Person {
  readonly account: number;
  readonly role: number;
  readonly name: string;
  readonly tokenHash: Buffer;
}

/** Redeems a ticket: once, and only while the session that requested it is valid. */
export async function takeTicket(db: Db, ticketHash: Buffer): Promise<Person | null> {
  const { rows } = await sql<Person>`
    with taken as (delete from chat_tickets where ticket_hash = ${ticketHash} returning *)
    select a.id as account, a.role, coalesce(a.name, a.username) as name, t.token_hash as "tokenHash"
    from taken as k
      join tokens as t on t.token_hash = k.token_hash and t.revoked_at is null and t.expires_at > now()
      join admin_users as a on a.id = k.admin_user_id
    where k.expires_at > now()`.execute(db);
  return rows[0] ?? null;
}
