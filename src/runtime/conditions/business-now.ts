/** The business day (`YYYY-MM-DD`) and the same moment as an ISO instant with the zone's offset. */
export interface BusinessNow {
  readonly date: string;
  readonly instant: string;
}

/**
 * What time it is for the business, wherever the browser or process stands.
 * `zone` is an IANA name; an unknown one throws a RangeError.
 */
export function businessNow(zone: string, at: Date = new Date()): BusinessNow {
  const part = partsOf(zone, at);
  const date = `${part('year')}-${part('month')}-${part('day')}`;
  const offset = part('timeZoneName').slice('GMT'.length) || '+00:00';
  return { date, instant: `${date}T${part('hour')}:${part('minute')}:${part('second')}${offset}` };
}

function partsOf(zone: string, at: Date): (type: Intl.DateTimeFormatPartTypes) => string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'longOffset',
  }).formatToParts(at);
  return (type) => parts.find((part) => part.type === type)?.value ?? '';
}
