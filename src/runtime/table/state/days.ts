import { addDays, isDate } from '../../../../core/dates.ts';
import type { DayRange } from '../../../../core/model.ts';

/** First and last day of a range, YYYY-MM-DD; empty: unlimited. */
export interface Days {
  readonly start: string;
  readonly end: string;
}
/** The limits of a range, and the business day. */
export type Rule = Pick<DayRange, 'days' | 'atMost'> & { readonly today: string };

/** The last day allowed for a first day; undefined when nothing limits it. */
export function latestEnd(start: string, { days, atMost, today }: Rule): string | undefined {
  const latest = isDate(start) && days !== undefined ? addDays(start, days) : undefined;
  if (atMost !== 'today') return latest;
  return latest !== undefined && latest < today ? latest : today;
}

/** Changing the first day moves a too late last day to the maximum of the range. */
export function withStart({ end }: Days, start: string, rule: Rule): Days {
  if (!isDate(start) || !end) return { start, end };
  if (rule.days !== undefined) return { start, end: latestEnd(start, rule) ?? end };
  return { start, end: end < start ? start : end };
}

/** The last so many days up to today. */
export function lastDays(count: number, today: string): Days {
  return { start: addDays(today, 1 - count), end: today };
}

/** The error of a range: the affected day, and a source text with its values. */
export interface Wrong {
  readonly at: keyof Days;
  readonly text: string;
  readonly params?: Record<string, number>;
}

/** Stated (seed 000, validation rules). */
const NO_DATE = 'Input date is not valid';

export function wrongWith({ start, end }: Days, rule: Rule): Wrong | undefined {
  const { days, atMost, today } = rule;
  if (start && !isInCalendar(start)) return { at: 'start', text: NO_DATE };
  if (end && !isInCalendar(end)) return { at: 'end', text: NO_DATE };
  if (atMost && start > today) return { at: 'start', text: 'The start date lies in the future.' };
  if (atMost && end > today) return { at: 'end', text: 'The end date lies in the future.' };
  if (!start || !end) return undefined;
  if (end < start) return { at: 'end', text: 'Start date cannot beyond end date.' };
  if (days === undefined || end <= addDays(start, days)) return undefined;
  return {
    at: 'end',
    text: 'The end date lies more than {days} days after the start date.',
    params: { days },
  };
}

/** Whether a text is a date in a plausible range. */
export function isInCalendar(day: string): boolean {
  return isDate(day) && day >= '1700-12-31';
}

/** Whether one of the two days is missing: a list is not filtered by half of a range. */
export function isHalf({ start, end }: Days): boolean {
  return (start === '') !== (end === '');
}

/** The range in a URL: shortened to what the rule allows; any other fault, and half of a range, drops it as a whole. */
export function fitted(days: Days, rule: Rule): Days {
  const { start, end } = days;
  const isFine = (range: Days) => !isHalf(range) && !wrongWith(range, rule);
  if (isFine(days)) return days;
  const shorter = { start, end: (isDate(end) && end > start && latestEnd(start, rule)) || '' };
  return isFine(shorter) ? shorter : { start: '', end: '' };
}
