import { type RawBuilder, sql } from 'kysely';
import type { ChatMessage } from '../../domain/generated/types/chat-message.ts';
import { contains, type Db } from '../store/index.ts';
import { messageColumns } from './chat.store.ts';
import { hasWords } from './words.store.ts';

/** Which messages are looked for: those that meet all of it, before the message `before`. */
export interface MessagesSought {
  readonly words?: string;
  readonly person?: string;
  readonly sent_from?: string;
  readonly sent_before?: string;
  readonly conversation?: number;
  readonly before?: number;
  readonly limit?: number;
}

export interface FoundMessage {
  readonly shop_name: string;
  readonly message: ChatMessage;
}

const PAGE = 30;

/** Was written by a shop or a colleague of this name. */
const isBy = (person: string) => sql`(
  (m.from_shop and m.user_id = any(array(select u.id from users as u
    where ${contains(sql`u.shop_name`, person)} or ${contains(sql`u.owner_name`, person)})))
  or m.admin_user_id = any(array(select a.id from admin_users as a
    where ${contains(sql`a.name`, person)} or ${contains(sql`a.username`, person)})))`;

/** What people wrote, the latest first. */
export async function findWritten(db: Db, sought: MessagesSought): Promise<FoundMessage[]> {
  const { words = '', person = '', sent_from, sent_before, conversation, before, limit = PAGE } = sought;
  const conditions: RawBuilder<unknown>[] = [sql`m.category in ('chat', 'note')`, sql`m.deleted_at is null`];
  if (words.trim()) conditions.push(hasWords(words.trim()));
  if (person.trim()) conditions.push(isBy(person.trim()));
  if (sent_from !== undefined) conditions.push(sql`m.created_at >= ${sent_from}`);
  if (sent_before !== undefined) conditions.push(sql`m.created_at < ${sent_before}`);
  if (conversation !== undefined) conditions.push(sql`m.conversation_id = ${conversation}`);
  if (before !== undefined) conditions.push(sql`m.id < ${before}`);
  const { rows } = await sql<ChatMessage & { shop_name: string }>`
    select ${messageColumns}, s.shop_name from messages as m join users as s on s.id = m.user_id
    where ${sql.join(conditions, sql` and `)}
    order by m.id desc limit ${limit}`.execute(db);
  return rows.map(({ shop_name, ...message }) => ({ shop_name, message }));
}
