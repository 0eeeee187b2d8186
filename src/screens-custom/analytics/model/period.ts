import { addDays, daysBetween, isDate } from '../../../runtime/index.ts';

/** Days YYYY-MM-DD, both included. */
export interface Period {
  readonly start_date: string;
  readonly end_date: string;
}

/** Limits of the date inputs. */
export const FIRST_DAY = '1700-12-31';
export const LAST_DAY = '9999-12-31';
/** Maximum days of a range, both included, as on the server. */
const MOST_DAYS = 3660;
const USUAL_DAYS = 30;

/** The error of a range, as a source text; undefined when it is valid. */
export function problemOf({ start_date, end_date }: Period): string | undefined {
  const isBad = (day: string) => !isDate(day) || day > LAST_DAY;
  if (isBad(start_date) || isBad(end_date) || start_date < FIRST_DAY) return 'Input date is not valid';
  if (start_date > end_date) return 'Start date cannot beyond end date.';
  if (daysBetween(start_date, end_date) > MOST_DAYS) return 'Choose ten years at most.';
  return undefined;
}

/** The range of the URL's query; the last 30 days when that is missing or invalid. */
export function periodOf(query: Partial<Period>, today: string): Period {
  const { start_date = '', end_date = '' } = query;
  const queriedPeriod = { start_date, end_date };
  if (problemOf(queriedPeriod) === undefined) return queriedPeriod;
  return { start_date: addDays(today, 1 - USUAL_DAYS), end_date: today };
}
