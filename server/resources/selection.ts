import { sql } from 'kysely';
import type { DeclaredEntity, DeclaredSelection } from '../../core/declared.ts';
import { isRecord } from '../../core/record.ts';
import { Refusal } from '../refusal.ts';
import { compileFilter, joinsFor } from './filter.ts';
import { tableColumn } from './read-plan.ts';
import type { Entities, Inputs } from './row.ts';
import type { Work } from './work.ts';

/** The keys of the rows that a call is made for, each once; not all of them need to be there. */
export type KeysOf = (work: Work, inputs: Inputs) => Promise<readonly unknown[]>;

/**
 * Prepares the reading of a selection: the `ids` of the body, else all that match its `filter` as the list itself
 * would find them, but for `except`. Refuses when those are more than the declared most, or not as many as the
 * caller saw (`count`): a call must not change rows that the caller has not seen.
 */
export function compileSelection(
  selection: DeclaredSelection,
  entity: DeclaredEntity,
  entities: Entities,
): KeysOf {
  const filterOf = compileFilter(selection, entity, entities);
  return async (work, inputs) => {
    const { ids, filter, except = [], count } = inputs.body;
    if (Array.isArray(ids)) return [...new Set(ids)];
    const like = isRecord(filter) ? filter : {};
    const filterInputs = { ...inputs, params: like, query: like };
    const { clause, places } = filterOf(work, filterInputs);
    const joins = [...joinsFor(places, new Map(), entity, entities).values()];
    const key = tableColumn(entity.key);
    const { rows } = await sql<{ key: unknown }>`
      select key from (
        select ${key} as key from ${sql.table(entity.table)} as t ${sql.join(joins, sql` `)} ${clause}
      ) as found where not key = any(${except}) limit ${selection.most + 1}`.execute(work.db);
    if (rows.length > selection.most) {
      const params = { most: selection.most };
      throw new Refusal('invalid', [{ message: 'At most {most} rows at once.', params }]);
    }
    if (rows.length !== count) {
      const message =
        'The list has changed: {count} rows match now, not {expected}. Please look at it again.';
      throw new Refusal('conflict', [{ message, params: { count: rows.length, expected: count } }]);
    }
    return rows.map((row) => row.key);
  };
}
