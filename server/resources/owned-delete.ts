import { sql } from 'kysely';
import type { DeclaredEntity } from '../http/declared.ts';
import { Refusal } from '../refusal.ts';
import { entityOf } from './read-plan.ts';
import { stillUsed } from './references.ts';
import type { Row } from './row.ts';
import type { Work } from './work.ts';

/**
 * Deletes all that the rows with these keys own, and what that owns; the rows themselves stay. Answers what was there,
 * by the text of the owner's key and the name of the field. Throws a Refusal where something else refers to it.
 */
export async function deleteOwned(
  work: Work,
  entity: DeclaredEntity,
  keys: readonly unknown[],
): Promise<ReadonlyMap<string, Row>> {
  const found = new Map<string, Record<string, unknown>>();
  for (const [field, stored] of Object.entries(entity.fields)) {
    if (stored.kind !== 'many' || !stored.owned) continue;
    const child = entityOf(stored.entity, work.entities);
    const rows = await rowsOf(work, child, stored.by, keys);
    for (const row of rows) {
      const owner = String(row[stored.by]);
      const known = found.get(owner) ?? {};
      known[field] = [...((known[field] as Row[] | undefined) ?? []), row];
      found.set(owner, known);
    }
    await deleteRows(work, child, rows, (row) => row[stored.by]);
  }
  return found;
}

/** Deletes rows with what they own. A refusal names each by `keyOf`: whatever the caller takes for its key. */
export async function deleteRows(
  work: Work,
  entity: DeclaredEntity,
  rows: readonly Row[],
  keyOf: (row: Row) => unknown,
): Promise<void> {
  if (rows.length === 0) return;
  const keys = rows.map((row) => row[entity.key]);
  const stored = entity.fields[entity.label];
  const column = stored?.kind === 'column' ? stored.column : entity.key;
  const problems = await stillUsed(
    work,
    entity,
    keys,
    new Map(rows.map((row) => [row[entity.key], row[column]])),
  );
  if (problems.length > 0) {
    const owners = new Map(rows.map((row) => [row[entity.key], keyOf(row)]));
    throw new Refusal(
      'conflict',
      problems.map((one) => ({ ...one, params: { ...one.params, key: owners.get(one.params?.key) } })),
    );
  }
  await deleteOwned(work, entity, keys);
  await sql`delete from ${sql.table(entity.table)} where ${sql.id(entity.key)} = any(${keys})`.execute(
    work.db,
  );
}

/** The rows whose `by` column points at one of the keys, as the table has them, locked until the transaction ends. */
export async function rowsOf(
  work: Work,
  { table, key }: DeclaredEntity,
  by: string,
  keys: readonly unknown[],
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select * from ${sql.table(table)} where ${sql.id(by)} = any(${keys}) order by ${sql.id(key)} for update`.execute(
    work.db,
  );
  return rows;
}
