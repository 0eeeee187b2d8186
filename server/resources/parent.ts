import { sql } from 'kysely';
import type { DeclaredEntity, Resource, Source } from '../http/declared.ts';
import { notFound } from '../refusal.ts';
import type { Entities, Inputs } from './row.ts';
import { sourceValue } from './sources.ts';
import type { Work } from './work.ts';

interface Parent {
  readonly entity: DeclaredEntity;
  readonly source: Source;
}

/**
 * For a list of what belongs to one record of the path: refuses with "not found" when that record is not there.
 * To be asked only where the list is empty: a record with rows exists.
 */
export function compileParents(
  resource: Resource,
  entity: DeclaredEntity,
  entities: Entities,
): (work: Work, inputs: Inputs) => Promise<void> {
  const parents = Object.entries(resource.where ?? {}).flatMap(([column, source]): Parent[] => {
    if (!('from' in source) || source.from !== 'path') return [];
    const owner = Object.values(entities).find(({ referencedBy }) =>
      referencedBy.some((other) => other.table === entity.table && other.column === column),
    );
    return owner ? [{ entity: owner, source }] : [];
  });
  return async (work, inputs) => {
    for (const { entity: owner, source } of parents) {
      const key = sourceValue(source, inputs, work.user);
      const { rows } =
        await sql`select 1 from ${sql.table(owner.table)} where ${sql.id(owner.key)} = ${key}`.execute(
          work.db,
        );
      if (rows.length === 0) throw notFound();
    }
  };
}
