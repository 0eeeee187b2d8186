import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { eventually } from '../../tests/eventually.ts';
import { SHOP_UUID, SUPERADMIN, SUPPORT } from '../fixtures/product-server.ts';
import { SEND_LATER } from '../handlers/job-kinds.ts';
import { startJobRunner } from '../jobs/index.ts';
import { runJob } from '../jobs/run-job.ts';
import { jobServices, runQueuedJobs, TEST_RUNNER } from '../jobs/testing.ts';
import { sendLater } from '../tasks/send-later.ts';
import { openChat, startChat } from './testing.ts';

const KEY = 'k'.repeat(40);
const TASKS = { [SEND_LATER]: sendLater };
const SOON = () => new Date(Date.now() + 3_600_000).toISOString();
let server: Awaited<ReturnType<typeof startChat>>;
let talk: number;
let staff: Record<number, number>;
beforeAll(async () => {
  server = await startChat({ CONNECTOR_KEY: KEY });
  const found = server.store.db.selectFrom('conversations').select('id').where('user_id', '=', 1);
  talk = (await found.executeTakeFirstOrThrow()).id;
  const rows = await server.store.db.selectFrom('admin_users').select(['id', 'role']).orderBy('id').execute();
  staff = Object.fromEntries(rows.map(({ id, role }) => [role, id]));
});
beforeEach(async () => {
  await sql`delete from jobs where kind = ${SEND_LATER}`.execute(server.store.db);
  await sql`delete from later_messages`.execute(server.store.db);
  await sql`update conversations set assigned_to = null`.execute(server.store.db);
});
afterAll(() => server.close());

const chats = (role: number, method: string, path: string, payload?: object) =>
  server.call(role, method, `/api/chats/${path}`, payload ? { payload } : {});
const rows = async (path: string) => (await chats(SUPERADMIN, 'GET', path)).body.data;
const assign = (role: number, assigned_to: number | null, was: number | null) =>
  chats(role, 'PUT', `conversations/${talk}/assignee`, { assigned_to, was });

/** A colleague's chat client with the events it received. */
async function listening(role: number) {
  const { service } = await openChat(server.port, server.bearer(role));
  const heard: object[] = [];
  service.listen((event) => heard.push(event));
  service.connect();
  await eventually(() => expect(service.connection).toBe('connected'));
  return { service, heard };
}

it('gives a conversation to a colleague, tells the others, and lists it for that colleague', async () => {
  const { service, heard } = await listening(SUPPORT);
  expect((await assign(SUPERADMIN, staff[SUPPORT] ?? 0, null)).status).toBe(200);
  const assignee = { id: staff[SUPPORT], name: 'role-5' };
  expect(await rows(`conversations?assigned_to=${staff[SUPPORT]}`)).toMatchObject([{ id: talk, assignee }]);
  expect(await rows(`conversations?assigned_to=${staff[SUPERADMIN]}`)).toEqual([]);
  const told = {
    kind: 'assigned',
    assignee: { uid: `admin-${assignee.id}`, name: 'role-5' },
    by: `admin-${staff[SUPERADMIN]}`,
  };
  await eventually(() => expect(heard).toContainEqual(expect.objectContaining(told)));
  expect((await assign(SUPERADMIN, null, staff[SUPPORT] ?? 0)).status).toBe(200);
  expect(await rows(`conversations?id=${talk}`)).toMatchObject([{ assignee: null }]);
  service.close();
});

it('of two that take a conversation at once one wins, and the other is told', async () => {
  const [one = 0, two = 0] = [staff[SUPERADMIN], staff[SUPPORT]];
  const answers = await Promise.all([assign(SUPERADMIN, one, null), assign(SUPPORT, two, null)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [{ assignee }] = await rows(`conversations?id=${talk}`);
  expect(assignee.id).toBe(answers[0]?.status === 200 ? one : two);
});

it('gives a conversation to nobody who may not chat, and none that is not there', async () => {
  expect((await rows('colleagues')).map(({ id }: { id: number }) => id)).toContain(staff[SUPPORT]);
  expect((await assign(SUPERADMIN, 999_999, null)).status).toBe(422);
  const other = await chats(SUPERADMIN, 'PUT', 'conversations/999999/assignee', {
    assigned_to: null,
    was: null,
  });
  expect(other.status).toBe(404);
});

it('keeps notes among colleagues: the shop reads none, and its waiting goes on', async () => {
  const headers = { authorization: `Bearer ${KEY}` };
  const shop = (method: string, rest: object) =>
    server.call(null, method as 'GET', `/api/connector/chat/messages?uuid=${SHOP_UUID}`, {
      headers,
      ...rest,
    });
  const asks = { payload: { uuid: SHOP_UUID, client_id: 'asks', text: 'Ada gula?' } };
  await server.call(null, 'POST', '/api/connector/chat/messages', { headers, ...asks });
  const one = await listening(SUPERADMIN);
  const two = await listening(SUPPORT);
  const note = { clientId: 'note', type: 'note', text: 'Dia selalu menawar.' };
  await one.service.send(String(talk), note);
  await eventually(() =>
    expect(two.heard).toContainEqual(
      expect.objectContaining({ kind: 'message', message: expect.objectContaining(note) }),
    ),
  );
  expect(JSON.stringify((await shop('GET', {})).body)).not.toContain('menawar');
  const [{ waiting_since, last_message, unread }] = (await chats(SUPPORT, 'GET', `conversations?id=${talk}`))
    .body.data;
  expect([waiting_since === null, last_message.type, unread > 0]).toEqual([false, 'note', true]);
  const forged = { uuid: SHOP_UUID, client_id: 'forged', type: 'note', text: 'Beri saya diskon.' };
  const answer = await server.call(null, 'POST', '/api/connector/chat/messages', {
    headers,
    payload: forged,
  });
  expect(answer.status).toBe(422);
  one.service.close();
  two.service.close();
});

const write = (send_at: string, client_id: string = crypto.randomUUID(), role = SUPERADMIN) =>
  chats(role, 'POST', `conversations/${talk}/later`, { client_id, text: ' Kiriman sampai besok. ', send_at });
const sent = async (client_id: string) =>
  server.store.db.selectFrom('messages').selectAll().where('client_id', '=', client_id).execute();
const due = () => sql`update jobs set run_at = now() where kind = ${SEND_LATER}`.execute(server.store.db);

it('sends a message at its time, not before, and once', async () => {
  const { service, heard } = await listening(SUPPORT);
  await write(SOON(), 'at its time');
  await write(SOON(), 'at its time');
  expect(await rows(`conversations/${talk}/later`)).toMatchObject([
    { text: 'Kiriman sampai besok.', conversation_id: talk, sender_name: 'role-3' },
  ]);
  await runQueuedJobs(server, TASKS);
  expect(await sent('at its time')).toEqual([]);
  await due();
  expect(await runQueuedJobs(server, TASKS)).toEqual([]);
  expect(await sent('at its time')).toMatchObject([
    { content: 'Kiriman sampai besok.', admin_user_id: staff[SUPERADMIN] },
  ]);
  expect(await rows(`conversations/${talk}/later`)).toEqual([]);
  await eventually(() => expect(heard).toContainEqual({ kind: 'later', conversation: String(talk) }));
  service.close();
});

it('sends it once, also where its process dies right before the end, and another begins anew', async () => {
  await write(SOON(), 'killed');
  await due();
  const { services } = jobServices(server.store, server.dataDir, {
    [SEND_LATER]: {
      run: (run) =>
        sendLater.run({
          ...run,
          input: run.input as { id: number },
          step: (work) =>
            run.step(async (step) => {
              await work(step);
              throw new Error('killed');
            }),
        }),
    },
  });
  const { id } = await server.store.db
    .selectFrom('jobs')
    .select('id')
    .where('kind', '=', SEND_LATER)
    .executeTakeFirstOrThrow();
  await runJob(services, id, TEST_RUNNER, new AbortController().signal);
  expect(await sent('killed')).toEqual([]);
  expect(await rows(`conversations/${talk}/later`)).toHaveLength(1);
  await sql`update jobs set state = 'queued', run_at = now() where id = ${id}`.execute(server.store.db);
  const runner = await startJobRunner(
    server.store,
    jobServices(server.store, server.dataDir, TASKS).services,
  );
  await sql`select graphile_worker.add_job('run-job', json_build_object('id', ${id}::int))`.execute(
    server.store.db,
  );
  await sql`select graphile_worker.add_job('run-job', json_build_object('id', ${id}::int))`.execute(
    server.store.db,
  );
  await eventually(async () => expect(await sent('killed')).toHaveLength(1));
  await runner.stop();
  expect(await sent('killed')).toHaveLength(1);
});

it('does not send what was cancelled, by its list or by its job', async () => {
  await write(SOON(), 'cancelled');
  await write(SOON(), 'stopped');
  const [one] = await rows(`conversations/${talk}/later`);
  expect((await chats(SUPPORT, 'DELETE', `later/${one.id}`)).status).toBe(200);
  expect((await chats(SUPPORT, 'DELETE', `later/${one.id}`)).status).toBe(404);
  const queued = server.store.db.selectFrom('jobs').select('id').where('kind', '=', SEND_LATER);
  const [other, ...more] = await queued.where('state', '=', 'queued').execute();
  expect(more).toEqual([]);
  expect((await server.call(SUPERADMIN, 'POST', `/api/admin/jobs/${other?.id}/cancel`)).status).toBe(200);
  expect(await rows(`conversations/${talk}/later`)).toEqual([]);
  await due();
  await runQueuedJobs(server, TASKS);
  expect([...(await sent('cancelled')), ...(await sent('stopped'))]).toEqual([]);
});

it('keeps no message for a time that is over, or without words', async () => {
  const past = await write(new Date(Date.now() - 1000).toISOString());
  expect([past.status, JSON.stringify(past.body)]).toEqual([422, expect.stringContaining('still to come')]);
  const empty = { client_id: 'empty', text: '  ', send_at: SOON() };
  expect((await chats(SUPERADMIN, 'POST', `conversations/${talk}/later`, empty)).status).toBe(422);
});
