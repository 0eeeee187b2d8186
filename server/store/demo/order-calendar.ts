import { daysBetween, moment } from '../../../core/dates.ts';

/** Sunday first: shops fill their shelves on Mondays, and few order on a Sunday. */
const WEEKDAYS = [0.12, 1.35, 1.15, 1.05, 1.1, 0.95, 0.6];
/** The first day of Lebaran, for which shops stock up and after which trade rests. */
const LEBARAN = ['2025-03-31', '2026-03-20', '2027-03-10', '2028-02-27', '2029-02-15', '2030-02-05'];

/** How much is ordered on a day, beside a usual one. */
export function demandOn(day: string): number {
  const calendarDate = moment(day);
  const weekday = WEEKDAYS[calendarDate.day()] ?? 1;
  return weekday * lebaran(day) * season(calendarDate.month(), calendarDate.date());
}

/** Of the `count` days after `day` those that are worked: all but Sundays. */
export function workingDays(day: string, count: number): number {
  return count - Math.floor((moment(day).day() + count) / 7);
}

function lebaran(day: string): number {
  const daysAfterLebaran = LEBARAN.map((first) => daysBetween(first, day)).find(
    (days) => days > -31 && days < 10,
  );
  if (daysAfterLebaran === undefined) return 1;
  if (daysAfterLebaran < -4) return 1.6;
  return daysAfterLebaran < 6 ? 0.25 : 0.7;
}

/** The end of the year, Independence Day, and the days on which wages are paid. `month` from 0. */
function season(month: number, date: number): number {
  const year = month === 11 ? 1.25 : month === 7 && date < 18 ? 1.15 : month === 1 ? 0.9 : 1;
  return year * (date >= 25 || date <= 3 ? 1.15 : 1);
}
