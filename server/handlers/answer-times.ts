import { sql } from 'kysely';
import type {
  AnalyticsAnswerTimesItem,
  AnalyticsAnswerTimesQuery,
} from '../../domain/generated/types/analytics.ts';
import type { Context } from '../calls/handler.ts';
import { periodOf } from './analytics.ts';

interface Measured {
  /** Null: all days together. */
  readonly day: string | null;
  readonly answers: number;
  readonly median: number | null;
  readonly ninetieth: number | null;
}

/**
 * A shop waits from its first unanswered message until a person of the staff writes; notes and automatic messages do not count as
 * answers, nor does a second staff message.
 */
export async function getAnswerTimes(
  { query }: { readonly query: AnalyticsAnswerTimesQuery },
  { db }: Context,
): Promise<AnalyticsAnswerTimesItem> {
  const { start_date, end_date } = periodOf(query);
  const { rows } = await sql<Measured>`
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
  const [allDays, ...days] = rows;
  return {
    answers: allDays?.answers ?? 0,
    median: allDays?.median ?? null,
    ninetieth: allDays?.ninetieth ?? null,
    days: days.map(({ day, answers, median, ninetieth }) => ({
      ...{ day: day ?? '', answers },
      ...{ median: median ?? 0, ninetieth: ninetieth ?? 0 },
    })),
  };
}
