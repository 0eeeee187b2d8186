import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { MESSAGE_TYPES, UNKNOWN_TYPE } from '../../domain/chat/message-types.ts';
import { eventually } from '../../tests/eventually.ts';
import { addToken, revokeToken } from '../calls/tokens.store.ts';
import { SUPPORT } from '../fixtures/product-server.ts';
import { hashToken, makeToken } from '../rules/tokens.ts';
import { openChat, startChat, startSockets } from './testing.ts';

const KEY = 'k'.repeat(40);
const SECOND = 1000;
let server: Awaited<ReturnType<typeof startChat>>;
let second: Awaited<ReturnType<typeof startSockets>>;
let conversation: string;
const opened: { close(): unknown }[] = [];
beforeAll(async () => {
  // Their heartbeats are further apart than these tests last.
  server = await startChat({ CONNECTOR_KEY: KEY });
  second = await startSockets(server.store);
  const rows = server.store.db.selectFrom('conversations').select('id').where('user_id', '=', 1);
  conversation = String((await rows.executeTakeFirstOrThrow()).id);
});
afterEach(() => opened.splice(0).forEach((one) => void one.close()));
afterAll(async () => {
  await second.close();
  await server.close();
});

/** A new account of the staff, at the sockets of both processes. */
async function signIn() {
  const { db } = server.store;
  const row = { username: crypto.randomUUID(), role: SUPPORT, password_hash: 'x' };
  const { id } = await db.insertInto('admin_users').values(row).returning('id').executeTakeFirstOrThrow();
  const token = makeToken();
  await addToken(db, id, hashToken(token), 1);
  const chats = await Promise.all(
    [server.port, second.port].map((port) => openChat(server.port, `Bearer ${token}`, () => port)),
  );
  for (const { service } of chats) {
    opened.push(service);
    service.connect();
  }
  for (const { service } of chats) await eventually(() => expect(service.connection).toBe('connected'));
  return { id, token, services: chats.map(({ service }) => service) };
}

it.each([
  ['a sign-out', (_: number, token: string) => revokeToken(server.store.db, hashToken(token))],
  [
    'another role',
    (id: number) =>
      server.store.db.updateTable('admin_users').set({ role: 99 }).where('id', '=', id).execute(),
  ],
  [
    'the end of an account',
    (id: number) => server.store.db.deleteFrom('admin_users').where('id', '=', id).execute(),
  ],
])('%s closes the sockets of every process within a second', async (_, end) => {
  const { id, token, services } = await signIn();
  const other = await signIn();
  const begin = Date.now();
  await end(id, token);
  await eventually(() => expect(services.map(({ connection }) => connection)).not.toContain('connected'));
  expect(Date.now() - begin).toBeLessThan(SECOND);
  expect(other.services.map(({ connection }) => connection)).toEqual(['connected', 'connected']);
});

/** The right of an account ends, and no trigger tells of it. */
const endQuietly = (id: number) =>
  server.store.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await tx.updateTable('admin_users').set({ role: 99 }).where('id', '=', id).execute();
  });

it('checks each message: one that comes before it is told that the right has ended is not stored', async () => {
  const { db } = server.store;
  const {
    id,
    services: [service],
  } = await signIn();
  await endQuietly(id);
  const message = { clientId: 'late', type: 'text', text: 'Halo' };
  await expect(service?.send(conversation, message)).rejects.toThrow('The chat is not connected.');
  const stored = db.selectFrom('messages').select('id').where('admin_user_id', '=', id);
  expect(await stored.execute()).toEqual([]);
});

it.each(['markRead', 'markUnread'] as const)('checks each mark: %s changes nothing then', async (mark) => {
  const { db } = server.store;
  const { id, services } = await signIn();
  const [service] = services;
  const read = () =>
    db.selectFrom('conversation_reads').select('message_id').where('admin_user_id', '=', id).execute();
  const writer = await signIn();
  const said = (text: string) =>
    writer.services[0]?.send(conversation, { clientId: crypto.randomUUID(), type: 'text', text });
  const [first, second] = [await said('Satu'), await said('Dua')];
  await service?.markRead(conversation, first?.id ?? '');
  await eventually(async () => expect(await read()).toHaveLength(1));
  const before = await read();
  await endQuietly(id);
  await service?.[mark]?.(conversation, (mark === 'markRead' ? second : first)?.id ?? '');
  await eventually(() => expect(service?.connection).not.toBe('connected'));
  expect(await read()).toEqual(before);
});

it('takes the declared kinds of messages, and refuses others for good', async () => {
  const {
    services: [service],
  } = await signIn();
  const send = (type: string) =>
    service?.send(conversation, { clientId: crypto.randomUUID(), type, text: 'Halo', data: {} });
  for (const type of MESSAGE_TYPES) expect((await send(type))?.type).toBe(type);
  for (const type of ['Broadcast', 'voucher', 'Text'])
    await expect(send(type)).rejects.toMatchObject({ message: UNKNOWN_TYPE, again: false });
  const { uuid } = await server.store.db
    .selectFrom('users')
    .select('uuid')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  const write = (type: string) =>
    server.call(null, 'POST', '/api/connector/chat/messages', {
      payload: { uuid, client_id: crypto.randomUUID(), type, text: 'Halo' },
      headers: { authorization: `Bearer ${KEY}` },
    });
  expect((await write('picture')).status).toBe(200);
  for (const type of ['Broadcast', 'note', 'voucher']) expect((await write(type)).status).toBe(422);
});
