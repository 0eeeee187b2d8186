import type { AnalyticsReportBody } from '../../domain/generated/types/analytics.ts';
import { type Context, forApp } from '../calls/handler.ts';
import { addSearches, addUsage, addViews, noteReport, removeOldReports } from './app-activity.store.ts';

/** A report that is repeated after this many days counts again: apps have stopped retrying by then. */
const KNOWN_DAYS = 30;

/** Adds the app's reports to the daily sums; unknown SKUs and shops are skipped. */
export const countActivity = forApp(async ({ body }: { body: AnalyticsReportBody }, { db }: Context) => {
  const done = { message: 'Counted.' };
  await removeOldReports(db, KNOWN_DAYS);
  if (!(await noteReport(db, body.report))) return done;
  const { day } = body;
  if (body.searches?.length) await addSearches(db, day, body.searches);
  if (body.views?.length) await addViews(db, day, body.views);
  if (body.usage?.length) await addUsage(db, day, body.usage);
  return done;
});
