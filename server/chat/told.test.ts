import { afterAll, beforeAll, expect, it } from 'vitest';
import { SUPERADMIN } from '../fixtures/product-server.ts';
import { openChat, startChat } from './testing.ts';

const KEY = 'k'.repeat(40);
let server: Awaited<ReturnType<typeof startChat>>;
beforeAll(async () => {
  server = await startChat({ CONNECTOR_KEY: KEY });
});
afterAll(() => server.close());

const toldOf = async () => {
  const rows = await server.store.db
    .selectFrom('live_events')
    .select(['key', 'kind'])
    .where('of_table', '=', 'messages')
    .orderBy('position')
    .execute();
  return rows.map(({ key, kind }) => `${kind} ${key}`);
};

it('tells every page of what a shop or a colleague writes, once for each message', async () => {
  const { db } = server.store;
  const shop = await db
    .insertInto('users')
    .values({ shop_name: 'Toko Sumber Rejeki' })
    .returning(['id', 'uuid'])
    .executeTakeFirstOrThrow();
  const before = await toldOf();
  const payload = { uuid: shop.uuid, client_id: 'one', text: 'Ada beras?' };
  const headers = { authorization: `Bearer ${KEY}` };
  const write = () => server.call(null, 'POST', '/api/connector/chat/messages', { payload, headers });
  await write();
  await write();
  const [message] = await db.selectFrom('messages').selectAll().where('user_id', '=', shop.id).execute();
  expect(await toldOf()).toEqual([...before, `created ${message?.id}`]);
  const chat = await openChat(server.port, server.bearer(SUPERADMIN));
  chat.service.connect();
  await expect.poll(() => chat.service.connection).toBe('connected');
  const conversation = String(message?.conversation_id);
  const sent = await chat.service.send(conversation, { clientId: 'two', type: 'text', text: 'Ada.' });
  expect(await toldOf()).toEqual([...before, `created ${message?.id}`, `created ${Number(sent.id)}`]);
  chat.service.close();
});
