import pg from 'pg';

/** Milliseconds to wait for a connection: an unreachable database is reported at once. */
export const PATIENCE = 15_000;

export const { escapeIdentifier, escapeLiteral } = pg;

export type Client = pg.Client;

/**
 * A connection of its own, not yet open, for what lasts longer than a transaction: locks of a session, LISTEN, a snapshot. Its
 * address is that of the database itself (DATABASE_DIRECT_URL). A lost one fails its statements, and not the process.
 */
export function makeClient(url: string, name: string): Client {
  return new pg.Client(direct(url, name)).on('error', () => undefined);
}

/** Runs `work` on such a connection, and ends it. */
export async function withClient<T>(
  url: string,
  name: string,
  work: (client: Client) => T | Promise<T>,
): Promise<T> {
  const client = makeClient(url, name);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Several of them, that are opened on demand. */
export function makePool(url: string, name: string, max: number): pg.Pool {
  const pool = new pg.Pool({ ...direct(url, name), max });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

function direct(url: string, name: string): pg.ClientConfig {
  return {
    connectionString: url,
    application_name: name,
    // Otherwise a connection to a vanished machine stays open for hours.
    keepAlive: true,
    connectionTimeoutMillis: PATIENCE,
  };
}
