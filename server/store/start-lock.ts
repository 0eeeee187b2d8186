import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** Milliseconds between two tries for the lock. */
const PAUSE = 200;

/**
 * Runs `work` while no other server that starts on the database at `url` does such work. The lock is tried again and again: a
 * statement that waits for it would hold a snapshot, and CREATE INDEX CONCURRENTLY waits for each of them.
 */
export async function aloneAtStart<T>(url: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'wholesale-start',
    keepAlive: true,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    while (!(await hasLock(client))) await wait(PAUSE);
    return await work();
  } finally {
    await client.end();
  }
}

async function hasLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ got: boolean }>(
    "select pg_try_advisory_lock(hashtext('start of a server')) as got",
  );
  return rows[0]?.got === true;
}
