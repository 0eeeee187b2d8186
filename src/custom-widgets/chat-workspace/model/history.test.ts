import { expect, it } from 'vitest';
import { eventually } from '../../../../tests/eventually.ts';
import type { Conversation, Message } from '../service/chat-service.ts';
import { MemoryChat } from '../service/testing-memory-service.ts';
import { arrived } from './history.ts';
import { HistoryReader } from './history-reader.ts';

const SINCE = '2026-11-24T16:44:00+07:00';
const row: Conversation = {
  id: '1',
  uid: 'shop',
  name: 'Toko Amanah',
  status: 'offline',
  unread: 1,
  waitingSince: SINCE,
};
const message = (sender: Message['sender'], type = 'text'): Message => ({
  id: '9',
  clientId: 'c',
  conversation: '1',
  sentAt: '2026-11-25T09:00:00+07:00',
  type,
  text: 'Halo',
  sender,
});
const after = (said: Message, seen = false) => {
  const [first] = arrived([row], said, seen) ?? [];
  return [first?.unread, first?.waitingSince, first?.last?.id];
};

it('counts what a person wrote, and lets a colleague alone end the wait of a shop', () => {
  expect(after(message({ uid: 'shop', name: 'Toko Amanah' }))).toEqual([2, SINCE, '9']);
  expect(after(message({ uid: 'shop', name: 'Toko Amanah' }), true)).toEqual([1, SINCE, '9']);
  expect(after(message({ uid: 'admin-2', name: 'Sari' }))).toEqual([2, undefined, '9']);
  expect(after(message({ uid: 'admin-2', name: 'Sari' }, 'note'))).toEqual([2, SINCE, '9']);
  expect(after(message({ uid: 'business', name: '' }))).toEqual([1, SINCE, '9']);
});

it('reads what was missed, also when older messages were asked for meanwhile', async () => {
  const chat = new MemoryChat([{ id: 'a', uid: 'shop', name: 'Toko Amanah', status: 'online' }]);
  for (let at = 0; at < 40; at += 1) chat.write('a', `pesan ${at}`);
  const service = chat.serviceOf('sari');
  const reader = new HistoryReader(service, 'a');
  const texts = () => reader.history().rows.map(({ text }) => text);
  service.connect();
  await eventually(() => expect(texts()).toHaveLength(30));
  service.turn('disconnected');
  chat.write('a', 'while it was away');
  service.turn('connected');
  await reader.loadOlder();
  await eventually(() => expect(texts()).toEqual(chat.of('a').map(({ text }) => text)));
  expect(reader.history()).toMatchObject({ older: false, loading: false });
});
