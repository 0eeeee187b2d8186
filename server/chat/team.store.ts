import { sql } from 'kysely';
import type { Db } from '../store/index.ts';

/** A member of staff as colleagues see them. */
export interface Colleague {
  readonly id: number;
  readonly name: string;
}

/** A scheduled message. */
export interface LaterMessage {
  readonly id: number;
  readonly conversation_id: number;
  readonly text: string;
  readonly send_at: string;
  readonly sender_name: string;
}

/** The name of a member `a` of the staff. */
export const NAME = sql<string>`coalesce(nullif(a.name, ''), a.username)`;

/** The accounts of these roles. */
export async function findColleagues(db: Db, roles: readonly number[]): Promise<Colleague[]> {
  const { rows } = await sql<Colleague>`
    select a.id, ${NAME} as name from admin_users as a
    where a.role = any(${roles}::int[]) order by name, a.id`.execute(db);
  return rows;
}

/** Assigns a conversation if its assignee is still the one the caller saw: of two requests one wins. Returns the assignee. */
export async function assign(
  db: Db,
  conversation: number,
  to: number | null,
  seenAssignee: number | null,
): Promise<Colleague | null> {
  await sql`update conversations set assigned_to = ${to}
    where id = ${conversation} and assigned_to is not distinct from ${seenAssignee}`.execute(db);
  const { rows } = await sql<Colleague>`
    select a.id, ${NAME} as name from conversations as c join admin_users as a on a.id = c.assigned_to
    where c.id = ${conversation}`.execute(db);
  return rows[0] ?? null;
}

/** The scheduled messages of a conversation, soonest first. */
export async function findLater(db: Db, conversation: number): Promise<LaterMessage[]> {
  const { rows } = await sql<LaterMessage>`
    select l.id, l.conversation_id, l.content as text, l.send_at, ${NAME} as sender_name
    from later_messages as l join admin_users as a on a.id = l.admin_user_id
    where l.conversation_id = ${conversation} order by l.send_at, l.id`.execute(db);
  return rows;
}

/** Stores a scheduled message, once per client id; returns its id. */
export async function addLater(
  db: Db,
  conversation: number,
  account: number,
  { client_id, text, send_at }: { client_id: string; text: string; send_at: string },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into later_messages (conversation_id, admin_user_id, client_id, content, send_at)
    values (${conversation}, ${account}, ${client_id}, ${text}, ${send_at})
    on conflict (admin_user_id, client_id) do update set client_id = excluded.client_id
    returning id`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A message for later was not kept.');
  return row.id;
}

/** Claims a scheduled message for sending or cancelling: the first caller gets it. */
export async function takeLater(db: Db, id: number) {
  return db
    .deleteFrom('later_messages')
    .where('id', '=', id)
    .returning(['conversation_id', 'admin_user_id', 'client_id', 'content'])
    .executeTakeFirst();
}
