import { sql } from 'kysely';
import type { AnalyticsReportBody } from '../../domain/generated/types/analytics.ts';
import { signedOut } from '../calls/authenticate.ts';
import type { Context } from '../calls/handler.ts';
import type { Db } from '../store/index.ts';

/** A report that is repeated after this many days counts again: apps have stopped retrying by then. */
const KNOWN_DAYS = 30;

/** Adds the app's reports to the daily sums; unknown SKUs and shops are skipped. */
export async function countActivity({ body }: { body: AnalyticsReportBody }, context: Context) {
  const { db, isConnector } = context;
  if (!isConnector) throw signedOut();
  const done = { message: 'Counted.' };
  await sql`delete from app_reports where received_at < now() - make_interval(days => ${KNOWN_DAYS})`.execute(
    db,
  );
  const isNew = await db
    .insertInto('app_reports')
    .values({ id: body.report })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!isNew) return done;
  const day = body.day ? sql`${body.day}::date` : sql`now()::date`;
  if (body.searches?.length) await addSearches(db, day, body.searches);
  if (body.views?.length) await addViews(db, day, body.views);
  if (body.usage?.length) await addUsage(db, day, body.usage);
  return done;
}

type Day = ReturnType<typeof sql>;
// Always in key order, so that two concurrent reports wait for each other instead of deadlocking.

/** Search texts are normalized: case and surrounding spaces are ignored. */
function addSearches(db: Db, day: Day, searches: NonNullable<AnalyticsReportBody['searches']>) {
  return sql`
    insert into search_counts (day, keywords, total)
    select ${day}, lower(btrim(keywords)), sum(total)
    from json_to_recordset(${JSON.stringify(searches)}::json) as told(keywords text, total integer)
    group by 2 order by 2
    on conflict (day, keywords) do update set total = search_counts.total + excluded.total`.execute(db);
}

function addViews(db: Db, day: Day, views: NonNullable<AnalyticsReportBody['views']>) {
  return sql`
    insert into product_view_counts (day, product_id, total)
    select ${day}, p.id, sum(told.total)
    from json_to_recordset(${JSON.stringify(views)}::json) as told(sku_code text, total integer)
    join products as p using (sku_code) group by p.id order by p.id
    on conflict (day, product_id) do update set total = product_view_counts.total + excluded.total`.execute(
    db,
  );
}

function addUsage(db: Db, day: Day, usage: NonNullable<AnalyticsReportBody['usage']>) {
  return sql`
    insert into app_usage (day, user_id, seconds)
    select ${day}, u.id, sum(told.seconds)
    from json_to_recordset(${JSON.stringify(usage)}::json) as told(uuid uuid, seconds integer)
    join users as u using (uuid) group by u.id order by u.id
    on conflict (day, user_id) do update set seconds = app_usage.seconds + excluded.seconds`.execute(db);
}
