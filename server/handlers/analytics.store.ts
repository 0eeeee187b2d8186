import { sql } from 'kysely';
import type { Db } from '../store/index.ts';

/** Both days count. */
export interface Period {
  readonly start_date: string;
  readonly end_date: string;
}

interface OrderDay {
  readonly day: string;
  readonly orders: number;
  readonly amount: number;
}

/** Orders of each business day, in the time zone of the database connection. */
export async function readOrderDays(db: Db, { start_date, end_date }: Period): Promise<OrderDay[]> {
  const { rows } = await sql<OrderDay>`
    with ordered as (
      select created_at::date as day, count(*) as orders, sum(total_price) as amount from transactions
      where created_at >= ${start_date}::date and created_at < ${end_date}::date + 1
      group by 1
    )
    select day, coalesce(orders, 0) as orders, coalesce(amount, 0) as amount
    from generate_series(0, ${end_date}::date - ${start_date}::date) as later
    cross join lateral (select ${start_date}::date + later as day) as days
    left join ordered using (day) order by day`.execute(db);
  return rows;
}

/** What was searched for most. */
export function readKeywords(db: Db, { start_date, end_date }: Period, limit: number) {
  return db
    .selectFrom('search_counts')
    .select(({ fn }) => ['keywords', fn.sum<number>('total').as('total')])
    .where('day', '>=', start_date)
    .where('day', '<=', end_date)
    .groupBy('keywords')
    .orderBy('total', 'desc')
    .orderBy('keywords')
    .limit(limit)
    .execute();
}

/** The products that were looked at most. */
export function readViewedProducts(db: Db, { start_date, end_date }: Period, limit: number) {
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
    .limit(limit)
    .execute();
}

/** The shops that used the app longest, in seconds. */
export function readUsage(db: Db, { start_date, end_date }: Period, limit: number) {
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
    .limit(limit)
    .execute();
}

interface AnswerTimes {
  /** Null: all days together. */
  readonly day: string | null;
  readonly answers: number;
  /** Seconds, as the next one. */
  readonly median: number | null;
  readonly ninetieth: number | null;
}

/** How long shops waited for an answer in the chat: of all days first, then of each day, the latest first. */
export async function readAnswerTimes(db: Db, { start_date, end_date }: Period): Promise<AnswerTimes[]> {
  const { rows } = await sql<AnswerTimes>`
    with answers as (
      select a.created_at::date as day,
        greatest(0, extract(epoch from a.created_at - asked.created_at)) as seconds
      from messages as a
      left join lateral (
        select id from messages as b
        where b.conversation_id = a.conversation_id and b.id < a.id
          and b.admin_user_id is not null and b.category = 'chat'
        order by b.id desc limit 1
      ) as before on true
      cross join lateral (
        select created_at from messages as s
        where s.conversation_id = a.conversation_id and s.id < a.id and s.id > coalesce(before.id, 0)
          and s.from_shop
        order by s.id limit 1
      ) as asked
      where a.admin_user_id is not null and a.category = 'chat'
        and a.created_at >= ${start_date}::date and a.created_at < ${end_date}::date + 1
    )
    select day, count(*) as answers,
      round(percentile_cont(0.5) within group (order by seconds))::integer as median,
      round(percentile_cont(0.9) within group (order by seconds))::integer as ninetieth
    from answers group by grouping sets ((), (day)) order by day desc nulls first`.execute(db);
  return rows;
}
