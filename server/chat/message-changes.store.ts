import { sql } from 'kysely';
import { publish } from '../live/live-log.store.ts';
import type { Db } from '../store/index.ts';
import { orderIn } from './chat.store.ts';

/** A message that a person has written, locked until the transaction ends. */
export function lockMessage(db: Db, id: number) {
  return db
    .selectFrom('messages')
    .select(['id', 'user_id', 'admin_user_id', 'type', 'created_at', 'deleted_at'])
    .where('id', '=', id)
    .where('category', 'in', ['chat', 'note'])
    .forUpdate()
    .executeTakeFirst();
}

/** A trigger tells of it. */
export async function markDeleted(db: Db, id: number): Promise<void> {
  const deleted_at = new Date().toISOString();
  await db.updateTable('messages').set({ deleted_at }).where('id', '=', id).execute();
  await publish(db, 'messages', 'changed', [id]);
}

/** The same with another text. */
export async function changeText(
  db: Db,
  { id, user_id }: { readonly id: number; readonly user_id: number },
  content: string,
): Promise<void> {
  const changes = {
    content,
    edited_at: new Date().toISOString(),
    transaction_id: orderIn(user_id, content, null),
  };
  await db.updateTable('messages').set(changes).where('id', '=', id).execute();
  await publish(db, 'messages', 'changed', [id]);
}

/** Whether a message may be quoted in another one of its conversation: a shop is told of no note. */
export async function isQuotable(
  db: Db,
  conversation: number,
  id: number,
  isNote: boolean,
): Promise<boolean> {
  const message = await db
    .selectFrom('messages')
    .select('category')
    .where('id', '=', id)
    .where('conversation_id', '=', conversation)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return message !== undefined && (isNote || message.category !== 'note');
}

/** What became of a message: when the shop read it, and who else of the staff has read up to it. */
export interface MessageDetails {
  readonly read_at: string | null;
  readonly readers: readonly string[];
}

export async function readDetails(db: Db, id: number): Promise<MessageDetails | undefined> {
  const { rows } = await sql<MessageDetails>`
    select m.read_at, coalesce((
      select jsonb_agg(coalesce(nullif(a.name, ''), a.username) order by coalesce(nullif(a.name, ''), a.username), a.id)
      from conversation_reads as r join admin_users as a on a.id = r.admin_user_id
      where r.conversation_id = m.conversation_id and r.message_id >= m.id
        and r.admin_user_id is distinct from m.admin_user_id), '[]') as readers
    from messages as m where m.id = ${id} and m.deleted_at is null`.execute(db);
  return rows[0];
}

/** Moves a person's read position back, before a message. Returns false where it was not read. */
export async function markUnread(
  db: Db,
  conversation: number,
  account: number,
  message_id: number,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update conversation_reads set message_id = coalesce((
      select max(id) from messages where conversation_id = ${conversation} and id < ${message_id}), 0)
    where conversation_id = ${conversation} and admin_user_id = ${account} and message_id >= ${message_id}`.execute(
    db,
  );
  return (numAffectedRows ?? 0n) > 0n;
}
