import { type RawBuilder, sql } from 'kysely';
import { BUSINESS_ZONE } from './connect.ts';
import type { CountedGroup } from './counts.ts';

/** Ids of one span: `id_span` of the database. */
const SPAN = 10_000;

/** What a list's first column goes on by: spans of ids, or days of the business. */
export interface Step {
  readonly by: 'span' | 'day';
  readonly column: string;
  readonly dir: 'asc' | 'desc';
}

/** More rows of one step are not passed over: of a span there are never more, of a day seldom. */
export const MOST_IN_STEP = 100_000;

/**
 * The step in which a list's row number `offset` stands, counted from 0, and how many of its rows come before it: of rows with one
 * of these values of a group, by the counts of `state, paid, span(id)` or `state, paid, day(created_at)` that are kept beside those
 * of `state, paid`. No row where none are kept, and while the table is counted anew.
 */
export function stepOfRow(
  { table, columns }: CountedGroup,
  values: readonly RawBuilder<unknown>[],
  { by, column, dir }: Step,
  offset: number,
): RawBuilder<{ step: unknown; before: number }> {
  const stepped = [...columns, `${by}(${column})`];
  // In JSON null comes before all numbers and texts, and false after them.
  const ofValue = sql`where group_id = g.id and value between v.value || '[null]' and v.value || '[false]'`;
  return sql`
    select step, ${offset}::bigint - earlier::bigint as before
    from (select step, total, sum(total) over (order by step ${sql.raw(dir)}) - total as earlier
      from (
        select (k.value ->> ${sql.lit(columns.length)})::${sql.raw(by === 'span' ? 'bigint' : 'date')} as step, sum(k.total) as total
        from counted as g
          cross join (values ${sql.join(values.map((value) => sql`(${value})`))}) as v (value)
          cross join lateral (
            select value, total from counted_totals ${ofValue}
            union all select value, difference from counted_differences ${ofValue}) as k
        where g.name = ${table} and g.columns = ${sql.val(stepped)}::text[] and g.ready
        group by 1) as steps) as places
    where earlier <= ${offset} and earlier + total > ${offset} and ${offset} - earlier < ${sql.lit(MOST_IN_STEP)}`;
}

/** Whether a row is one of a step, or comes after it. */
export function isFromStep(
  expression: RawBuilder<unknown>,
  { by, dir }: Step,
  step: RawBuilder<unknown>,
): RawBuilder<boolean> {
  const beginOf = (bound: RawBuilder<unknown>) =>
    by === 'span'
      ? sql`${bound} * ${sql.lit(SPAN)}`
      : sql`(${bound})::timestamp at time zone ${sql.lit(BUSINESS_ZONE)}`;
  return dir === 'asc'
    ? sql`${expression} >= ${beginOf(step)}`
    : sql`${expression} < ${beginOf(sql`(${step} + 1)`)}`;
}
