import { addDays, isoInstant } from '../../../core/dates.ts';

/** The day around which the demo business lives: everything is before or after it, at every start. */
const TODAY = '2026-11-21';

/** The calendar day so many days after it, as `YYYY-MM-DD`. */
export function day(offset: number): string {
  return addDays(TODAY, offset);
}

/** The instant so many minutes after its start at Jakarta. */
export function minute(offset: number): string {
  return isoInstant(`${TODAY}T00:00:00+07:00`, offset);
}
