import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { startCluster } from './cluster.ts';
import { findHome } from './home.ts';
import { address } from './postgres-process.ts';
import { isAlive } from './processes.ts';

/** A temporary PostgreSQL cluster for tests: fast, because its data need not survive. */
export interface TemporaryCluster {
  /** Connection URL of a database of this cluster. */
  urlOf(database: string): string;
  stop(): Promise<void>;
}

const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];
const PREFIX = 'wholesale-test-';

/** Starts a cluster in the system's temporary folder. `binaries` replaces the installed programs. */
export async function startTemporary(binaries?: Binaries): Promise<TemporaryCluster> {
  removeAbandoned();
  const folder = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  // mkdtemp creates the folder for our account alone; the database may run under another one.
  chmodSync(folder, 0o755);
  const home = findHome(dataDir);
  const password = randomBytes(12).toString('hex');
  const server = await startCluster(home, password, { settings: FAST, ...(binaries && { binaries }) });
  return {
    urlOf: (database) => address(server.port, password, database),
    async stop() {
      await server.stop();
      rmSync(home.folder, { recursive: true, force: true });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Deletes the folders of test runs that were killed. Their servers have stopped with them. */
function removeAbandoned(): void {
  for (const name of readdirSync(tmpdir())) {
    const pid = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length).split('-')[0]) : 0;
    if (pid > 0 && !isAlive(pid)) rmSync(join(tmpdir(), name), { recursive: true, force: true });
  }
}
