import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE, readPassword } from './cluster.ts';
import { homeFolder } from './home.ts';
import { address } from './postgres-process.ts';

/**
 * URL of the running server of `dataDir`, read from PostgreSQL's pid file; null while it does not accept connections.
 */
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
