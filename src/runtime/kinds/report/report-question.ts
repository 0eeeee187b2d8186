import { addDays, isDate } from '../../../../core/dates.ts';
import type { ReportScreen } from '../../../../core/model.ts';
import { resolveValues, type Scope } from '../../../../core/scope.ts';
import type { Step } from './points.ts';

/** What a report is asked: by the address, else what it begins with. */
export interface Question {
  readonly by: ReportScreen['by'][number] | undefined;
  /** Absent: the groups are no dates. */
  readonly step?: Step;
  /** Absent: the report knows no days. */
  readonly days?: { readonly start: string; readonly end: string };
}

export const STEPS: readonly Step[] = ['day', 'week', 'month'];
/** How many days a report begins with: some thirty points, or a year. */
const DAYS_OF: Readonly<Record<Step, number>> = { day: 30, week: 182, month: 365 };

export function questionOf(
  screen: ReportScreen,
  query: Readonly<Record<string, string | undefined>>,
  today: string,
): Question {
  const by = screen.by.find(({ path }) => path === query.by) ?? screen.by[0];
  const step = STEPS.find((name) => name === query.step) ?? screen.step ?? 'day';
  const { start_date = '', end_date = '' } = query;
  const isAsked = isDate(start_date) && isDate(end_date) && start_date <= end_date;
  const days = isAsked
    ? { start: start_date, end: end_date }
    : { start: addDays(today, 1 - DAYS_OF[step]), end: today };
  return { by, ...(by?.time ? { step } : {}), ...(screen.dated ? { days } : {}) };
}

/** The input of the call. */
export function inputOf(
  { source }: ReportScreen,
  { by, step, days }: Question,
  scope: Scope,
): Record<string, unknown> {
  return {
    ...resolveValues(source.with, scope),
    ...(by ? { by: by.path } : {}),
    ...(step ? { step } : {}),
    ...(days ? { start_date: days.start, end_date: days.end } : {}),
  };
}
