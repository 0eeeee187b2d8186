import { type RawBuilder, sql } from 'kysely';
import type { DeclaredEntity, DeclaredSelection, Resource } from '../http/declared.ts';
import { type Problem, Refusal } from '../refusal.ts';
import type { Checked } from './check.ts';
import type { StepName } from './lifecycle-parts.ts';
import { deleteOwned } from './owned-delete.ts';
import { stillUsed } from './references.ts';
import type { Entities, Inputs } from './row.ts';
import { compileSelection } from './selection.ts';
import { stepWork } from './steps.ts';
import type { Work } from './work.ts';
import type { Write } from './write.ts';
import { writtenValues } from './write-values.ts';

type Stored = Record<string, unknown>;

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
  const write = resource.do === 'delete' ? deleteRows : updateRows;
  return async (work, inputs) => {
    const keys = await keysOf(work, inputs);
    const before = await lockRows(work, entity, keys);
    const steps = step && (await work.steps.check(stepWork(work), step, before));
    await checkRows(work, inputs, before.keys(), checked);
    if (steps) {
      await work.steps.close(stepWork(work), steps, await writtenValues(resource, entity, work, inputs));
      return { message: resource.message, params: { count: before.size } };
    }
    const values = resource.do === 'delete' ? {} : await writtenValues(resource, entity, work, inputs);
    const after = await write(work, entity, before, values);
    for (const [key, row] of before) {
      const id = String(key);
      await work.audit({ entity: entity.entity, id, before: row, after: after.get(key) ?? null });
    }
    return { message: resource.message, params: { count: before.size } };
  };
}

/** Asks the check about every row: what is in the way is told with the key of its row. */
async function checkRows(
  work: Work,
  inputs: Inputs,
  keys: Iterable<unknown>,
  checked: Checked,
): Promise<void> {
  const problems: Problem[] = [];
  for (const key of keys)
    for (const { message, params } of await checked(work, inputs, key))
      problems.push({ message, params: { ...params, key } });
  if (problems.length > 0) throw new Refusal('conflict', problems);
}

/** The rows by key, locked until the transaction ends. Always in the order of their keys: two calls cannot block each other. */
async function lockRows(
  work: Work,
  entity: DeclaredEntity,
  keys: readonly unknown[],
): Promise<Map<unknown, Stored>> {
  const key = sql.id(entity.key);
  const rows = await stored(
    work,
    entity,
    sql`select * from ${sql.table(entity.table)} where ${key} = any(${keys}) order by ${key} for update`,
  );
  const gone = keys.filter((one) => !rows.has(one));
  if (gone.length === 0) return rows;
  throw new Refusal(
    'conflict',
    gone.map((one) => ({ message: 'This row is not there any more.', params: { key: one } })),
  );
}

async function updateRows(
  work: Work,
  entity: DeclaredEntity,
  before: ReadonlyMap<unknown, Stored>,
  values: Readonly<Stored>,
): Promise<ReadonlyMap<unknown, Stored>> {
  const sets = Object.entries(values).map(([name, value]) => sql`${sql.id(name)} = ${value}`);
  if (sets.length === 0) return before;
  const where = sql`where ${sql.id(entity.key)} = any(${[...before.keys()]})`;
  return stored(
    work,
    entity,
    sql`update ${sql.table(entity.table)} set ${sql.join(sets)} ${where} returning *`,
  );
}

async function deleteRows(
  work: Work,
  entity: DeclaredEntity,
  before: ReadonlyMap<unknown, Stored>,
): Promise<ReadonlyMap<unknown, Stored>> {
  const keys = [...before.keys()];
  const names = new Map([...before].map(([key, row]) => [key, row[labelColumn(entity)]]));
  const problems = await stillUsed(work, entity, keys, names);
  if (problems.length > 0) throw new Refusal('conflict', problems);
  const owned = await deleteOwned(work, entity, keys);
  for (const [key, rows] of owned)
    Object.assign(before.get(keys.find((one) => String(one) === key)) ?? {}, rows);
  await sql`delete from ${sql.table(entity.table)} where ${sql.id(entity.key)} = any(${keys})`.execute(
    work.db,
  );
  return new Map();
}

async function stored(
  work: Work,
  entity: DeclaredEntity,
  statement: RawBuilder<unknown>,
): Promise<Map<unknown, Stored>> {
  const { rows } = await (statement as RawBuilder<Stored>).execute(work.db);
  return new Map(rows.map((row) => [row[entity.key], row]));
}

/** The column of the field that names a row; the key's where that is kept in another table. */
function labelColumn({ fields, label, key }: DeclaredEntity): string {
  const named = fields[label];
  return named?.kind === 'column' ? named.column : key;
}
