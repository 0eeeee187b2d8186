const SHAPE = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/;

/** Year, month, day, hour and minute as texts, in the zone that they were asked for. */
export interface Moment {
  readonly YYYY: string;
  readonly MM: string;
  readonly DD: string;
  readonly HH: string;
  readonly mm: string;
}

/**
 * A function from a wire value to its text in `format` (YYYY, MM, MMM, DD, HH, mm), or undefined when the
 * value is not a date. A calendar date, or a time without an offset, is written as it stands; an instant
 * is moved to `zone` first. `locale` gives the short month names.
 */
export function dateWriter(
  format: string,
  zone: string,
  locale: string,
): (value: unknown) => string | undefined {
  const read = momentReader(zone);
  const write = momentWriter(format, locale);
  return (value) => {
    const moment = read(value);
    return moment && write(moment);
  };
}

/** The same in two steps: what moment a wire value means in `zone`, if it is one. */
export function momentReader(zone: string): (value: unknown) => Moment | undefined {
  const toZone = zoneReader(zone);
  return (value) => (typeof value === 'string' ? read(value, toZone) : undefined);
}

/** How a moment is written. */
export function momentWriter(format: string, locale: string): (moment: Moment) => string {
  const months = shortMonths(locale);
  return (moment) => format.replace(/YYYY|MMM|MM|DD|HH|mm/g, (token) => write(token, moment, months));
}

function write(token: string, moment: Moment, months: readonly string[]): string {
  return token === 'MMM' ? (months[Number(moment.MM) - 1] ?? moment.MM) : moment[token as keyof Moment];
}

function read(text: string, toZone: (at: Date) => Moment): Moment | undefined {
  const found = SHAPE.exec(text);
  if (!found) return undefined;
  const [, YYYY = '', MM = '', DD = '', HH = '00', mm = '00', offset] = found;
  if (!isReal(YYYY, MM, DD)) return undefined;
  return offset ? toZone(new Date(text.replace(' ', 'T'))) : { YYYY, MM, DD, HH, mm };
}

function isReal(year: string, month: string, day: string): boolean {
  const at = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return at.getUTCMonth() === Number(month) - 1 && at.getUTCDate() === Number(day);
}

function zoneReader(zone: string): (at: Date) => Moment {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return (at) => {
    const found = new Map(parts.formatToParts(at).map(({ type, value }) => [type, value]));
    const part = (type: Intl.DateTimeFormatPartTypes) => found.get(type) ?? '';
    return {
      YYYY: part('year').padStart(4, '0'),
      MM: part('month'),
      DD: part('day'),
      HH: part('hour'),
      mm: part('minute'),
    };
  };
}

function shortMonths(locale: string): readonly string[] {
  const name = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => name.format(new Date(Date.UTC(2000, month, 15))));
}
