// What the studio may do with the database: sessions for its preview, which migrations ran, rows of a new table.
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { addToken } from '../server/calls/tokens.store.ts';
import { hashToken, makeToken } from '../server/rules/tokens.ts';

/** Hours that a session of the preview lasts. */
const HOURS = 12;
/** Milliseconds until a migration that was saved has run: the server starts again for it. */
const STARTED = 60_000;

/** For the server of these settings. Only the embedded database gives sessions and takes rows. */
export function studioDatabase(settings, store) {
  const isOurs = !settings.databaseUrl && !settings.adminApiUrl && store;
  const ran = () => (store ? migrationsOf(store.db) : undefined);
  return {
    /** Signs in as the first account of a role; elsewhere the preview asks for a sign-in. */
    signIn: (role) => (isOurs ? sessionOf(store.db, role) : { token: null }),
    /** Names of the migrations that have run; undefined where nobody can tell. */
    ran,
    /** Puts rows into tables whose migrations were saved, and throws where they do not come. */
    async fill(rows) {
      if (rows.length > 0 && !isOurs)
        throw new Error('Saved, without its rows: they go into the embedded database alone.');
      for (const { migration, sql: text } of rows) {
        const name = migration.replace(/^.*\/|\.sql$/g, '');
        await untilRan(ran, name);
        await store.db.transaction().execute((trx) => sql.raw(text).execute(trx));
      }
    },
  };
}

async function sessionOf(db, role) {
  const account = await db
    .selectFrom('admin_users')
    .select('id')
    .where('role', '=', role)
    .orderBy('id')
    .executeTakeFirst();
  if (!account) return { token: null };
  const token = makeToken();
  await addToken(db, account.id, hashToken(token), HOURS);
  return { token };
}

async function migrationsOf(db) {
  const rows = await db.selectFrom('migration_checksums').select('name').execute();
  return rows.map(({ name }) => name);
}

async function untilRan(ran, name) {
  for (const end = Date.now() + STARTED; Date.now() < end; await wait(200))
    if ((await ran()).includes(name)) return;
  throw new Error(`Saved, without its rows: the migration ${name} has not run.`);
}
