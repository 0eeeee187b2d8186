import { type Message, readEvents } from './event-stream.ts';

const ADDRESS = '/api/live';
/** A server sends something every 15 s; after this silence it counts as dead. ms. */
const SILENCE = 40_000;
const LOOK = 5000;
/** A connection that lasted so long was a good one. */
const GOOD = 10_000;
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 30_000;
/** When the network or the person comes back, a pause ends early, but not more often than that. */
const EAGER = 5000;

/** Why it is not tried again: the token counts no more, or this server has nothing to hear. */
export type Refusal = 'expired' | 'refused';

export interface Ears {
  readonly token: string;
  /** Where to go on: behind a position, or so many milliseconds ago. */
  since(): { readonly last?: number; readonly age?: number };
  onMessage(message: Message): void;
  /** It ended; the next try follows. */
  onEnd(): void;
}

/**
 * How long to wait before the next try, in ms: longer with each failure, and differently for everyone, so that a server
 * that comes back is not overrun. `failures` 0: the connection was good, and its server went away.
 */
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

/** One try; `ended`: it was open. */
async function connect(ears: Ears, signal: AbortSignal): Promise<Refusal | 'ended' | 'failed'> {
  const trying = new AbortController();
  const stop = () => trying.abort();
  signal.addEventListener('abort', stop);
  let heard = Date.now();
  // A page that slept looks at once when it wakes.
  const look = () => Date.now() - heard > SILENCE && stop();
  const timer = setInterval(look, LOOK);
  const unwatch = onReturn(look);
  let isOpen = false;
  try {
    const { last, age } = ears.since();
    const answer = await fetch(age === undefined ? ADDRESS : `${ADDRESS}?age=${Math.ceil(age)}`, {
      headers: {
        Accept: 'text/event-stream',
        Authorization: `Bearer ${ears.token}`,
        ...(last === undefined ? {} : { 'Last-Event-ID': String(last) }),
      },
      cache: 'no-store',
      signal: trying.signal,
    });
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
    signal.removeEventListener('abort', stop);
  }
}

/** What passes is tried again: a busy server, a proxy whose server is away. */
function refusalOf(status: number, isStream: boolean | undefined): Refusal | 'failed' {
  if (status === 401) return 'expired';
  const passes = status >= 500 || [408, 425, 429].includes(status);
  return passes || (status < 400 && isStream) ? 'failed' : 'refused';
}

let eagerAt = Number.NEGATIVE_INFINITY;

/** Waits; ends early when the network or the person comes back. */
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

/** Calls when the network is back or the page is looked at again; answers how to stop. */
function onReturn(work: () => void): () => void {
  const seen = () => document.visibilityState === 'visible' && work();
  window.addEventListener('online', work);
  document.addEventListener('visibilitychange', seen);
  return () => {
    window.removeEventListener('online', work);
    document.removeEventListener('visibilitychange', seen);
  };
}
