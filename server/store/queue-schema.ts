import { Logger, runMigrations } from 'graphile-worker';
import type pg from 'pg';
import { makePool } from './client.ts';

/** The queue's own words are for its developers; what matters of it reaches our log through the jobs. */
export const quietLogger = new Logger(() => () => undefined);

/** Connections for the queue's library. They are ours, so that a broken one does not end the process. */
export function queuePool(url: string, max: number): pg.Pool {
  return makePool(url, 'wholesale-jobs', max);
}

/** Brings the schema `graphile_worker`, in which jobs wait, to the version that the installed library needs. */
export async function migrateQueue(url: string): Promise<void> {
  const pgPool = queuePool(url, 2);
  try {
    await runMigrations({ pgPool, logger: quietLogger });
  } finally {
    await pgPool.end();
  }
}
