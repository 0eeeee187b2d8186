import { type RawBuilder, sql } from 'kysely';
import type { Days, DeclaredEntity, Resource } from '../../core/declared.ts';
import { searchForm } from '../../core/search-form.ts';
import { beginsWord, contains } from '../store/index.ts';
import { joinFor, tableColumn } from './read-plan.ts';
import type { Entities, Inputs } from './row.ts';
import { anyHolds, type Place, placeOf } from './search.ts';
import { sourceValue } from './sources.ts';
import type { Equals } from './total.ts';
import type { Work } from './work.ts';

/** What limits the rows of a list: its conditions, and the names of the parameters for free text. */
export interface FilterRules {
  readonly where?: Resource['where'];
  readonly search?: string;
  readonly searchIn?: string;
  readonly searchBegin?: string;
}

/** The rows that one call means: a `where` clause (empty for all rows) and the joined tables that it looks into. */
export interface Filter {
  readonly clause: RawBuilder<unknown>;
  readonly conditions: readonly RawBuilder<unknown>[];
  readonly places: readonly Place[];
  /** The columns that must have certain values, where that is all that is said. */
  readonly equals?: Equals | undefined;
}

/** Prepares what a list's parameters mean for its rows. */
export function compileFilter(
  rules: FilterRules,
  entity: DeclaredEntity,
  entities: Entities,
): (work: Work, inputs: Inputs) => Filter {
  const places = new Map(entity.search?.map((path) => [path, placeOf(path, entity, entities)]));
  return (work, inputs) => {
    const only = rules.searchIn ? places.get(String(inputs.query[rules.searchIn] ?? '')) : undefined;
    const searched = only ? [only] : [...places.values()];
    const searchValue = rules.search ? inputs.query[rules.search] : undefined;
    const text = typeof searchValue === 'string' ? searchValue : '';
    const looks = searchForm(text) !== '' && searched.length > 0;
    const where = conditionsOf(rules.where, work, inputs);
    const begins = rules.searchBegin !== undefined && inputs.query[rules.searchBegin] === 1;
    if (looks) where.push(anyHolds(searched, text, begins ? beginsWord : contains));
    const clause = whereAll(where);
    if (looks) return { clause, conditions: where, places: searched };
    return { clause, conditions: where, places: [], equals: equalsOf(rules.where, work, inputs) };
  };
}

/** The `where` clause of some conditions; of none it is empty. */
export function whereAll(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
}

/** What the columns of a row must be; an absent value means no condition. */
export function conditionsOf(where: Resource['where'], work: Work, inputs: Inputs): RawBuilder<unknown>[] {
  return Object.entries(where ?? {}).flatMap(([column, source]) => {
    if ('isNull' in source) return [sql`${tableColumn(column)} is null`];
    if (isDays(source)) return daysOf(column, source, inputs, work);
    if ('anyOf' in source) {
      const { anyOf, given } = source;
      return given && !sourceValue(given, inputs, work.user)
        ? []
        : [sql`${tableColumn(column)} = any(${anyOf}::integer[])`];
    }
    const value = sourceValue(source, inputs, work.user);
    return value === undefined || value === null ? [] : [sql`${tableColumn(column)} = ${value}`];
  });
}

/** The same as values by column; undefined where something else limits the rows. */
function equalsOf(where: Resource['where'], work: Work, inputs: Inputs): Equals | undefined {
  const equals = new Map<string, unknown>();
  for (const [column, source] of Object.entries(where ?? {})) {
    if ('isNull' in source) equals.set(column, null);
    else if (isDays(source) || 'anyOf' in source) {
      if (conditionsOf({ [column]: source }, work, inputs).length > 0) return undefined;
    } else {
      const value = sourceValue(source, inputs, work.user);
      if (value !== undefined && value !== null) equals.set(column, value);
    }
  }
  return equals;
}

function isDays(source: NonNullable<Resource['where']>[string]): source is Days {
  return 'fromDay' in source || 'toDay' in source;
}

/** Days begin and end where the business is: that is the zone of every connection. */
function daysOf(
  column: string,
  { fromDay, toDay }: Days,
  inputs: Inputs,
  { user }: Work,
): RawBuilder<unknown>[] {
  const from = fromDay && sourceValue(fromDay, inputs, user);
  const to = toDay && sourceValue(toDay, inputs, user);
  return [
    ...(from ? [sql`${tableColumn(column)} >= ${from}::date`] : []),
    ...(to ? [sql`${tableColumn(column)} < ${to}::date + 1`] : []),
  ];
}

/** The joins that `places` need beside those which are there. */
export function joinsFor(
  places: readonly Place[],
  existingJoins: ReadonlyMap<string, RawBuilder<unknown>>,
  entity: DeclaredEntity,
  entities: Entities,
): Map<string, RawBuilder<unknown>> {
  const joins = new Map(existingJoins);
  for (const { join } of places) {
    if (join !== null && !joins.has(join)) joins.set(join, joinFor(entity, join, entities));
  }
  return joins;
}
