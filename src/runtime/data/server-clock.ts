import { followClock } from '../../../core/clock.ts';

/** How long the first answer may take before the server is asked for the time alone. */
const PATIENCE = 1500;
let isHeard = false;

/** Takes the time from an answer of the server, with its Date header and when it was asked for. */
export function hearClock(header: unknown, sent: number): void {
  isHeard = true;
  followClock(header, sent);
}

/** Asks for the time, where no screen has asked for anything: a form may be filled in without a call. */
export function askClock(): void {
  setTimeout(() => {
    if (isHeard) return;
    const sent = Date.now();
    fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
      ({ headers }) => hearClock(headers.get('date'), sent),
      // The machine's own clock stays.
      () => undefined,
    );
  }, PATIENCE);
}
