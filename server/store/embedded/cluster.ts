import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { withClient } from '../client.ts';
import { StoreError } from '../store-error.ts';
import { as } from './account.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { findHome, type Home, sharedFolder } from './home.ts';
import { keepRunning } from './keep-running.ts';
import { acquireLock, type Lock } from './lock.ts';
import { stopOrphan } from './orphan.ts';
import { address, logOf, type RunningPostgres, type RunOptions, runPostgres } from './postgres-process.ts';

export const DATABASE = 'wholesale';

export interface EmbeddedDatabase {
  url: string;
  /** Location of the data, for the terminal. */
  describe: string;
  /** Folder of the database. */
  folder: string;
  /** Resolves with an error for the terminal when the server has ended by itself and cannot be restarted. */
  lost: Promise<StoreError>;
  stop(): Promise<void>;
}

/**
 * Starts the embedded PostgreSQL of `dataDir`, creating the database on the first start. When the server ends by
 * itself, it is restarted on the same port. Throws a StoreError when another process uses the folder, or the server
 * does not start.
 */
export async function startEmbedded(dataDir: string): Promise<EmbeddedDatabase> {
  mkdirSync(dataDir, { recursive: true });
  const lock = await waitForLock(dataDir);
  try {
    const home = findHome(dataDir);
    const password = readPassword(dataDir);
    const server = await startCluster(home, password);
    const { port } = server;
    const again = () => startCluster(home, password, { port, patience: 0 });
    const kept = keepRunning(server, again, logOf(home));
    return {
      url: address(port, password, DATABASE),
      describe: `embedded PostgreSQL in ${home.folder}${home.moved ? ` (its account cannot enter ${dataDir})` : ''}`,
      folder: home.folder,
      lost: kept.lost,
      async stop() {
        await kept.stop();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Waits for the lock for two seconds: after Ctrl-C the previous process may still be closing. */
async function waitForLock(dataDir: string): Promise<Lock> {
  const deadline = Date.now() + 2_000;
  for (;;) {
    try {
      return acquireLock(dataDir);
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
    await pause(100);
  }
}

type ClusterOptions = Partial<Omit<RunOptions, 'home' | 'password'>>;

/** Starts the server of a home; a new home is initialised first. */
export async function startCluster(
  home: Home,
  password: string,
  options: ClusterOptions = {},
): Promise<RunningPostgres> {
  const binaries = options.binaries ?? findBinaries(home.account, sharedFolder);
  if (existsSync(home.cluster)) await stopOrphan(home.cluster, binaries, home.account);
  else createCluster(home, binaries, password);
  const server = await runPostgres({ ...options, home, binaries, password });
  try {
    await ensureDatabase(server.port, password);
    return server;
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** Under another name until it is complete, so that an interrupted first start is repeated. */
function createCluster(home: Home, binaries: Binaries, password: string): void {
  console.log('Creating the database and what it starts with; about ten seconds.');
  const draft = `${home.cluster}.new`;
  rmSync(draft, { recursive: true, force: true });
  const passwordFile = join(home.folder, 'initial-password');
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (home.account) chownSync(passwordFile, home.account.uid, home.account.gid);
  try {
    const { status, stderr, error } = spawnSync(binaries.initdb, initOptions(draft, passwordFile), {
      ...as(home.account),
      cwd: home.folder,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, SystemRoot: process.env.SystemRoot, LC_ALL: 'C', TZ: 'UTC' },
    });
    if (status !== 0)
      throw new StoreError(`The database could not be created: ${error?.message ?? stderr.trim()}`);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(draft, home.cluster);
}

/** Options of initdb. Texts sort by Indonesian ICU rules, the same on every machine. */
function initOptions(folder: string, passwordFile: string): string[] {
  return [
    `--pgdata=${folder}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=icu',
    '--icu-locale=id',
  ];
}

async function ensureDatabase(port: number, password: string): Promise<void> {
  await withClient(address(port, password, 'postgres'), 'wholesale-start', async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (!rowCount) await client.query(`create database ${DATABASE}`);
  });
}

/** Beside the data and for its owner only, since other users of the machine can reach the port. */
export function readPassword(dataDir: string): string {
  const file = join(dataDir, 'postgres-password');
  if (!existsSync(file)) {
    writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' });
  }
  return readFileSync(file, 'utf8').trim();
}
