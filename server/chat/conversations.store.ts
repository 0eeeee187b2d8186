import { type RawBuilder, sql } from 'kysely';
import type { ChatMessage } from '../../domain/generated/types/chat-message.ts';
import { contains, type Db } from '../store/index.ts';
import { messageColumns } from './chat.store.ts';

/** A conversation as one person's list shows it. */
export interface ConversationRow {
  readonly id: number;
  readonly uid: string;
  readonly name: string;
  readonly status: 'online' | 'offline';
  readonly unread: number;
  readonly waiting_since: string | null;
  /** Where it stands in this list, for the page after it. */
  readonly position: number;
  readonly assignee: { readonly id: number; readonly name: string } | null;
  readonly resolved_at: string | null;
  readonly snoozed_until: string | null;
  readonly labels: string[];
  readonly last_message: ChatMessage | null;
}

const PAGE = 30;

/** Whether a message `n` counts as unread for a person: written by people, except by that person. */
const countsFor = (account: number) => sql<boolean>`(n.category in ('chat', 'note')
  and n.deleted_at is null and n.admin_user_id is distinct from ${account})`;

/** More is not counted, nor added up over all conversations: pages say 99+, and every message that comes asks for these numbers. */
const MOST_COUNTED = 1000;

const afterMark = sql`n.conversation_id = c.id and n.id > coalesce(r.message_id, 0) and n.category in ('chat', 'note')`;

/**
 * What a person has not read of a conversation `c`: the messages that it has had since the mark `r`, less the person's own and
 * what was deleted. Where one of both numbers is not known yet they are counted.
 */
const unread = (account: number) => sql<number>`case
  when coalesce(c.last_message_id, 0) <= coalesce(r.message_id, 0) then 0
  when c.counted is null or (r.message_id is not null and r.counted is null) then (
    select count(*)::integer from (
      select from messages as n where ${afterMark} and ${countsFor(account)} limit ${MOST_COUNTED}) as counted)
  else c.counted - coalesce(r.counted, 0)
    - (select count(*)::integer from messages as n where ${afterMark} and n.admin_user_id = ${account})
    - (select count(*)::integer from messages as n
      where ${afterMark} and n.deleted_at is not null and n.admin_user_id is distinct from ${account})
  end`;

const readsOf = (account: number) => sql`
  left join conversation_reads as r on r.conversation_id = c.id and r.admin_user_id = ${account}`;

/** Which conversations a list has: `after` with its `after_position` is the last row of the page before. */
export interface ConversationsAsked {
  readonly search?: string;
  readonly after?: number;
  readonly after_position?: number;
  readonly id?: number;
  readonly uid?: string;
  /** Part of the shop's name, owner, nav id or phone, or of an invoice of it. */
  readonly find?: string;
  /** 0: nobody. */
  readonly assigned_to?: number;
  readonly state?: keyof typeof STATES;
  readonly label?: string;
  readonly unread?: 1;
  /** `waiting`: only those that wait for an answer, the longest first. Else the latest message of a person first. */
  readonly order?: 'latest' | 'waiting';
  readonly limit?: number;
}

/** Where a conversation `c` stands, ascending, before its id. */
const POSITIONS = {
  latest: sql`-coalesce(c.person_message_id, 0)`,
  waiting: sql`(extract(epoch from c.waiting_since) * 1000)::bigint`,
} as const;
/** The same as an index has it. */
const ORDERS = { latest: sql`coalesce(c.person_message_id, 0) desc`, waiting: sql`c.waiting_since` } as const;

/** What the staff did with a conversation `c`. */
const STATES = {
  resolved: sql<boolean>`c.resolved_at is not null`,
  snoozed: sql<boolean>`(c.resolved_at is null and coalesce(c.snoozed_until > now(), false))`,
  open: sql<boolean>`(c.resolved_at is null and coalesce(c.snoozed_until <= now(), true))`,
} as const;

/** A conversation `c` that waits for an answer. Who was put off is waited for until then. */
export const isWaiting = sql<boolean>`(c.waiting_since is not null and not ${STATES.snoozed})`;

/** What people know a shop by, besides its name. */
const KNOWN_BY = ['shop_name', 'owner_name', 'nav_id', 'phone_number'] as const;

/** The digits of a phone number without the country's code, blanks and signs, as it is stored; other words as they are. */
const phoneOf = (words: string) =>
  /^\+?[\d\s()-]{6,}$/.test(words) ? words.replace(/\D/g, '').replace(/^62/, '') : words;

/** The shops that are known by these words. */
export const shopsKnownBy = (words: string) => sql`(
  select u.id from users as u
  where ${sql.join(
    KNOWN_BY.map((column) =>
      contains(sql.ref(`u.${column}`), column === 'phone_number' ? phoneOf(words) : words),
    ),
    sql` or `,
  )}
  union select t.user_id from transactions as t where ${contains(sql`t.invoice_no`, words)})`;

const isUnread = (account: number) => sql<boolean>`exists (
  select from messages as n
    left join conversation_reads as r on r.conversation_id = c.id and r.admin_user_id = ${account}
  where n.conversation_id = c.id and n.id > coalesce(r.message_id, 0) and ${countsFor(account)})`;

function conditionsOf(account: number, asked: ConversationsAsked): RawBuilder<unknown> {
  const { search = '', find = '', after: afterId, after_position, order = 'latest' } = asked;
  const { id, uid, assigned_to, state, label, unread: isUnreadOnly } = asked;
  const conditions: RawBuilder<unknown>[] = [sql`true`];
  const words = search.trim();
  if (words) conditions.push(contains(sql`u.shop_name`, words));
  if (find.trim()) conditions.push(sql`c.user_id in ${shopsKnownBy(find.trim())}`);
  if (assigned_to !== undefined)
    conditions.push(sql`c.assigned_to is not distinct from nullif(${assigned_to}::integer, 0)`);
  if (id !== undefined) conditions.push(sql`c.id = ${id}`);
  if (uid !== undefined) conditions.push(sql`u.uuid = ${uid}::uuid`);
  if (state) conditions.push(STATES[state]);
  if (label) conditions.push(sql`c.labels @> array[${label}]::text[]`);
  if (isUnreadOnly) conditions.push(isUnread(account));
  if (order === 'waiting') conditions.push(isWaiting);
  const position = POSITIONS[order];
  if (afterId !== undefined)
    conditions.push(sql`(${position}, c.id) > (coalesce(${after_position ?? null}::bigint,
      (select ${position} from conversations as c where c.id = ${afterId})), ${afterId})`);
  return sql.join(conditions, sql` and `);
}

/** One page of a person's list. */
export async function findConversations(
  db: Db,
  account: number,
  asked: ConversationsAsked,
): Promise<ConversationRow[]> {
  const { order = 'latest', limit = PAGE } = asked;
  const { rows } = await sql<ConversationRow>`
    select c.id, u.uuid::text as uid, u.shop_name as name,
      case when p.online_until > now() then 'online' else 'offline' end as status,
      ${unread(account)} as unread,
      c.waiting_since, c.resolved_at, c.snoozed_until, c.labels, ${POSITIONS[order]} as position,
      (select jsonb_build_object('id', a.id, 'name', coalesce(nullif(a.name, ''), a.username))
        from admin_users as a where a.id = c.assigned_to) as assignee,
      (select to_jsonb(last) from (select ${messageColumns} from messages as m where m.id = c.last_message_id) as last)
        as last_message
    from (
      select c.*, u.shop_name from conversations as c join users as u on u.id = c.user_id
      where ${conditionsOf(account, asked)}
      order by ${ORDERS[order]}, c.id limit ${limit}
    ) as c
      join users as u on u.id = c.user_id
      left join shop_presence as p on p.user_id = c.user_id
      ${readsOf(account)}
    order by ${ORDERS[order]}, c.id`.execute(db);
  return rows.map((row) => ({
    ...row,
    // PostgreSQL formats times in JSON differently.
    last_message: row.last_message && {
      ...row.last_message,
      created_at: new Date(row.last_message.created_at).toISOString(),
    },
  }));
}

/** What is done or put off calls nobody. */
export async function countUnread(db: Db, account: number): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select least(coalesce(sum(unread), 0), ${MOST_COUNTED})::integer as unread from (
      select u.unread from conversations as c ${readsOf(account)}
        cross join lateral (select ${unread(account)} as unread) as u
      where c.last_message_id > coalesce(r.message_id, 0) and ${STATES.open} and u.unread > 0
      limit ${MOST_COUNTED}) as counted`.execute(db);
  return rows[0]?.unread ?? 0;
}
