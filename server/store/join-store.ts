import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DATABASE, readPassword } from './embedded/cluster.ts';
import { homeFolder } from './embedded/home.ts';
import { lockOwner } from './embedded/lock.ts';
import { address } from './embedded/postgres-process.ts';
import { type DatabaseSettings, directUrl, openStore, type Store } from './open-store.ts';
import { StoreError } from './store-error.ts';
import { isUnreachable } from './unreachable.ts';

const PATIENCE_MS = 30_000;

/**
 * Opens the same database that the running product uses: of a data folder that a living process works on, through
 * that process's PostgreSQL, which `close` leaves running; else as `openStore` does. For commands beside the
 * product, which keep sessions: no pooler stands between. Throws a StoreError when the owner does not become ready
 * in time.
 */
export async function joinStore(settings: DatabaseSettings): Promise<Store> {
  if (settings.databaseUrl)
    return openStore({ ...settings, databaseUrl: directUrl(settings), databaseReadUrl: null });
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const owner = lockOwner(settings.dataDir);
    try {
      if (owner === null) return await openStore(settings);
      const url = addressOfRunning(settings.dataDir);
      if (url) return { ...(await openStore({ ...settings, databaseUrl: url })), describe: describe(owner) };
      if (Date.now() > deadline) throw new StoreError(notReady(owner, settings.dataDir));
    } catch (error) {
      // The owner was quicker than we, is still creating its database, or is ending: look again.
      const passing = owner === null ? lockOwner(settings.dataDir) !== null : isNotReady(error);
      if (!passing || Date.now() > deadline) throw error;
    }
    await pause(200);
  }
}

/** Refused, starting up, shutting down, or without our database yet. */
function isNotReady(error: unknown): boolean {
  if (!(error instanceof StoreError)) return false;
  return isUnreachable(error.cause) || (error.cause as { code?: string } | undefined)?.code === '3D000';
}

function describe(owner: number): string {
  return `the database of the running product (pid ${owner})`;
}

function notReady(owner: number, dataDir: string): string {
  return `Process ${owner} works on ${dataDir}, but its database is not ready. Wait until it has started, or stop it.`;
}

/** URL of the running server of `dataDir`, by PostgreSQL's pid file; null while it takes no connections. */
export function addressOfRunning(dataDir: string): string | null {
  try {
    // In PostgreSQL's pid file line 4 is the port and line 8 the state.
    const notes = readFileSync(join(homeFolder(dataDir), 'cluster', 'postmaster.pid'), 'utf8').split('\n');
    const port = Number(notes[3]);
    if (!(port > 0) || notes[7]?.trim() !== 'ready') return null;
    return address(port, readPassword(dataDir), DATABASE);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
