import type { DeclaredEntity, DeclaredOperation, Resource } from '../../core/declared.ts';
import { compileChange } from './change-rows.ts';
import { type Checked, refuseProblems } from './check.ts';
import { conditionsOf } from './filter.ts';
import { planRead, readRow } from './read-plan.ts';
import type { Entities, Inputs, Row } from './row.ts';
import { sourceValue } from './sources.ts';
import { lockCurrent } from './table-rows.ts';
import type { Work } from './work.ts';

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
  const { message = '', off, toggle } = resource;
  const named = placeholders(message + (off ?? ''));
  const plan = planRead(entity, [...new Set([...fields, ...named])], entities);
  const change = compileChange({
    resource,
    entity,
    entities,
    step,
    check: async (work, inputs, [key = null]) => refuseProblems(await checked(work, inputs, key)),
  });
  const lock = (work: Work, inputs: Inputs) => {
    const key = resource.key && sourceValue(resource.key, inputs, work.user);
    return lockCurrent(work, entity, key, fields, conditionsOf(resource.where, work, inputs));
  };
  return async (work, inputs) => {
    const locked = resource.do === 'create' ? [] : [await lock(work, inputs)];
    // What goes is read while it is there.
    const gone = resource.do === 'delete' ? await readRow(work.db, plan, locked[0]?.[entity.key]) : null;
    const [[key, writtenRow] = []] = await change(work, inputs, locked);
    const row = gone ?? (await readRow(work.db, plan, key));
    return {
      message: off !== undefined && writtenRow?.[toggle ?? ''] === 0 ? off : message,
      params: pick(row, named),
      data: fields.length > 0 ? pick(row, fields) : undefined,
    };
  };
}

/** The fields that the places of a text are filled from: of `{field}` and of `{field.name}` the field. */
function placeholders(text: string): string[] {
  return [...text.matchAll(/\{([A-Za-z_]\w*)(?:\.\w+)*\}/g)].flatMap(([, name]) => name ?? []);
}

function pick(row: Row | null, names: readonly string[]): Row {
  return Object.fromEntries(names.map((name) => [name, row?.[name]]));
}
