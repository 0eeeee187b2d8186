import { sql } from 'kysely';
import type { Db } from '../store/index.ts';

export type LiveKind = 'created' | 'changed' | 'deleted';

/** A row of the log. `key` is null for many rows, `owner` null for rows without one; `at` is ISO 8601. */
export interface LoggedEvent {
  readonly position: number;
  readonly table: string;
  readonly kind: LiveKind;
  readonly key: string | null;
  readonly owner: number | null;
  readonly at: string;
}

/** The NOTIFY channel; its payload is the position of the added row. */
export const CHANNEL = 'live_events';
/** More rows than this in one transaction become one event. */
const MANY = 100;
/** Maximum milliseconds between a transaction's log position and its commit. */
const COMMITTING = 2000;
const KEPT_MINUTES = 60;
const KEPT_EVENTS = 20_000;

/** Logs writes to rows of a table, told on commit. `owner`: the account whose rows they are, for entities with owners. */
export async function publish(
  db: Db,
  table: string,
  kind: LiveKind,
  keys: readonly (string | number)[],
  owner: number | null = null,
): Promise<void> {
  if (keys.length === 0) return;
  const publishedKeys = keys.length > MANY ? [null] : keys.map(String);
  await sql`insert into live_events (of_table, kind, key, owner)
    select ${table}, ${kind}, unnest(${publishedKeys}::text[]), ${owner}::integer`.execute(db);
}

/** The same for rows with owners, which are looked up in the table. The owner of a deleted row is unknown. */
export async function publishOwned(
  db: Db,
  { table, kind, key, column }: Record<'table' | 'key' | 'column', string> & { readonly kind: LiveKind },
  keys: readonly (string | number)[],
): Promise<void> {
  const { rows } = await sql<{ owner: number | null; keys: string[] }>`
    select t.${sql.id(column)} as owner, array_agg(said.key) as keys
    from unnest(${keys.map(String)}::text[]) as said (key)
      left join ${sql.table(table)} as t on t.${sql.id(key)}::text = said.key
    group by 1`.execute(db);
  for (const ownerGroup of rows) await publish(db, table, kind, ownerGroup.keys, ownerGroup.owner);
}

/** The oldest and the newest position in the log; 0 and 0 while it is empty. */
export async function readEnds(db: Db): Promise<{ first: number; last: number }> {
  const { rows } = await sql<{ first: number; last: number }>`
    select coalesce(min(position), 0) as first, coalesce(max(position), 0) as last from live_events`.execute(
    db,
  );
  return rows[0] ?? { first: 0, last: 0 };
}

/** Events after a position, in the order in which they were committed. */
export async function readAfter(db: Db, position: number, most: number): Promise<readonly LoggedEvent[]> {
  const { rows } = await sql<LoggedEvent>`
    select position, of_table as table, kind, key, owner, at from live_events
    where position > ${position} order by position limit ${most}`.execute(db);
  return rows;
}

/** The last position before the events of the last `ms` milliseconds. */
export async function positionBefore(db: Db, ms: number): Promise<number | null> {
  const { rows } = await sql<{ position: number | null }>`
    select min(position) - 1 as position from live_events
    where at >= clock_timestamp() - make_interval(secs => ${(ms + COMMITTING) / 1000})`.execute(db);
  return rows[0]?.position ?? null;
}

/** Deletes old entries, but never the newest, which holds the log's position. */
export async function pruneLog(db: Db): Promise<void> {
  await sql`delete from live_events where position < (select max(position) from live_events)
    and (at < now() - make_interval(mins => ${KEPT_MINUTES})
      or position <= (select max(position) from live_events) - ${KEPT_EVENTS})`.execute(db);
}

/** The roles of the accounts with valid tokens, by the token's hash in hex. */
export async function rolesOf(
  db: Db,
  sessions: readonly { readonly tokenHash: Buffer }[],
): Promise<ReadonlyMap<string, number>> {
  const hex = sessions.map(({ tokenHash }) => tokenHash.toString('hex'));
  const { rows } = await sql<{ token: string; role: number }>`
    select encode(t.token_hash, 'hex') as token, a.role
    from tokens as t join admin_users as a on a.id = t.admin_user_id
    where t.token_hash in (select decode(hash, 'hex') from unnest(${hex}::text[]) as hash)
      and t.revoked_at is null and t.expires_at > now()`.execute(db);
  return new Map(rows.map(({ token, role }) => [token, role]));
}
