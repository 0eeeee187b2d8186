import { sql } from 'kysely';
import type {
  AnalyticsGetItem,
  AnalyticsGetQuery,
  AnalyticsKeywordsItem,
  AnalyticsProductsItem,
  AnalyticsUsageItem,
} from '../../domain/generated/types/analytics.ts';
import type { Context } from '../calls/handler.ts';
import { Refusal } from '../refusal.ts';

/** Maximum number of rows in a table. */
const MOST = 200;

interface Input {
  readonly query: AnalyticsGetQuery;
}
interface Period {
  readonly start_date: string;
  readonly end_date: string;
}
interface Day {
  readonly day: string;
  readonly orders: number;
  readonly amount: number;
}

/** Both days; the declared rules have validated them. */
export function periodOf({ start_date, end_date }: AnalyticsGetQuery): Period {
  const missing = Object.entries({ start_date, end_date }).flatMap(([field, day]) =>
    day ? [] : [{ field, message: 'Input date is not valid' }],
  );
  if (!start_date || !end_date) throw new Refusal('invalid', missing);
  return { start_date, end_date };
}

/** Orders per business day, in the time zone of the database connection. */
export async function getAnalytics({ query }: Input, { db }: Context): Promise<AnalyticsGetItem> {
  const period = periodOf(query);
  const { rows } = await sql<Day>`
    with ordered as (
      select created_at::date as day, count(*) as orders, sum(total_price) as amount from transactions
      where created_at >= ${period.start_date}::date and created_at < ${period.end_date}::date + 1
      group by 1
    )
    select day, coalesce(orders, 0) as orders, coalesce(amount, 0) as amount
    from generate_series(0, ${period.end_date}::date - ${period.start_date}::date) as later
    cross join lateral (select ${period.start_date}::date + later as day) as days
    left join ordered using (day) order by day`.execute(db);
  return {
    ...period,
    transaction_count: [['Date', 'Count'], ...rows.map(({ day, orders }) => [day, orders])],
    sum_transaction_amount: [['Date', 'Amount'], ...rows.map(({ day, amount }) => [day, amount])],
  };
}

export function listKeywords({ query }: Input, { db }: Context): Promise<AnalyticsKeywordsItem[]> {
  const { start_date, end_date } = periodOf(query);
  return db
    .selectFrom('search_counts')
    .select(({ fn }) => ['keywords', fn.sum<number>('total').as('total')])
    .where('day', '>=', start_date)
    .where('day', '<=', end_date)
    .groupBy('keywords')
    .orderBy('total', 'desc')
    .orderBy('keywords')
    .limit(MOST)
    .execute();
}

export function listViewedProducts({ query }: Input, { db }: Context): Promise<AnalyticsProductsItem[]> {
  const { start_date, end_date } = periodOf(query);
  return db
    .selectFrom((from) =>
      from
        .selectFrom('product_view_counts')
        .select(({ fn }) => ['product_id', fn.sum<number>('total').as('total')])
        .where('day', '>=', start_date)
        .where('day', '<=', end_date)
        .groupBy('product_id')
        .as('seen'),
    )
    .innerJoin('products as p', 'p.id', 'seen.product_id')
    .select(['p.sku_code', 'p.name', 'seen.total'])
    .orderBy('seen.total', 'desc')
    .orderBy('p.sku_code')
    .limit(MOST)
    .execute();
}

export function listUsage({ query }: Input, { db }: Context): Promise<AnalyticsUsageItem[]> {
  const { start_date, end_date } = periodOf(query);
  return db
    .selectFrom((from) =>
      from
        .selectFrom('app_usage')
        .select(({ fn }) => ['user_id', fn.sum<number>('seconds').as('total')])
        .where('day', '>=', start_date)
        .where('day', '<=', end_date)
        .groupBy('user_id')
        .as('used'),
    )
    .innerJoin('users as u', 'u.id', 'used.user_id')
    .select(['used.user_id', 'u.shop_name', 'used.total'])
    .orderBy('used.total', 'desc')
    .orderBy('used.user_id')
    .limit(MOST)
    .execute();
}
