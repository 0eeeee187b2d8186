import { sql } from 'kysely';
import type { DeclaredEntity, Resource } from '../../core/declared.ts';
import { Refusal } from '../refusal.ts';
import type { OpenStep, StepName } from './lifecycle-parts.ts';
import { compileOwned } from './owned.ts';
import type { OwnedChange } from './owned-change.ts';
import { deleteOwned } from './owned-delete.ts';
import { planRead, readRows, tableColumn } from './read-plan.ts';
import { stillUsed } from './references.ts';
import type { Entities, Inputs, Row } from './row.ts';
import { inTrail, stepWork } from './steps.ts';
import { byKey, deleteByKey, insertRow, type Rows, updateRows } from './table-rows.ts';
import type { Work } from './work.ts';
import { writtenValues } from './write-values.ts';

/** The written rows, and their owned rows by the text of the owner's key. */
interface Written {
  readonly after: Rows;
  readonly owned: ReadonlyMap<string, OwnedChange>;
}

/** All checks have passed; the rows are written. */
type Write = (work: Work, inputs: Inputs, before: Rows, steps: readonly OpenStep[]) => Promise<Written>;

export interface Change {
  readonly resource: Resource;
  readonly entity: DeclaredEntity;
  readonly entities: Entities;
  readonly step: StepName | undefined;
  /** Throws the errors of the rows with these keys; null: of a new row. */
  readonly check: (work: Work, inputs: Inputs, keys: readonly unknown[]) => Promise<void>;
}

/**
 * The order of every generic write on locked rows: lifecycle check, product check, write of the rows and their owned rows, audit
 * entries (and so live events), and the effects of a step. A new row is not locked. Returns the rows after the write.
 */
export function compileChange({ resource, entity, entities, step, check }: Change) {
  const write = prepare[resource.do]?.(resource, entity, entities);
  if (!write) throw new Error(`"${resource.do}" does not write.`);
  return async (work: Work, inputs: Inputs, locked: readonly Row[]): Promise<Rows> => {
    const before = byKey(entity, locked);
    const steps = step ? await work.steps.check(stepWork(work), step, locked) : [];
    await check(work, inputs, [...before.keys()]);
    const { after, owned } = await write(work, inputs, before, steps);
    const taken = new Map(steps.map((one) => [one.before[entity.key], one]));
    for (const key of new Set([...before.keys(), ...after.keys()])) {
      const [was, is, rows] = [before.get(key), after.get(key), owned.get(String(key))];
      await work.audit({
        entity: entity.entity,
        id: String(key),
        before: was ? { ...was, ...rows?.before } : null,
        after: is ? { ...is, ...rows?.after } : null,
        owned: rows?.rows,
        ...inTrail(taken.get(key)),
      });
    }
    await work.steps.follow(stepWork(work), steps);
    return after;
  };
}

type Prepare = (resource: Resource, entity: DeclaredEntity, entities: Entities) => Write;

const prepareCreate: Prepare = (resource, entity, entities) => {
  const owned = compileOwned(resource, entity, entities);
  return async (work, inputs) => {
    const row = await insertRow(work.db, entity, await writtenValues(resource, entity, work, inputs));
    const after = byKey(entity, [row]);
    return { after, owned: await owned.save(work, inputs, after.keys()) };
  };
};

const prepareUpdate: Prepare = (resource, entity, entities) => {
  const owned = compileOwned(resource, entity, entities);
  return async (work, inputs, before, steps) => {
    const said = owned.marked(inputs, work, await valuesOf(resource, entity, { work, inputs, before }));
    const rows =
      steps.length > 0
        ? await work.steps.lead(stepWork(work), steps, said)
        : await updateRows(work.db, entity, [...before.keys()], said);
    return { after: byKey(entity, rows), owned: await owned.save(work, inputs, before.keys()) };
  };
};

const prepareDelete: Prepare = (_, entity, entities) => {
  const plan = planRead(entity, [entity.label], entities);
  const key = tableColumn(entity.key);
  return async (work, _inputs, before) => {
    const keys = [...before.keys()];
    const rows = await readRows(work.db, plan, sql`where ${key} = any(${keys}) order by ${key}`);
    const names = new Map(keys.map((one, at) => [one, rows[at]?.[entity.label] ?? one]));
    const problems = await stillUsed(work, entity, keys, names);
    if (problems.length > 0) throw new Refusal('conflict', problems);
    const owned = await deleteOwned(work, entity, keys);
    await deleteByKey(work.db, entity, keys);
    return { after: new Map(), owned };
  };
};

const prepare: Partial<Record<Resource['do'], Prepare>> = {
  create: prepareCreate,
  update: prepareUpdate,
  toggle: prepareUpdate,
  delete: prepareDelete,
};

interface Said {
  readonly work: Work;
  readonly inputs: Inputs;
  readonly before: Rows;
}

/** The values of the call; a toggle inverts the present one. */
async function valuesOf(resource: Resource, entity: DeclaredEntity, { work, inputs, before }: Said) {
  const said = await writtenValues(resource, entity, work, inputs);
  if (resource.do !== 'toggle') return said;
  const [column = '', row] = [resource.toggle, [...before.values()][0]];
  return { ...said, [column]: row?.[column] ? 0 : 1 };
}
