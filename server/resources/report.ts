import { type RawBuilder, sql } from 'kysely';
import type { DeclaredEntity, DeclaredOperation, DeclaredReport } from '../../core/declared.ts';
import { Refusal } from '../refusal.ts';
import { compileFilter, joinsFor } from './filter.ts';
import { compileParents } from './parent.ts';
import type { Entities, Inputs, Row } from './row.ts';
import { type Place, placeOf } from './search.ts';
import type { Work } from './work.ts';

/** More groups are refused: nobody reads them, and no chart shows them. */
const MOST_GROUPS = 1000;

/** Prepares a report: rows of the table, filtered as a list's, counted and summed in groups. */
export function compileReport(
  operation: DeclaredOperation,
  report: DeclaredReport,
  entity: DeclaredEntity,
  entities: Entities,
): (work: Work, inputs: Inputs) => Promise<readonly Row[]> {
  const { resource } = operation;
  const filterOf = compileFilter(
    { ...operation, ...(resource?.where ? { where: resource.where } : {}) },
    entity,
    entities,
  );
  const requireParents = resource && compileParents(resource, entity, entities);
  const places = new Map(report.by.map((path) => [path, placeOf(path, entity, entities)]));
  const sums = report.sum.map((name) => {
    const { expression } = placeOf(name, entity, entities);
    return sql`coalesce(sum(${expression}), 0)::float8 as ${sql.id(name)}`;
  });
  return async (work, inputs) => {
    const { by, place } = chosenPlace(places, inputs);
    const isTime = report.times.includes(by);
    const { clause, places: searched } = filterOf(work, inputs);
    const joins = [...joinsFor([place, ...searched], new Map(), entity, entities).values()];
    const group = isTime ? startOf(place, inputs) : place.expression;
    const columns = [sql`${group} as "group"`, sql`count(*)::int as count`, ...sums];
    // Steps of time come as they follow each other, other groups the largest first.
    const order = isTime ? sql`1` : sql`2 desc, 1`;
    const { rows } = await sql<Row>`select ${sql.join(columns)}
      from ${sql.table(entity.table)} as t ${sql.join(joins, sql` `)} ${clause}
      group by 1 order by ${order} limit ${MOST_GROUPS + 1}`.execute(work.db);
    if (rows.length > MOST_GROUPS) throw tooMany(isTime);
    if (rows.length === 0) await requireParents?.(work, inputs);
    return rows;
  };
}

function chosenPlace(places: ReadonlyMap<string, Place>, { query }: Inputs): { by: string; place: Place } {
  const [first = ''] = places.keys();
  const by = typeof query.by === 'string' ? query.by : first;
  const place = places.get(by);
  if (!place) throw new Error(`The report groups by no "${by}".`);
  return { by, place };
}

/** The first day of the step; days begin where the business is: that is the zone of every connection. */
function startOf({ expression }: Place, { query }: Inputs): RawBuilder<unknown> {
  const step = query.step === 'week' || query.step === 'month' ? query.step : 'day';
  return sql`date_trunc(${sql.lit(step)}, ${expression})::date::text`;
}

function tooMany(isTime: boolean): Refusal {
  const message = isTime
    ? 'These are more than {count} groups: choose fewer days or a larger step.'
    : 'These are more than {count} groups: choose fewer days, or another field to group by.';
  return new Refusal('invalid', [{ field: isTime ? 'step' : 'by', message, params: { count: MOST_GROUPS } }]);
}
