import { type RawBuilder, sql } from 'kysely';
import { Upload } from '../files/upload.ts';
import type { DeclaredEntity, Resource } from '../http/declared.ts';
import type { Inputs } from './row.ts';
import { sourceValue } from './sources.ts';
import type { TableColumn } from './tables.ts';
import type { Work } from './work.ts';

/**
 * The column values that a call writes. What the call does not say stays out. A null for a column that must have
 * a value means its default; a new upload is kept and written as its name, and a file that is null is taken away.
 */
export async function writtenValues(
  resource: Resource,
  entity: DeclaredEntity,
  work: Work,
  inputs: Inputs,
): Promise<Record<string, unknown>> {
  const files = fileColumns(entity);
  const columns = work.tables.get(entity.table);
  const values: Record<string, unknown> = {};
  for (const [column, source] of Object.entries(resource.set ?? {})) {
    const value = sourceValue(source, inputs, work.user);
    if (value === undefined) continue;
    if (files.has(column) && value !== null && !(value instanceof Upload)) continue;
    values[column] =
      value instanceof Upload ? await work.files.keep(value) : columnValue(value, columns?.get(column));
  }
  if (entity.touched) values[entity.touched] = sql`now()`;
  return values;
}

/**
 * A value as a column takes it: a null where there must be a value means the default, what goes into a column of JSON is
 * written as its text.
 */
export function columnValue(value: unknown, column: TableColumn | undefined): unknown {
  if (value === null) return column && !column.nullable && column.hasDefault ? sql`default` : value;
  const isJson = column?.type === 'json' || column?.type === 'jsonb';
  return isJson ? JSON.stringify(value) : value;
}

function fileColumns(entity: DeclaredEntity): Set<string> {
  return new Set(
    Object.values(entity.fields).flatMap((stored) => (stored.kind === 'file' ? [stored.column] : [])),
  );
}

/** Adds a row and answers it whole, as the table has it. */
export async function insertRow(
  work: Work,
  entity: DeclaredEntity,
  values: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  const names = Object.keys(values);
  const into = names.length > 0 ? sql`(${sql.join(names.map((name) => sql.id(name)))})` : sql``;
  const given = names.length > 0 ? sql`values (${sql.join(Object.values(values))})` : sql`default values`;
  const statement = sql<
    Record<string, unknown>
  >`insert into ${sql.table(entity.table)} ${into} ${given} returning *`;
  const [row] = (await statement.execute(work.db)).rows;
  if (!row) throw new Error(`Nothing was inserted into ${entity.table}.`);
  return row;
}

/** Changes one row and answers it whole; without values nothing is changed. */
export async function updateRow(
  work: Work,
  entity: DeclaredEntity,
  key: unknown,
  values: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown> | undefined> {
  const sets = Object.entries(values).map(
    ([name, value]): RawBuilder<unknown> => sql`${sql.id(name)} = ${value}`,
  );
  const where = sql`where ${sql.id(entity.key)} = ${key}`;
  const table = sql.table(entity.table);
  const statement =
    sets.length > 0
      ? sql<Record<string, unknown>>`update ${table} set ${sql.join(sets)} ${where} returning *`
      : sql<Record<string, unknown>>`select * from ${table} ${where}`;
  return (await statement.execute(work.db)).rows[0];
}

/** The row as the table has it, locked until the transaction ends; undefined when there is none. */
export async function lockRow(
  work: Pick<Work, 'db'>,
  entity: DeclaredEntity,
  key: unknown,
  conditions: readonly RawBuilder<unknown>[] = [],
): Promise<Record<string, unknown> | undefined> {
  const where = [sql`${sql.id(entity.key)} = ${key}`, ...conditions];
  const statement = sql<Record<string, unknown>>`
    select * from ${sql.table(entity.table)} as t where ${sql.join(where, sql` and `)} for update`;
  return (await statement.execute(work.db)).rows[0];
}
