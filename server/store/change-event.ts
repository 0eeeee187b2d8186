import { sql } from 'kysely';
import type { Db } from './connect.ts';

/** Names what makes the changes of this transaction ("sync", "import") for the database's logs, instead of created or updated. */
export async function nameChanges(transaction: Db, event: string): Promise<void> {
  await sql`select set_config('app.event', ${event}, true)`.execute(transaction);
}

/** Says whose changes these are, for the database's own logs. */
export async function nameAuthor(transaction: Db, account: number): Promise<void> {
  await sql`select set_config('app.author', ${String(account)}, true)`.execute(transaction);
}

/** For imports and demo data alone: the guards of lifecycles let states pass that came about elsewhere. */
export async function nameWriter(transaction: Db, writer: 'import' | 'demo'): Promise<void> {
  await sql`select set_config('app.writer', ${writer}, true)`.execute(transaction);
}
