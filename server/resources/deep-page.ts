import { type RawBuilder, sql } from 'kysely';
import { isFromStep, MOST_IN_STEP, type Step, stepOfRow } from '../store/index.ts';
import { type Order, orderClause, turned } from './order.ts';
import type { Tables } from './tables.ts';
import type { Kept } from './total.ts';

/** So many rows before a page, or from its first to the end, are passed over: a thousand pages of ten. */
const NEAR = 10_100;

/** What finds the keys of a page. */
export interface ByKeys {
  readonly key: RawBuilder<unknown>;
  readonly order: Order;
  /** `from` and `where` of the list's rows, with more conditions. */
  readonly among: (conditions: readonly RawBuilder<unknown>[]) => RawBuilder<unknown>;
  /** Where the list's order begins with steps that may be counted. */
  readonly steps?: Steps | undefined;
}

interface Steps extends Kept, Step {}

/** Rows before the page and on it; `near`: how many are passed over at either end. */
interface Place {
  readonly offset: number;
  readonly size: number;
  readonly near?: number;
}

/** What follows the columns of the statement, the number of all rows, and the `with` that both may read. */
interface PageOfKeys {
  readonly tail: RawBuilder<unknown>;
  readonly total: RawBuilder<number | null>;
  readonly first?: RawBuilder<unknown>;
}

const TIME = 'timestamp with time zone';

/** The steps of an order whose first column is a whole number that tells rows apart, or a time. */
export function stepOf(kept: Kept, order: Order, tables: Tables): Steps | undefined {
  const [first, second] = order;
  const column = first?.column && tables.get(kept.group.table)?.get(first.column);
  if (!first?.column || !column || column.nullable) return undefined;
  const { column: name, dir } = first;
  if (column.type === TIME) return { ...kept, by: 'day', column: name, dir };
  return !second && ['integer', 'bigint'].includes(column.type)
    ? { ...kept, by: 'span', column: name, dir }
    : undefined;
}

/**
 * A page behind the first: its keys are found before its rows are read, so what is passed over is entries of an index. Far from the
 * beginning they are found from the end if that is near, else from the step in which the page begins, and where the order has no
 * steps from the nearer end. Which it is, the statement decides by the total of its own snapshot; ways that are not gone cost nothing.
 */
export function pageByKeys(
  { key, order, among, steps }: ByKeys,
  { offset, size, near = NEAR }: Place,
  total: RawBuilder<number | null>,
): PageOfKeys {
  // Limits that are numbers are what PostgreSQL chooses an index by; it cannot by those that the statement itself finds.
  const keys = (by: Order, most: number, from = 0, conditions: readonly RawBuilder<unknown>[] = []) =>
    sql`select ${key} as key ${among(conditions)} order by ${orderClause(by)} limit ${most} offset ${from}`;
  const tail = (pageKeys: RawBuilder<unknown>) =>
    sql`where ${key} = any(array(${pageKeys})) order by ${orderClause(order)}`;
  if (offset <= near) return { tail: tail(keys(order, size, offset)), total };
  const isWay = (way: string) => sql`(select way from chosen) = ${sql.lit(way)}`;
  const keysOfWay = (way: string, wayKeys: RawBuilder<unknown>, limit: RawBuilder<unknown>) =>
    sql`(select key from (${wayKeys}) as ${sql.id(way)} where ${isWay(way)} ${limit})`;
  const fromEnd = sql`limit (select case when total > ${offset} then least(${size}, total - ${offset}) end from found)
    offset (select greatest(0, total - ${offset} - ${size}) from found)`;
  const ways = [
    keysOfWay('forth', keys(order, size, offset), sql``),
    keysOfWay('near', keys(turned(order), near), fromEnd),
    steps
      ? keysOfWay('step', stepKeys(steps), stepLimit())
      : keysOfWay('back', keys(turned(order), offset), fromEnd),
  ];
  return {
    tail: tail(sql.join(ways, sql` union all `)),
    total: sql`(select total from found)`,
    first: first(),
  };

  function stepKeys(pageSteps: Steps) {
    const condition = isFromStep(order[0]?.expression ?? key, pageSteps, sql`(select step from beginning)`);
    return keys(order, MOST_IN_STEP + size, 0, [condition]);
  }
  function stepLimit() {
    return sql`limit ${size} offset (case when ${isWay('step')} then (select before from beginning) end)`;
  }
  function first() {
    const beginning = steps
      ? sql`, beginning as materialized (${stepOfRow(steps.group, steps.values, steps, offset)})`
      : sql``;
    return sql`with found as materialized (select (${total})::bigint as total)${beginning},
      chosen as materialized (select case
        when total is null then 'forth' when total <= ${offset} then 'none' when total - ${offset} <= ${near} then 'near'
        when ${steps ? sql`exists (select from beginning) then 'step'` : sql`total - ${offset} < ${offset} then 'back'`}
        else 'forth' end as way from found)`;
  }
}
