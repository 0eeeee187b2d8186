import { expect, it } from 'vitest';
import type { Message } from '../service/chat-service.ts';
import { firstUnread, unreadBehind } from './unread.ts';

const rows = ['shop', 'sari', 'shop', '', 'shop', 'budi'].map((uid, index): Message => {
  const id = String(index);
  const sender = { uid: uid || 'business', name: uid };
  return { id, clientId: id, conversation: 'a', sender, sentAt: '', type: 'text', text: id };
});

it('begins the unread where as many messages of others stand behind', () => {
  expect(firstUnread(rows, 0, 'sari')).toBeUndefined();
  expect(firstUnread(rows, 1, 'sari')).toBe('5');
  expect(firstUnread(rows, 2, 'sari')).toBe('4');
  expect(firstUnread(rows, 3, 'sari')).toBe('2');
  expect(firstUnread(rows, 5, 'sari')).toBeUndefined();
});

it('counts what others wrote behind a message; a deleted one and a broadcast do not count', () => {
  expect(unreadBehind(rows, '1', 'sari').map(({ id }) => id)).toEqual(['2', '4', '5']);
  expect(unreadBehind(rows, '1', 'budi')).toHaveLength(2);
  const deleted = rows.map((row) => (row.id === '4' ? { ...row, deleted: true } : row));
  expect(unreadBehind(deleted, '1', 'sari')).toHaveLength(2);
});
