import type { Settings } from '../settings.ts';
import { type Client, withClient } from './client.ts';
import { connect, type Db, pastPooler } from './connect.ts';
import { startEmbedded } from './embedded/cluster.ts';
import { MIGRATIONS_FOLDER, migrate } from './migrate.ts';
import { migrateQueue } from './queue-schema.ts';
import { type FigureSource, Replica } from './replica.ts';
import { checkZone, setSessionDefaults } from './session-defaults.ts';
import { aloneAtStart, NAME } from './start-lock.ts';
import { StoreError } from './store-error.ts';

/** An open, migrated database. */
export interface Store {
  /** A pool; perhaps of connections that a pooler lends for one transaction. */
  db: Db;
  /** The address of the database itself, with its password: for connections whose state lasts longer than a transaction. */
  url: string;
  /** Where the data is, without a password: a line for the terminal. */
  describe: string;
  /** Folder of the embedded database. */
  folder?: string;
  /** DATABASE_READ_URL: where figures are read. */
  replica?: FigureSource;
  /** Resolves when the embedded database has ended and cannot be started again, with a sentence for the terminal. */
  lost?: Promise<StoreError>;
  /** Ends the connections and, when it is ours, the database server. Safe to call twice. */
  close(): Promise<void>;
}

const OLDEST_POSTGRES = 15;

export type DatabaseSettings = Pick<Settings, 'dataDir' | 'databaseUrl'> &
  Partial<Pick<Settings, 'databaseDirectUrl' | 'databaseReadUrl'>>;

/** Where the database of DATABASE_URL is without a pooler. */
export function directUrl({ databaseUrl, databaseDirectUrl }: DatabaseSettings): string | null {
  return databaseDirectUrl ?? databaseUrl;
}

/**
 * Opens the database that the settings ask for, the embedded one or that of DATABASE_URL, and brings it to the
 * newest version. Throws a StoreError with a message for the person at the terminal. The embedded server ends
 * with this process, however that ends; call `close` all the same.
 */
export async function openStore(settings: DatabaseSettings): Promise<Store> {
  const embedded = settings.databaseUrl ? null : await startEmbedded(settings.dataDir);
  const url = embedded?.url ?? directUrl(settings) ?? '';
  const db = connect(embedded?.url ?? settings.databaseUrl ?? '');
  let closing: Promise<void> | undefined;
  const replica = settings.databaseReadUrl ? new Replica(db, settings.databaseReadUrl) : undefined;
  const close = () =>
    (closing ??= Promise.all([db.destroy(), replica?.close()]).then(() => embedded?.stop()));
  try {
    await makeTables(url);
    await answering(() => checkZone(db));
  } catch (error) {
    await close();
    throw error;
  }
  if (!embedded) return { db, url, describe: describeUrl(url), ...(replica && { replica }), close };
  const { describe, folder, lost } = embedded;
  return { db, url, describe, folder, lost, close };
}

/**
 * Brings the tables to the newest version, or to that of an earlier release, whose migrations are `only`. Throws a StoreError when
 * that cannot be.
 */
export async function makeTables(url: string, only?: readonly string[]): Promise<void> {
  await answering(() => withClient(url, NAME, checkVersion));
  await aloneAtStart(url, async (client) => {
    await setSessionDefaults(client);
    await pastPooler(url, (db) => migrate(db, MIGRATIONS_FOLDER, only));
    await migrateQueue(url);
  });
}

/** The database server that the settings ask for, with nothing read or made in it; `close` ends the embedded one. */
export async function openEmpty(settings: DatabaseSettings): Promise<Pick<Store, 'url' | 'close'>> {
  const url = directUrl(settings);
  if (url) return { url, close: async () => undefined };
  const embedded = await startEmbedded(settings.dataDir);
  return { url: embedded.url, close: () => embedded.stop() };
}

async function checkVersion(client: Client): Promise<void> {
  const { rows } = await client.query<{ version: number }>(
    "select current_setting('server_version_num')::int / 10000 as version",
  );
  const version = rows[0]?.version ?? 0;
  if (version >= OLDEST_POSTGRES) return;
  const needed = `PostgreSQL ${OLDEST_POSTGRES} or later is needed`;
  throw new StoreError(`${needed}; DATABASE_URL leads to version ${version}.`);
}

/** Asks the database; throws a StoreError also where it does not answer. */
async function answering(ask: () => Promise<void>): Promise<void> {
  try {
    await ask();
  } catch (cause) {
    if (cause instanceof StoreError) throw cause;
    const reason =
      cause instanceof Error ? cause.message || String((cause as { code?: string }).code) : String(cause);
    throw new StoreError(`The database does not answer: ${reason}`, { cause });
  }
}

function describeUrl(url: string): string {
  const { host, pathname } = new URL(url);
  return `PostgreSQL at ${host}${pathname}`;
}
