import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Message } from '../../src/custom-widgets/chat-workspace/service/chat-service.ts';
import type {
  MemoryChat,
  MemoryService,
} from '../../src/custom-widgets/chat-workspace/service/testing-memory-service.ts';
import { openShop, startMemoryChat } from './chat-parts.ts';
import { toast } from './page-parts.ts';

let chat: MemoryChat;
let service: MemoryService;
beforeEach(() => {
  ({ chat, service } = startMemoryChat());
});
const own = (text: string, more: Partial<Message> = {}) =>
  chat.take('a', { clientId: text, type: 'text', text, ...more }, { uid: 'sari', name: 'Sari' });
const messageOf = (talk: HTMLElement, text: string) =>
  within(talk).getByText(text, { selector: 'li > p' }).closest('li') as HTMLElement;
const buttonOf = (talk: HTMLElement, text: string) =>
  within(messageOf(talk, text)).getByRole('button', { name: 'Menu of this message' });
async function openMenu(talk: HTMLElement, text: string): Promise<readonly string[]> {
  await within(talk).findByText(text, { selector: 'li > p' });
  buttonOf(talk, text).focus();
  fireEvent.click(buttonOf(talk, text));
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent ?? '');
}
async function choose(talk: HTMLElement, text: string, label: string) {
  await openMenu(talk, text);
  fireEvent.click(screen.getByRole('menuitem', { name: label }));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
}
const field = () => screen.getByPlaceholderText<HTMLTextAreaElement>('Type a message...');

it('offers what may be done with a message: others do not change, and nobody after 15 minutes', async () => {
  chat.write('a', 'Ada beras?');
  own('Ada.');
  Object.assign(own('Lama'), { sentAt: new Date(Date.now() - 16 * 60_000).toISOString() });
  const talk = await openShop();
  expect(await openMenu(talk, 'Ada beras?')).toEqual([
    'Reply',
    'Copy',
    'Forward',
    'Mark as unread',
    'Details',
  ]);
  fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(document.activeElement).toBe(buttonOf(talk, 'Ada beras?'));
  expect(await openMenu(talk, 'Ada.')).toEqual([
    'Reply',
    'Copy',
    'Forward',
    'Edit',
    'Delete',
    'Mark as unread',
    'Details',
  ]);
  fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(await openMenu(talk, 'Lama')).toEqual(['Reply', 'Copy', 'Forward', 'Mark as unread', 'Details']);
});

it('a service that cannot offers neither quotes nor changes nor marking as unread', async () => {
  Object.assign(service, { capabilities: new Set(), changes: undefined, markUnread: undefined });
  own('Ada.');
  const talk = await openShop();
  expect(await openMenu(talk, 'Ada.')).toEqual(['Copy', 'Forward', 'Details']);
});

it('by the keyboard: one tab stop for all menus, the arrows between them', async () => {
  chat.write('a', 'satu');
  chat.write('a', 'dua');
  const talk = await openShop();
  await within(talk).findByText('dua');
  const [first, second] = [buttonOf(talk, 'satu'), buttonOf(talk, 'dua')];
  expect([first.tabIndex, second.tabIndex]).toEqual([-1, 0]);
  second.focus();
  fireEvent.keyDown(second, { key: 'ArrowUp' });
  expect(document.activeElement).toBe(first);
  await waitFor(() => expect([first.tabIndex, second.tabIndex]).toEqual([0, -1]));
});

it('answers a message with a quote of it, which leads to it', async () => {
  chat.write('a', 'Ada beras?');
  const [asked] = chat.of('a');
  const talk = await openShop();
  await choose(talk, 'Ada beras?', 'Reply');
  await waitFor(() => expect(document.activeElement).toBe(field()));
  fireEvent.keyDown(field(), { key: 'Escape' });
  expect(within(talk).queryByRole('button', { name: 'Remove the quote' })).toBeNull();
  chat.write('a', 'salah');
  await choose(talk, 'salah', 'Reply');
  chat.remove('a', chat.of('a').at(-1)?.id ?? '');
  await waitFor(() => expect(within(talk).queryByRole('button', { name: 'Remove the quote' })).toBeNull());
  await choose(talk, 'Ada beras?', 'Reply');
  fireEvent.change(field(), { target: { value: 'Ada, Bu.' } });
  fireEvent.keyDown(field(), { key: 'Enter' });
  const quote = { id: asked?.id, type: 'text', text: 'Ada beras?', sender: 'Toko Sumber Rejeki' };
  await waitFor(() => expect(chat.of('a').at(-1)).toMatchObject({ text: 'Ada, Bu.', quote }));
  expect(within(talk).queryByRole('button', { name: 'Remove the quote' })).toBeNull();
  fireEvent.click(await within(talk).findByRole('button', { name: /Toko Sumber Rejeki.*Ada beras\?/ }));
  await waitFor(() => expect(messageOf(talk, 'Ada beras?').classList).toContain('found'));
});

it('a note is answered by a note: the shop is told of neither', async () => {
  Object.assign(service, { capabilities: new Set([...service.capabilities, 'notes']) });
  own('Piutang besar', { type: 'note' });
  const talk = await openShop();
  await choose(talk, 'Piutang besar', 'Reply');
  within(talk).getByText('Only colleagues see this note.');
  fireEvent.keyDown(field(), { key: 'Escape' });
  expect(within(talk).queryByRole('button', { name: 'Remove the quote' })).toBeNull();
  fireEvent.change(field(), { target: { value: 'Halo' } });
  fireEvent.keyDown(field(), { key: 'Enter' });
  await waitFor(() => expect(chat.of('a').at(-1)).toMatchObject({ type: 'text', text: 'Halo' }));
  expect(chat.of('a').at(-1)?.quote).toBeUndefined();
});

it('gives a message other words in its place, marked as edited; a refusal is told, and the words stay', async () => {
  own('Harga 10.000');
  const talk = await openShop();
  await choose(talk, 'Harga 10.000', 'Edit');
  const typed = () => screen.getByLabelText<HTMLTextAreaElement>('Edit message');
  await waitFor(() => expect(document.activeElement).toBe(typed()));
  fireEvent.change(typed(), { target: { value: 'Harga 12.000' } });
  const { edit } = service.changes;
  service.changes.edit = () => Promise.reject(new Error('A message can be changed for 15 minutes.'));
  fireEvent.keyDown(typed(), { key: 'Enter' });
  await within(talk).findByText('A message can be changed for 15 minutes.');
  service.changes.edit = edit;
  // The end of a composition saves nothing.
  fireEvent.keyDown(typed(), { key: 'Enter', keyCode: 229 });
  expect(chat.of('a')[0]?.text).toBe('Harga 10.000');
  fireEvent.keyDown(typed(), { key: 'Enter' });
  await within(talk).findByText('Harga 12.000', { selector: 'li > p' });
  expect(messageOf(talk, 'Harga 12.000').textContent).toContain('edited');
  await waitFor(() => expect(document.activeElement).toBe(buttonOf(talk, 'Harga 12.000')));
  expect(screen.getByRole('button', { name: /Toko Sumber Rejeki.*Harga 12\.000/ })).toBeTruthy();
});

it('leaves an edit by Escape, also from its buttons, and the focus is at the menu of the message', async () => {
  own('Harga 10.000');
  const talk = await openShop();
  await choose(talk, 'Harga 10.000', 'Edit');
  const cancel = await within(talk).findByRole('button', { name: 'Cancel' });
  cancel.focus();
  fireEvent.keyDown(cancel, { key: 'Escape' });
  await waitFor(() => expect(document.activeElement).toBe(buttonOf(talk, 'Harga 10.000')));
  expect(screen.queryByLabelText('Edit message')).toBeNull();
});

it('takes a message back when it is confirmed: the stated words live', async () => {
  own('Salah kirim');
  const talk = await openShop();
  await choose(talk, 'Salah kirim', 'Delete');
  const dialog = await screen.findByRole('alertdialog');
  within(dialog).getByText('Delete this message?');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await within(talk).findByText('this message was deleted.');
  const list = screen.getByRole('region', { name: 'Conversations' });
  await within(list).findByText('this message was deleted.');
  expect(within(talk).queryByRole('button', { name: 'Menu of this message' })).toBeNull();
});

it('forwards a message to shops, with what it carries, and no order, invoice or return of one to another', async () => {
  const data = { attachments: [{ picture: '/files/rak.png', name: 'rak.png' }] };
  own('Rak baru', { type: 'picture', data });
  own('Tagihan', { type: 'invoice', data: { attachments: [{ document_no: 'INV/9' }] } });
  const talk = await openShop();
  expect(await openMenu(talk, 'Tagihan')).not.toContain('Forward');
  fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
  await choose(talk, 'Rak baru', 'Forward');
  const dialog = await screen.findByRole('dialog', { name: 'Forward to shops' });
  fireEvent.click(await within(dialog).findByRole('checkbox', { name: 'Warung Bu Tini' }));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Forward' }));
  await toast('Forwarded to 1 shop.');
  await waitFor(() => expect(chat.of('b')).toMatchObject([{ type: 'picture', text: 'Rak baru', data }]));
});

it('says when a message was sent and read, and by whom', async () => {
  service.details = async () => ({
    deliveredAt: '2026-03-02T09:31:00+07:00',
    readAt: '2026-03-02T09:32:00+07:00',
    readers: ['Budi'],
  });
  own('Sudah dikirim');
  const talk = await openShop();
  await choose(talk, 'Sudah dikirim', 'Details');
  const dialog = await screen.findByRole('dialog', { name: 'Message details' });
  await within(dialog).findByText('Budi');
  within(dialog).getByText('02 Mar 2026 09:31');
  within(dialog).getByText('02 Mar 2026 09:32');
});

it('marks as unread: the conversation is left, and its row, the menu and the title say it', async () => {
  chat.write('a', 'satu');
  chat.write('a', 'dua');
  const marked = vi.spyOn(service, 'markRead');
  const talk = await openShop();
  await within(talk).findByText('dua');
  await waitFor(() => expect(marked).toHaveBeenCalled());
  await waitFor(() => expect(screen.queryByLabelText('Unread: 2')).toBeNull());
  await choose(talk, 'dua', 'Mark as unread');
  await screen.findByText('Choose a conversation.');
  const row = screen.getByRole('button', { name: /Toko Sumber Rejeki/ });
  expect(await within(row).findByLabelText('Unread: 1')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(row));
  expect(await service.unread()).toBe(1);
});

it.each([
  ['what follows it', ['satu', 'Saya cek.', 'dua', 'tiga'], 2],
  ['the last of the shop where nothing follows', ['satu', 'dua', 'Saya cek.'], 1],
])('marks as unread from an own message on: %s', async (_what, texts, unread) => {
  for (const text of texts)
    if (text === 'Saya cek.') own(text);
    else chat.write('a', text);
  const talk = await openShop();
  await waitFor(async () => expect(await service.unread()).toBe(0));
  await choose(talk, 'Saya cek.', 'Mark as unread');
  await screen.findByLabelText(`Unread: ${unread}`);
  expect(await service.unread()).toBe(unread);
});

it('what was marked as unread in another window is not read again by a line that comes back', async () => {
  chat.write('a', 'satu');
  const [message] = chat.of('a');
  const talk = await openShop();
  await within(talk).findByText('satu');
  await waitFor(async () => expect(await service.unread()).toBe(0));
  chat.unread('a', 'sari', message?.id ?? '');
  expect(await screen.findByLabelText('Unread: 1')).toBeTruthy();
  service.turn('disconnected');
  service.turn('connected');
  await screen.findAllByText('Online chat is connected');
  expect(await service.unread()).toBe(1);
});
