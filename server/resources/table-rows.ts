import { type RawBuilder, sql } from 'kysely';
import type { DeclaredEntity } from '../../core/declared.ts';
import { notFound } from '../refusal.ts';
import type { Db } from '../store/index.ts';
import type { Row } from './row.ts';
import { refuseStale } from './stale.ts';
import type { Work } from './work.ts';

/** Rows as the table has them, by their keys as it has those: what a call says may be the same in another text. */
export type Rows = ReadonlyMap<unknown, Row>;

export function byKey({ key }: Pick<DeclaredEntity, 'key'>, rows: readonly Row[]): Map<unknown, Row> {
  return new Map(rows.map((row) => [row[key], row]));
}

/** Adds a row and answers it whole. */
export async function insertRow(db: Db, { table }: DeclaredEntity, values: Row): Promise<Row> {
  const names = Object.keys(values);
  const into = names.length > 0 ? sql`(${sql.join(names.map((name) => sql.id(name)))})` : sql``;
  const valuesClause =
    names.length > 0 ? sql`values (${sql.join(Object.values(values))})` : sql`default values`;
  const statement = sql<Row>`insert into ${sql.table(table)} ${into} ${valuesClause} returning *`;
  const [row] = (await statement.execute(db)).rows;
  if (!row) throw new Error(`Nothing was inserted into ${table}.`);
  return row;
}

/** Gives rows the same values and answers them whole; without values nothing is changed. */
export async function updateRows(
  db: Db,
  { table, key }: DeclaredEntity,
  keys: readonly unknown[],
  values: Row,
): Promise<Row[]> {
  const sets = Object.entries(values).map(
    ([name, value]): RawBuilder<unknown> => sql`${sql.id(name)} = ${value}`,
  );
  const where = sql`where ${sql.id(key)} = any(${keys})`;
  const statement =
    sets.length > 0
      ? sql<Row>`update ${sql.table(table)} set ${sql.join(sets)} ${where} returning *`
      : sql<Row>`select * from ${sql.table(table)} ${where}`;
  return (await statement.execute(db)).rows;
}

export async function deleteByKey(
  db: Db,
  { table, key }: DeclaredEntity,
  keys: readonly unknown[],
): Promise<void> {
  await sql`delete from ${sql.table(table)} where ${sql.id(key)} = any(${keys})`.execute(db);
}

/**
 * Those of the rows that are there and fulfil `conditions`, locked until the transaction ends. Always in the order of their keys: two calls
 * cannot block each other.
 */
export async function lockRows(
  db: Db,
  { table, key }: DeclaredEntity,
  keys: readonly unknown[],
  conditions: readonly RawBuilder<unknown>[] = [],
): Promise<Row[]> {
  const where = [sql`${sql.id(key)} = any(${keys})`, ...conditions];
  const statement = sql<Row>`
    select * from ${sql.table(table)} as t where ${sql.join(where, sql` and `)} order by ${sql.id(key)} for update`;
  return (await statement.execute(db)).rows;
}

/**
 * The row that a call is about, locked. Throws when it is not there, and when the call is based on an older version:
 * that refusal carries the fields `shown`.
 */
export async function lockCurrent(
  work: Pick<Work, 'basedOn' | 'db' | 'entities'>,
  entity: DeclaredEntity,
  key: unknown,
  shownFields: readonly string[],
  conditions: readonly RawBuilder<unknown>[] = [],
): Promise<Row> {
  const [row] = key === undefined || key === null ? [] : await lockRows(work.db, entity, [key], conditions);
  if (!row) throw notFound();
  await refuseStale(work, entity, row[entity.key], shownFields);
  return row;
}
