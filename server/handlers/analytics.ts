import type {
  AnalyticsGetItem,
  AnalyticsGetQuery,
  AnalyticsKeywordsItem,
  AnalyticsProductsItem,
  AnalyticsUsageItem,
} from '../../domain/generated/types/analytics.ts';
import type { Context } from '../calls/handler.ts';
import type { Limits } from '../calls/limits.ts';
import { readKeywords, readOrderDays, readUsage, readViewedProducts } from './analytics.store.ts';
import type { Period } from './sums-of-days.store.ts';

/** Maximum number of rows in a table. */
const MOST = 200;

interface Input {
  readonly query: AnalyticsGetQuery;
}
/** Both days; the declared rules have validated them. */
export function periodOf(
  { start_date = '', end_date = '' }: AnalyticsGetQuery,
  limits: Limits<'period'>,
): Period {
  const missing = Object.entries({ start_date, end_date }).flatMap(([field, day]) =>
    day ? [] : [{ field, message: 'Input date is not valid' }],
  );
  limits.period(missing);
  return { start_date, end_date };
}

/** Orders per business day, in the time zone of the database connection. */
export async function getAnalytics(
  { query }: Input,
  { db, limits }: Context<'period'>,
): Promise<AnalyticsGetItem> {
  const period = periodOf(query, limits);
  const rows = await readOrderDays(db, period);
  return {
    ...period,
    transaction_count: [['Date', 'Count'], ...rows.map(({ day, orders }) => [day, orders])],
    sum_transaction_amount: [['Date', 'Amount'], ...rows.map(({ day, amount }) => [day, amount])],
  };
}

export function listKeywords(
  { query }: Input,
  { db, limits }: Context<'period'>,
): Promise<AnalyticsKeywordsItem[]> {
  return readKeywords(db, periodOf(query, limits), MOST);
}

export function listViewedProducts(
  { query }: Input,
  { db, limits }: Context<'period'>,
): Promise<AnalyticsProductsItem[]> {
  return readViewedProducts(db, periodOf(query, limits), MOST);
}

export function listUsage(
  { query }: Input,
  { db, limits }: Context<'period'>,
): Promise<AnalyticsUsageItem[]> {
  return readUsage(db, periodOf(query, limits), MOST);
}
