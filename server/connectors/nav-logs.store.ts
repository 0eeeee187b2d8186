import { sql } from 'kysely';
import type { Db } from '../store/index.ts';
import type { CallNote } from './transport.ts';

/** Adds an entry to the log of calls to other systems. */
export async function insertNavLog(db: Db, { url, method, message }: CallNote): Promise<void> {
  await sql`insert into nav_logs (url, method, message) values (${url}, ${method}, ${message})`.execute(db);
}
