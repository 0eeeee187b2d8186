/* Whose time it is. A server's clock is its own; a page follows that of the server, since a computer in an office may be days wrong
   (docs/decisions/whose-day-it-is.md). What asks which day it is for a rule of the business asks here, by core/dates.ts. */

/** How many milliseconds the followed clock is ahead of this machine's. */
let ahead = 0;

/** Milliseconds since 1970. */
export const now = (): number => Date.now() + ahead;

/**
 * Follows the clock of a server by the Date header of an answer that was asked for at `sent` and is here at `received`, both of this
 * machine's clock. The header knows whole seconds. What is no date changes nothing.
 */
export function followClock(header: unknown, sent: number, received = Date.now()): void {
  const stated = typeof header === 'string' ? Date.parse(header) : Number.NaN;
  if (Number.isNaN(stated)) return;
  const [earliest, latest] = [stated - received, stated + 1000 - sent];
  // A clock that may well be right is kept: it runs evenly.
  if (ahead < earliest || ahead > latest) ahead = (earliest + latest) / 2;
}
