/** What a tab does while it is the one that holds the connection; it ends with `signal`. */
export type Lead = (signal: AbortSignal) => Promise<void>;

/** Whether the tabs of this browser can agree on one of them; on plain HTTP they cannot. */
export function canElect(): boolean {
  return typeof navigator.locks?.request === 'function' && typeof BroadcastChannel === 'function';
}

/**
 * Leads as soon as no other tab does: the first at once, the next in line when that one is closed. A tab that the browser
 * freezes hands over, and stands in line again when it goes on. Resolves when it has led, or `signal` has ended the wait.
 */
export async function leadInTurn(name: string, lead: Lead, signal: AbortSignal): Promise<void> {
  try {
    for (;;) {
      const { resumed } = await navigator.locks.request(name, { signal }, () =>
        leadUntilFrozen(lead, signal),
      );
      if (!resumed) return;
      await resumed;
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/** `resumed`: the page was frozen meanwhile; it settles when the page goes on. */
async function leadUntilFrozen(lead: Lead, signal: AbortSignal): Promise<{ resumed?: Promise<unknown> }> {
  const term = new AbortController();
  let resumed: Promise<unknown> | undefined;
  const freeze = () => {
    // Before the page stops: the event of its going on may come before anything else of it runs.
    resumed = new Promise((done) => document.addEventListener('resume', done, { once: true }));
    term.abort();
  };
  document.addEventListener('freeze', freeze, { once: true });
  try {
    await lead(AbortSignal.any([signal, term.signal]));
  } finally {
    document.removeEventListener('freeze', freeze);
  }
  return resumed && !signal.aborted ? { resumed } : {};
}

/** Leads while the page is looked at: without a way to agree, a tab in the background must not hold a connection. */
export async function leadWhileSeen(lead: Lead, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await until(() => document.visibilityState === 'visible', signal);
    if (signal.aborted) return;
    const seen = new AbortController();
    const led = lead(seen.signal);
    await Promise.race([until(() => document.visibilityState !== 'visible', signal), led]);
    seen.abort();
    await led;
  }
}

function until(holds: () => boolean, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!holds() && !signal.aborted) return;
      document.removeEventListener('visibilitychange', check);
      signal.removeEventListener('abort', check);
      resolve();
    };
    document.addEventListener('visibilitychange', check);
    signal.addEventListener('abort', check);
    check();
  });
}
