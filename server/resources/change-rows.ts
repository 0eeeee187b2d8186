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
  readonly writtenRows: Rows;
  readonly owned: ReadonlyMap<string, OwnedChange>;
}

/** All checks have passed; the rows are written. */
type Write = (work: Work, inputs: Inputs, previousRows: Rows, steps: readonly OpenStep[]) => Promise<Written>;

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
    const previousRows = byKey(entity, locked);
    const steps = step ? await work.steps.check(stepWork(work, inputs.body), step, locked) : [];
    await check(work, inputs, [...previousRows.keys()]);
    const { writtenRows, owned } = await write(work, inputs, previousRows, steps);
    const stepsByKey = new Map(steps.map((openStep) => [openStep.before[entity.key], openStep]));
    for (const key of new Set([...previousRows.keys(), ...writtenRows.keys()])) {
      const [previousRow, writtenRow, rows] = [
        previousRows.get(key),
        writtenRows.get(key),
        owned.get(String(key)),
      ];
      await work.audit({
        entity: entity.entity,
        id: String(key),
        before: previousRow ? { ...previousRow, ...rows?.before } : null,
        after: writtenRow ? { ...writtenRow, ...rows?.after } : null,
        owned: rows?.rows,
        ...inTrail(stepsByKey.get(key)),
      });
    }
    await work.steps.follow(stepWork(work), steps);
    return writtenRows;
  };
}

type Prepare = (resource: Resource, entity: DeclaredEntity, entities: Entities) => Write;

const prepareCreate: Prepare = (resource, entity, entities) => {
  const owned = compileOwned(resource, entity, entities);
  return async (work, inputs) => {
    const row = await insertRow(work.db, entity, await writtenValues(resource, entity, work, inputs));
    const writtenRows = byKey(entity, [row]);
    return { writtenRows, owned: await owned.save(work, inputs, writtenRows.keys()) };
  };
};

const prepareUpdate: Prepare = (resource, entity, entities) => {
  const owned = compileOwned(resource, entity, entities);
  return async (work, inputs, previousRows, steps) => {
    const markedValues = owned.marked(
      inputs,
      work,
      await valuesOf(resource, entity, { work, inputs, before: previousRows }),
    );
    const rows =
      steps.length > 0
        ? await work.steps.lead(stepWork(work), steps, markedValues)
        : await updateRows(work.db, entity, [...previousRows.keys()], markedValues);
    return { writtenRows: byKey(entity, rows), owned: await owned.save(work, inputs, previousRows.keys()) };
  };
};

const prepareDelete: Prepare = (_, entity, entities) => {
  const plan = planRead(entity, [entity.label], entities);
  const key = tableColumn(entity.key);
  return async (work, _inputs, previousRows) => {
    const keys = [...previousRows.keys()];
    const rows = await readRows(work.db, plan, sql`where ${key} = any(${keys}) order by ${key}`);
    const names = new Map(keys.map((rowKey, rowIndex) => [rowKey, rows[rowIndex]?.[entity.label] ?? rowKey]));
    const problems = await stillUsed(work, entity, keys, names);
    if (problems.length > 0) throw new Refusal('conflict', problems);
    const owned = await deleteOwned(work, entity, keys);
    await deleteByKey(work.db, entity, keys);
    return { writtenRows: new Map(), owned };
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
async function valuesOf(
  resource: Resource,
  entity: DeclaredEntity,
  { work, inputs, before: previousRows }: Said,
) {
  const columnValues = await writtenValues(resource, entity, work, inputs);
  if (resource.do !== 'toggle') return columnValues;
  const [column = '', row] = [resource.toggle, [...previousRows.values()][0]];
  return { ...columnValues, [column]: row?.[column] ? 0 : 1 };
}
