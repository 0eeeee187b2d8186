import { sql } from 'kysely';
import type { Settings } from '../settings.ts';
import { connect, type Db } from './connect.ts';
import { startEmbedded } from './embedded/cluster.ts';
import { MIGRATIONS_FOLDER, migrate } from './migrate.ts';
import { migrateQueue } from './queue-schema.ts';
import { aloneAtStart } from './start-lock.ts';
import { StoreError } from './store-error.ts';

/** An open, migrated database. */
export interface Store {
  db: Db;
  /** The address of the database, with its password. */
  url: string;
  /** Where the data is, without a password: a line for the terminal. */
  describe: string;
  /** Folder of the embedded database. */
  folder?: string;
  /** Resolves when the embedded database has ended and cannot be started again, with a sentence for the terminal. */
  lost?: Promise<StoreError>;
  /** Ends the connections and, when it is ours, the database server. Safe to call twice. */
  close(): Promise<void>;
}

const OLDEST_POSTGRES = 15;

/**
 * Opens the database that the settings ask for, the embedded one or that of DATABASE_URL, and brings it to the
 * newest version. Throws a StoreError with a message for the person at the terminal. The embedded server ends
 * with this process, however that ends; call `close` all the same.
 */
export async function openStore(settings: Pick<Settings, 'dataDir' | 'databaseUrl'>): Promise<Store> {
  const embedded = settings.databaseUrl ? null : await startEmbedded(settings.dataDir);
  const url = embedded?.url ?? settings.databaseUrl ?? '';
  const db = connect(url);
  let closing: Promise<void> | undefined;
  const close = () => (closing ??= db.destroy().then(() => embedded?.stop()));
  try {
    await checkServer(db);
    await makeTables(url);
  } catch (error) {
    await close();
    throw error;
  }
  if (!embedded) return { db, url, describe: describeUrl(url), close };
  const { describe, folder, lost } = embedded;
  return { db, url, describe, folder, lost, close };
}

/**
 * Brings the tables to the newest version, or to that of an earlier release, whose migrations are `only`. Throws a StoreError when
 * that cannot be.
 */
export async function makeTables(url: string, only?: readonly string[]): Promise<void> {
  const db = connect(url, { max: 1 });
  try {
    await aloneAtStart(url, async () => {
      await migrate(db, MIGRATIONS_FOLDER, only);
      await migrateQueue(url);
    });
  } finally {
    await db.destroy();
  }
}

/** The database server that the settings ask for, with nothing read or made in it; `close` ends the embedded one. */
export async function openEmpty({
  dataDir,
  databaseUrl,
}: Pick<Settings, 'dataDir' | 'databaseUrl'>): Promise<Pick<Store, 'url' | 'close'>> {
  if (databaseUrl) return { url: databaseUrl, close: async () => undefined };
  const embedded = await startEmbedded(dataDir);
  return { url: embedded.url, close: () => embedded.stop() };
}

async function checkServer(db: Db): Promise<void> {
  const version = await readVersion(db);
  if (version >= OLDEST_POSTGRES) return;
  const needed = `PostgreSQL ${OLDEST_POSTGRES} or later is needed`;
  throw new StoreError(`${needed}; DATABASE_URL leads to version ${version}.`);
}

async function readVersion(db: Db): Promise<number> {
  try {
    const { rows } = await sql<{ version: number }>`
      select current_setting('server_version_num')::int / 10000 as version`.execute(db);
    return rows[0]?.version ?? 0;
  } catch (cause) {
    const reason =
      cause instanceof Error ? cause.message || String((cause as { code?: string }).code) : String(cause);
    throw new StoreError(`The database does not answer: ${reason}`, { cause });
  }
}

function describeUrl(url: string): string {
  const { host, pathname } = new URL(url);
  return `PostgreSQL at ${host}${pathname}`;
}
