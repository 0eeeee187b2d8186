import { formats } from '../../core/validation/ajv-runtime.ts';

const ISO = /^(?<y>\d{4})-(?<m>\d\d?)-(?<d>\d\d?)[ T](?<h>\d\d?):(?<min>\d\d)(?::(?<s>\d\d)(?:\.\d+)?)?$/;
const MONTH_FIRST = /^(?<m>\d\d?)\/(?<d>\d\d?)\/(?<y>\d{4}) (?<h>\d\d?):(?<min>\d\d)(?::(?<s>\d\d))?$/;

/**
 * Reads `2011-10-06 16:20:00` and `12/1/2010 8:26` (month first) as a local time `YYYY-MM-DD HH:MM:SS`; null for
 * anything else and for days and hours that do not exist.
 */
export function readDate(text: string): string | null {
  const dateParts = (ISO.exec(text) ?? MONTH_FIRST.exec(text))?.groups;
  if (!dateParts) return null;
  const [m, d, h, min, s] = ['m', 'd', 'h', 'min', 's'].map((part) =>
    (dateParts[part] ?? '').padStart(2, '0'),
  );
  const [date, time] = [`${dateParts.y}-${m}-${d}`, `${h}:${min}:${s}`];
  if (date < '1970' || date > '2101' || !formats.date(date) || !formats.time(time)) return null;
  return `${date} ${time}`;
}
