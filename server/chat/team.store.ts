import { sql } from 'kysely';
import { access } from '../generated/access.ts';
import type { Db } from '../store/index.ts';

/** Of the staff, as colleagues see one another. */
export interface Colleague {
  readonly id: number;
  readonly name: string;
}

/** A message that waits for its time. */
export interface LaterMessage {
  readonly id: number;
  readonly conversation_id: number;
  readonly text: string;
  readonly send_at: string;
  readonly sender_name: string;
}

const NAME = sql<string>`coalesce(nullif(a.name, ''), a.username)`;

/** Everybody who may chat. */
export async function findColleagues(db: Db): Promise<Colleague[]> {
  const { rows } = await sql<Colleague>`
    select a.id, ${NAME} as name from admin_users as a
    where a.role = any(${access.chat ?? []}::int[]) order by name, a.id`.execute(db);
  return rows;
}

/**
 * Gives a conversation to a colleague, or to nobody, if it is still with whom the caller saw: of two that take one, one
 * wins. Answers with whom it is then.
 */
export async function assign(
  db: Db,
  conversation: number,
  to: number | null,
  was: number | null,
): Promise<Colleague | null> {
  await sql`update conversations set assigned_to = ${to}
    where id = ${conversation} and assigned_to is not distinct from ${was}`.execute(db);
  const { rows } = await sql<Colleague>`
    select a.id, ${NAME} as name from conversations as c join admin_users as a on a.id = c.assigned_to
    where c.id = ${conversation}`.execute(db);
  return rows[0] ?? null;
}

/** What waits in a conversation, the soonest first. */
export async function findLater(db: Db, conversation: number): Promise<LaterMessage[]> {
  const { rows } = await sql<LaterMessage>`
    select l.id, l.conversation_id, l.content as text, l.send_at, ${NAME} as sender_name
    from later_messages as l join admin_users as a on a.id = l.admin_user_id
    where l.conversation_id = ${conversation} order by l.send_at, l.id`.execute(db);
  return rows;
}

/** Keeps a message until its time, once per client id; answers its id. */
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

/** Takes a message out of those that wait: whoever does it first has it. */
export async function takeLater(db: Db, id: number) {
  return db
    .deleteFrom('later_messages')
    .where('id', '=', id)
    .returning(['conversation_id', 'admin_user_id', 'client_id', 'content'])
    .executeTakeFirst();
}
