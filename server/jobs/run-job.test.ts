import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../store/index.ts';
import { createTestDatabase } from '../store/testing.ts';
import { MAX_ATTEMPTS } from './job.store.ts';
import { runJob } from './run-job.ts';
import { cancelJob, continueJob, startJob } from './start-and-stop.ts';
import { JobFailure, type JobRun, type JobTask } from './task.ts';
import { jobServices, TEST_RUNNER } from './testing.ts';

let store: Store;
beforeAll(async () => {
  store = await createTestDatabase();
  await sql`create table effects (n integer)`.execute(store.db);
});
afterAll(() => store.close());
beforeEach(async () => {
  await sql`delete from jobs`.execute(store.db);
  await sql`delete from effects`.execute(store.db);
});

const effects = async () =>
  (await sql<{ n: number }>`select n from effects order by n`.execute(store.db)).rows.map(({ n }) => n);
const jobRow = (id: number) =>
  store.db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const begin = (kind = 'count', more = {}) =>
  store.db.transaction().execute((db) => startJob(db, { kind, title: 'Count', by: null, ...more }));
const never = new AbortController().signal;

/** Counts to four, one per step. `between` is called after the step with that number. */
const counting = (between: (n: number, run: JobRun<unknown>) => unknown): JobTask => ({
  async run(run) {
    for (let n = (run.cursor as number | null) ?? 0; n < 4; n++) {
      await run.step(async ({ db, advance }) => {
        await sql`insert into effects values (${n})`.execute(db);
        advance({ cursor: n + 1, done: n + 1, total: 4, counts: { made: 1 } });
      });
      await between(n, run);
    }
    return { message: '{made} made.' };
  },
});
const run = async (id: number, task: JobTask, options: { runner?: number; ending?: AbortSignal } = {}) => {
  const { services, failures } = jobServices(store, tmpdir(), { count: task });
  await runJob(services, id, options.runner ?? TEST_RUNNER, options.ending ?? never);
  return failures;
};

describe('a job', () => {
  it('does its steps and ends with their sums', async () => {
    const { id } = await begin();
    await run(
      id,
      counting(() => undefined),
    );
    expect(await effects()).toEqual([0, 1, 2, 3]);
    expect(await jobRow(id)).toMatchObject({
      state: 'done',
      done: 4,
      total: 4,
      message: '{made} made.',
      params: { made: 4 },
      cursor: null,
    });
  });

  it('that is started twice is one, until it has ended', async () => {
    const [first, second] = await Promise.all([begin(), begin()]);
    expect(second.id).toBe(first.id);
    expect([first.isNew, second.isNew].sort()).toEqual([false, true]);
    expect((await begin('count', { input: { other: 1 } })).isNew).toBe(true);
    await run(
      first.id,
      counting(() => undefined),
    );
    expect((await begin()).isNew).toBe(true);
  });

  it('goes on where it was when an unforeseen error stopped it, and undoes the step that failed', async () => {
    const { id } = await begin();
    let broken = true;
    const task = counting((n, { step }) => {
      if (n !== 1 || !broken) return;
      broken = false;
      return step(async ({ db }) => {
        await sql`insert into effects values (99)`.execute(db);
        throw new Error('the disk is full');
      });
    });
    const failures = await run(id, task);
    expect(String(failures[0])).toContain('the disk is full');
    expect(await jobRow(id)).toMatchObject({ state: 'queued', done: 2, attempts: 1 });
    await run(id, task);
    expect(await effects()).toEqual([0, 1, 2, 3]);
    expect(await jobRow(id)).toMatchObject({ state: 'done', params: { made: 4 } });
  });

  it('is given up after too many errors, with a text for the person', async () => {
    const { id } = await begin();
    const task: JobTask = { run: () => Promise.reject(new Error('always')) };
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) await run(id, task);
    expect(await jobRow(id)).toMatchObject({
      state: 'failed',
      message: 'Something went wrong. Please try again later.',
    });
  });

  it('has all its tries again whenever it got on, however often it is begun', async () => {
    const { id } = await begin();
    const task: JobTask = {
      async run(run) {
        const n = (run.cursor as number | null) ?? 0;
        if (n === 2 * MAX_ATTEMPTS) return { message: 'Done.' };
        await run.step(async ({ db, advance }) => {
          await sql`insert into effects values (${n})`.execute(db);
          advance({ cursor: n + 1 });
        });
        throw new Error('killed');
      },
    };
    for (let begun = 0; begun <= 2 * MAX_ATTEMPTS; begun++) await run(id, task);
    expect(await effects()).toEqual(Array.from({ length: 2 * MAX_ATTEMPTS }, (_, n) => n));
    expect(await jobRow(id)).toMatchObject({ state: 'done', attempts: 2 * MAX_ATTEMPTS + 1 });
  });

  it('that stopped tells how far it came, and goes on there when somebody says so', async () => {
    const { id } = await begin();
    const task = counting((n) => {
      if (n === 1) throw new JobFailure('No {what}.', { what: 'luck' });
    });
    await run(id, task);
    expect(await jobRow(id)).toMatchObject({
      state: 'failed',
      message: '{result} {done} of {total} done.',
      params: { result: { text: 'No {what}.' }, what: 'luck', done: 2, total: 4 },
    });
    await store.db.transaction().execute((db) => continueJob(db, id));
    await run(
      id,
      counting(() => undefined),
    );
    expect(await effects()).toEqual([0, 1, 2, 3]);
    expect(await jobRow(id)).toMatchObject({ state: 'done', message: '{made} made.' });
    const again = store.db.transaction().execute((db) => continueJob(db, id));
    await expect(again).rejects.toThrow('Only work that has stopped can go on.');
  });

  it('fails at once with the words that its task has for the person', async () => {
    const { id } = await begin();
    await run(id, { run: () => Promise.reject(new JobFailure('No {what}.', { what: 'luck' })) });
    expect(await jobRow(id)).toMatchObject({
      state: 'failed',
      message: 'No {what}.',
      params: { what: 'luck' },
    });
  });

  it('stops before its next step when it is cancelled, and keeps what it has done', async () => {
    const { id } = await begin();
    await run(
      id,
      counting((n) => n === 1 && cancelJob(store.db, id)),
    );
    expect(await effects()).toEqual([0, 1]);
    expect(await jobRow(id)).toMatchObject({
      state: 'cancelled',
      params: { result: { text: 'It was cancelled.' }, done: 2, total: 4 },
    });
  });

  it('that waits ends at once when it is cancelled, also in the queue', async () => {
    const { id } = await begin();
    await cancelJob(store.db, id);
    expect(await jobRow(id)).toMatchObject({ state: 'cancelled' });
    await run(
      id,
      counting(() => undefined),
    );
    expect(await effects()).toEqual([]);
    const { rows } = await sql`select 1 from graphile_worker.jobs where key = ${`job:${id}`}`.execute(
      store.db,
    );
    expect(rows).toEqual([]);
  });

  it('is handed back when the server ends, and goes on in the next', async () => {
    const { id } = await begin();
    const ending = new AbortController();
    await run(
      id,
      counting((n) => n === 2 && ending.abort()),
      { ending: ending.signal },
    );
    expect(await jobRow(id)).toMatchObject({ state: 'queued', stalls: 0, cursor: 3 });
    await run(
      id,
      counting(() => undefined),
    );
    expect(await effects()).toEqual([0, 1, 2, 3]);
  });

  it('whose runner was thought dead writes nothing more once another has taken over', async () => {
    const { id } = await begin();
    const task = counting(async (n) => {
      if (n !== 0) return;
      await sql`update jobs set state = 'queued' where id = ${id}`.execute(store.db);
      await run(
        id,
        counting(() => undefined),
        { runner: TEST_RUNNER + 1 },
      );
    });
    await run(id, task);
    expect(await effects()).toEqual([0, 1, 2, 3]);
    expect(await jobRow(id)).toMatchObject({ state: 'done', params: { made: 4 } });
  });

  it('keeps the first 200 of its problems and counts all', async () => {
    const { id } = await begin();
    const problem = (line: number) => ({ line, message: 'Not a number.' });
    const lines = (from: number) => Array.from({ length: 150 }, (_, index) => problem(from + index));
    await run(id, {
      async run({ step }) {
        for (const from of [1, 151]) await step(async ({ advance }) => advance({ problems: lines(from) }));
        return { message: '{problems} problems.' };
      },
    });
    const { problems, params, state, message } = await jobRow(id);
    expect([problems.length, problems[199]?.line, state, message]).toEqual([
      200,
      200,
      'partly',
      '{result} {problems} refused.',
    ]);
    expect(params).toMatchObject({ problems: 300, result: { text: '{problems} problems.' } });
  });
});
