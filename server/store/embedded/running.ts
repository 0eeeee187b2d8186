import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE, readPassword } from './cluster.ts';
import { homeFolder } from './home.ts';
import { address } from './postgres-process.ts';

/** The address of the server that runs on `dataDir` by its own notes, or null while it is not ready for us. */
export function addressOfRunning(dataDir: string): string | null {
  try {
    // PostgreSQL's own file: the fourth line is the port, the eighth its state.
    const notes = readFileSync(join(homeFolder(dataDir), 'cluster', 'postmaster.pid'), 'utf8').split('\n');
    const port = Number(notes[3]);
    if (!(port > 0) || notes[7]?.trim() !== 'ready') return null;
    return address(port, readPassword(dataDir), DATABASE);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
