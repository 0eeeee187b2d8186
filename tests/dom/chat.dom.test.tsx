import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { SendRefusal } from '../../src/custom-widgets/chat-workspace/service/chat-service.ts';
import type {
  MemoryChat,
  MemoryService,
} from '../../src/custom-widgets/chat-workspace/service/testing-memory-service.ts';
import { endSession } from '../../src/runtime/data/session/session-store.ts';
import { dismissAll } from '../../src/runtime/ui/toasts/notify.ts';
import type { Call } from './answer-calls.ts';
import { ANSWERS, attach, facts, openShop, side, startMemoryChat } from './chat-parts.ts';
import { openPage } from './open-page.tsx';

const ORDER = {
  id: 12,
  invoice_no: 'INV/12',
  state: 3,
  total_price: 150_000,
  additional_discount: 5_000,
  created_at: '2026-11-20T09:00:00+07:00',
  items: [
    { name: 'Gula Pasir 1 kg', quantity: 10, final_price: 135_000 },
    { name: 'Teh Celup', quantity: 2, final_price: 20_000 },
  ],
};
let chat: MemoryChat;
let service: MemoryService;
beforeEach(() => {
  ({ chat, service } = startMemoryChat());
});
const shopSays = (text: string, clientId = text) =>
  chat.take('a', { clientId, type: 'text', text }, { uid: 'shop-a', name: 'Toko Sumber Rejeki' });
const write = async (text: string) => {
  const field = await screen.findByPlaceholderText('Type a message...');
  fireEvent.change(field, { target: { value: text } });
  fireEvent.keyDown(field, { key: 'Enter' });
};

it('tells the connection, the unread and what was deleted; an empty text and the end of a composition send nothing', async () => {
  const first = shopSays('Ada beras?');
  await openPage('/dashboard/chat', { answers: ANSWERS });
  await screen.findByText('Online chat is connected');
  const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
  expect(within(trail).getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe(
    '/dashboard/analytics',
  );
  const list = await screen.findByRole('region', { name: 'Conversations' });
  expect(await within(list).findByLabelText('Unread: 1')).toBeTruthy();
  fireEvent.click(within(list).getByRole('button', { name: /Toko Sumber Rejeki/ }));
  const talk = await screen.findByRole('region', { name: 'Toko Sumber Rejeki' });
  await within(talk).findByText('Ada beras?');
  await waitFor(() => expect(within(list).queryByLabelText('Unread: 1')).toBeNull());
  chat.remove('a', first.id);
  await within(talk).findByText('this message was deleted.');
  await write('   ');
  const field = await screen.findByPlaceholderText('Type a message...');
  fireEvent.change(field, { target: { value: 'Ada, P' } });
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229, isComposing: false });
  await write('Ada, Pak.');
  await within(talk).findByText('Ada, Pak.');
  await waitFor(() => expect(chat.of('a').map((one) => one.text)).toEqual(['', 'Ada, Pak.']));
});

/** What toasts say now. */
const toasts = () =>
  [...document.querySelectorAll('.notistack-Snackbar')].map((toast) => toast.textContent ?? '');

it('tells nothing of a first try; a lost connection once, however often it is tried again, and that it is back', async () => {
  const none = () => {
    dismissAll();
    return waitFor(() => expect(toasts()).toEqual([]));
  };
  await none();
  service.connect = () => service.turn('connecting');
  const seen = new Set<string>();
  const watch = new MutationObserver(() => toasts().forEach((text) => void seen.add(text)));
  watch.observe(document.body, { childList: true, subtree: true });
  await openPage('/dashboard/chat', { answers: ANSWERS });
  await screen.findByRole('region', { name: 'Conversations' });
  await waitFor(() => expect(service.connection).toBe('connecting'));
  expect(screen.queryByText(/Online chat/)).toBeNull();
  service.turn('connected');
  await waitFor(() => expect([...seen]).toEqual(['Online chat is connected']));
  for (let tries = 0; tries < 3; tries += 1) {
    service.turn('disconnected');
    await screen.findByText(/^The chat is not connected. Last contact with the chat: \d\d \w{3} \d\d:\d\d\./);
    service.turn('connecting');
    await screen.findByRole('button', { name: 'Connect now' });
  }
  await waitFor(() => expect(toasts()).toContain('Online chat is not-connected'));
  expect([...seen]).toEqual([
    'Online chat is connected',
    'Online chat is not-connected',
    'Online chat is diconnected, reconnecting...',
  ]);
  await none();
  service.turn('connected');
  await waitFor(() => expect(toasts()).toEqual(['Online chat is connected']));
  expect(document.querySelector('.line')).toBeNull();
  watch.disconnect();
});

it('a message that another tab gave up goes here too', async () => {
  const talk = await openShop();
  const send = service.send;
  service.send = () => Promise.reject(new SendRefusal('Too long.', false));
  await write('halo');
  await within(talk).findByText(/Not sent: Too long\./);
  service.send = send;
  const [key = ''] = Object.keys(localStorage).filter((name) => name.startsWith('outbox '));
  // As the browser tells a tab what another one did.
  localStorage.removeItem(key);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
  await waitFor(() => expect(within(talk).queryByText(/Not sent/)).toBeNull());
});

it('what is written but not sent is the same in another tab, and gone where that one sent it', async () => {
  await openShop();
  const field = await screen.findByPlaceholderText<HTMLTextAreaElement>('Type a message...');
  fireEvent.change(field, { target: { value: 'besok' } });
  const [key = ''] = Object.keys(localStorage).filter((name) => name.includes(' chat a'));
  expect(localStorage.getItem(key)).toBe('"besok"');
  // As the browser tells a tab what another one did.
  const other = (value: string | undefined) => {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    window.dispatchEvent(new StorageEvent('storage', { key }));
  };
  other('"besok pagi"');
  await waitFor(() => expect(field.value).toBe('besok pagi'));
  other(undefined);
  await waitFor(() => expect(field.value).toBe(''));
  const ofAnother = key.replace('chat a', 'chat b');
  localStorage.setItem(ofAnother, '"lusa"');
  endSession('choice');
  expect(localStorage.getItem(ofAnother)).toBeNull();
});

it('keeps what is written without a line, and sends it with the next', async () => {
  const talk = await openShop();
  service.turn('disconnected');
  await write('nanti');
  await within(talk).findByText('Queued');
  fireEvent.click(within(talk).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(within(talk).queryByText('Queued')).toBeNull());
  expect(chat.of('a').map((one) => one.text)).toEqual(['nanti']);
});

it('a message without an answer waits after some seconds, and can be sent again at once', async () => {
  const hurry = vi.spyOn(service, 'hurry');
  vi.spyOn(service, 'send').mockReturnValue(new Promise(() => {}));
  const talk = await openShop();
  await write('halo?');
  await within(talk).findByText('Sending…');
  expect(within(talk).queryByRole('button', { name: 'Retry' })).toBeNull();
  fireEvent.click(await within(talk).findByRole('button', { name: 'Retry' }));
  expect(hurry).toHaveBeenCalledTimes(1);
  within(talk).getByText('Queued');
});

it('says of a pasted text how much of it is too much, keeps it, and sends it once it is short enough', async () => {
  const talk = await openShop();
  await write('x'.repeat(17_000));
  const field = within(talk).getByPlaceholderText<HTMLTextAreaElement>('Type a message...');
  await within(talk).findByText('7000 characters too many: a message may have at most 10000.');
  expect([field.value.length, field.getAttribute('aria-invalid')]).toEqual([17_000, 'true']);
  await write('x'.repeat(10_000));
  await waitFor(() => expect(chat.of('a').map((one) => one.text.length)).toEqual([10_000]));
  expect(field.value).toBe('');
});

it('keeps a name and a last message in their own direction, whatever the page has', async () => {
  shopSays('Ada beras?');
  await openPage('/dashboard/chat', { answers: ANSWERS });
  const list = await screen.findByRole('region', { name: 'Conversations' });
  const texts = [
    await within(list).findByText('Toko Sumber Rejeki'),
    await within(list).findByText('Ada beras?'),
  ];
  expect(texts.map(({ dir, className, localName }) => [localName, className, dir])).toEqual([
    ['strong', '', 'auto'],
    ['span', 'last', 'auto'],
  ]);
});

it('gives the text of a refused message back to the input', async () => {
  const talk = await openShop();
  service.send = () => Promise.reject(new SendRefusal('Too long.', false));
  await write('halo');
  await within(talk).findByText('Not sent: Too long.');
  fireEvent.click(within(talk).getByRole('button', { name: 'Edit' }));
  expect(within(talk).getByPlaceholderText<HTMLTextAreaElement>('Type a message...').value).toBe('halo');
  expect(within(talk).queryByText(/Not sent/)).toBeNull();
});

it('says why a message was refused, and Retry really sends it', async () => {
  const talk = await openShop();
  const send = service.send;
  service.send = () => Promise.reject(new SendRefusal('Too long.', false));
  await write('halo');
  await within(talk).findByText('Not sent: Too long.');
  service.send = send;
  fireEvent.click(within(talk).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(chat.of('a')).toHaveLength(1));
});

it('logs what could not be sent or fetched', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const refusal = new SendRefusal('Too long.', false);
  service.messages = () => Promise.reject(refusal);
  service.send = () => Promise.reject(refusal);
  const talk = await openShop();
  await within(talk).findByText(/Messages could not be loaded\./);
  await write('halo');
  const [first] = await within(await attach('TTB')).findAllByRole('button', { name: 'Lampirkan' });
  if (first) fireEvent.click(first);
  fireEvent.keyDown(await screen.findByPlaceholderText('Type a message...'), { key: 'Enter' });
  await waitFor(() => expect(within(talk).getAllByText(/Not sent: Too long\./)).toHaveLength(2));
  expect(logged.mock.calls).toEqual([
    ['Message fetching failed with error', refusal],
    ['Message sending failed with error', refusal],
    ['custom message sending failed with error', refusal],
  ]);
});

it('shows that a history is being fetched', async () => {
  service.messages = () => new Promise(() => undefined);
  const talk = await openShop();
  await waitFor(() => expect(talk.querySelector('ol .coming-messages > [aria-hidden]')).toBeTruthy());
  expect(within(talk).queryByText('No messages yet.')).toBeNull();
});

it('finds a shop by Enter, and clears', async () => {
  await openPage('/dashboard/chat', { answers: ANSWERS });
  const field = await screen.findByLabelText('Search a shop');
  await screen.findByRole('button', { name: /Warung Bu Tini/ });
  const search = (value: string) => {
    fireEvent.change(field, { target: { value } });
    if (field.closest('form')) fireEvent.submit(field.closest('form') as HTMLFormElement);
  };
  search('tini');
  await waitFor(() => expect(screen.queryByRole('button', { name: /Rejeki/ })).toBeNull());
  search('nobody');
  await screen.findByText('No shop has this name.');
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  await screen.findByRole('button', { name: /Rejeki/ });
  service.turn('disconnected');
  service.conversations = () => Promise.reject(new Error('No line.'));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  search('nobody else');
  await screen.findByText('The conversations could not be loaded.');
  expect(screen.queryByText('No shop has this name.')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  await screen.findByRole('button', { name: /Rejeki/ });
});

it('a search that finds no shop leads back to all, and into the search', async () => {
  await openPage('/dashboard/chat', { answers: ANSWERS });
  const field = () => screen.getByLabelText<HTMLInputElement>('Search a shop');
  await screen.findByRole('button', { name: /Warung Bu Tini/ });
  fireEvent.change(field(), { target: { value: 'nobody' } });
  fireEvent.submit(field().closest('form') as HTMLFormElement);
  fireEvent.click(await screen.findByRole('button', { name: 'Show all' }));
  await screen.findByRole('button', { name: /Warung Bu Tini/ });
  expect(field().value).toBe('');
  await waitFor(() => expect(document.activeElement).toBe(field()));
});

it('puts the cursor where one writes, also when the conversation is open already', async () => {
  await openShop();
  const field = await screen.findByPlaceholderText('Type a message...');
  const shop = screen.getByRole('button', { name: /Toko Sumber Rejeki.*/, current: true });
  shop.focus();
  fireEvent.click(shop);
  expect(document.activeElement).toBe(field);
});

it('shows the orders of the shop beside the conversation, and who it is behind its name', async () => {
  await openShop();
  const orders = await side();
  expect(within(orders).getByRole('heading').textContent).toBe('Riwayat Transaksi');
  await within(orders).findByText('Tidak ada riwayat transaksi.');
  fireEvent.click(screen.getByRole('button', { name: 'Customer Info: Toko Sumber Rejeki' }));
  const info = await side();
  await within(info).findByText('Bu Rina');
  expect(facts(info)).toEqual([
    ['Shop name', 'Toko Sumber Rejeki'],
    ['Owner name', 'Bu Rina'],
    ['Nav ID', 'C-3'],
    ['Email', 'rina@example.com'],
    ['Address', 'Jl. Melati 3'],
    ['Phone number', '0812'],
  ]);
});

it('says of each order what it was', async () => {
  await openShop({ 'GET /api/chats/transactions': { data: [ORDER, { ...ORDER, id: 13, state: 0 }] } });
  const orders = await side();
  await within(orders).findByText('Selesai');
  for (const text of ['Pesanan Baru']) expect(within(orders).getByText(text)).toBeTruthy();
  expect(within(orders).getAllByText('12 Barang')).toHaveLength(2);
  expect(within(orders).getAllByText('20 Nov 2026')).toHaveLength(2);
  const [first] = within(orders).getAllByRole('button', { name: 'Lihat Detail' });
  if (first) fireEvent.click(first);
  const detail = await side();
  for (const text of [
    'INV/12',
    'Gula Pasir 1 kg',
    '10 Pcs',
    'Teh Celup',
    'Rp 20.000',
    'Rp 5.000',
    'Rp 150.000',
  ])
    await within(detail).findByText(text);
  expect(within(detail).getByRole('link', { name: 'Transaction Detail' }).getAttribute('href')).toBe(
    '/dashboard/transaction/detail/12',
  );
  fireEvent.click(within(detail).getByRole('button', { name: 'Back' }));
  await within(await side()).findByText('Selesai');
});

it('draws the vouchers of a broadcast', async () => {
  chat.take(
    'a',
    {
      clientId: 'b',
      type: 'Broadcast',
      text: 'Promo akhir tahun',
      data: { voucher: [{ name: 'Gratis Ongkir', deskripsi: '<p>Tanpa minimum</p>' }] },
    },
    { uid: 'business', name: '' },
  );
  const talk = await openShop();
  for (const text of ['Promo akhir tahun', 'Gratis Ongkir', 'Tanpa minimum'])
    await within(talk).findByText(text);
});

it('sends a promo to all shops, and leads to the broadcasts', async () => {
  const told: unknown[] = [];
  const answer = (call: Call) => {
    told.push(call.body);
    return { message: 'Broadcast Halo is being sent.', data: {} };
  };
  const broadcasts = { data: { data: [], last_page: 1, total: 0, to: 0 } };
  await openPage('/dashboard/chat', {
    answers: {
      ...ANSWERS,
      'POST /api/admin/promos/message': answer,
      'GET /api/admin/broadcast': broadcasts,
      'GET /api/admin/broadcasts-reach': {
        data: {
          message: 'A message to all goes to {count} shops now.',
          params: { count: 312 },
          link: null,
        },
      },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Broadcast' }));
  await screen.findByRole('menuitem', { name: 'Create Broadcast' });
  fireEvent.click(screen.getByRole('menuitem', { name: 'Send promo broadcast' }));
  const dialog = await screen.findByRole('dialog', { name: 'Send Broadcast Promo' });
  await within(dialog).findByText('A message to all goes to 312 shops now.');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Submit' }));
  await within(dialog).findByText('Please fill all fields.');
  const field = within(dialog).getByRole('textbox');
  fireEvent.input(field, { target: { value: 'Halo' } });
  fireEvent.blur(field);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Send Broadcast Promo' })).toBeNull());
  expect(told).toEqual([{ message: 'Halo' }]);
  fireEvent.click(screen.getByRole('button', { name: 'Broadcast' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Create Broadcast' }));
  await waitFor(() => expect(location.pathname).toBe('/dashboard/broadcast'));
});
