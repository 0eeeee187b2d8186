import { type RawBuilder, sql } from 'kysely';
import type { DeclaredEntity } from '../../core/declared.ts';
import { type CountedGroup, countedTotal } from '../store/index.ts';
import { entityOf, tableColumn } from './read-plan.ts';
import type { TableColumn, Tables } from './tables.ts';
import type { Work } from './work.ts';

/** More single values are not added up: it is quicker to count. */
const MOST_VALUES = 64;

/** Values that columns of a table must have; one may be an expression. */
export type Equals = ReadonlyMap<string, unknown>;

/** A group that rows are counted by, and some of its values. */
export interface Kept {
  readonly group: CountedGroup;
  readonly values: readonly RawBuilder<unknown>[];
}

/** The smallest group that tells of all rows with these values, with all values that its other columns can have. */
export function keptGroupOf(entity: DeclaredEntity, equals: Equals, tables: Tables): Kept | undefined {
  const columns = tables.get(entity.table);
  const groups = (entity.counted ?? []).flatMap((group) => {
    if (![...equals.keys()].every((column) => group.includes(column))) return [];
    const values = valuesOf(group, equals, columns);
    return values ? [{ group: { table: entity.table, columns: group }, values }] : [];
  });
  return groups.sort((a, b) => a.values.length - b.values.length)[0];
}

/**
 * How many rows have these values, by the smallest group that they are counted by: the sum over all values that its
 * other columns can have. Undefined when no group tells; the expression is null while the table is counted anew.
 */
function keptTotal(
  entity: DeclaredEntity,
  equals: Equals,
  tables: Tables,
): RawBuilder<number | null> | undefined {
  const kept = keptGroupOf(entity, equals, tables);
  return kept && countedTotal(kept.group, kept.values);
}

/** How many rows have these values, as a part of a statement: by what is kept, else counted. */
export function totalOf(
  name: string,
  equals: Readonly<Record<string, unknown>>,
  { entities, tables }: Pick<Work, 'entities' | 'tables'>,
): RawBuilder<number> {
  const entity = entityOf(name, entities);
  const conditions = Object.entries(equals).map(([column, value]) => sql`${tableColumn(column)} = ${value}`);
  const kept = keptTotal(entity, new Map(Object.entries(equals)), tables) ?? sql`null::integer`;
  return sql<number>`coalesce(${kept}, (
    select count(*)::int from ${sql.table(entity.table)} as t where ${sql.join(conditions, sql` and `)}))`;
}

/** The values of a group, as it is counted by; undefined where its other columns have more than can be listed. */
function valuesOf(
  group: readonly string[],
  equals: Equals,
  columns: ReadonlyMap<string, TableColumn> | undefined,
): RawBuilder<unknown>[] | undefined {
  let values: RawBuilder<unknown>[][] = [[]];
  for (const column of group) {
    const definition = columns?.get(column);
    if (!definition) return undefined;
    const listed = equals.has(column)
      ? [sql`${equals.get(column)}::${sql.raw(definition.type)}`]
      : listOf(definition);
    if (!listed || values.length * listed.length > MOST_VALUES) return undefined;
    values = values.flatMap((before) => listed.map((value) => [...before, value]));
  }
  return values.map((value) => sql`jsonb_build_array(${sql.join(value)})`);
}

/** All values of a column as JSON, if the database lists them. */
function listOf({ type, values, nullable }: TableColumn): RawBuilder<unknown>[] | undefined {
  const listed = type === 'boolean' ? [true, false] : values;
  return (
    listed &&
    [...listed, ...(nullable ? [null] : [])].map((value) => sql`${sql.lit(JSON.stringify(value))}::jsonb`)
  );
}
