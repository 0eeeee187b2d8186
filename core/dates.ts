import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { now } from './clock.ts';

/* The one date engine of browser, compiled validators and server: only this file imports dayjs. A calendar date is the text
    'YYYY-MM-DD' everywhere. All arithmetic is in UTC, so the machine's zone and daylight saving time have no effect. Zone
    offsets and month names come from the platform's Intl (docs/decisions/one-date-engine.md). */
dayjs.extend(utc);

/** Wall-clock date and time in the business zone, as a dayjs in UTC whose parts are those of that clock. */
export type Moment = Dayjs;
/** Milliseconds since 1970, or an ISO text with an offset. */
export type Instant = number | string;

const DATE = /^\d{4}-(\d\d)-(\d\d)$/;
const DATE_OR_TIME =
  /^(\d{4}-\d\d-\d\d)(?:[T ](?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/;

/** Whether a text is a day of the calendar, as YYYY-MM-DD. */
export function isDate(text: string): boolean {
  const [, month, day] = DATE.exec(text) ?? [];
  if (!month) return false;
  const read = moment(text);
  // dayjs would roll over a day or month out of range; the round trip detects it.
  return read.month() + 1 === Number(month) && read.date() === Number(day);
}

/** Adds days to a calendar date; `day` must be valid. */
export function addDays(day: string, count: number): string {
  return dateOf(moment(day).add(count, 'day'));
}

/** Days between two calendar dates; NaN when one is invalid. */
export function daysBetween(first: unknown, last: unknown): number {
  if (typeof first !== 'string' || typeof last !== 'string') return Number.NaN;
  return isDate(first) && isDate(last) ? moment(last).diff(moment(first), 'day') : Number.NaN;
}

/** The calendar date in an IANA zone, by default that of the clock that is followed. Throws a RangeError for an unknown zone. */
export function businessDay(zone: string, baseInstant: Instant = now()): string {
  return dateOf(inZone(zone, dayjs.utc(baseInstant)));
}

/** The business day and the same moment as an ISO instant with the zone's offset. */
export interface BusinessNow {
  readonly date: string;
  readonly instant: string;
}

/** The wall-clock time in an IANA zone, to the second. Throws a RangeError for an unknown zone. */
export function businessNow(zone: string, baseInstant: Instant = now()): BusinessNow {
  const utcMoment = dayjs.utc(baseInstant);
  const wallClock = inZone(zone, utcMoment);
  const instant = wallClock.format('YYYY-MM-DDTHH:mm:ss') + offsetText(zone, utcMoment.valueOf());
  return { date: dateOf(wallClock), instant };
}

/** The instant at which a clock in an IANA zone shows `time` (HH:mm) on a day: `2026-11-21T08:00:00+07:00`. */
export function instantAt(zone: string, day: string, time: string): string {
  return `${day}T${time}:00${offsetText(zone, millis(`${day}T${time}:00Z`))}`;
}

/** Milliseconds since 1970 of an instant (or a date of HTTP) as text; NaN when it is none. */
export function millis(text: string): number {
  return dayjs.utc(text).valueOf();
}

/** An instant in UTC with milliseconds, `2026-11-21T03:00:00.000Z`, optionally shifted by an amount of a unit. */
export function isoInstant(
  baseInstant: Instant = Date.now(),
  later = 0,
  unit: 'minute' | 'second' = 'minute',
): string {
  return dayjs.utc(baseInstant).add(later, unit).toISOString();
}

/**
 * Returns a function that formats a wire value, or returns undefined when it is not a date. `format` uses YYYY, MM, MMM, DD, HH,
 * mm. Calendar dates and times without an offset are formatted as they are; instants are converted to `zone` first. `locale`
 * gives the short month names.
 */
export function dateWriter(
  format: string,
  zone: string,
  locale: string,
): (value: unknown) => string | undefined {
  const read = momentReader(zone);
  const write = momentWriter(format, locale);
  return (value) => {
    const parsedMoment = read(value);
    return parsedMoment && write(parsedMoment);
  };
}

/** The same in two steps: parses a wire value to a moment in `zone`; undefined when it is not a date. */
export function momentReader(zone: string): (value: unknown) => Moment | undefined {
  return (value) => {
    if (typeof value !== 'string') return undefined;
    const [, date, offset] = DATE_OR_TIME.exec(value) ?? [];
    if (!date || !isDate(date)) return undefined;
    return offset ? inZone(zone, dayjs.utc(value.replace(' ', 'T'))) : moment(value);
  };
}

/** Formats a moment. */
export function momentWriter(format: string, locale: string): (moment: Moment) => string {
  const named = format.includes('MMM') ? calendarNames(locale) : undefined;
  return (moment) => (named ? moment.locale(named) : moment).format(format);
}

/** Whether the platform supports a zone and a locale. */
export function isPlace(zone: string, locale: string): boolean {
  try {
    new Intl.DateTimeFormat(locale, { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** Parses a calendar date or a time without an offset. */
export function moment(text: string): Moment {
  const read = dayjs.utc(text);
  const year = Number(text.slice(0, 4));
  // Date.UTC maps the years 0 to 99 to 1900 to 1999.
  return year < 100 ? read.year(year) : read;
}

/** The calendar date of a moment. */
export function dateOf(moment: Moment): string {
  return moment.format('YYYY-MM-DD');
}

const named = new Set<string>();

/** Registers the names of months and weekdays of a language, from Intl, as a dayjs locale with weeks from Monday. */
export function calendarNames(language: string): string {
  // dayjs looks up locale names in lower case.
  const name = `calendar-${language.toLowerCase()}`;
  if (named.has(name)) return name;
  named.add(name);
  const months = (month: 'long' | 'short') => namesOf(language, { month }, 12, 'month');
  const weekdays = (weekday: 'long' | 'short' | 'narrow') => namesOf(language, { weekday }, 7, 'day');
  const short = weekdays('short').map((weekday) => weekday.replace('.', ''));
  const locale = {
    name,
    weekStart: 1,
    months: months('long'),
    monthsShort: months('short'),
    weekdays: weekdays('long'),
    weekdaysShort: short,
    // Weekday names are cut to three letters, which fit the calendar's columns.
    weekdaysMin: short.every(({ length }) => length <= 3) ? short : weekdays('narrow'),
    formats: {},
    relativeTime: {},
    ordinal: (count: number) => `${count}`,
  };
  dayjs.locale(locale, undefined, true);
  return name;
}

/** Months from January, weekdays from Sunday: 2 January 2000 was a Sunday. */
function namesOf(language: string, style: Intl.DateTimeFormatOptions, count: number, unit: 'month' | 'day') {
  const { format } = new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' });
  const first = dayjs.utc('2000-01-02');
  return Array.from({ length: count }, (_, nameIndex) => format(first.add(nameIndex, unit).valueOf()));
}

function inZone(zone: string, utcMoment: Dayjs): Moment {
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(offsetText(zone, utcMoment.valueOf())) ?? [];
  return utcMoment.add((Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1), 'minute');
}

const offsets = new Map<string, Intl.DateTimeFormat>();

/** `+07:00`, from Intl: dayjs's own plugin is wrong in the hour that the machine's daylight saving time skips. */
function offsetText(zone: string, epochMillis: number): string {
  let format = offsets.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
    offsets.set(zone, format);
  }
  return /[+-]\d\d:\d\d/.exec(format.format(epochMillis))?.[0] ?? '+00:00';
}
