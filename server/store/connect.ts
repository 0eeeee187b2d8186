import { type CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Database } from '../generated/database.ts';
import { valueParsers } from './value-parsers.ts';

/** The business time zone: server process and browsers may be in others. */
export const BUSINESS_ZONE = 'Asia/Jakarta';

/** Milliseconds to wait for a connection: an unreachable database is reported at once. */
const PATIENCE = 15_000;

/** Its tables are those that the migrations make: `npm run generate` reads them (README.md). */
export type Db = Kysely<Database>;

/** A pool for `url` that connects on demand; `db.destroy()` closes it. `heard` is called with every statement. */
export function connect(
  url: string,
  options: { max?: number; heard?: (query: CompiledQuery) => void } = {},
): Db {
  const pool = new pg.Pool({
    ...connection(url),
    max: options.max ?? 10,
    connectionTimeoutMillis: PATIENCE,
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

/** Options of every connection, in addition to those in `url`. */
export function connection(url: string): pg.ClientConfig {
  const target = new URL(url);
  // A count that a statement has beside a kept total does not run, but PostgreSQL would compile it.
  const options = [target.searchParams.get('options'), `-c TimeZone=${BUSINESS_ZONE}`, '-c jit=off'];
  target.searchParams.set('options', options.filter(Boolean).join(' '));
  return {
    connectionString: target.href,
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
