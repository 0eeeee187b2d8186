const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

/** How long a shop has been waiting for an answer, as a source text and its count; undefined below one minute. */
export function waited(since: string, now: number): { text: string; count: number } | undefined {
  const passed = now - Date.parse(since);
  if (!(passed >= MINUTE)) return undefined;
  if (passed < HOUR) return { text: 'Waits {count} min', count: Math.floor(passed / MINUTE) };
  if (passed < DAY) return { text: 'Waits {count} h', count: Math.floor(passed / HOUR) };
  return { text: 'Waits {count} d', count: Math.floor(passed / DAY) };
}

/** DD MMM HH:mm, in the time zone of the business. */
export function chatTime(instant: string, zone = 'Asia/Jakarta'): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    day: '2-digit',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(new Date(instant));
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return `${of('day')} ${of('month').slice(0, 3)} ${of('hour')}:${of('minute')}`;
}
