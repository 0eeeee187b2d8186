import { sql } from 'kysely';
import { contains } from '../store/index.ts';

/** Whether a message `m` has all of these words, in any order, or carries a document whose number has them as they stand. */
export const hasWords = (text: string) => {
  const words = text.split(/\s+/).map((word) => contains(sql`m.content`, word));
  return sql<boolean>`((${sql.join(words, sql` and `)}) or ${contains(sql`chat_numbers(m.data)`, text)})`;
};
