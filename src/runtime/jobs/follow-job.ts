import { t } from '../base/i18n/t.ts';
import { endpointOn } from '../base/page-settings.ts';
import { product } from '../base/product.ts';
import { Store } from '../base/store.ts';
import type { ResponseHook } from '../data/response-hooks.ts';
import { user } from '../data/session/session-store.ts';

/** A job that a call of this tab started, with the endpoints that are stale when it ends. */
export interface Followed {
  readonly id: number;
  readonly invalidates: readonly string[];
  /** The message shown when it started; removed when the job ends. */
  readonly started?: string;
}

const KEPT = 'followed-jobs';

/** Whether this tab has followed any job, so that the top bar shows the tray. */
export const anyFollowed = new Store(false);

/** Shows the progress of the job that a call's answer names, if the server has the calls for jobs. */
export const jobsHook: ResponseHook = {
  succeeded({ job, invalidates = [] }, { item, message, params }) {
    const get = job && product().jobs?.get;
    const id = item?.job;
    if (!get || !endpointOn(get) || typeof id !== 'number') return undefined;
    const started = message && { started: t(message, params) };
    anyFollowed.set(true);
    store().then(
      ({ follow }) => follow({ id, invalidates, ...started }),
      // The job continues without being shown; the tray shows it again after a reload.
      () => keepJobs([...keptJobs(), { id, invalidates }]),
    );
    return 'goes-on';
  },
};

/** Continues to follow the jobs from before a reload; makes no request when there were none. */
export function resumeJobs(): void {
  if (!user() || !product().jobs || keptJobs().length === 0) return;
  anyFollowed.set(true);
  store().then(
    ({ followKept }) => followKept(),
    () => undefined,
  );
}

export function keptJobs(): readonly Followed[] {
  try {
    const storedJobs: unknown = JSON.parse(sessionStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(storedJobs) ? storedJobs : [];
  } catch {
    return [];
  }
}

export function keepJobs(jobs: readonly Followed[]): void {
  try {
    if (jobs.length === 0) sessionStorage.removeItem(KEPT);
    else sessionStorage.setItem(KEPT, JSON.stringify(jobs));
  } catch {
    // Without storage the progress is shown until the page is reloaded.
  }
}

// A chunk of its own; no first page needs it.
const store = () => import('./job-store.ts');
