import { type RawBuilder, sql } from 'kysely';
import type { Sort } from '../../core/declared.ts';
import { tableColumn } from './read-plan.ts';

/** One of the columns that rows are ordered by. */
export interface Ordered {
  readonly expression: RawBuilder<unknown>;
  readonly dir: 'asc' | 'desc';
  /** The column, where it is one of the table itself. */
  readonly column?: string;
  /** Where what has no value stands, if it is said. */
  readonly nulls?: 'first' | 'last';
}

/** The columns that tell every two rows apart, the first counts most. */
export type Order = readonly Ordered[];

export const orderOfColumns = (sort: readonly Sort[]): Order =>
  sort.map(({ column, dir }) => ({ expression: tableColumn(column), column, dir }));

export function orderClause(order: Order): RawBuilder<unknown> {
  return sql.join(
    order.map(
      ({ expression, dir, nulls }) =>
        sql`${expression} ${sql.raw(dir)}${nulls ? sql.raw(` nulls ${nulls}`) : sql``}`,
    ),
  );
}

/** The same order from its other end, also of what has no value: PostgreSQL puts it last, and falling first. */
export function turned(order: Order): Order {
  return order.map(({ dir, nulls, ...others }) => ({
    ...others,
    dir: dir === 'asc' ? 'desc' : 'asc',
    ...(nulls && { nulls: nulls === 'last' ? 'first' : 'last' }),
  }));
}
