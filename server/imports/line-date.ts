const ISO = /^(?<y>\d{4})-(?<m>\d\d?)-(?<d>\d\d?)[ T](?<h>\d\d?):(?<min>\d\d)(?::(?<s>\d\d)(?:\.\d+)?)?$/;
const MONTH_FIRST = /^(?<m>\d\d?)\/(?<d>\d\d?)\/(?<y>\d{4}) (?<h>\d\d?):(?<min>\d\d)(?::(?<s>\d\d))?$/;

/**
 * Reads `2011-10-06 16:20:00` and `12/1/2010 8:26` (month first) as a local time `YYYY-MM-DD HH:MM:SS`; null for
 * anything else and for days and hours that do not exist.
 */
export function readDate(text: string): string | null {
  const found = (ISO.exec(text) ?? MONTH_FIRST.exec(text))?.groups;
  if (!found) return null;
  const [y = 0, m = 0, d = 0, h = 0, min = 0, s = 0] = ['y', 'm', 'd', 'h', 'min', 's'].map((part) =>
    Number(found[part] ?? 0),
  );
  if (y < 1970 || y > 2100) return null;
  const moment = new Date(Date.UTC(y, m - 1, d, h, min, s));
  // A part out of its range would have moved the others.
  const same = moment.getUTCMonth() === m - 1 && moment.getUTCDate() === d && moment.getUTCHours() === h;
  if (!same || moment.getUTCMinutes() !== min) return null;
  return moment.toISOString().slice(0, 19).replace('T', ' ');
}
