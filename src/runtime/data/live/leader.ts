/** Runs while this tab holds the connection; `signal` aborts it. */
export type Lead = (signal: AbortSignal) => Promise<void>;

/** Whether the tabs of this browser can elect a leader (the Web Locks API); not available on plain HTTP. */
export function canElect(): boolean {
  return typeof navigator.locks?.request === 'function' && typeof BroadcastChannel === 'function';
}

/** Leads as soon as no other tab does, until closed or frozen; a frozen tab queues again. Resolves at the end or by `signal`. */
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

/** `resumed`: the page was frozen meanwhile; resolves when the page resumes. */
async function leadUntilFrozen(lead: Lead, signal: AbortSignal): Promise<{ resumed?: Promise<unknown> }> {
  const term = new AbortController();
  let resumed: Promise<unknown> | undefined;
  const freeze = () => {
    // Listens before the page freezes: `resume` may come before any other code runs.
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

/** Leads while the page is visible: without an election, a background tab must not hold a connection. */
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
