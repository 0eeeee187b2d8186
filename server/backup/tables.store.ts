import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { FILES_STAY } from '../files/files.store.ts';
import { type Client, escapeIdentifier, escapeLiteral } from '../store/index.ts';
import { Digest } from './digest.ts';
import { BackupError, type FileCopy, type SequenceValue, type TableCopy } from './format.ts';
import type { Vault } from './vault.ts';

/** Sessions are not kept; the migrations write themselves what they note of themselves, and numbers of rows are counted anew. */
const NOT_KEPT = [
  ...['tokens', 'migration_checksums', 'kysely_migration', 'kysely_migration_lock'],
  ...['counted_tables', 'counted_groups', 'counted_totals', 'counted_differences', 'running_totals'],
];

/** Name of its connection. */
export const CLIENT = 'wholesale-backup';

/** Runs `read` in one snapshot of the database, while which no unused file is removed. */
export async function inSnapshot<T>(client: Client, read: () => Promise<T>): Promise<T> {
  await client.query(`select pg_advisory_lock_shared(${FILES_STAY})`);
  await client.query('begin isolation level repeatable read read only');
  try {
    return await read();
  } finally {
    await client.query('rollback');
    await client.query(`select pg_advisory_unlock_shared(${FILES_STAY})`);
  }
}

/** The moment of the snapshot, and the version of PostgreSQL. */
export async function readMoment(client: Client): Promise<{ takenAt: Date; postgres: string }> {
  const { rows } = await client.query<{ takenAt: Date; postgres: string }>(
    `select now() as "takenAt", current_setting('server_version') as postgres`,
  );
  const [moment] = rows;
  if (!moment) throw new Error('PostgreSQL says no time.');
  return moment;
}

export interface KeptTable {
  readonly name: string;
  readonly columns: readonly string[];
}

/** The tables that a backup holds, with the columns that are stored; a partitioned table stands for its partitions. */
export async function readKeptTables(client: Client): Promise<KeptTable[]> {
  const { rows } = await client.query<KeptTable>(
    `select c.relname as name,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute as a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
    from pg_class as c
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relpersistence = 'p' and not c.relname = any($1)
    order by c.relname`,
    [NOT_KEPT],
  );
  return rows;
}

export async function readMigrations(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name');
  return rows.map(({ name }) => name);
}

export async function readStoredFiles(client: Client): Promise<FileCopy[]> {
  const { rows } = await client.query<FileCopy>('select name, mime from files order by name');
  return rows;
}

export async function readSequences(client: Client): Promise<SequenceValue[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'S' and relpersistence = 'p' order by relname`,
  );
  const values: SequenceValue[] = [];
  for (const { name } of rows) {
    const answer = await client.query<Omit<SequenceValue, 'name'>>(
      `select last_value::text as value, is_called as "isCalled" from ${escapeIdentifier(name)}`,
    );
    values.push(...answer.rows.map((value) => ({ name, ...value })));
  }
  return values;
}

const listOf = (columns: readonly string[]) => columns.map((column) => escapeIdentifier(column)).join(', ');

/** Writes all rows of a table to a new file of a vault. */
export async function copyOut(
  client: Client,
  { name, columns }: KeptTable,
  vault: Vault,
  file: string,
): Promise<TableCopy> {
  const rows = client.query(
    copyTo(`copy (select ${listOf(columns)} from ${escapeIdentifier(name)}) to stdout`),
  );
  const digest = new Digest();
  await pipeline(rows, digest.of, createGzip(), (packed) => vault.write(file, packed));
  return { name, columns, rows: rows.rowCount, ...digest.result() };
}

/** Removes all that is there, so that migrations begin with an empty database. */
export async function dropEverything(client: Client): Promise<void> {
  await client.query(
    `drop schema if exists graphile_worker cascade; drop schema public cascade; create schema public`,
  );
}

/** Whether somebody has an account here. */
export async function isInUse(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ table: string | null }>(`select to_regclass('admin_users') as table`);
  if (!rows[0]?.table) return false;
  const { rowCount } = await client.query('select from admin_users limit 1');
  return rowCount !== 0;
}

/** How many servers are connected to the database. */
export async function countServers(client: Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(distinct client_port)::int as count from pg_stat_activity
    where datname = current_database() and application_name in ('wholesale-backoffice', 'wholesale-jobs')`,
  );
  return rows[0]?.count ?? 0;
}

interface Trigger {
  readonly table: string;
  readonly name: string;
  /** How it is enabled, as ALTER TABLE says it. */
  readonly enable: string;
}

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/**
 * Runs `load` while neither triggers nor foreign keys of the tables are there, all in one transaction: the rows are as they were
 * written, and the keys are checked once at the end. Whoever owns the tables may do that.
 */
export async function whileUnguarded(
  client: Client,
  tables: readonly string[],
  load: () => Promise<void>,
): Promise<void> {
  const all = tables.map((name) => escapeIdentifier(name));
  await client.query('begin');
  try {
    const { rows: keys } = await client.query<ForeignKey>(
      `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
      from pg_constraint
      where contype = 'f' and connamespace = current_schema()::regnamespace and conparentid = 0`,
    );
    const { rows: triggers } = await client.query<Trigger>(
      `select tgrelid::regclass::text as table, quote_ident(tgname) as name,
        case tgenabled when 'A' then 'enable always' when 'R' then 'enable replica' else 'enable' end as enable
      from pg_trigger where not tgisinternal and tgenabled <> 'D' and tgrelid = any($1::regclass[])`,
      [all],
    );
    for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
    for (const { table, name } of triggers)
      await client.query(`alter table ${table} disable trigger ${name}`);
    await client.query(`truncate ${all.join(', ')}`);
    await load();
    for (const { table, name, enable } of triggers)
      await client.query(`alter table ${table} ${enable} trigger ${name}`);
    for (const { table, name, definition } of keys)
      await client.query(`alter table ${table} add constraint ${name} ${definition}`);
    await client.query(`update counted_tables set state = 'counting', marks = marks + 1`);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Reads the rows of a table from a file that `copyOut` wrote. */
export async function copyIn(
  client: Client,
  { name, columns }: KeptTable,
  vault: Vault,
  file: string,
): Promise<void> {
  const packed = await vault.read(file);
  if (!packed) throw new BackupError(`${file} is missing in ${vault.describe}.`);
  const rows = client.query(copyFrom(`copy ${escapeIdentifier(name)} (${listOf(columns)}) from stdin`));
  await pipeline(packed, createGunzip(), rows);
}

export async function setSequence(client: Client, { name, value, isCalled }: SequenceValue): Promise<void> {
  await client.query(`select setval(${escapeLiteral(escapeIdentifier(name))}, $1, $2)`, [value, isCalled]);
}

/** From now on the place is held: `isHeld`. */
export async function hold(client: Client, takenAt: string): Promise<void> {
  await client.query('insert into restorations (taken_at) values ($1)', [takenAt]);
}
