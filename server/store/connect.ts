import { type CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Database } from '../generated/database.ts';
import { PATIENCE } from './client.ts';
import { valueParsers } from './value-parsers.ts';

/** The business time zone: server process and browsers may be in others. */
export const BUSINESS_ZONE = 'Asia/Jakarta';

/** Its tables are those that the migrations make: `npm run generate` reads them (README.md). */
export type Db = Kysely<Database>;

/**
 * A pool for `url` that connects on demand. A pooler may stand before it, which lends a connection for one transaction: what a
 * session knows beyond that (SET, LISTEN, its locks, temporary tables) belongs to `pastPooler`, or to a client
 * of its own.
 * `db.destroy()` closes it. `heard` is called with every statement. */
export function connect(
  url: string,
  options: { max?: number; patience?: number; heard?: (query: CompiledQuery) => void } = {},
): Db {
  const pool = new pg.Pool({
    ...connection(url),
    max: options.max ?? 10,
    connectionTimeoutMillis: options.patience ?? PATIENCE,
  });
  // The pool replaces a broken idle connection; without a listener the error would end the process.
  pool.on('error', (error) => {
    if (!pool.ending) console.error(`Database connection lost: ${error.message}`);
  });
  // A broken connection in use fails its query or transaction, which is enough.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const { heard } = options;
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    ...(heard && { log: ({ query }) => heard(query) }),
  });
  pools.set(db, pool);
  return db;
}

/** Runs `work` on one connection, which no pooler lends. */
export async function pastPooler<T>(url: string, work: (db: Db) => Promise<T>): Promise<T> {
  const db = connect(url, { max: 1 });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

const pools = new WeakMap<Db, pg.Pool>();

/** How many connections of a pool there are by what they do, and how many calls wait for one. */
export function connectionsOf(db: Db): {
  readonly busy: number;
  readonly idle: number;
  readonly waiting: number;
} {
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = pools.get(db) ?? {};
  return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
}

/** Options of every connection. */
export function connection(url: string): pg.ClientConfig {
  return {
    connectionString: url,
    types: valueParsers as pg.CustomTypesConfig,
    application_name: 'wholesale-backoffice',
    // TCP keep-alive: otherwise a connection to a vanished machine stays open for hours.
    keepAlive: true,
  };
}

/** Whether the database may be written to; a standby may only be read. */
export async function takesChanges(db: Db): Promise<boolean> {
  const { rows } = await sql<{ reads: string }>`
    select current_setting('transaction_read_only') as reads`.execute(db);
  return rows[0]?.reads !== 'on';
}
