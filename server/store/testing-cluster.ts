import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { connect } from './connect.ts';
import type { Binaries } from './embedded/binaries.ts';
import { startCluster } from './embedded/cluster.ts';
import { findHome } from './embedded/home.ts';
import { address } from './embedded/postgres-process.ts';
import { isAlive } from './embedded/processes.ts';
import { migrate } from './migrate.ts';
import { migrateQueue } from './queue-schema.ts';

export const TEMPLATE = 'template_migrated';

/** A throw-away PostgreSQL: fast because nothing has to survive. */
export interface TestCluster {
  /** Address of a database of this cluster. */
  urlOf(database: string): string;
  stop(): Promise<void>;
}

const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];
const PREFIX = 'wholesale-test-';

/** Starts a cluster in the temporary folder, holding one migrated database to clone from. `binaries`: not our own. */
export async function startTestCluster(binaries?: Binaries): Promise<TestCluster> {
  removeAbandoned();
  const folder = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  // mkdtemp makes a folder that only we can enter, and the database may be somebody else.
  chmodSync(folder, 0o755);
  const home = findHome(dataDir);
  const password = randomBytes(12).toString('hex');
  const server = await startCluster(home, password, FAST, binaries);
  const urlOf = (database: string) => address(server.port, password, database);
  await makeTemplate(urlOf);
  return {
    urlOf,
    async stop() {
      await server.stop();
      rmSync(home.folder, { recursive: true, force: true });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Runs one statement on the cluster's own database: making and dropping the others. */
export async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function makeTemplate(urlOf: TestCluster['urlOf']): Promise<void> {
  await administer(urlOf('postgres'), `create database ${TEMPLATE}`);
  const db = connect(urlOf(TEMPLATE), { max: 1 });
  try {
    await migrate(db);
    await migrateQueue(urlOf(TEMPLATE));
  } finally {
    await db.destroy();
  }
}

/** What a test run that was killed left behind; its server has ended with it. */
function removeAbandoned(): void {
  for (const name of readdirSync(tmpdir())) {
    const pid = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length).split('-')[0]) : 0;
    if (pid > 0 && !isAlive(pid)) rmSync(join(tmpdir(), name), { recursive: true, force: true });
  }
}
