import { useEffect, useState } from 'react';
import { now } from '../../runtime/index.ts';

const MINUTE = 60_000;

/** The time by the clock of the server, updated every minute and when one of these instants (ISO 8601) is reached. */
export function useNow(instants: readonly (string | undefined)[]): number {
  const [time, setTime] = useState(now);
  const coming = instants.flatMap((instant) => (instant ? [Date.parse(instant)] : []));
  const next = Math.min(time + MINUTE, ...coming.filter((instant) => instant > time));
  useEffect(() => {
    const timer = setTimeout(() => setTime(Math.max(now(), next)), next - now());
    return () => clearTimeout(timer);
  }, [next]);
  return time;
}
