import { sql } from 'kysely';
import type { Db } from './connect.ts';

/**
 * Says by what the changes of this transaction come about ("sync", "import"): the database's own logs write it down.
 * Without it they say created or updated.
 */
export async function nameChanges(transaction: Db, event: string): Promise<void> {
  await sql`select set_config('app.event', ${event}, true)`.execute(transaction);
}

/** Says whose changes these are, for the database's own logs. */
export async function nameAuthor(transaction: Db, account: number): Promise<void> {
  await sql`select set_config('app.author', ${String(account)}, true)`.execute(transaction);
}

/**
 * Says that this transaction brings records as they have become elsewhere: the guards of lifecycles let their states
 * pass. For imports and demo data alone.
 */
export async function nameWriter(transaction: Db, writer: 'import' | 'demo'): Promise<void> {
  await sql`select set_config('app.writer', ${writer}, true)`.execute(transaction);
}
