import { sql } from 'kysely';
import type { DeclaredEntity } from '../../core/declared.ts';
import { Refusal } from '../refusal.ts';
import type { RowChange } from './audit.store.ts';
import { joined, type OwnedChange } from './owned-change.ts';
import { entityOf } from './read-plan.ts';
import { stillUsed } from './references.ts';
import type { Row } from './row.ts';
import { deleteByKey } from './table-rows.ts';
import type { Work } from './work.ts';

/**
 * Deletes all that the rows with these keys own, and what that owns; the rows themselves stay. Answers what it did, by
 * the text of the owner's key. Throws a Refusal where something else refers to it.
 */
export async function deleteOwned(
  work: Work,
  entity: DeclaredEntity,
  keys: readonly unknown[],
): Promise<ReadonlyMap<string, OwnedChange>> {
  const changesByOwner = new Map<string, OwnedChange>();
  for (const [field, stored] of Object.entries(entity.fields)) {
    if (stored.kind !== 'many' || !stored.owned) continue;
    const child = entityOf(stored.entity, work.entities);
    const rows = await rowsOf(work, child, stored.by, keys);
    const gone = await deleteRows(work, child, rows, (row) => row[stored.by]);
    for (const owner of new Set(rows.map((row) => String(row[stored.by])))) {
      const ownerRows = rows.filter((row) => String(row[stored.by]) === owner);
      const change = {
        before: { [field]: ownerRows },
        after: {},
        rows: ownerRows.flatMap((row) => gone.get(String(row[child.key])) ?? []),
      };
      const others = changesByOwner.get(owner);
      changesByOwner.set(owner, others ? joined([others, change]) : change);
    }
  }
  return changesByOwner;
}

/**
 * Deletes rows with what they own, and answers what is gone with each, by the text of its key. A refusal names each by
 * `keyOf`: whatever the caller takes for its key.
 */
export async function deleteRows(
  work: Work,
  entity: DeclaredEntity,
  rows: readonly Row[],
  keyOf: (row: Row) => unknown,
): Promise<ReadonlyMap<string, readonly RowChange[]>> {
  if (rows.length === 0) return new Map();
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
      problems.map((problem) => ({
        ...problem,
        params: { ...problem.params, key: owners.get(problem.params?.key) },
      })),
    );
  }
  const owned = await deleteOwned(work, entity, keys);
  await deleteByKey(work.db, entity, keys);
  return new Map(
    rows.map((row) => {
      const id = String(row[entity.key]);
      return [id, [{ entity: entity.entity, id, before: row }, ...(owned.get(id)?.rows ?? [])]];
    }),
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
