import { type RawBuilder, sql } from 'kysely';
import { daysBetween, moment } from '../../core/dates.ts';
import { keptGroup } from '../store/index.ts';

/** Both days count. */
export interface Period {
  readonly start_date: string;
  readonly end_date: string;
}

/** A table of sums of days, whose running totals are kept as `month(day), key, sum(amount)`. */
interface DaySums {
  readonly table: string;
  readonly key: string;
  readonly amount: string;
}

/** Of so few days the sums are added up. */
const FEW_DAYS = 31;

type Day = RawBuilder<unknown>;
const firstOf = (day: string): Day => sql`date_trunc('month', ${day}::timestamp)::date`;
const nextOf = (day: string): Day => sql`(date_trunc('month', ${day}::timestamp) + interval '1 month')::date`;
/** Whether the end of its month is nearer to a day than its begin. */
function isLate(day: string): boolean {
  const read = moment(day);
  return 2 * read.date() > read.daysInMonth();
}

/**
 * What each key had in the period, `key` as text: the difference of the running totals at the ends of the months that are nearest to
 * both of its days, and the days between. While they are counted anew, and of few days, all days are added up.
 */
export function sumsOf(source: DaySums, { start_date, end_date }: Period): RawBuilder<unknown> {
  const { table, key, amount } = source;
  const start = sql`${start_date}::date`;
  const end = sql`${end_date}::date`;
  const days = (sign: Day, from: Day, until: Day, is: Day) => sql`
    select ${sql.ref(key)}::text collate "C" as key, ${sign}${sql.ref(amount)}::bigint as total from ${sql.table(table)}
    where day >= ${from} and day < ${until} and ${is}`;
  const [plus, minus] = [sql`+`, sql`-`];
  if (daysBetween(start_date, end_date) < FEW_DAYS)
    return totalled(days(plus, start, sql`${end} + 1`, sql`true`));
  const [isKept, isCounted] = [sql`exists (select from kept)`, sql`not exists (select from kept)`];
  const first = isLate(start_date) ? nextOf(start_date) : firstOf(start_date);
  const last = isLate(end_date) ? nextOf(end_date) : firstOf(end_date);
  const until = (sign: Day, month: Day) => sql`
    select key, ${sign}total as total from running_totals where group_id = (select id from kept)
      and month = least((${month} - interval '1 month')::date,
        (select max(month) from running_totals where group_id = (select id from kept)))`;
  const parts = [
    until(plus, last),
    until(minus, first),
    sql`select value ->> 1, amount::bigint from counted_differences
      where group_id = (select id from kept) and (value ->> 0)::date >= ${first} and (value ->> 0)::date < ${last}`,
    isLate(start_date) ? days(plus, start, first, isKept) : days(minus, first, start, isKept),
    isLate(end_date) ? days(minus, sql`${end} + 1`, last, isKept) : days(plus, last, sql`${end} + 1`, isKept),
    days(plus, start, sql`${end} + 1`, isCounted),
  ];
  const kept = keptGroup({ table, columns: ['month(day)', key, `sum(${amount})`] });
  return sql`with kept as materialized (${kept}) ${totalled(sql.join(parts, sql` union all `))}`;
}

const totalled = (parts: RawBuilder<unknown>) => sql`
  select key, sum(total)::bigint as total from (${parts}) as parts group by key having sum(total) > 0`;
