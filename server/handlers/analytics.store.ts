import { sql } from 'kysely';
import { type Db, keptGroup } from '../store/index.ts';
import { type Period, sumsOf } from './sums-of-days.store.ts';

interface OrderDay {
  readonly day: string;
  readonly orders: number;
  readonly amount: number;
}

/** Orders of each business day: as they are kept, or counted while they are counted anew. */
export async function readOrderDays(db: Db, { start_date, end_date }: Period): Promise<OrderDay[]> {
  const kept = keptGroup({ table: 'transactions', columns: ['day(created_at)', 'sum(total_price)'] });
  const isMeant = sql`group_id = (select id from kept)
    and value between jsonb_build_array(${start_date}::date) and jsonb_build_array(${end_date}::date)`;
  const { rows } = await sql<OrderDay>`
    with kept as materialized (${kept}),
    ordered as (
      select (value ->> 0)::date as day, sum(total) as orders, sum(amount) as amount
      from (
        select value, total, amount from counted_totals where ${isMeant}
        union all select value, difference, amount from counted_differences where ${isMeant}) as parts
      group by value
      union all
      select created_at::date, count(*), sum(total_price) from transactions
      where created_at >= ${start_date}::date and created_at < ${end_date}::date + 1 and not exists (select from kept)
      group by 1
    )
    select day, coalesce(orders, 0) as orders, coalesce(amount, 0) as amount
    from generate_series(0, ${end_date}::date - ${start_date}::date) as later
    cross join lateral (select ${start_date}::date + later as day) as days
    left join ordered using (day) order by day`.execute(db);
  return rows;
}

/** What was searched for most. */
export async function readKeywords(db: Db, period: Period, limit: number) {
  const searched = sumsOf({ table: 'search_counts', key: 'keywords', amount: 'total' }, period);
  const { rows } = await sql<{ keywords: string; total: number }>`
    select key collate "default" as keywords, total from (${searched}) as searched order by 2 desc, 1 limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** The products that were looked at most. */
export async function readViewedProducts(db: Db, period: Period, limit: number) {
  const seen = sumsOf({ table: 'product_view_counts', key: 'product_id', amount: 'total' }, period);
  const { rows } = await sql<{ sku_code: string; name: string; total: number }>`
    select p.sku_code, p.name, seen.total from (${seen}) as seen join products as p on p.id = seen.key::integer
    order by seen.total desc, p.sku_code limit ${limit}`.execute(db);
  return rows;
}

/** The shops that used the app longest, in seconds. */
export async function readUsage(db: Db, period: Period, limit: number) {
  const used = sumsOf({ table: 'app_usage', key: 'user_id', amount: 'seconds' }, period);
  const { rows } = await sql<{ user_id: number; shop_name: string; total: number }>`
    select u.id as user_id, u.shop_name, used.total from (${used}) as used join users as u on u.id = used.key::integer
    order by used.total desc, u.id limit ${limit}`.execute(db);
  return rows;
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
