import { parseCronItems, run } from 'graphile-worker';
import { queuePool, quietLogger, type Store } from '../store/index.ts';
import { Presence } from './presence.ts';
import { forgetOldJobs, recoverJobs } from './recover.ts';
import { type JobServices, runJob } from './run-job.ts';
import { QUEUE_TASK, startJob } from './start-job.ts';

/** Jobs that run at the same time. */
const CONCURRENCY = 3;
/** Milliseconds between two searches for jobs without a runner. */
const SWEEP = 15_000;
const SCHEDULED = 'start-scheduled';

/** Work that begins by itself. `at` is a cron expression in UTC. */
export interface ScheduledJob {
  readonly kind: string;
  readonly title: string;
  readonly at: string;
}

export interface JobRunner {
  /**
   * Takes no new job, lets the steps under way finish, and hands what is not done back to the queue. Safe to call
   * twice.
   */
  stop(): Promise<void>;
}

/**
 * Begins to run the waiting jobs of this database; several processes may do so at once. Jobs of a process that was
 * killed are taken over at once at the start, and after some seconds by those that are running.
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
    await forgetOldJobs(db);
  };
  await sweep();
  const pgPool = queuePool(url, CONCURRENCY + 2);
  const worker = await run({
    pgPool,
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
      async [SCHEDULED](payload) {
        const { kind, title } = payload as ScheduledJob;
        await db.transaction().execute((tx) => startJob(tx, { kind, title, by: null, once: kind }));
      },
    },
  });
  // It ends when the database stays away; whoever watches the process should restart it then.
  worker.promise.catch((error: unknown) => log.error({ err: error }, 'no jobs are run any more'));
  const timer = setInterval(() => {
    sweep().catch((error: unknown) => log.error({ err: error }, 'lost jobs could not be looked for'));
  }, SWEEP);
  const stop = async () => {
    clearInterval(timer);
    ending.abort();
    await worker.stop();
    await pgPool.end();
    await presence.end();
  };
  let stopped: Promise<void> | null = null;
  return { stop: () => (stopped ??= stop()) };
}

function cronItems(schedule: readonly ScheduledJob[]) {
  return parseCronItems(
    schedule.map(({ kind, title, at }) => ({
      task: SCHEDULED,
      identifier: kind,
      match: at,
      payload: { kind, title },
      options: { backfillPeriod: 0, maxAttempts: 3, jobKey: `schedule:${kind}` },
    })),
  );
}
