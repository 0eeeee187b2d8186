// A child process for embedded.test.ts: opens the store of DATA_DIR, reports that, then inserts one row after another
// and prints the number of each row that the database has acknowledged, until it is terminated.
import { sql } from 'kysely';
import { openStore } from '../open-store.ts';
import { StoreError } from '../store-error.ts';
import { isUnreachable } from '../unreachable.ts';

try {
  const store = await openStore({ dataDir: process.env.DATA_DIR ?? '', databaseUrl: null });
  let closing = false;
  process.once('SIGTERM', () => {
    closing = true;
  });
  await sql`create table if not exists written (n int)`.execute(store.db);
  const { rows } = await sql<{ pid: string }>`select pg_read_file('postmaster.pid') as pid`.execute(store.db);
  const db = store.db.withTables<{ written: { n: number } }>();
  const before = await db.selectFrom('written').select('n').orderBy('n').execute();
  const state = {
    describe: store.describe,
    postgres: Number(rows[0]?.pid.split('\n')[0]),
    found: before.length,
  };
  console.log(`open ${JSON.stringify(state)}`);
  for (let n = before.length + 1; !closing; n++) {
    try {
      await db.insertInto('written').values({ n }).execute();
    } catch (error) {
      if (!isUnreachable(error)) throw error;
      await new Promise((done) => setTimeout(done, 50));
      continue;
    }
    console.log(`acknowledged ${n}`);
    await new Promise((done) => setTimeout(done, 5));
  }
  await store.close();
} catch (error) {
  console.log(`failed ${error instanceof StoreError ? error.message : String(error)}`);
  process.exit(1);
}
