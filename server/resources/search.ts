import { type RawBuilder, sql } from 'kysely';
import type { DeclaredEntity } from '../../core/declared.ts';
import type { contains } from '../store/index.ts';
import { joinAlias, tableColumn } from './read-plan.ts';
import type { Entities } from './row.ts';

/** A searched or sorted column, and the referencing field whose join it needs. */
export interface Place {
  readonly expression: RawBuilder<unknown>;
  readonly column: string;
  readonly join: string | null;
}

/** Resolves a column of the table, or `field.column` of a referenced one. Throws when there is none. */
export function placeOf(path: string, entity: DeclaredEntity, entities: Entities): Place {
  const [first = '', second] = path.split('.');
  const stored = entity.fields[first];
  if (second === undefined) {
    if (stored?.kind === 'column' || stored?.kind === 'file') {
      return { expression: tableColumn(stored.column), column: stored.column, join: null };
    }
    if (stored) throw new Error(`${entity.entity}.${path} is not a column.`);
    return { expression: tableColumn(first), column: first, join: null };
  }
  const target = stored?.kind === 'ref' ? entities[stored.entity] : undefined;
  const part = target?.fields[second];
  if (part?.kind !== 'column')
    throw new Error(`${entity.entity}.${path} is not a column of a referenced table.`);
  return { expression: sql.ref(`${joinAlias(first)}.${part.column}`), column: part.column, join: first };
}

/** True where one of the places holds the text, as `holds` says. */
export function anyHolds(
  places: readonly Place[],
  text: string,
  holds: typeof contains,
): RawBuilder<unknown> {
  const tests = places.map(({ expression }) => holds(sql`${expression}::text`, text));
  return sql`(${sql.join(tests, sql` or `)})`;
}
