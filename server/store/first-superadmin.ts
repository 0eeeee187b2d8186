import { randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import type { Db } from './connect.ts';
import { publicAccounts } from './demo/accounts.ts';
import type { Store } from './open-store.ts';
import { StoreError } from './store-error.ts';

/**
 * For production: makes the account `superadmin` in a database without accounts and answers its password, which
 * is stored nowhere else; null when there are accounts. Throws a StoreError when the database holds the demo
 * accounts, whose password everybody knows.
 */
export async function createFirstSuperadmin(store: Store): Promise<string | null> {
  return store.db.transaction().execute(async (db) => {
    // Two servers that start on one database at the same time must not both print a password.
    await sql`lock table admin_users in share row exclusive mode`.execute(db);
    if (!(await hasAccounts(db))) {
      const password = randomBytes(15).toString('base64url');
      const first = { username: 'superadmin', role: 3, password_hash: await hash(password) };
      await db.insertInto('admin_users').values(first).execute();
      return password;
    }
    if ((await publicAccounts(db)).length === 0) return null;
    throw new StoreError(
      'This database was filled for a demonstration: its accounts have a public password. ' +
        'For production set DATA_DIR or DATABASE_URL to a new one.',
    );
  });
}

export async function hasAccounts(db: Db): Promise<boolean> {
  const account = db.selectFrom('admin_users').select('id').limit(1);
  return (await account.executeTakeFirst()) !== undefined;
}
