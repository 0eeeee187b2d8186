import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { ChatService, Message } from '../../src/custom-widgets/chat-workspace/service/chat-service.ts';
import { eventually } from '../../tests/eventually.ts';
import { SUPERADMIN, SUPPORT } from '../fixtures/product-server.ts';
import { openChat, startChat } from './testing.ts';

const KEY = 'k'.repeat(40);
/** A role that may not chat. */
const STRANGER = 4;
const MINUTE = 60_000;
let server: Awaited<ReturnType<typeof startChat>>;
let conversation: string;
let shop: { id: number; uuid: string };
beforeAll(async () => {
  server = await startChat({ CONNECTOR_KEY: KEY });
  shop = await server.store.db
    .insertInto('users')
    .values({ shop_name: 'Toko Sumber Rejeki' })
    .returning(['id', 'uuid'])
    .executeTakeFirstOrThrow();
  const added = server.store.db.insertInto('conversations').values({ user_id: shop.id }).returning('id');
  conversation = String((await added.executeTakeFirstOrThrow()).id);
});
const opened: ChatService[] = [];
afterEach(() => opened.splice(0).forEach((service) => void service.close()));
afterAll(() => server.close());

async function open(role: number) {
  const { service } = await openChat(server.port, server.bearer(role));
  opened.push(service);
  service.connect();
  await eventually(() => expect(service.connection).toBe('connected'));
  return service;
}

const send = (service: ChatService, text: string, more: Partial<Message> = {}) =>
  service.send(conversation, { clientId: crypto.randomUUID(), type: 'text', text, ...more });
const edit = (role: number, { id }: Pick<Message, 'id'>, text = 'Baru') =>
  server.call(role, 'PUT', `/api/chats/messages/${Number(id)}`, { payload: { text } });
const remove = (role: number, { id }: Message) =>
  server.call(role, 'DELETE', `/api/chats/messages/${Number(id)}`);
const age = ({ id }: Message, ms: number) =>
  server.store.db
    .updateTable('messages')
    .set({ created_at: new Date(Date.now() - ms).toISOString() })
    .where('id', '=', Number(id))
    .execute();

it('changes and takes back what the caller wrote, for 15 minutes', async () => {
  const service = await open(SUPERADMIN);
  const message = await send(service, 'Lama');
  await age(message, 14 * MINUTE);
  expect((await edit(SUPERADMIN, message)).status).toBe(200);
  expect((await edit(SUPPORT, message)).status).toBe(403);
  expect((await edit(STRANGER, message)).status).toBe(403);
  expect((await remove(SUPPORT, message)).status).toBe(403);
  await age(message, 16 * MINUTE);
  const late = await edit(SUPERADMIN, message, 'Terlambat');
  expect([late.status, late.body.message]).toEqual([409, 'A message can be changed for 15 minutes.']);
  expect((await remove(SUPERADMIN, message)).status).toBe(409);
  const { rows } = await service.messages(conversation);
  expect(rows.at(-1)).toMatchObject({ id: message.id, text: 'Baru' });
  await age(message, 14 * MINUTE);
  expect((await remove(SUPERADMIN, message)).status).toBe(200);
  // Once more is no mistake; a text for it comes too late.
  expect((await remove(SUPERADMIN, message)).status).toBe(200);
  expect((await edit(SUPERADMIN, message)).status).toBe(404);
});

it('gives no other words to what is no text, and none that are empty or too long', async () => {
  const service = await open(SUPERADMIN);
  const card = await send(service, '', { type: 'promo', data: { attachments: [{ title: 'Gula hemat' }] } });
  expect((await edit(SUPERADMIN, card)).status).toBe(404);
  const message = await send(service, 'Halo');
  expect((await edit(SUPERADMIN, message, '  ')).status).toBe(422);
  expect((await edit(SUPERADMIN, message, 'x'.repeat(10_001))).status).toBe(422);
  const note = await send(service, 'Catatan', { type: 'note' });
  expect((await edit(SUPERADMIN, note, 'Catatan baru')).status).toBe(200);
});

it('quotes a message of its own conversation; a note is quoted in a note alone, so that no shop reads it', async () => {
  const service = await open(SUPERADMIN);
  const note = await send(service, 'Piutang besar', { type: 'note' });
  const refused = { message: 'The message that this one answers cannot be quoted.', again: false };
  const quoteOf = ({ id, type, text, sender }: Message) => ({ id, type, text, sender: sender.name });
  await expect(send(service, 'Halo', { quote: quoteOf(note) })).rejects.toMatchObject(refused);
  const answer = await send(service, 'Ya', { type: 'note', quote: quoteOf(note) });
  expect(answer.quote).toMatchObject({ id: note.id, text: 'Piutang besar' });
  const elsewhere = await server.store.db
    .selectFrom('messages')
    .select('id')
    .where('conversation_id', '<>', Number(conversation))
    .executeTakeFirstOrThrow();
  const quote = { ...quoteOf(note), id: String(elsewhere.id) };
  await expect(send(service, 'Halo', { quote })).rejects.toMatchObject(refused);

  const first = await send(service, 'Harga 10.000');
  const reply = await send(service, 'Salah', { quote: quoteOf(first) });
  await remove(SUPERADMIN, first);
  const { rows } = await service.messages(conversation);
  expect(rows.find(({ id }) => id === reply.id)?.quote).toMatchObject({ text: '', deleted: true });
  const headers = { authorization: `Bearer ${KEY}` };
  const path = `/api/connector/chat/messages?uuid=${shop.uuid}`;
  const shown = JSON.stringify((await server.call(null, 'GET', path, { headers })).body.data);
  expect(shown).not.toContain('Piutang');
  expect(shown).not.toContain('Harga');
});

it('marks as unread for one person alone', async () => {
  const [one, two] = [await open(SUPERADMIN), await open(SUPPORT)];
  const heard: unknown[] = [];
  one.listen((event) => heard.push(event));
  const message = await send(two, 'Tolong balas');
  await one.markRead(conversation, message.id);
  const unread = async (service: ChatService) => (await service.conversation(conversation))?.unread;
  await eventually(async () => expect(await unread(one)).toBe(0));
  const ofOther = await unread(two);
  await one.markUnread?.(conversation, message.id);
  await eventually(async () => expect(await unread(one)).toBe(1));
  expect(await unread(two)).toBe(ofOther);
  const event = { kind: 'unread', conversation, uid: one.me, message: message.id };
  await eventually(() => expect(heard).toContainEqual(expect.objectContaining(event)));
});

it('says who has read a message', async () => {
  const [one, two] = [await open(SUPERADMIN), await open(SUPPORT)];
  const message = await send(one, 'Sudah dikirim');
  expect(await one.details?.(message)).toEqual({ readers: [] });
  await two.markRead(conversation, message.id);
  await eventually(async () => expect((await one.details?.(message))?.readers).toHaveLength(1));
  const path = `/api/chats/messages/${Number(message.id)}/details`;
  expect((await server.call(STRANGER, 'GET', path)).status).toBe(403);
});
