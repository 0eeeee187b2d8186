import { sql } from 'kysely';
import type { DeclaredEntity, Resource, Source } from '../../core/declared.ts';
import { notFound } from '../refusal.ts';
import { entityOf } from './read-plan.ts';
import type { Entities, Inputs } from './row.ts';
import { sourceValue } from './sources.ts';
import type { Work } from './work.ts';

/**
 * For a list of what belongs to one record of the path: refuses with "not found" when that record, which a foreign key
 * (of a view: a reference of the entity) leads to, is not there. To be asked only where the list is empty: a record
 * with rows exists.
 */
export function compileParents(
  resource: Resource,
  entity: DeclaredEntity,
  entities: Entities,
): (work: Work, inputs: Inputs) => Promise<void> {
  const fromPath = Object.entries(resource.where ?? {}).flatMap(
    ([column, source]): (readonly [string, Source])[] =>
      'from' in source && source.from === 'path' ? [[column, source]] : [],
  );
  return async ({ db, tables, user }, inputs) => {
    for (const [column, source] of fromPath) {
      const foreignKey = tables.get(entity.table)?.get(column)?.references;
      const [table, key] = foreignKey?.split('.') ?? referenced(column, entity, entities);
      if (!table || !key) continue;
      const { rows } = await sql`
        select 1 from ${sql.table(table)} where ${sql.id(key)} = ${sourceValue(source, inputs, user)}`.execute(
        db,
      );
      if (rows.length === 0) throw notFound();
    }
  };
}

/** The table and key that a field of the entity refers to by this column. */
function referenced(column: string, { fields }: DeclaredEntity, entities: Entities): readonly string[] {
  const reference = Object.values(fields).find((stored) => stored.kind === 'ref' && stored.column === column);
  if (reference?.kind !== 'ref') return [];
  const { table, key } = entityOf(reference.entity, entities);
  return [table, key];
}
