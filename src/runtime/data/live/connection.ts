import { hearClock } from '../server-clock.ts';
import { type Message, readEvents } from './event-stream.ts';

const ADDRESS = '/api/live';
/** The server sends something every 15 s; after this silence the connection counts as dead. ms. */
const SILENCE = 40_000;
const LOOK = 5000;
/** A connection that lasted this long resets the back-off. ms. */
const GOOD = 10_000;
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 30_000;
/** Going online or becoming visible ends a back-off pause early, at most this often. ms. */
const EAGER = 5000;

/** Reasons to stop reconnecting: the token is invalid, or the server has no live events. */
export type Refusal = 'expired' | 'refused';

export interface Ears {
  readonly token: string;
  /** Where to resume: after a position, or this many milliseconds ago. */
  since(): { readonly last?: number; readonly age?: number };
  onMessage(message: Message): void;
  /** The connection ended; a retry follows. */
  onEnd(): void;
}

/** The delay before the next try in ms, with jitter, to spare a restarted server. `failures` 0: it closed a good connection. */
export function pauseAfter(failures: number, chance = Math.random()): number {
  const full = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** failures);
  return full * (0.25 + 0.75 * chance);
}

/** Reads the server's events until `signal` ends it; reconnects whenever the connection is lost. */
export async function keepConnected(ears: Ears, signal: AbortSignal): Promise<Refusal | undefined> {
  let failures = 0;
  while (!signal.aborted) {
    const began = Date.now();
    const outcome = await connect(ears, signal);
    ears.onEnd();
    if (outcome === 'expired' || outcome === 'refused') return outcome;
    failures = outcome === 'ended' && Date.now() - began > GOOD ? 0 : failures + 1;
    if (!signal.aborted) await rest(pauseAfter(failures), signal);
  }
  return undefined;
}

/** One connection attempt; `ended`: it had been open. */
async function connect(ears: Ears, signal: AbortSignal): Promise<Refusal | 'ended' | 'failed'> {
  const trying = new AbortController();
  const stop = () => trying.abort();
  let heard = Date.now();
  // A page that was suspended checks the connection at once when it resumes.
  const look = () => Date.now() - heard > SILENCE && stop();
  const timer = setInterval(look, LOOK);
  const unwatch = onReturn(look);
  let isOpen = false;
  try {
    const { last, age } = ears.since();
    const sent = Date.now();
    const answer = await fetch(age === undefined ? ADDRESS : `${ADDRESS}?age=${Math.ceil(age)}`, {
      headers: {
        Accept: 'text/event-stream',
        Authorization: `Bearer ${ears.token}`,
        ...(last === undefined ? {} : { 'Last-Event-ID': String(last) }),
      },
      cache: 'no-store',
      signal: AbortSignal.any([signal, trying.signal]),
    });
    hearClock(answer.headers.get('date'), sent);
    const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream');
    if (!answer.ok || !isStream || !answer.body) {
      void answer.body?.cancel();
      return refusalOf(answer.status, isStream);
    }
    isOpen = true;
    await readEvents(answer.body, (message) => {
      heard = Date.now();
      ears.onMessage(message);
    });
    return 'ended';
  } catch {
    return isOpen ? 'ended' : 'failed';
  } finally {
    trying.abort();
    clearInterval(timer);
    unwatch();
  }
}

/** Temporary errors are retried: a busy server, or a proxy whose server is down. */
function refusalOf(status: number, isStream: boolean | undefined): Refusal | 'failed' {
  if (status === 401) return 'expired';
  const passes = status >= 500 || [408, 425, 429].includes(status);
  return passes || (status < 400 && isStream) ? 'failed' : 'refused';
}

let eagerAt = Number.NEGATIVE_INFINITY;

/** Waits; ends early when the browser goes online or the page becomes visible. */
function rest(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      unwatch();
      signal.removeEventListener('abort', done);
      resolve();
    };
    let timer = setTimeout(done, ms);
    const unwatch = onReturn(() => {
      if (Date.now() - eagerAt < EAGER) return;
      eagerAt = Date.now();
      clearTimeout(timer);
      timer = setTimeout(done, Math.random() * Math.min(ms, FIRST_PAUSE));
    });
    signal.addEventListener('abort', done);
  });
}

/** Calls back when the browser goes online or the page becomes visible; returns the function that stops it. */
function onReturn(work: () => void): () => void {
  const seen = () => document.visibilityState === 'visible' && work();
  window.addEventListener('online', work);
  document.addEventListener('visibilitychange', seen);
  return () => {
    window.removeEventListener('online', work);
    document.removeEventListener('visibilitychange', seen);
  };
}
