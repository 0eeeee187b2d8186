import { setTimeout as wait } from 'node:timers/promises';
import { type Client, withClient } from './client.ts';

/** Name of connections while a server starts. */
export const NAME = 'wholesale-start';
/** Milliseconds between two tries for the lock. */
const PAUSE = 200;

/**
 * Runs `work` while no other server that starts on the database at `url` does such work. The lock is tried again and again: a
 * statement that waits for it would hold a snapshot, and CREATE INDEX CONCURRENTLY waits for each of them.
 */
export function aloneAtStart<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  return withClient(url, NAME, async (client) => {
    while (!(await hasLock(client))) await wait(PAUSE);
    return work(client);
  });
}

async function hasLock(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ got: boolean }>(
    "select pg_try_advisory_lock(hashtext('start of a server')) as got",
  );
  return rows[0]?.got === true;
}
