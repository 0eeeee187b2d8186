import { sql } from 'kysely';
import type { DeclaredEntity, Resource } from '../../core/declared.ts';
import { Upload } from '../files/upload.ts';
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
