import { sql } from 'kysely';
import type { AnalyticsReportBody } from '../../domain/generated/types/analytics.ts';
import type { Db } from '../store/index.ts';

/** Forgets which reports came more than so many days ago. */
export async function removeOldReports(db: Db, days: number): Promise<void> {
  await sql`delete from app_reports where received_at < now() - make_interval(days => ${days})`.execute(db);
}

/** Notes that a report has come. False: it had come before. */
export async function noteReport(db: Db, report: string): Promise<boolean> {
  const added = await db
    .insertInto('app_reports')
    .values({ id: report })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Null: today. */
type Day = string | null | undefined;
const dayOf = (day: Day) => sql`coalesce(${day || null}::date, now()::date)`;
// Always in key order, so that two concurrent reports wait for each other instead of deadlocking.

/** Search texts are normalized: case and surrounding spaces are ignored. */
export async function addSearches(db: Db, day: Day, searches: NonNullable<AnalyticsReportBody['searches']>) {
  await sql`
    insert into search_counts (day, keywords, total)
    select ${dayOf(day)}, lower(btrim(keywords)), sum(total)
    from json_to_recordset(${JSON.stringify(searches)}::json) as told(keywords text, total integer)
    group by 2 order by 2
    on conflict (day, keywords) do update set total = search_counts.total + excluded.total`.execute(db);
}

export async function addViews(db: Db, day: Day, views: NonNullable<AnalyticsReportBody['views']>) {
  await sql`
    insert into product_view_counts (day, product_id, total)
    select ${dayOf(day)}, p.id, sum(told.total)
    from json_to_recordset(${JSON.stringify(views)}::json) as told(sku_code text, total integer)
    join products as p using (sku_code) group by p.id order by p.id
    on conflict (day, product_id) do update set total = product_view_counts.total + excluded.total`.execute(
    db,
  );
}

export async function addUsage(db: Db, day: Day, usage: NonNullable<AnalyticsReportBody['usage']>) {
  await sql`
    insert into app_usage (day, user_id, seconds)
    select ${dayOf(day)}, u.id, sum(told.seconds)
    from json_to_recordset(${JSON.stringify(usage)}::json) as told(uuid uuid, seconds integer)
    join users as u using (uuid) group by u.id order by u.id
    on conflict (day, user_id) do update set seconds = app_usage.seconds + excluded.seconds`.execute(db);
}
