import { expect, it } from 'vitest';
import type { Conversation, Message } from '../service/chat-service.ts';
import { arrived } from './history.ts';

const SINCE = '2026-11-24T16:44:00+07:00';
const row: Conversation = {
  ...{ id: '1', uid: 'shop', name: 'Toko Amanah', status: 'offline', unread: 1, waitingSince: SINCE },
};
const message = (sender: Message['sender'], type = 'text'): Message => ({
  ...{
    id: '9',
    clientId: 'c',
    conversation: '1',
    sentAt: '2026-11-25T09:00:00+07:00',
    type,
    text: 'Halo',
    sender,
  },
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
