import { asApiError } from '../base/api-error.ts';
import { loadPluralForms } from '../base/i18n/language.ts';
import { t } from '../base/i18n/t.ts';
import { product } from '../base/product.ts';
import { Store } from '../base/store.ts';
import { invalidate } from '../data/cache.ts';
import { connected, listen } from '../data/live/live.ts';
import { send } from '../data/send.ts';
import { subscribe as onSession, user } from '../data/session/session-store.ts';
import { dismiss, notify } from '../ui/toasts/notify.ts';
import { type Followed, keepJobs, keptJobs } from './followed-jobs.ts';
import { endNotice, hasEnded, isPlain, type JobState, readJob } from './job-state.ts';

/** A followed job with its last known state; `state` is absent until the first answer. */
export interface Entry extends Followed {
  readonly state?: JobState;
}

const FIRST_PAUSE = 700;
const LONGEST_PAUSE = 5000;
/** Poll interval while live events arrive, in case one is lost. ms. */
const CONNECTED_PAUSE = 30_000;
/** Milliseconds for which a plain success stays visible. */
const GOES_AFTER = 8000;

export const entries = new Store<readonly Entry[]>([]);
// What was counted before the plural forms came is written again.
void loadPluralForms().then(() => entries.set([...entries.get()]));
const timers = new Map<number, ReturnType<typeof setTimeout>>();

/** Follows a job; if it is already followed, requests it again. */
export function follow(job: Followed): void {
  clearTimeout(timers.get(job.id));
  change([...entries.get().filter(({ id }) => id !== job.id), job]);
  void look(job.id, FIRST_PAUSE);
}

export function followKept(): void {
  for (const job of keptJobs()) if (!entries.get().some(({ id }) => id === job.id)) follow(job);
}

/** Removes a job from the tray; the job itself continues. */
export function forget(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  change(entries.get().filter((entry) => entry.id !== id));
}

/** Requests the server to cancel it. Throws an ApiError. */
export async function cancel(id: number): Promise<void> {
  const call = product().jobs?.cancel;
  if (!call) return;
  const state = readJob((await send(call, { id })).item);
  if (state) learn(id, state);
}

/** Continues a stopped job where it was. Throws an ApiError. */
export async function goOn({ id, invalidates }: Followed): Promise<void> {
  const call = product().jobs?.continue;
  if (!call) return;
  await send(call, { id });
  follow({ id, invalidates });
}

onSession(() => {
  if (!user()) for (const { id } of entries.get()) forget(id);
});

let stopListening: (() => void) | undefined;

const isOpen = ({ state }: Entry) => !state || !hasEnded(state);

function change(nextEntries: readonly Entry[]): void {
  entries.set(nextEntries);
  // A finished job was reported; the list of all jobs keeps it.
  const open = nextEntries.filter(isOpen);
  listenWhile(open.length > 0);
  keepJobs(open.map(({ id, invalidates }) => ({ id, invalidates })));
}

/** Subscribes to live events of jobs, if the product has them. */
function listenWhile(isWanted: boolean): void {
  const topic = product().jobs?.live;
  if (isWanted === (stopListening !== undefined) || !topic) return;
  stopListening?.();
  stopListening = isWanted
    ? listen(topic, ({ key }) => {
        for (const { id } of entries.get().filter(isOpen))
          if (key === null || key === String(id)) void look(id, FIRST_PAUSE);
      })
    : undefined;
}

// When live events stop, polling resumes.
connected.subscribe(() => {
  if (!connected.get()) for (const { id } of entries.get().filter(isOpen)) void look(id, FIRST_PAUSE);
});

function learn(id: number, state: JobState): void {
  const previousEntry = entries.get().find((entry) => entry.id === id);
  if (!previousEntry) return;
  const wasOpen = isOpen(previousEntry);
  // An older answer that arrived late.
  if (!wasOpen && !hasEnded(state)) return;
  change(entries.get().map((entry) => (entry.id === id ? { ...entry, state } : entry)));
  if (!hasEnded(state)) return;
  if (wasOpen) {
    void invalidate(previousEntry.invalidates);
    if (previousEntry.started) dismiss(previousEntry.started);
    const { text, tone } = endNotice(state);
    notify(text, tone, 5000, false, wayToProblems(id, state));
  }
  if (isPlain(state)) later(id, GOES_AFTER, () => forget(id));
}

/** From the message that some of it was refused to the lines, in the tray. */
function wayToProblems(id: number, { problemCount }: JobState) {
  if (problemCount === 0) return undefined;
  const run = () => {
    const lines = document.querySelector(`[data-job="${id}"] details`);
    lines?.closest<HTMLElement>('[popover]')?.showPopover();
    lines?.setAttribute('open', '');
    lines?.querySelector('summary')?.focus();
  };
  return { label: t('What is wrong'), run };
}

/** Pending requests; and those of them during which a live event arrived. */
const looking = new Set<number>();
const missed = new Set<number>();

/** Polls the job: often at first, and less while the page is hidden. */
async function look(id: number, pause: number): Promise<void> {
  const call = product().jobs?.get;
  if (!call) return;
  if (looking.has(id)) {
    missed.add(id);
    return;
  }
  looking.add(id);
  try {
    const state = readJob((await send(call, { id })).item);
    if (!state) return forget(id);
    learn(id, state);
    if (hasEnded(state)) return;
  } catch (error) {
    const { status } = asApiError(error);
    // The job no longer exists. Other errors are temporary: the job continues meanwhile.
    if (status === 401 || status === 403 || status === 404) return forget(id);
  } finally {
    looking.delete(id);
  }
  const again = missed.delete(id);
  if (!entries.get().some((entry) => entry.id === id)) return;
  if (again) return look(id, pause);
  const nextPause = Math.min(LONGEST_PAUSE, pause * 1.3);
  const usual = connected.get() ? CONNECTED_PAUSE : pause;
  later(id, document.hidden ? Math.max(LONGEST_PAUSE, usual) : usual, () => void look(id, nextPause));
}

function later(id: number, pause: number, work: () => void): void {
  clearTimeout(timers.get(id));
  timers.set(id, setTimeout(work, pause));
}
