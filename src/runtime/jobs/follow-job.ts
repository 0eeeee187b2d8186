import { t } from '../base/i18n/t.ts';
import { endpointOn } from '../base/page-settings.ts';
import { product } from '../base/product.ts';
import { Store } from '../base/store.ts';
import type { ResponseHook } from '../data/response-hooks.ts';
import { user } from '../data/session/session-store.ts';
import { keepJobs, keptJobs } from './followed-jobs.ts';

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

// A chunk of its own; no first page needs it.
const store = () => import('./job-store.ts');
