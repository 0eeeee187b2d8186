import { sql } from 'kysely';
import type { Db } from './connect.ts';

/** Whether the database may be written to; a standby may only be read. */
export async function takesChanges(db: Db): Promise<boolean> {
  const { rows } = await sql<{ reads: string }>`
    select current_setting('transaction_read_only') as reads`.execute(db);
  return rows[0]?.reads !== 'on';
}
