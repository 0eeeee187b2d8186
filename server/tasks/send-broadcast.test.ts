import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eventually } from '../../tests/eventually.ts';
import { SEND_BROADCAST } from '../handlers/job-kinds.ts';
import { continueJob, JobFailure, type JobRunner, startJob, startJobRunner } from '../jobs/index.ts';
import { jobServices, runQueuedJobs } from '../jobs/testing.ts';
import { inbox } from '../messaging/inbox.ts';
import type { Messenger } from '../messaging/messenger.ts';
import type { Store } from '../store/index.ts';
import { createTestDatabase } from '../store/testing.ts';
import { sendBroadcast } from './send-broadcast.ts';
import { slowSending } from './testing-broadcast.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PROGRAM = fileURLToPath(new URL('./testing-broadcast.ts', import.meta.url));

let store: Store;
let child: ChildProcess | null = null;
let runners: JobRunner[] = [];
beforeEach(async () => {
  store = await createTestDatabase();
  await sql`create table effects (n integer)`.execute(store.db);
  // Every fourth shop is inactive.
  await sql`insert into users (shop_name, active) select 'Toko ' || n, (n % 4 <> 0)::int from generate_series(1, 200) as n`.execute(
    store.db,
  );
});
afterEach(async () => {
  child?.kill('SIGKILL');
  await Promise.all(runners.map((runner) => runner.stop()));
  runners = [];
  await store.close();
});

const begin = async (segment: 'all' | 'manual', runAt?: string) => {
  const { rows } = await sql<{ id: number }>`
    insert into broadcasts (nama_broadcast, sender_type, segment_type, content)
    values ('Halo', 'now', ${segment}, 'Isi') returning id`.execute(store.db);
  const id = rows[0]?.id ?? 0;
  const input = { kind: SEND_BROADCAST, title: 'Send', by: null, input: { id } };
  const job = await startJob(store.db, { ...input, ...(runAt ? { runAt } : {}) });
  return { id, job: job.id };
};
const job = (id: number) =>
  store.db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const broadcast = (id: number) =>
  store.db.selectFrom('broadcasts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const numbers = async (query: ReturnType<typeof sql<{ n: number }>>) =>
  (await query.execute(store.db)).rows.map(({ n }) => n);
const active = () => numbers(sql<{ n: number }>`select id as n from users where active = 1 order by id`);
const got = () => numbers(sql<{ n: number }>`select user_id as n from messages order by user_id`);
const runHere = async () => {
  const runner = await startJobRunner(store, jobServices(store, '/nonexistent', slowSending).services);
  runners.push(runner);
  return runner;
};

const trail = () =>
  store.db.selectFrom('audit_entries').selectAll().where('entity', '=', 'broadcast').execute();

it('reaches every active shop in batches, and tells how many', async () => {
  const { id, job: started } = await begin('all');
  expect(
    await runQueuedJobs({ store, dataDir: '/nonexistent' }, { [SEND_BROADCAST]: sendBroadcast(inbox, 40) }),
  ).toEqual([]);
  expect(await got()).toEqual(await active());
  expect(await broadcast(id)).toMatchObject({
    status: 'Terkirim',
    reached: 150,
    sent_at: expect.any(String),
  });
  expect(await job(started)).toMatchObject({
    state: 'done',
    done: 150,
    total: 150,
    message: '{reached} shops reached.',
    counts: { reached: 150 },
  });
  expect(await trail()).toMatchObject([
    { after: { status: 'Mengirim' }, action: 'broadcast.send', actor: 'scheduler' },
    { after: { status: 'Terkirim' }, action: 'broadcast.finish', actor: 'scheduler' },
  ]);
});

it('says that it failed, or that some have it, and goes on with the rest', async () => {
  const give = () => {
    throw new JobFailure('The broadcast does not exist any more.');
  };
  const { id } = await begin('all');
  await runQueuedJobs({ store, dataDir: '/nonexistent' }, { [SEND_BROADCAST]: { run: async () => give() } });
  expect(await broadcast(id)).toMatchObject({ status: 'Gagal', reached: 0 });
  expect(await trail()).toMatchObject([{ action: 'broadcast.fail', actor: 'scheduler', entity_id: `${id}` }]);

  const { id: half, job: stopped } = await begin('all');
  const once: Messenger = {
    deliver: (db, message, shops) => (shops.includes(1) ? inbox.deliver(db, message, shops) : give()),
  };
  await runQueuedJobs({ store, dataDir: '/nonexistent' }, { [SEND_BROADCAST]: sendBroadcast(once, 40) });
  expect(await broadcast(half)).toMatchObject({ status: 'Terkirim sebagian', reached: 40 });
  expect((await trail()).at(-1)).toMatchObject({ action: 'broadcast.stop', actor: 'scheduler' });

  await store.db.transaction().execute((db) => continueJob(db, stopped));
  await runQueuedJobs({ store, dataDir: '/nonexistent' }, { [SEND_BROADCAST]: sendBroadcast(inbox, 40) });
  expect(await broadcast(half)).toMatchObject({ status: 'Terkirim', reached: 150 });
  expect(await got()).toEqual(await active());
});

it('leaves out chosen shops that have become inactive, and counts what is read, once', async () => {
  const { id, job: started } = await begin('manual');
  await sql`insert into broadcast_recipients select ${id}, n from generate_series(1, 8) as n`.execute(
    store.db,
  );
  await runQueuedJobs({ store, dataDir: '/nonexistent' }, { [SEND_BROADCAST]: sendBroadcast(inbox) });
  expect(await got()).toEqual([1, 2, 3, 5, 6, 7]);
  expect(await job(started)).toMatchObject({
    message: '{reached} shops reached, {inactive} inactive left out.',
    counts: { reached: 6, inactive: 2 },
  });
  await sql`update messages set read_at = now() where user_id in (1, 2)`.execute(store.db);
  await sql`update messages set read_at = now() where user_id = 1`.execute(store.db);
  expect(await broadcast(id)).toMatchObject({ reached: 6, read: 2 });
});

it('waits for its time, and is sent then by whichever process is there', { timeout: 30_000 }, async () => {
  const first = await runHere();
  const { id, job: started } = await begin('all', new Date(Date.now() + 2500).toISOString());
  await first.stop();
  await runHere();
  expect([await broadcast(id), await got()]).toMatchObject([{ status: 'Terjadwal', reached: 0 }, []]);
  await eventually(async () => expect(await job(started)).toMatchObject({ state: 'done' }));
  expect(await numbers(sql<{ n: number }>`select n from effects order by n`)).toEqual(await active());
});

it('goes on after its process was killed, and nobody gets it twice', { timeout: 60_000 }, async () => {
  const { id, job: started } = await begin('all');
  child = spawn(process.execPath, ['--import', './scripts/ts-node.mjs', PROGRAM, store.url], { cwd: ROOT });
  await eventually(async () => expect((await job(started)).done).toBeGreaterThan(20));
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
  expect(await job(started)).toMatchObject({ state: 'running' });
  const half = await broadcast(id);
  expect(half).toMatchObject({ status: 'Mengirim' });
  expect(half.reached).toBeLessThan(150);
  await eventually(async () => {
    // Its lock ends with its connection, which the database notices a moment later.
    await (await runHere()).stop();
    expect(await job(started)).not.toMatchObject({ state: 'running' });
  });
  await runHere();
  await eventually(async () => expect(await job(started)).toMatchObject({ state: 'done' }));
  expect(await numbers(sql<{ n: number }>`select n from effects order by n`)).toEqual(await active());
  expect(await got()).toEqual(await active());
  expect(await broadcast(id)).toMatchObject({ status: 'Terkirim', reached: 150 });
});
