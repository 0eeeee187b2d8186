import { sql } from 'kysely';
import type { DeclaredEntity, OwnedRows, Resource, Stored } from '../http/declared.ts';
import { type OwnedTable, saveRows } from './owned-save.ts';
import { entityOf } from './read-plan.ts';
import type { Entities, Inputs, Row } from './row.ts';
import { sourceValue } from './sources.ts';
import type { Work } from './work.ts';

/** Owned rows before and after a write, by the name of the field; for the trail. */
export interface OwnedChange {
  readonly before: Row;
  readonly after: Row;
}

export interface OwnedWriter {
  /**
   * The values of the row itself, with one that stays what it is where a call says owned rows alone: so the version of
   * the row tells of them too.
   */
  marked(inputs: Inputs, work: Work, values: Row): Row;
  /** Writes the owned rows of the row with this key, which must be locked. Throws a Refusal that names row and property. */
  save(work: Work, inputs: Inputs, owner: unknown): Promise<OwnedChange>;
}

type Many = Extract<Stored, { kind: 'many' }>;

/** Prepares the writing of the rows that a resource says together with its own. */
export function compileOwned(resource: Resource, entity: DeclaredEntity, entities: Entities): OwnedWriter {
  const tables = Object.entries(resource.owned ?? {}).map(([field, said]) => {
    const stored = entity.fields[field];
    if (stored?.kind !== 'many' || !stored.owned) throw new Error(`${entity.entity}.${field} owns no rows.`);
    return { said, table: tableOf(field, stored, said, entities) };
  });
  const given = (said: OwnedRows, inputs: Inputs, work: Work) => sourceValue(said.rows, inputs, work.user);
  const mark = Object.values(entity.fields).find((one) => one.kind === 'column' && one.column !== entity.key);
  return {
    marked(inputs, work, values) {
      const isSaid = tables.some(({ said }) => given(said, inputs, work) !== undefined);
      if (!isSaid || Object.keys(values).length > 0 || mark?.kind !== 'column') return values;
      return { [mark.column]: sql`${sql.id(mark.column)}` };
    },
    async save(work, inputs, owner) {
      const before: Record<string, unknown> = {};
      const after: Record<string, unknown> = {};
      for (const { said, table } of tables) {
        const rows = given(said, inputs, work);
        if (rows === undefined) continue;
        const change = await saveRows(work, table, owner, (rows ?? []) as readonly Row[]);
        before[table.field] = change.before;
        after[table.field] = change.after;
      }
      return { before, after };
    },
  };
}

function tableOf(field: string, stored: Many, said: OwnedRows, entities: Entities): OwnedTable {
  const { by, place } = stored;
  const { key, set } = said;
  return { field, child: entityOf(stored.entity, entities), by, key, set, ...(place ? { place } : {}) };
}
