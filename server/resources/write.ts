import { sql } from 'kysely';
import type { DeclaredEntity, DeclaredOperation, Resource } from '../http/declared.ts';
import { notFound, Refusal } from '../refusal.ts';
import { type Checked, refuseProblems } from './check.ts';
import { conditionsOf } from './filter.ts';
import { compileOwned } from './owned.ts';
import { deleteOwned } from './owned-delete.ts';
import { planRead, type ReadPlan, readRow } from './read-plan.ts';
import { stillUsed } from './references.ts';
import type { Entities, Inputs, Row } from './row.ts';
import { sourceValue } from './sources.ts';
import { refuseStale } from './stale.ts';
import { stepWork } from './steps.ts';
import type { Work } from './work.ts';
import { insertRow, lockRow, updateRow, writtenValues } from './write-values.ts';

/** What a write answers: the text with its parameters, and the row as it is now. */
export interface Done {
  readonly message: string;
  readonly params?: Row;
  readonly data?: Row;
}

export type Write = (work: Work, inputs: Inputs) => Promise<Done>;

/** Prepares a write of one row of one table. `fields` are those of the answer. */
export function compileWrite(
  resource: Resource,
  entity: DeclaredEntity,
  entities: Entities,
  fields: readonly string[],
  { step, checked }: { readonly step?: DeclaredOperation['step']; readonly checked: Checked },
): Write {
  const named = placeholders(resource.message);
  const plan = planRead(entity, [...new Set([...fields, ...named, entity.label])], entities);
  const key = (inputs: Inputs, work: Work) => {
    const value = resource.key ? sourceValue(resource.key, inputs, work.user) : undefined;
    if (value === undefined || value === null) throw notFound();
    return value;
  };
  const done = (row: Row | null): Done => ({
    message: resource.message,
    params: pick(row, named),
    data: fields.length > 0 ? pick(row, fields) : undefined,
  });
  const owned = compileOwned(resource, entity, entities);
  const change = async (work: Work, inputs: Inputs, values: (before: Row) => Promise<Row>) => {
    const id = key(inputs, work);
    const before = await lockRow(work, entity, id, conditionsOf(resource.where, work, inputs));
    if (!before) throw notFound();
    await refuseStale(work, entity, id, fields);
    const after = await updateRow(work, entity, id, owned.marked(inputs, work, await values(before)));
    const rows = await owned.save(work, inputs, id);
    const [was, is] = [
      { ...before, ...rows.before },
      { ...after, ...rows.after },
    ];
    await work.audit({ entity: entity.entity, id: String(id), before: was, after: is });
    return done(await readRow(work.db, plan, id));
  };
  switch (resource.do) {
    case 'create':
      return async (work, inputs) => {
        refuseProblems(await checked(work, inputs, null));
        const after = await insertRow(work, entity, await writtenValues(resource, entity, work, inputs));
        const rows = await owned.save(work, inputs, after[entity.key]);
        const is = { ...after, ...rows.after };
        await work.audit({ entity: entity.entity, id: String(after[entity.key]), after: is });
        return done(await readRow(work.db, plan, after[entity.key]));
      };
    case 'update':
      if (step) {
        return async (work, inputs) => {
          const id = key(inputs, work);
          const open = await work.steps.open(stepWork(work), step, id, fields);
          refuseProblems(await checked(work, inputs, id));
          const values = await writtenValues(resource, entity, work, inputs);
          await owned.save(work, inputs, id);
          await work.steps.close(stepWork(work), [open], owned.marked(inputs, work, values));
          return done(await readRow(work.db, plan, id));
        };
      }
      return (work, inputs) =>
        change(work, inputs, async () => {
          refuseProblems(await checked(work, inputs, key(inputs, work)));
          return writtenValues(resource, entity, work, inputs);
        });
    case 'toggle':
      return (work, inputs) => change(work, inputs, async (before) => flipped(resource, entity, before));
    case 'delete':
      return async (work, inputs) => {
        const id = key(inputs, work);
        const before = await lockRow(work, entity, id, conditionsOf(resource.where, work, inputs));
        if (!before) throw notFound();
        await refuseStale(work, entity, id, fields);
        return remove(work, entity, plan, { id, before }, done);
      };
    default:
      throw new Error(`"${resource.do}" does not write.`);
  }
}

function flipped(resource: Resource, entity: DeclaredEntity, before: Row): Row {
  const column = resource.toggle ?? '';
  const values: Record<string, unknown> = { [column]: before[column] ? 0 : 1 };
  if (entity.touched) values[entity.touched] = sql`now()`;
  return values;
}

async function remove(
  work: Work,
  entity: DeclaredEntity,
  plan: ReadPlan,
  { id, before }: { id: unknown; before: Row },
  done: (row: Row | null) => Done,
): Promise<Done> {
  const row = await readRow(work.db, plan, id);
  if (!row) throw notFound();
  const problems = await stillUsed(work, entity, [id], new Map([[before[entity.key], row[entity.label]]]));
  if (problems.length > 0) throw new Refusal('conflict', problems);
  const rows = await deleteOwned(work, entity, [id]);
  await sql`delete from ${sql.table(entity.table)} where ${sql.id(entity.key)} = ${id}`.execute(work.db);
  await work.audit({ entity: entity.entity, id: String(id), before: { ...before, ...rows.get(String(id)) } });
  return done(row);
}

/** Names of the `{field}` places of a text. */
export function placeholders(text: string): string[] {
  return [...text.matchAll(/\{([A-Za-z_]\w*)\}/g)].flatMap(([, name]) => name ?? []);
}

function pick(row: Row | null, names: readonly string[]): Row {
  return Object.fromEntries(names.map((name) => [name, row?.[name]]));
}
