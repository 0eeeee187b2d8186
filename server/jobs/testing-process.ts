import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { connect } from '../store/connect.ts';
import { startJobRunner } from './runner.ts';
import type { JobTask } from './task.ts';
import { jobServices } from './testing.ts';

/** Writes one row a step, slowly, until there are `input.steps`. */
export const slowCount = (milliseconds: number): JobTask<{ steps: number }> => ({
  async run(run) {
    for (let n = (run.cursor as number | null) ?? 0; n < run.input.steps; n++) {
      await pause(milliseconds, undefined, { signal: run.signal });
      await run.step(async ({ db, advance }) => {
        await sql`insert into effects values (${n})`.execute(db);
        advance({ cursor: n + 1, done: n + 1 });
      });
    }
    return { message: 'Done.' };
  },
});

// As a program of its own, so that a test can kill it: the address of the database is its argument.
const url = process.argv[2];
if (url?.startsWith('postgres')) {
  const db = connect(url);
  const { services } = jobServices({ db }, '/nonexistent', { slow: slowCount(20) });
  await startJobRunner({ db, url }, services);
}
