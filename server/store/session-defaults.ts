import { sql } from 'kysely';
import { type Client, escapeIdentifier } from './client.ts';
import { BUSINESS_ZONE, type Db } from './connect.ts';
import { StoreError } from './store-error.ts';

/** A count that a statement has beside a kept total does not run, but PostgreSQL would compile it. */
const DEFAULTS = { TimeZone: BUSINESS_ZONE, jit: 'off' };

/**
 * Sets for our role in this database what its sessions begin with. Not with each connection: a pooler hands sessions on, and
 * refuses options of the start.
 */
export async function setSessionDefaults(client: Client): Promise<void> {
  for (const [name, value] of Object.entries(DEFAULTS)) {
    const { rows } = await client.query<{ database: string; value: string }>(
      'select current_database() as database, current_setting($1) as value',
      [name],
    );
    const [setting] = rows;
    if (!setting || setting.value === value) continue;
    const database = escapeIdentifier(setting.database);
    await client.query(`alter role current_user in database ${database} set ${name} = '${value}'`);
  }
}

/** Throws a StoreError unless sessions of the pool are in the time zone of the business: days would be cut elsewhere. */
export async function checkZone(db: Db): Promise<void> {
  const { rows } = await sql<{ zone: string }>`select current_setting('TimeZone') as zone`.execute(db);
  const zone = rows[0]?.zone;
  if (zone === BUSINESS_ZONE) return;
  throw new StoreError(
    `The connections of DATABASE_URL are in the time zone ${zone}, and the business is in ${BUSINESS_ZONE}. ` +
      'Let the address name no zone, give it the role of DATABASE_DIRECT_URL, and let a pooler open its connections anew ' +
      '(pgbouncer: RECONNECT).',
  );
}
