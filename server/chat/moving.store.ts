import { sql } from 'kysely';
import type { Db } from '../store/index.ts';
import { messageColumns } from './chat.store.ts';

/** A message as a line of an export file; its sender is identified by keys that are stable across installations. */
export interface MovedMessage {
  /** The shop's uuid. */
  readonly shop: string;
  /** `shop`, `staff` with its username, or `business` for automatic messages. */
  readonly from: 'shop' | 'staff' | 'business';
  readonly username: string | null;
  readonly client_id: string | null;
  readonly note: boolean;
  readonly type: string;
  readonly text: string;
  readonly data: Readonly<Record<string, unknown>> | null;
  /** ISO 8601. */
  readonly created_at: string;
  readonly deleted: boolean;
}

const BATCH = 1000;

/** All messages, oldest first, in batches. */
export async function* readMovedMessages(db: Db): AsyncGenerator<readonly MovedMessage[]> {
  for (let lastId = 0; ; ) {
    const { rows } = await sql<MovedMessage & { id: number }>`
      select part.id, u.uuid::text as shop,
        case when m.from_shop then 'shop' when m.admin_user_id is null then 'business' else 'staff' end as "from",
        a.username, m.client_id, m.category = 'note' as note, part.type, part.text, part.data, part.created_at, part.deleted
      from (select ${messageColumns} from messages as m where m.id > ${lastId} order by m.id limit ${BATCH}) as part
        join messages as m on m.id = part.id
        join users as u on u.id = m.user_id
        left join admin_users as a on a.id = m.admin_user_id
      order by part.id`.execute(db);
    if (rows.length === 0) return;
    yield rows.map(({ id: _, ...moved }) => moved);
    lastId = rows.at(-1)?.id ?? lastId;
  }
}

/** The ids of the shops, by their uuids. */
export function readShopIds(db: Db, uuids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  return idsBy(
    db,
    sql`select uuid::text as name, id from users where uuid = any(${[...new Set(uuids)]}::uuid[])`,
  );
}

/** The ids of the staff, by their usernames. */
export function readStaffIds(db: Db, names: readonly string[]): Promise<ReadonlyMap<string, number>> {
  return idsBy(
    db,
    sql`select username as name, id from admin_users where username = any(${[...new Set(names)]}::text[])`,
  );
}

/** Those of the shops whose conversation has messages. */
export async function readStartedShops(db: Db, shops: readonly number[]): Promise<readonly number[]> {
  const { rows } = await sql<{ user_id: number }>`
    select user_id from conversations where last_message_id is not null and user_id = any(${shops}::integer[])`.execute(
    db,
  );
  return rows.map(({ user_id }) => user_id);
}

/** Notes that everybody has read the conversations of these shops. */
export async function markAllRead(db: Db, shops: readonly number[]): Promise<void> {
  await sql`
    insert into conversation_reads (conversation_id, admin_user_id, message_id)
    select c.id, a.id, c.last_message_id from conversations as c cross join admin_users as a
    where c.user_id = any(${shops}::integer[]) and c.last_message_id is not null
    on conflict (conversation_id, admin_user_id) do update set message_id = excluded.message_id`.execute(db);
}

/** Adds a message; false where it exists already. `admin`: who of the staff has written it. */
export async function addMovedMessage(
  db: Db,
  { from, client_id, note, type, text, data, created_at, deleted }: MovedMessage,
  { user, admin }: { readonly user: number; readonly admin: number | null },
): Promise<boolean> {
  const json = data && JSON.stringify(data);
  // With a client id, the table's unique key skips existing messages.
  const { rows } = await sql`
    insert into messages (user_id, conversation_id, admin_user_id, from_shop, category, client_id, type, content, data,
      created_at, deleted_at)
    select ${user}, 0, ${admin}::integer, ${from === 'shop'}, ${note ? 'note' : 'chat'}, ${client_id}::text, ${type}, ${text},
      ${json}::jsonb, ${created_at}::timestamptz, case when ${deleted} then ${created_at}::timestamptz end
    where ${client_id}::text is not null or not exists (
      select from messages as m where m.user_id = ${user} and m.client_id is null and m.content = ${text}
        and m.created_at = ${created_at}::timestamptz and m.admin_user_id is not distinct from ${admin}::integer)
    returning id`.execute(db);
  return rows.length > 0;
}

async function idsBy(db: Db, query: ReturnType<typeof sql>): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ name: string; id: number }>`${query}`.execute(db);
  return new Map(rows.map(({ name, id }) => [name, id]));
}
