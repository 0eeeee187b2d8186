import type { Db } from '../../store/index.ts';
import { ImportError } from '../import-error.ts';
import { dropWorkspace, lockImports, makeWorkspace, unlockImports } from './workspace.store.ts';

/**
 * Runs `work` on one connection with a workspace, as the only import into this database; throws an ImportError when another one
 * is running. The lock is released when the connection ends.
 */
export async function withSession<T>(db: Db, work: (session: Db) => Promise<T>): Promise<T> {
  return db.connection().execute(async (session) => {
    if (!(await lockImports(session)))
      throw new ImportError('Another import is running. Wait until it has ended.');
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
    await unlockImports(session);
  } catch {
    // The connection is lost, and with it the temporary tables and the lock.
  }
}
