import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { DeclaredEntity, DeclaredSelection, Resource } from '../../core/declared.ts';
import { type Problem, Refusal } from '../refusal.ts';
import { compileChange } from './change-rows.ts';
import type { Checked } from './check.ts';
import type { StepName } from './lifecycle-parts.ts';
import type { Entities, Inputs, Row } from './row.ts';
import { compileSelection } from './selection.ts';
import { byKey, lockRows } from './table-rows.ts';
import type { Work } from './work.ts';
import type { Write } from './write.ts';

/**
 * Prepares an update or delete of many rows, all or none: by the rules of one row, with an entry in the trail for
 * each. A refusal holds one problem for each row that stands in the way, its key in the parameters.
 */
export function compileWriteMany(
  {
    selection,
    step,
    checked,
  }: { readonly selection: DeclaredSelection; readonly step?: StepName; readonly checked: Checked },
  resource: Resource,
  entity: DeclaredEntity,
  entities: Entities,
): Write {
  const keysOf = compileSelection(selection, entity, entities);
  const check = (work: Work, inputs: Inputs, keys: readonly unknown[]) =>
    checkRows(work, inputs, keys, checked);
  const change = compileChange({ resource, entity, entities, step, check });
  return async (work, inputs) => {
    const locked = await lockAll(work, entity, await keysOf(work, inputs));
    const written = await change(work, inputs, locked);
    const changed = locked.filter((row) => step || isChanged(resource, row, written.get(row[entity.key])));
    return { message: resource.message ?? '', params: { count: changed.length } };
  };
}

/** Whether the row is gone or has another value in a column that the call writes: what it was already is no change. */
function isChanged({ set = {}, toggle }: Resource, before: Row, after: Row | undefined): boolean {
  const columns = toggle === undefined ? Object.keys(set) : [...Object.keys(set), toggle];
  return !after || columns.some((column) => !isDeepStrictEqual(before[column], after[column]));
}

/** Asks the check about every row: what is in the way is told with the key of its row. */
async function checkRows(
  work: Work,
  inputs: Inputs,
  keys: readonly unknown[],
  checked: Checked,
): Promise<void> {
  const problems: Problem[] = [];
  for (const key of keys)
    for (const { message, params } of await checked(work, inputs, key))
      problems.push({ message, params: { ...params, key } });
  if (problems.length > 0) throw new Refusal('conflict', problems);
}

/** The rows, locked. Throws a refusal that names each which is not there. */
async function lockAll(work: Work, entity: DeclaredEntity, keys: readonly unknown[]): Promise<Row[]> {
  const locked = await lockRows(work.db, entity, keys);
  const lockedByKey = byKey(entity, locked);
  if (keys.every((key) => lockedByKey.has(key))) return locked;
  const gone = (await asStored(work, entity, keys)).filter((key) => !lockedByKey.has(key));
  if (gone.length === 0) return locked;
  throw new Refusal(
    'conflict',
    gone.map((key) => ({ message: 'This row is not there any more.', params: { key: key } })),
  );
}

/** Keys as the table would have them: '7' is 7 in a column of numbers, and a UUID has small letters. */
async function asStored({ db, tables }: Work, { table, key }: DeclaredEntity, keys: readonly unknown[]) {
  const type = tables.get(table)?.get(key)?.type;
  if (type === undefined) return keys;
  const { rows } = await sql<{ key: unknown }>`
    select unnest(${keys}::text[])::${sql.raw(type)} as key`.execute(db);
  return rows.map((row) => row.key);
}
