import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { SendRefusal } from '../../src/custom-widgets/chat-workspace/service/chat-service.ts';
import {
  MemoryChat,
  type MemoryService,
} from '../../src/custom-widgets/chat-workspace/service/memory-service.ts';
import { chatServices } from '../../src/custom-widgets/chat-workspace/service/open-service.ts';
import { endSession } from '../../src/runtime/data/session/session-store.ts';
import { dismissAll } from '../../src/runtime/ui/toasts/notify.ts';
import { type Call, Reply } from './answer-calls.ts';
import { openPage } from './open-page.tsx';

const ORDER = {
  ...{
    id: 12,
    invoice_no: 'INV/12',
    state: 3,
    total_price: 150_000,
    additional_discount: 5_000,
    created_at: '2026-11-20T09:00:00+07:00',
  },
  items: [
    { name: 'Gula Pasir 1 kg', quantity: 10, final_price: 135_000 },
    { name: 'Teh Celup', quantity: 2, final_price: 20_000 },
  ],
};
const GULA = {
  ...{ id: 7, name: 'Gula Pasir 1 kg', price: 13_500, stock: 40, weight: 1_000, sku_code: 'GP-1' },
  ...{ brand: { id: 1, name: 'Rosebrand' }, category: { id: 1, name: 'Sembako' }, images: [] },
};
const CUSTOMER = {
  ...{ id: 3, uuid: 'shop-a', shop_name: 'Toko Sumber Rejeki', owner_name: 'Bu Rina', nav_id: 'C-3' },
  ...{ email: 'rina@example.com', address: 'Jl. Melati 3', phone_number: '0812' },
};
const page = (rows: readonly object[]) => ({
  data: rows,
  meta: { total: rows.length, last_page: 1, to: rows.length },
});
const PROMO = {
  ...{ id: 2, title: 'Gula hemat', content: '<p>Beli 10 gratis 1.</p>', banner: null },
  ...{ start_date: '2026-11-01', end_date: '2026-11-30' },
};
const INVOICE = {
  ...{ document_no: 'INV/9', document_type: 'Invoice', description: 'Gula Pasir 1 kg' },
  ...{ due_date: '2026-11-30', remaining_amount: 75_000 },
};
const ANSWERS = {
  'GET /api/chats/configs': { data: [] },
  'GET /api/chats/replies': {
    data: [{ id: 1, title: 'Salam', text: 'Halo {owner} dari {shop}, saya {me}.' }],
  },
  'GET /api/chats/transactions': { data: [] as object[] },
  'GET /api/chats/products': page([GULA]),
  'GET /api/chats/promos': page([PROMO]),
  'GET /api/chats/ttb': {
    data: [
      { id: 5, no: 'SRO-5', type: 'Retur', status: 'On Process' },
      { id: 6, no: 'SRO-6', type: 'Retur', status: 'Failed' },
    ],
  },
  'GET /api/admin/nav/jtcustomer': { data: [INVOICE] },
  'GET /api/admin/users/uuid/shop-a': { data: CUSTOMER },
  'POST /api/chats/price-order': {
    data: { sub_total: 27_000, total_discount: 2_000, total: 25_000, words: [] },
  },
  'POST /api/admin/transaction': {
    message: 'Order INV/77 saved.',
    data: {
      id: 77,
      invoice_no: 'INV/77',
      total_price: 25_000,
      state: 0,
      created_at: '2026-11-24T09:00:00+07:00',
    },
  },
  'POST /api/admin/promos/message': { message: 'Broadcast Halo is being sent.', data: { job: 1 } },
};

let chat: MemoryChat;
let service: MemoryService;
beforeEach(() => {
  chat = new MemoryChat([
    { id: 'a', uid: 'shop-a', name: 'Toko Sumber Rejeki', status: 'online' },
    { id: 'b', uid: 'shop-b', name: 'Warung Bu Tini', status: 'offline' },
  ]);
  service = chat.serviceOf('sari', 'Sari');
  chatServices.open = async () => service;
});
const shopSays = (text: string, clientId = text) =>
  chat.take('a', { clientId, type: 'text', text }, { uid: 'shop-a', name: 'Toko Sumber Rejeki' });
const write = async (text: string) => {
  const field = await screen.findByPlaceholderText('Type a message...');
  fireEvent.change(field, { target: { value: text } });
  fireEvent.keyDown(field, { key: 'Enter' });
};
const openShop = async (more: Partial<Record<keyof typeof ANSWERS, object>> = {}) => {
  await openPage('/dashboard/chat', { answers: { ...ANSWERS, ...more } });
  fireEvent.click(await screen.findByRole('button', { name: /Toko Sumber Rejeki/ }));
  return screen.findByRole('region', { name: 'Toko Sumber Rejeki' });
};

it('tells the connection, the unread and what was deleted; an empty text sends nothing', async () => {
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
    await screen.findByText('Online chat is not-connected', { selector: '.line' });
    service.turn('connecting');
    await screen.findByText('Online chat is diconnected, reconnecting...', { selector: '.line' });
  }
  await waitFor(() => expect(toasts()).toContain('Online chat is not-connected'));
  expect([...seen]).toEqual(['Online chat is connected', 'Online chat is not-connected']);
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
  service.turn('connected');
  await waitFor(() => expect(within(talk).queryByText('Queued')).toBeNull());
  expect(chat.of('a').map((one) => one.text)).toEqual(['nanti']);
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
  await waitFor(() => expect(talk.querySelector('ol .note > [aria-hidden]')).toBeTruthy());
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
});

const side = () => screen.findByRole('region', { name: 'Customer Info' });
const attach = async (label: string) => {
  fireEvent.click(screen.getByRole('button', { name: 'Add attachment' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: label }));
  return side();
};
const sent = () => chat.of('a').at(-1);
const facts = (panel: HTMLElement) =>
  [...panel.querySelectorAll('dl > div')].map((fact) => [...fact.children].map((part) => part.textContent));

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

it('sends products, and shows what there is to know of one', async () => {
  const talk = await openShop();
  const panel = await attach('Produk');
  fireEvent.click(await within(panel).findByRole('button', { name: 'Detail' }));
  await within(await side()).findByText('Stok: 40 Pcs');
  expect(facts(await side())).toEqual([
    ['Berat', '1000 gram'],
    ['Brand', 'Rosebrand'],
    ['SKU', 'GP-1'],
    ['Category', 'Sembako'],
  ]);
  fireEvent.click(within(await side()).getByRole('button', { name: 'Back' }));
  fireEvent.click(await within(await side()).findByRole('checkbox', { name: /Gula Pasir/ }));
  fireEvent.click(within(await side()).getByRole('button', { name: 'Send' }));
  await within(talk).findByText('Gula Pasir 1 kg');
  await waitFor(() =>
    expect(sent()).toMatchObject({ type: 'product', data: { attachments: [{ id: 7, price: 13_500 }] } }),
  );
});

it('makes a sales order of a shop, priced by the server, and tells it', async () => {
  const talk = await openShop();
  fireEvent.click(await within(await attach('Sales Order')).findByRole('checkbox', { name: /Gula Pasir/ }));
  fireEvent.click(within(await side()).getByRole('button', { name: 'Summary' }));
  const panel = await side();
  fireEvent.change(await within(panel).findByLabelText('Quantity of Gula Pasir 1 kg'), {
    target: { value: '2' },
  });
  for (const text of ['Sub Total', 'Total Diskon', 'Total Harga']) await within(panel).findByText(text);
  const create = within(panel).getByRole('button', { name: 'Create Sales Order' });
  await waitFor(() => expect((create as HTMLButtonElement).disabled).toBe(false));
  fireEvent.click(create);
  await within(talk).findByText('INV/77');
  await waitFor(() =>
    expect(sent()).toMatchObject({
      type: 'salesorder',
      data: { invoice_no: 'INV/77', attachments: [{ quantity: 2 }] },
    }),
  );
});

it.each([
  ['Promo', 'Attach', 'Gula hemat', { type: 'promo', data: { attachments: [{ title: 'Gula hemat' }] } }],
  [
    'Invoice',
    'Attach',
    'Invoice INV/9',
    { type: 'invoice', data: { attachments: [{ document_no: 'INV/9' }] } },
  ],
  ['TTB', 'Lampirkan', 'SRO-5', { type: 'ttb', data: { attachments: [{ no: 'SRO-5' }] } }],
])('attaches %s', async (label, button, shown, message) => {
  const talk = await openShop();
  const [first] = await within(await attach(label)).findAllByRole('button', { name: button });
  if (first) fireEvent.click(first);
  await within(talk).findByText(shown);
  await waitFor(() => expect(sent()).toMatchObject(message));
});

it('says of each TTB its id, no, type and whether it is on process or failed', async () => {
  await openShop();
  const panel = await attach('TTB');
  await within(panel).findByText('SRO-6');
  expect(
    within(panel)
      .getAllByRole('listitem')
      .map((row) => row.innerText),
  ).toEqual(['SRO-5No. 5 · ReturOn ProcessLampirkan', 'SRO-6No. 6 · ReturFailedLampirkan']);
});

it('says the terms of a promo in its row, and all of it in the detail', async () => {
  await openShop();
  const texts = await within(await attach('Promo')).findAllByText('Beli 10 gratis 1.');
  expect(texts.map((text) => text.closest('details') !== null)).toEqual([false, true]);
});

it('says of choices that fail that they did', async () => {
  await openShop({ 'GET /api/chats/products': new Reply(500, {}) });
  await within(await attach('Produk')).findByText(/The choices could not be loaded\./);
});

it('draws the vouchers of a broadcast', async () => {
  chat.take(
    'a',
    {
      ...{ clientId: 'b', type: 'Broadcast', text: 'Promo akhir tahun' },
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
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Broadcast' }));
  await screen.findByRole('menuitem', { name: 'Create Broadcast' });
  fireEvent.click(screen.getByRole('menuitem', { name: 'Send promo broadcast' }));
  const dialog = await screen.findByRole('dialog', { name: 'Send Broadcast Promo' });
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
