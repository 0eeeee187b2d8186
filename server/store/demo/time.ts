/** The day around which the demo business lives: everything is before or after it, at every start. */
const TODAY = Date.UTC(2026, 10, 21);
const DAY = 86_400_000;

/** The calendar day so many days after it, as `YYYY-MM-DD`. */
export function day(offset: number): string {
  return new Date(TODAY + offset * DAY).toISOString().slice(0, 10);
}

/** The instant so many minutes after its start at Jakarta. */
export function minute(offset: number): string {
  return new Date(TODAY - 7 * 3_600_000 + offset * 60_000).toISOString();
}
