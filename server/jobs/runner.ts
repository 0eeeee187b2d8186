import { EventEmitter, once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { parseCronItems, type Runner, type RunnerOptions, run } from 'graphile-worker';
import { type Db, queuePool, quietLogger, type Store } from '../store/index.ts';
import { enqueue, lockLostJobs, QUEUE_TASK, removeEndedJobs, requeueLost } from './job.store.ts';
import { Presence } from './presence.ts';
import { type JobServices, runJob } from './run-job.ts';
import { startJob } from './start-and-stop.ts';

/** Jobs that run at the same time. */
const CONCURRENCY = 3;
/** Milliseconds between searches for orphaned jobs. */
const SWEEP = 15_000;
/** Retry delay in milliseconds after a database failure: initial and maximum. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
const SCHEDULED = 'start-scheduled';

/** Scheduled work. `at` is a cron expression in UTC. */
export interface ScheduledJob {
  readonly kind: string;
  readonly title: string;
  readonly at: string;
}

export interface JobRunner {
  /** Stops taking jobs, lets running steps finish, and returns unfinished jobs to the queue. Safe to call twice. */
  stop(): Promise<void>;
}

/**
 * Runs the waiting jobs of this database; several processes may do so. Jobs of a killed process are taken over at once on start,
 * and after some seconds by running processes. Resumes by itself after a database failure.
 */
export async function startJobRunner(
  { db, url }: Pick<Store, 'db' | 'url'>,
  services: Omit<JobServices, 'db'>,
  schedule: readonly ScheduledJob[] = [],
): Promise<JobRunner> {
  const presence = new Presence(url);
  const active = new Set<number>();
  const ending = new AbortController();
  const { log } = services;
  const sweep = async () => {
    await recoverJobs(db, await presence.runner(), active);
    await removeEndedJobs(db, REMEMBERED_DAYS);
  };
  const pgPool = queuePool(url, CONCURRENCY + 2);
  const begin = () => sweep().then(() => run(options));
  const events = new EventEmitter();
  const options: RunnerOptions = {
    pgPool,
    events,
    concurrency: CONCURRENCY,
    noHandleSignals: true,
    logger: quietLogger,
    parsedCronItems: cronItems(schedule),
    taskList: {
      async [QUEUE_TASK](payload) {
        const { id } = payload as { id: number };
        const runner = await presence.runner();
        active.add(id);
        try {
          await runJob({ db, ...services }, id, runner, ending.signal);
        } finally {
          active.delete(id);
        }
      },
      [SCHEDULED]: (payload) => startScheduled(db, payload as ScheduledJob),
    },
  };
  const running = await keepRunning(begin, { events, log, signal: ending.signal });
  const timer = setInterval(() => {
    sweep().catch((error: unknown) => log.error({ err: error }, 'lost jobs could not be looked for'));
  }, SWEEP);
  const stop = async () => {
    clearInterval(timer);
    ending.abort();
    await running.ended();
    await pgPool.end();
    await presence.end();
  };
  let stopped: Promise<void> | null = null;
  return { stop: () => (stopped ??= stop()) };
}

async function startScheduled(db: Db, { kind, title }: ScheduledJob): Promise<void> {
  await db.transaction().execute((tx) => startJob(tx, { kind, title, by: null, once: kind }));
}

interface Surroundings extends Pick<JobServices, 'log'> {
  readonly events: EventEmitter;
  /** Aborted when the worker shall not be started again. */
  readonly signal: AbortSignal;
}

/** Begins, and begins again after a database failure. `ended` stops the worker after the signal. */
async function keepRunning(begin: () => Promise<Runner>, { events, log, signal }: Surroundings) {
  let worker = await begin();
  const keep = async () => {
    for (let wait = FIRST_PAUSE; !signal.aborted; wait = Math.min(LONGEST_PAUSE, wait * 2)) {
      // A job that cannot store its end stops working, and the others follow.
      const failure = once(events, 'worker:fatalError', { signal });
      await Promise.race([worker.promise, failure]).catch(() => undefined);
      if (signal.aborted) return;
      log.error({}, 'the database is away: the queue is asked again in a moment');
      await worker.stop().catch(() => undefined);
      await pause(wait, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      const restartedWorker = await begin().catch(() => null);
      if (restartedWorker) [worker, wait] = [restartedWorker, FIRST_PAUSE];
      if (restartedWorker && signal.aborted) await restartedWorker.stop();
    }
  };
  const kept = keep();
  return {
    async ended(): Promise<void> {
      await worker.stop().catch(() => undefined);
      await kept;
    },
  };
}

function cronItems(schedule: readonly ScheduledJob[]) {
  return parseCronItems(
    schedule.map(({ kind, title, at: cronPattern }) => ({
      task: SCHEDULED,
      identifier: kind,
      match: cronPattern,
      payload: { kind, title },
      options: { backfillPeriod: 0, maxAttempts: 3, jobKey: `schedule:${kind}` },
    })),
  );
}

/** Seconds that a queued job may stay unstarted. */
const LOST_AFTER = 60;
const REMEMBERED_DAYS = 30;

/** Puts orphaned jobs back into the queue. `active` are this runner's jobs. */
async function recoverJobs(db: Db, runner: number, active: ReadonlySet<number>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const id of await lockLostJobs(tx, runner, active, LOST_AFTER)) {
      await requeueLost(tx, id);
      await enqueue(tx, id);
    }
  });
}
