import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { eventually } from '../../tests/eventually.ts';
import { SHOP_UUID, SUPERADMIN, SUPPORT } from '../fixtures/product-server.ts';
import { openChat, startChat } from './testing.ts';

const KEY = 'k'.repeat(40);
const HOUR = 3_600_000;
let server: Awaited<ReturnType<typeof startChat>>;
let talk: number;
let said = 0;
beforeAll(async () => {
  server = await startChat({ CONNECTOR_KEY: KEY });
  const found = server.store.db.selectFrom('conversations').select('id').where('user_id', '=', 1);
  talk = (await found.executeTakeFirstOrThrow()).id;
});
beforeEach(async () => {
  await sql`update conversations set resolved_at = null, snoozed_until = null, labels = '{}', assigned_to = null`.execute(
    server.store.db,
  );
});
afterAll(() => server.close());

const chats = (method: string, path: string, payload?: object, role: number | null = SUPPORT) =>
  server.call(role, method as 'GET', `/api/chats/${path}`, payload ? { payload } : {});
const desk = (change: object, id = talk) => chats('PUT', `conversations/${id}/desk`, change);
const listed = async (query: string): Promise<number[]> =>
  (await chats('GET', `conversations?limit=100&${query}`)).body.data.map(({ id }: { id: number }) => id);
const row = async () => (await chats('GET', `conversations?id=${talk}`)).body.data[0];
const shopWrites = (text: string) => {
  said += 1;
  return server.call(null, 'POST', '/api/connector/chat/messages', {
    headers: { authorization: `Bearer ${KEY}` },
    payload: { uuid: SHOP_UUID, client_id: `desk-${said}`, text },
  });
};
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

it('resolves a conversation that has no answer, tells the others, and the next message opens it again', async () => {
  const { service } = await openChat(server.port, server.bearer(SUPERADMIN));
  const heard: object[] = [];
  service.listen((event) => heard.push(event));
  service.connect();
  await eventually(() => expect(service.connection).toBe('connected'));
  await shopWrites('Ada gula?');
  expect(await listed('order=waiting')).toContain(talk);
  expect((await desk({ resolved: true })).status).toBe(200);
  expect([await listed('order=waiting'), await listed('state=open')].flat()).not.toContain(talk);
  expect(await listed('state=resolved')).toEqual([talk]);
  const event = { kind: 'desk', conversation: String(talk), resolvedAt: expect.any(String) };
  await eventually(() => expect(heard).toContainEqual(expect.objectContaining(event)));
  await shopWrites('Halo?');
  expect(await row()).toMatchObject({ resolved_at: null, waiting_since: expect.any(String) });
  await desk({ resolved: true });
  await desk({ resolved: false });
  expect(await listed('state=open')).toContain(talk);
  service.close();
});

it('puts a conversation off until its time, or until the shop writes', async () => {
  expect((await desk({ snoozed_until: inHours(-1) })).status).toBe(422);
  await shopWrites('Kirim besok ya');
  await desk({ snoozed_until: inHours(2) });
  expect([await listed('order=waiting'), await listed('state=open')].flat()).not.toContain(talk);
  expect(await listed('state=snoozed')).toEqual([talk]);
  await sql`update conversations set snoozed_until = now() where id = ${talk}`.execute(server.store.db);
  expect([await listed('state=snoozed'), await listed('order=waiting')]).toEqual([
    [],
    expect.arrayContaining([talk]),
  ]);
  await desk({ snoozed_until: inHours(2) });
  await shopWrites('Jadi?');
  expect(await row()).toMatchObject({ snoozed_until: null });
});

it('what is resolved or put off calls nobody: it is not in the number of what is unread', async () => {
  const unread = async () => (await chats('GET', 'unread')).body.data.unread;
  await shopWrites('Masih buka?');
  const all = await unread();
  const own = (await row()).unread;
  expect(own).toBeGreaterThan(0);
  await desk({ snoozed_until: inHours(2) });
  expect(await unread()).toBe(all - own);
  await desk({ resolved: true });
  expect(await unread()).toBe(all - own);
  await shopWrites('Halo?');
  expect(await unread()).toBe(all + 1);
});

it('labels a conversation, each label once and at most ten, and lists by what is combined', async () => {
  await desk({ label: ' Komplain ' });
  await desk({ label: 'Komplain' });
  await desk({ label: 'Bayar' });
  expect(await row()).toMatchObject({ labels: ['Bayar', 'Komplain'] });
  expect((await chats('GET', 'labels')).body.data).toEqual([{ name: 'Bayar' }, { name: 'Komplain' }]);
  await shopWrites('Mana barang saya?');
  expect(await listed('label=Komplain&state=open&assigned_to=0&unread=1')).toEqual([talk]);
  expect(await listed('label=Komplain&state=resolved')).toEqual([]);
  expect(await listed('label=Lain')).toEqual([]);
  await desk({ unlabel: 'Komplain' });
  expect(await listed('label=Komplain')).toEqual([]);
  for (const label of 'abcdefghi') expect((await desk({ label })).status).toBe(200);
  expect((await desk({ label: 'j' })).status).toBe(422);
  expect((await desk({ label: 'a' })).status).toBe(200);
});

it('opens the one conversation of a shop, also of one that never wrote; the vendor names it by the shop', async () => {
  const { db } = server.store;
  const open = async (user_id: number) => (await chats('POST', 'conversations', { user_id })).body.data;
  expect(await open(1)).toEqual({ conversation: String(talk) });
  const { id, uuid } = await db
    .insertInto('users')
    .values({ shop_name: 'Toko Diam' })
    .returning(['id', 'uuid'])
    .executeTakeFirstOrThrow();
  const { conversation } = await open(id);
  expect(await open(id)).toEqual({ conversation });
  expect(await listed(`uid=${uuid}`)).toEqual([Number(conversation)]);
  expect((await chats('POST', 'conversations', { user_id: 999_999 })).status).toBe(404);
  const vendor = (value: string) =>
    db.updateTable('configs').set({ value }).where('key', '=', 'chat_app_id').execute();
  await vendor('app');
  expect(await open(1)).toEqual({ conversation: SHOP_UUID });
  await vendor('');
});

it('gives new conversations in turn to those whom the setting names, and to nobody where it is empty', async () => {
  const given = async () => {
    await sql`update conversations set assigned_to = null`.execute(server.store.db);
    await shopWrites('Baru');
    return (await row()).assignee?.name ?? null;
  };
  const name = (value: string) =>
    sql`update configs set value = ${value} where key = 'chat_round_robin'`.execute(server.store.db);
  expect(await given()).toBeNull();
  await name(' role-5, ROLE-3, stranger');
  const turns = [await given(), await given(), await given()];
  expect(turns).toEqual([turns[0], turns[1], turns[0]]);
  expect(turns.slice(0, 2).sort()).toEqual(['role-3', 'role-5']);
  const { id } = (await row()).assignee;
  await shopWrites('Lagi');
  expect((await row()).assignee.id).toBe(id);
  await name('');
  expect(await given()).toBeNull();
});

it('is for those who chat alone', async () => {
  for (const [method, path] of [
    ['PUT', `conversations/${talk}/desk`],
    ['POST', 'conversations'],
    ['GET', 'labels'],
  ] as const)
    expect((await chats(method, path, method === 'GET' ? undefined : {}, 4)).status).toBe(403);
  expect((await desk({ resolved: true }, 999_999)).status).toBe(404);
});
