const formatters = new Map<string, Intl.DateTimeFormat>();

/** The calendar date 'YYYY-MM-DD' in an IANA zone, whatever the zone of the process or browser. */
export function businessDay(zone: string, now: Date = new Date()): string {
  let formatter = formatters.get(zone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    formatters.set(zone, formatter);
  }
  return formatter.format(now);
}
