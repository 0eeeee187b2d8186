import { join } from 'node:path';
import { sql } from 'kysely';
import { diskStorage } from '../files/disk-storage.ts';
import { entities } from '../generated/entities.ts';
import { texts } from '../generated/texts.ts';
import { lifecycleParts } from '../lifecycles.ts';
import { Steps } from '../resources/steps.ts';
import type { Store } from '../store/index.ts';
import { type JobServices, runJob } from './run-job.ts';
import type { JobTasks } from './task.ts';

/** A runner's number that no living process has. */
export const TEST_RUNNER = 7;

/** What runs need of the server, with files below `dataDir`; failures are collected in `failures`. */
export function jobServices({ db }: Pick<Store, 'db'>, dataDir: string, tasks: JobTasks) {
  const failures: unknown[] = [];
  const places = { storage: diskStorage(join(dataDir, 'files')), dataDir };
  const services: JobServices = {
    db,
    places,
    tasks,
    entities,
    steps: new Steps(lifecycleParts, entities),
    texts,
    log: { error: (details) => failures.push((details as { err?: unknown }).err ?? details) },
  };
  return { services, failures };
}

/** Runs every waiting job to its end, here and now, without the queue: for tests of tasks and of what they do. */
export async function runQueuedJobs(
  { store, dataDir }: { store: Pick<Store, 'db'>; dataDir: string },
  tasks: JobTasks,
): Promise<unknown[]> {
  const { services, failures } = jobServices(store, dataDir, tasks);
  for (;;) {
    const { rows } = await sql<{ id: number }>`
      select id from jobs where state = 'queued' and run_at <= now() order by id limit 1`.execute(store.db);
    const [next] = rows;
    if (!next) return failures;
    await runJob(services, next.id, TEST_RUNNER, new AbortController().signal);
  }
}
