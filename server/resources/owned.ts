import { sql } from 'kysely';
import type { DeclaredEntity, OwnedRows, Resource, Stored } from '../../core/declared.ts';
import { isRecord } from '../../core/record.ts';
import { joined, type OwnedChange } from './owned-change.ts';
import { type OwnedTable, saveRows } from './owned-save.ts';
import { entityOf } from './read-plan.ts';
import type { Entities, Inputs, Row } from './row.ts';
import { sourceValue } from './sources.ts';
import type { Work } from './work.ts';

export interface OwnedWriter {
  /**
   * The values of the row itself, with one that stays what it is where a call says owned rows alone: so the version of
   * the row tells of them too.
   */
  marked(inputs: Inputs, work: Work, values: Row): Row;
  /**
   * Writes the owned rows of the rows with these keys, which must be locked. Throws a Refusal that names row and
   * property. What it did is found by the text of the owner's key.
   */
  save(work: Work, inputs: Inputs, owners: Iterable<unknown>): Promise<ReadonlyMap<string, OwnedChange>>;
}

type Many = Extract<Stored, { kind: 'many' }>;

/** Prepares the writing of the rows that a resource says together with its own. */
export function compileOwned(resource: Resource, entity: DeclaredEntity, entities: Entities): OwnedWriter {
  const tables = Object.entries(resource.owned ?? {}).map(([field, ownedRows]) => {
    const stored = entity.fields[field];
    if (stored?.kind !== 'many' || !stored.owned) throw new Error(`${entity.entity}.${field} owns no rows.`);
    return { ownedRows, table: tableOf(field, stored, ownedRows, entities) };
  });
  // Neither absent nor null is a list: both leave the rows as they are. The empty list is one, of none.
  const readSentRows = (ownedRows: OwnedRows, inputs: Inputs, work: Work) => {
    const rows = sourceValue(ownedRows.rows, inputs, work.user);
    return Array.isArray(rows) && rows.every(isRecord) ? rows : undefined;
  };
  const mark = Object.values(entity.fields).find(
    (storedField) => storedField.kind === 'column' && storedField.column !== entity.key,
  );
  return {
    marked(inputs, work, values) {
      const hasSentRows = tables.some(({ ownedRows }) => readSentRows(ownedRows, inputs, work) !== undefined);
      if (!hasSentRows || Object.keys(values).length > 0 || mark?.kind !== 'column') return values;
      return { [mark.column]: sql`${sql.id(mark.column)}` };
    },
    async save(work, inputs, owners) {
      const changes = new Map<string, OwnedChange>();
      const lists = tables.flatMap(({ ownedRows, table }) => {
        const rows = readSentRows(ownedRows, inputs, work);
        return rows ? [{ table, rows }] : [];
      });
      for (const owner of lists.length > 0 ? owners : []) {
        const ownerChanges: OwnedChange[] = [];
        for (const { table, rows } of lists) ownerChanges.push(await saveRows(work, table, owner, rows));
        changes.set(String(owner), joined(ownerChanges));
      }
      return changes;
    },
  };
}

function tableOf(field: string, stored: Many, ownedRows: OwnedRows, entities: Entities): OwnedTable {
  const { by, place } = stored;
  const { key, set } = ownedRows;
  return { field, child: entityOf(stored.entity, entities), by, key, set, ...(place ? { place } : {}) };
}
