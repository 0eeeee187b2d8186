import { t } from '../core/i18n/t.ts';
import { endpointOn } from '../core/page-settings.ts';
import { product } from '../core/product.ts';
import { Store } from '../core/store.ts';
import type { ResponseHook } from '../data/response-hooks.ts';
import { user } from '../data/session/session-store.ts';

/** Long work that a call of this tab started, and whose answers are stale when it ends. */
export interface Followed {
  readonly id: number;
  readonly invalidates: readonly string[];
  /** What was said when it began, which is out of date when it has ended. */
  readonly started?: string;
}

const KEPT = 'followed-jobs';

/** Whether this tab has followed any job, so that the top bar has a place for them. */
export const anyFollowed = new Store(false);

/** Shows the progress of a job that a call's answer names, where the server has the calls for jobs. */
export const jobsHook: ResponseHook = {
  succeeded({ job, invalidates = [] }, { item, message, params }) {
    const get = job && product().jobs?.get;
    const id = item?.job;
    if (!get || !endpointOn(get) || typeof id !== 'number') return undefined;
    const started = message && { started: t(message, params) };
    anyFollowed.set(true);
    store().then(
      ({ follow }) => follow({ id, invalidates, ...started }),
      // It goes on without being shown, and is shown when the page is loaded again.
      () => keepJobs([...keptJobs(), { id, invalidates }]),
    );
    return 'goes-on';
  },
};

/** Goes on with what was followed before the page was loaded anew; asks nothing when there was nothing. */
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
    const found: unknown = JSON.parse(sessionStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

export function keepJobs(jobs: readonly Followed[]): void {
  try {
    if (jobs.length === 0) sessionStorage.removeItem(KEPT);
    else sessionStorage.setItem(KEPT, JSON.stringify(jobs));
  } catch {
    // Without storage the progress is shown until the page is loaded anew.
  }
}

// No first page needs it.
const store = () => import('./job-store.ts');
