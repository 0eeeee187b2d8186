import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from '../generated/database.ts';
import { valueParsers } from './value-parsers.ts';

/** The zone of the business: the server's process and the staff's browsers may be anywhere. */
export const BUSINESS_ZONE = 'Asia/Jakarta';

/** Milliseconds that a call waits for a connection: a database that is away is told, not waited for. */
const PATIENCE = 15_000;

/** Its tables are those that the migrations make: `npm run generate` reads them (README.md). */
export type Db = Kysely<Database>;

/**
 * A pool on `url`, wrapped by Kysely. Nothing is connected yet. `db.destroy()` ends it.
 * `heard` is told every statement that was run.
 */
export function connect(
  url: string,
  options: { max?: number; heard?: (query: CompiledQuery) => void } = {},
): Db {
  const pool = new pg.Pool({
    ...connection(url),
    max: options.max ?? 10,
    connectionTimeoutMillis: PATIENCE,
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => {
    if (!pool.ending) console.error(`Database connection lost: ${error.message}`);
  });
  // One that breaks while it is in use: the query or transaction fails and tells, and that is enough.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const { heard } = options;
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    ...(heard && { log: ({ query }) => heard(query) }),
  });
}

/** What every connection of ours says when it opens, in addition to the options that `url` may hold. */
export function connection(url: string): pg.ClientConfig {
  const target = new URL(url);
  const options = [target.searchParams.get('options'), `-c TimeZone=${BUSINESS_ZONE}`];
  target.searchParams.set('options', options.filter(Boolean).join(' '));
  return {
    connectionString: target.href,
    types: valueParsers as pg.CustomTypesConfig,
    application_name: 'wholesale-backoffice',
    // A machine that vanished says nothing: without it a connection to it stays for hours.
    keepAlive: true,
  };
}
