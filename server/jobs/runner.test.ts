import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eventually } from '../../tests/eventually.ts';
import type { Store } from '../store/index.ts';
import { createTestDatabase } from '../store/testing.ts';
import { administer } from '../store/testing-cluster.ts';
import { type JobRunner, startJobRunner } from './runner.ts';
import { startJob } from './start-and-stop.ts';
import { jobServices } from './testing.ts';
import { slowCount } from './testing-process.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PROGRAM = fileURLToPath(new URL('./testing-process.ts', import.meta.url));

let store: Store;
let runners: JobRunner[] = [];
let child: ChildProcess | null = null;
beforeEach(async () => {
  store = await createTestDatabase();
  await sql`create table effects (n integer)`.execute(store.db);
});
afterEach(async () => {
  child?.kill('SIGKILL');
  await Promise.all(runners.map((runner) => runner.stop()));
  runners = [];
  await store.close();
});

const runHere = async (milliseconds = 1) => {
  const { services } = jobServices(store, '/nonexistent', { slow: slowCount(milliseconds) });
  const runner = await startJobRunner(store, services);
  runners.push(runner);
  return runner;
};
const begin = (steps: number) =>
  store.db
    .transaction()
    .execute((db) => startJob(db, { kind: 'slow', title: 'Count', by: null, input: { steps } }));
const job = async (id: number) =>
  store.db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const effects = async () =>
  (await sql<{ n: number }>`select n from effects order by n`.execute(store.db)).rows.map(({ n }) => n);
const firstN = (count: number) => Array.from({ length: count }, (_, n) => n);

it('runs what was started before and after it, and each job in one of two runners', async () => {
  const before = await begin(3);
  await Promise.all([runHere(), runHere()]);
  const after = await begin(4);
  await eventually(async () => {
    expect(await job(before.id)).toMatchObject({ state: 'done' });
    expect(await job(after.id)).toMatchObject({ state: 'done' });
  });
  expect(await effects()).toEqual([...firstN(3), ...firstN(4)].sort());
});

it('goes on with the job of a process that was killed, and nothing happens twice', {
  timeout: 60_000,
}, async () => {
  const { id } = await begin(60);
  child = spawn(process.execPath, ['--import', './scripts/ts-node.mjs', PROGRAM, store.url], { cwd: ROOT });
  await eventually(async () => expect((await job(id)).done).toBeGreaterThan(3));
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
  expect(await job(id)).toMatchObject({ state: 'running' });
  expect((await job(id)).done).toBeLessThan(60);
  await eventually(async () => {
    // Its lock is released with its connection, which the database notices a moment later.
    await (await runHere()).stop();
    expect((await job(id)).attempts).toBeGreaterThan(0);
    expect(await job(id)).not.toMatchObject({ state: 'running' });
  });
  await runHere();
  await eventually(async () => expect(await job(id)).toMatchObject({ state: 'done', done: 60 }));
  expect(await effects()).toEqual(firstN(60));
});

it('goes on by itself when the database was away', { timeout: 30_000 }, async () => {
  await runHere(5);
  const { id } = await begin(200);
  await eventually(async () => expect((await job(id)).done).toBeGreaterThan(1));
  const { pathname, href } = new URL(store.url);
  const name = pathname.slice(1);
  const elsewhere = href.replace(pathname, '/postgres');
  const end = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`;
  await administer(elsewhere, `alter database ${name} allow_connections false`);
  for (let times = 0; times < 5; times++) {
    await administer(elsewhere, end);
    await pause(200);
  }
  await administer(elsewhere, `alter database ${name} allow_connections true`);
  await eventually(async () => expect(await job(id)).toMatchObject({ state: 'done' }));
  expect(await effects()).toEqual(firstN(200));
  const after = await begin(2);
  await eventually(async () => expect(await job(after.id)).toMatchObject({ state: 'done' }));
});

it('hands the job on when it is stopped, without waiting for its end', async () => {
  const first = await runHere(5);
  const { id } = await begin(1000);
  await eventually(async () => expect((await job(id)).done).toBeGreaterThan(1));
  await first.stop();
  const { state, done } = await job(id);
  expect([state, done < 1000]).toEqual(['queued', true]);
  expect(await effects()).toEqual(firstN(done));
});
