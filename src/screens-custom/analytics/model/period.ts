import { addDays, daysBetween, isDate } from '../../../runtime/index.ts';

/** Days YYYY-MM-DD, both included. */
export interface Period {
  readonly start_date: string;
  readonly end_date: string;
}

/** What the date inputs offer. */
export const FIRST_DAY = '1700-12-31';
export const LAST_DAY = '9999-12-31';
/** From the first day to the last, as the server allows. */
const MOST_DAYS = 3660;
const USUAL_DAYS = 30;

/** What is wrong with a range that is to be searched, as a source text; undefined when nothing is. */
export function problemOf({ start_date, end_date }: Period): string | undefined {
  const isBad = (day: string) => !isDate(day) || day > LAST_DAY;
  if (isBad(start_date) || isBad(end_date) || start_date < FIRST_DAY) return 'Input date is not valid';
  if (start_date > end_date) return 'Start date cannot beyond end date.';
  if (daysBetween(start_date, end_date) > MOST_DAYS) return 'Choose ten years at most.';
  return undefined;
}

/** The range of the address; the last 30 days where it names none that may be. */
export function periodOf(query: Partial<Period>, today: string): Period {
  const { start_date = '', end_date = '' } = query;
  const asked = { start_date, end_date };
  if (problemOf(asked) === undefined) return asked;
  return { start_date: addDays(today, 1 - USUAL_DAYS), end_date: today };
}
