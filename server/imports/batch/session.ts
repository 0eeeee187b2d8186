import { sql } from 'kysely';
import type { Db } from '../../store/index.ts';
import { ImportError } from '../import-error.ts';
import { dropWorkspace, makeWorkspace } from './workspace.ts';

/** Advisory lock key of all imports. */
const LOCK = 20_101_201;

/**
 * Runs `work` on one connection with a workspace, as the only import into this database; throws an ImportError when another one
 * is running. The lock is released when the connection ends.
 */
export async function withSession<T>(db: Db, work: (session: Db) => Promise<T>): Promise<T> {
  return db.connection().execute(async (session) => {
    const { rows } = await sql<{ free: boolean }>`select pg_try_advisory_lock(${LOCK}) as free`.execute(
      session,
    );
    if (!rows[0]?.free) throw new ImportError('Another import is running. Wait until it has ended.');
    try {
      await makeWorkspace(session);
      return await work(session);
    } finally {
      await leave(session);
    }
  });
}

async function leave(session: Db): Promise<void> {
  try {
    await dropWorkspace(session);
    await sql`select pg_advisory_unlock(${LOCK})`.execute(session);
  } catch {
    // The connection is lost, and with it the temporary tables and the lock.
  }
}
