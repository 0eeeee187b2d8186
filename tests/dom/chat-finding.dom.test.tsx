import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { Conversation } from '../../src/custom-widgets/chat-workspace/service/chat-service.ts';
import { chatServices } from '../../src/custom-widgets/chat-workspace/service/open-service.ts';
import {
  MemoryChat,
  type MemoryService,
} from '../../src/custom-widgets/chat-workspace/service/testing-memory-service.ts';
import { type Answers, Reply } from './answer-calls.ts';
import { openPage } from './open-page.tsx';

const CUSTOMER = {
  id: 3,
  uuid: 'shop-a',
  shop_name: 'Toko Sumber Rejeki',
  owner_name: 'Bu Rina',
  nav_id: 'C-3',
  email: 'rina@example.com',
  address: 'Jl. Melati 3',
  phone_number: '0812',
};
const REPLY = { id: 1, title: 'Salam', text: 'Halo {owner} dari {shop}, saya {me}.' };
const ANSWERS = {
  'GET /api/chats/configs': { data: [] },
  'GET /api/chats/replies': { data: [REPLY] },
  'GET /api/chats/transactions': { data: [] },
  'GET /api/admin/users/uuid/shop-a': { data: CUSTOMER },
};
const SHOPS = [
  { id: 'a', uid: 'shop-a', name: 'Toko Sumber Rejeki', status: 'online' },
  { id: 'b', uid: 'shop-b', name: 'Warung Bu Tini', status: 'offline' },
  { id: 'c', uid: 'shop-c', name: 'Kios Melati', status: 'offline' },
] as const;

let chat: MemoryChat;
let service: MemoryService;
beforeEach(() => {
  chat = new MemoryChat(SHOPS);
  service = chat.serviceOf('sari', 'Sari');
  chatServices.open = async () => service;
});
const open = (address = '/dashboard/chat', answers: Answers = ANSWERS) =>
  openPage(address, { answers, as: { name: 'Sari' } });
const openShop = async (answers?: Answers) => {
  await open(undefined, answers);
  fireEvent.click(await screen.findByRole('button', { name: /Toko Sumber Rejeki/ }));
  return screen.findByRole('region', { name: 'Toko Sumber Rejeki' });
};
const field = () => screen.findByPlaceholderText<HTMLTextAreaElement>('Type a message...');
const list = () => screen.findByRole('region', { name: 'Conversations' });
const find = async (words: string) => {
  fireEvent.click(await screen.findByRole('button', { name: 'Search messages' }));
  const input = await screen.findByRole('textbox', { name: 'Search messages' });
  fireEvent.change(input, { target: { value: words } });
  fireEvent.submit(input.closest('form') as HTMLFormElement);
};

it('reads older messages when the start of the loaded ones comes near', async () => {
  for (let at = 0; at < 50; at += 1) chat.write('a', `pesan ${at}`);
  const talk = await openShop();
  await within(talk).findByText('pesan 20');
  expect(within(talk).queryByText('pesan 19')).toBeNull();
  const rows = talk.querySelector('ol') as HTMLElement;
  rows.scrollTop = 0;
  fireEvent.scroll(rows);
  await within(talk).findByText('pesan 0');
});

it('shows what is sent, also to who reads further up', async () => {
  for (let at = 0; at < 40; at += 1) chat.write('a', `pesan ${at}`);
  const talk = await openShop();
  await within(talk).findByText('pesan 39');
  const rows = talk.querySelector('ol') as HTMLElement;
  Object.defineProperties(rows, { scrollHeight: { value: 2000 }, clientHeight: { value: 500 } });
  chat.write('a', 'Pagi');
  await within(talk).findByText('Pagi');
  rows.scrollTop = 700;
  fireEvent.scroll(rows);
  chat.write('a', 'Halo?');
  await within(talk).findByText('Halo?');
  expect(rows.scrollTop).toBeLessThan(1000);
  const input = await field();
  fireEvent.change(input, { target: { value: 'Siap' } });
  fireEvent.keyDown(input, { key: 'Enter' });
  await within(talk).findByText('Siap');
  expect(rows.scrollTop).toBe(2000);
});

it('finds an old message, shows what was said around it, and leads back to the latest', async () => {
  for (let at = 0; at < 100; at += 1) chat.write('a', at === 20 ? 'Kirim gula besok' : `pesan ${at}`);
  const talk = await openShop();
  await within(talk).findByText('pesan 99');
  await find('gula');
  fireEvent.click(await within(talk).findByRole('button', { name: /Kirim gula besok/ }));
  await within(talk).findByText('pesan 19');
  await within(talk).findByText('pesan 21');
  expect(within(talk).queryByText('pesan 99')).toBeNull();
  expect(talk.querySelector('.found')?.textContent).toContain('Kirim gula besok');
  // What comes now stands behind a gap: it is not shown in the wrong place.
  chat.write('a', 'Halo?');
  fireEvent.click(within(talk).getByRole('button', { name: 'Latest messages' }));
  await within(talk).findByText('Halo?');
  expect(within(talk).queryByText('Kirim gula besok')).toBeNull();
  expect(within(talk).queryByRole('button', { name: 'Newer messages' })).toBeNull();
});

it('reads on from an old message to the end', async () => {
  for (let at = 0; at < 50; at += 1) chat.write('a', at === 5 ? 'Kirim gula besok' : `pesan ${at}`);
  const talk = await openShop();
  await within(talk).findByText('pesan 49');
  await find('gula');
  fireEvent.click(await within(talk).findByRole('button', { name: /Kirim gula besok/ }));
  const messages = service.messages.bind(service);
  service.messages = async (conversation, asked) => {
    const page = await messages(conversation, asked);
    if (page.rows.at(-1)?.text === 'pesan 49') chat.write('a', 'Masih ada?');
    return page;
  };
  fireEvent.click(await within(talk).findByRole('button', { name: 'Newer messages' }));
  await within(talk).findByText('pesan 49');
  // It came while the last of the others were read.
  await within(talk).findByText('Masih ada?');
  await waitFor(() => expect(within(talk).queryByRole('button', { name: 'Newer messages' })).toBeNull());
  chat.write('a', 'Halo?');
  await within(talk).findByText('Halo?');
});

it('says that nothing was found, and that the search failed', async () => {
  chat.write('a', 'Ada beras?');
  const talk = await openShop();
  await find('gula');
  await within(talk).findByText('No message has these words.');
  service.messages = () => Promise.reject(new Error('offline'));
  const input = within(talk).getByRole('textbox', { name: 'Search messages' });
  fireEvent.submit(input.closest('form') as HTMLFormElement);
  await within(talk).findByText(/Messages could not be loaded/);
  fireEvent.keyDown(input, { key: 'Escape' });
  await within(talk).findByText('Ada beras?');
  expect(screen.queryByRole('textbox', { name: 'Search messages' })).toBeNull();
});

it('has no search where the service cannot', async () => {
  Object.assign(service, { capabilities: new Set() });
  await openShop();
  await field();
  expect(screen.queryByRole('button', { name: 'Search messages' })).toBeNull();
});

it('fills a canned reply in, where it can be changed before it is sent', async () => {
  await openShop();
  const text = await field();
  await screen.findByRole('button', { name: 'Canned replies' });
  const offered = () => screen.queryAllByRole('option').map((option) => option.textContent);
  const type = (value: string) => fireEvent.change(text, { target: { value } });
  type('/');
  expect(offered()).toEqual([`Salam ${REPLY.text}`]);
  fireEvent.keyDown(text, { key: 'Escape' });
  expect([offered(), text.value]).toEqual([[], '/']);
  type('');
  type('/tutup');
  expect(offered()).toEqual([]);
  type('/dari');
  expect(offered()).toHaveLength(1);
  type('/SAL');
  fireEvent.keyDown(text, { key: 'Enter' });
  await waitFor(() => expect(text.value).toBe('Halo Bu Rina dari Toko Sumber Rejeki, saya Sari.'));
  expect(chat.of('a')).toEqual([]);
});

it('says when the owner is not known, and leaves the gap to be seen', async () => {
  await openShop({ ...ANSWERS, 'GET /api/admin/users/uuid/shop-a': () => new Reply(500, {}) });
  fireEvent.click(await screen.findByRole('button', { name: 'Canned replies' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Salam' }));
  await screen.findByText('The name of the owner could not be loaded.');
  expect((await field()).value).toBe('Halo {owner} dari Toko Sumber Rejeki, saya Sari.');
});

it('goes from the search to a shop, to the field and back by the keyboard', async () => {
  await open();
  await screen.findByRole('button', { name: /Kios Melati/ });
  const shops = within(await list()).getAllByRole('button', { name: /Toko|Warung|Kios/ });
  expect(shops.map((shop) => shop.tabIndex)).toEqual([0, -1, -1]);
  const isAt = (name: RegExp) =>
    waitFor(async () =>
      expect(document.activeElement).toBe(within(await list()).getByRole('button', { name })),
    );
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
  shops[0]?.focus();
  press('ArrowDown');
  await isAt(/Warung Bu Tini/);
  screen.getByLabelText('Search a shop').focus();
  press('ArrowDown');
  await isAt(/Toko Sumber/);
  press('End');
  await isAt(/Kios Melati/);
  press('ArrowUp');
  await isAt(/Warung Bu Tini/);
  fireEvent.click(document.activeElement as HTMLElement);
  await waitFor(async () => expect(document.activeElement).toBe(await field()));
  press('Escape');
  await isAt(/Warung Bu Tini/);
});

it('says how long a shop has waited, until somebody answers', async () => {
  const conversations = service.conversations.bind(service);
  // The page follows the server's clock, which knows whole seconds.
  const since = new Date(Date.now() - 3.1 * 3_600_000).toISOString();
  service.conversations = async (asked) => {
    const { rows, ...rest } = await conversations(asked);
    return { ...rest, rows: rows.map((row) => (row.id === 'b' ? { ...row, waitingSince: since } : row)) };
  };
  chat.write('b', 'Halo');
  await open();
  await within(await list()).findByText('Waiting 3 h');
  await service.send('b', { clientId: 'x', type: 'text', text: 'Siap' });
  await waitFor(() => expect(screen.queryByText('Waiting 3 h')).toBeNull());
});

it('opens a conversation that the list has not reached', async () => {
  const shops = Array.from({ length: 40 }, (_, at) => ({
    ...SHOPS[0],
    id: `s${at}`,
    uid: `u${at}`,
    name: `Toko ${at}`,
  }));
  chat = new MemoryChat(shops);
  service = chat.serviceOf('sari', 'Sari');
  await open('/dashboard/chat?conversation=s39');
  await screen.findByRole('region', { name: 'Toko 39' });
  expect(within(await list()).queryByRole('button', { name: /Toko 39/ })).toBeNull();
});

it('opens the conversation that the address names', async () => {
  chat.write('c', 'Ada teh?');
  await open('/dashboard/chat?conversation=c');
  const talk = await screen.findByRole('region', { name: 'Kios Melati' });
  await within(talk).findByText('Ada teh?');
});

it('draws of ten thousand conversations what is in view', async () => {
  // The test's window has no layout.
  const seen = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  seen.mockReturnValue({ width: 300, height: 57 } as DOMRect);
  onTestFinished(() => seen.mockRestore());
  const shop = (at: number): Conversation => ({
    id: `${at}`,
    uid: `shop-${at}`,
    name: `Toko ${at}`,
    status: 'offline',
    unread: 0,
  });
  service.conversations = async () => ({ rows: Array.from({ length: 10_000 }, (_, at) => shop(at)) });
  await open();
  await within(await list()).findByText('Toko 0');
  const drawn = (await list()).querySelectorAll('li[data-index]');
  expect(drawn.length).toBeLessThan(40);
  expect(drawn[0]?.getAttribute('aria-setsize')).toBe('10000');
});
