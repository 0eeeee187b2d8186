import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type {
  MemoryChat,
  MemoryService,
} from '../../src/custom-widgets/chat-workspace/service/testing-memory-service.ts';
import { type Call, Reply } from './answer-calls.ts';
import { attach, facts, openShop as openAnyShop, side, startMemoryChat } from './chat-parts.ts';

const GULA = {
  id: 7,
  name: 'Gula Pasir 1 kg',
  price: 13_500,
  stock: 40,
  weight: 1_000,
  sku_code: 'GP-1',
  brand: { id: 1, name: 'Rosebrand' },
  category: { id: 1, name: 'Sembako' },
  images: [],
};
const page = (rows: readonly object[]) => ({
  data: rows,
  meta: { total: rows.length, last_page: 1, to: rows.length },
});
const PROMO = {
  id: 2,
  title: 'Gula hemat',
  content: '<p>Beli 10 gratis 1.</p>',
  banner_url: null,
  start_date: '2026-11-01',
  end_date: '2026-11-30',
};
const INVOICE = {
  document_no: 'INV/9',
  document_type: 'Invoice',
  description: 'Gula Pasir 1 kg',
  due_date: '2026-11-30',
  remaining_amount: 75_000,
};
const ANSWERS = {
  'GET /api/admin/products': page([GULA]),
  'GET /api/admin/promos': page([PROMO]),
  'GET /api/admin/nav/jtcustomer': { data: [INVOICE] },
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
};

let chat: MemoryChat;
let service: MemoryService;
beforeEach(() => {
  ({ chat, service } = startMemoryChat());
});
const openShop = (answers: object = {}, more: Parameters<typeof openAnyShop>[1] = {}) =>
  openAnyShop({ ...ANSWERS, ...answers }, more);
const sent = () => chat.of('a').at(-1);

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

it('leads to the search of a picker, and back to the text by Escape', async () => {
  const talk = await openShop({});
  const search = await within(await attach('Produk')).findByRole('textbox', { name: 'Search' });
  await waitFor(() => expect(document.activeElement).toBe(search));
  fireEvent.keyDown(search, { key: 'Escape' });
  await waitFor(async () => expect(within(await side()).queryByRole('textbox')).toBeNull());
  expect(document.activeElement).toBe(within(talk).getByPlaceholderText('Type a message...'));
});

it('makes a sales order of a shop, priced by the server, and tells it', async () => {
  const talk = await openShop();
  fireEvent.click(await within(await attach('Sales Order')).findByRole('checkbox', { name: /Gula Pasir/ }));
  fireEvent.click(within(await side()).getByRole('button', { name: 'Summary' }));
  const panel = await side();
  const field = await within(panel).findByLabelText('Quantity of Gula Pasir 1 kg');
  fireEvent.input(field, { target: { value: '2' } });
  fireEvent.blur(field);
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

it('an order is made for the total that was shown, and a refused one is priced anew', async () => {
  const PRICED = 'POST /api/chats/price-order';
  const totals = [25_000, 24_000, 23_000];
  const orders: unknown[] = [];
  await openShop({
    [PRICED]: () => ({ data: { ...ANSWERS[PRICED].data, total: totals.shift() } }),
    'POST /api/admin/transaction': ({ body }: Call) => {
      orders.push(body);
      return orders.length === 1
        ? new Reply(409, { message: 'The total has changed meanwhile.', errors: [] })
        : ANSWERS['POST /api/admin/transaction'];
    },
  });
  fireEvent.click(await within(await attach('Sales Order')).findByRole('checkbox', { name: /Gula Pasir/ }));
  fireEvent.click(within(await side()).getByRole('button', { name: 'Summary' }));
  const panel = await side();
  const create = () => within(panel).getByRole<HTMLButtonElement>('button', { name: 'Create Sales Order' });
  await within(panel).findByText(/25\.000/);
  fireEvent.click(create());
  await within(panel).findByText(/24\.000/);
  await waitFor(() => expect(create().disabled).toBe(false));
  fireEvent.click(create());
  await waitFor(() => expect(orders).toMatchObject([{ shown_total: 25_000 }, { shown_total: 24_000 }]));
});

it.each([
  ['-2', 'Must be at least 1.'],
  ['2.5', 'Please enter a whole number.'],
  ['', 'Please fill this field.'],
  ['5000000', 'Must be at most 1000000.'],
])('says why an order is not made of "%s" pieces, and shows no total of others', async (typed, why) => {
  await openShop();
  fireEvent.click(await within(await attach('Sales Order')).findByRole('checkbox', { name: /Gula Pasir/ }));
  fireEvent.click(within(await side()).getByRole('button', { name: 'Summary' }));
  const panel = await side();
  await within(panel).findByText('Total Harga');
  const field = within(panel).getByLabelText('Quantity of Gula Pasir 1 kg');
  fireEvent.input(field, { target: { value: typed } });
  await within(panel).findByText(why);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(within(panel).queryByText('Total Harga')).toBeNull();
  expect(within(panel).getByRole<HTMLButtonElement>('button', { name: 'Create Sales Order' }).disabled).toBe(
    true,
  );
});

it('says of refused pieces why there is no total, with nothing to retry', async () => {
  const message = 'Gula Pasir 1 kg is blocked, so it cannot be ordered.';
  await openShop({
    'POST /api/chats/price-order': new Reply(422, { message, errors: [{ field: 'items.0', message }] }),
  });
  fireEvent.click(await within(await attach('Sales Order')).findByRole('checkbox', { name: /Gula Pasir/ }));
  fireEvent.click(within(await side()).getByRole('button', { name: 'Summary' }));
  // Once: there is no toast beside it.
  const reason = await screen.findByText(message);
  expect(reason.getAttribute('role')).toBe('alert');
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

it('reads 1.000 pieces as a thousand', async () => {
  const asked: unknown[] = [];
  await openShop({
    'POST /api/chats/price-order': (call: Call) => {
      asked.push(call.body);
      return ANSWERS['POST /api/chats/price-order'];
    },
  });
  fireEvent.click(await within(await attach('Sales Order')).findByRole('checkbox', { name: /Gula Pasir/ }));
  fireEvent.click(within(await side()).getByRole('button', { name: 'Summary' }));
  const field = await within(await side()).findByLabelText('Quantity of Gula Pasir 1 kg');
  fireEvent.input(field, { target: { value: '1.000' } });
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ items: [{ product_id: 7, quantity: 1000 }] }));
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
])('puts %s into the composer, and sends it from there', async (label, button, shown, message) => {
  const talk = await openShop();
  const [first] = await within(await attach(label)).findAllByRole('button', { name: button });
  if (first) fireEvent.click(first);
  const list = await within(talk).findByRole('list', { name: 'Attachments to send' });
  within(list).getByText(shown);
  expect(document.activeElement).toBe(field());
  expect(within(await side()).getByRole('heading').textContent).toBe('Riwayat Transaksi');
  expect(sent()).toBeUndefined();
  fireEvent.keyDown(field(), { key: 'Enter' });
  await waitFor(() => expect(sent()).toMatchObject(message));
  await within(talk).findByText(shown);
  expect(within(talk).queryByRole('list', { name: 'Attachments to send' })).toBeNull();
});

const field = () => screen.getByPlaceholderText<HTMLTextAreaElement>('Type a message...');
const attachInvoice = async () =>
  fireEvent.click(await within(await attach('Invoice')).findByRole('button', { name: 'Attach' }));
const sendProduct = async () => {
  fireEvent.click(await within(await attach('Produk')).findByRole('checkbox', { name: /Gula Pasir/ }));
  fireEvent.click(within(await side()).getByRole('button', { name: 'Send' }));
};

it('what is typed goes with the attachment, and the box is emptied', async () => {
  const talk = await openShop();
  await attachInvoice();
  fireEvent.change(field(), { target: { value: ' Mohon dibayar ' } });
  fireEvent.keyDown(field(), { key: 'Enter' });
  const text = await within(talk).findByText('Mohon dibayar', { selector: 'p' });
  expect(within(text.closest('li') as HTMLElement).getByText('Invoice INV/9')).toBeTruthy();
  await waitFor(() =>
    expect(sent()).toMatchObject({ type: 'invoice', text: 'Mohon dibayar', data: { text: 'Mohon dibayar' } }),
  );
  expect(field().value).toBe('');
  expect(Object.keys(localStorage).filter((key) => /chat (parts )?a$/.test(key))).toEqual([]);
});

it('cards of several kinds are a message each, and one can be left out', async () => {
  const talk = await openShop();
  await attachInvoice();
  fireEvent.click(await within(await attach('Promo')).findByRole('button', { name: 'Attach' }));
  const [first] = await within(await attach('TTB')).findAllByRole('button', { name: 'Lampirkan' });
  if (first) fireEvent.click(first);
  fireEvent.click(within(talk).getByRole('button', { name: 'Remove Gula hemat' }));
  fireEvent.change(field(), { target: { value: 'Ini ya' } });
  fireEvent.keyDown(field(), { key: 'Enter' });
  await waitFor(() =>
    expect(chat.of('a').map(({ type, text }) => [type, text])).toEqual([
      ['invoice', 'Ini ya'],
      ['ttb', ''],
    ]),
  );
});

it('the picker sends at once with what is typed; beside an attachment it goes alone', async () => {
  await openShop();
  fireEvent.change(field(), { target: { value: 'Yang ini?' } });
  await sendProduct();
  await waitFor(() => expect(sent()).toMatchObject({ type: 'product', text: 'Yang ini?' }));
  await attachInvoice();
  fireEvent.change(field(), { target: { value: 'Mohon dibayar' } });
  await sendProduct();
  await waitFor(() => expect(chat.of('a').map(({ text }) => text)).toEqual(['Yang ini?', '']));
  expect(field().value).toBe('Mohon dibayar');
  expect(screen.getByRole('list', { name: 'Attachments to send' })).toBeTruthy();
});

it('a note is never sent with an attachment: that goes with the next message', async () => {
  Object.assign(service, { capabilities: new Set([...service.capabilities, 'notes']) });
  await openShop();
  fireEvent.click(screen.getByRole('button', { name: 'Add attachment' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Note to colleagues' }));
  await attachInvoice();
  fireEvent.change(field(), { target: { value: 'Ask him again.' } });
  fireEvent.keyDown(field(), { key: 'Enter' });
  await waitFor(() => expect(chat.of('a')).toMatchObject([{ type: 'note', text: 'Ask him again.' }]));
  expect(chat.of('a')[0]?.data).toBeUndefined();
  fireEvent.keyDown(field(), { key: 'Enter' });
  await waitFor(() => expect(sent()).toMatchObject({ type: 'invoice', text: '' }));
});

it('sends no attachment with a text that is too long, and says why', async () => {
  await openShop();
  fireEvent.change(field(), { target: { value: 'x'.repeat(10_001) } });
  await attachInvoice();
  const why = '1 character too many: a message may have at most 10000.';
  await screen.findByText(why);
  fireEvent.keyDown(field(), { key: 'Enter' });
  await sendProduct();
  expect(field().value).toHaveLength(10_001);
  expect(screen.getByRole('list', { name: 'Attachments to send' })).toBeTruthy();
  expect(chat.of('a').map(({ type }) => type)).toEqual(['product']);
});

it('makes no sales order while the text is too long to tell it', async () => {
  const made: unknown[] = [];
  await openShop({ 'POST /api/admin/transaction': (call: Call) => made.push(call.body) });
  fireEvent.change(field(), { target: { value: 'x'.repeat(10_001) } });
  fireEvent.click(await within(await attach('Sales Order')).findByRole('checkbox', { name: /Gula Pasir/ }));
  fireEvent.click(within(await side()).getByRole('button', { name: 'Summary' }));
  const create = within(await side()).getByRole<HTMLButtonElement>('button', { name: 'Create Sales Order' });
  await waitFor(() => expect(create.disabled).toBe(false));
  fireEvent.click(create);
  await waitFor(() => expect(screen.getAllByText(/1 character too many/)).toHaveLength(2));
  expect(made).toEqual([]);
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
  await openShop({ 'GET /api/admin/products': new Reply(500, {}) });
  await within(await attach('Produk')).findByText(/The choices could not be loaded\./);
});

it('asks for products that can be ordered, and for more pages a moment after somebody has scrolled', async () => {
  const asked: Call['query'][] = [];
  const times: number[] = [];
  const answer = ({ query }: Call) => {
    asked.push(query);
    times.push(performance.now());
    const at = Number(query.page);
    return { data: [{ ...GULA, id: at, name: `Gula ${at}` }], meta: { total: 2, last_page: 2, to: at } };
  };
  await openShop({ 'GET /api/admin/products': answer });
  const panel = await attach('Produk');
  await within(panel).findByText('Gula 1');
  const rows = panel.querySelector('.shown') as HTMLElement;
  const scrolledAt = performance.now();
  for (let turn = 0; turn < 3; turn += 1) fireEvent.scroll(rows);
  await within(panel).findByText('Gula 2');
  expect((times[1] ?? 0) - scrolledAt).toBeGreaterThan(290);
  fireEvent.scroll(rows);
  const kept = { active: '1', blocked: '0' };
  expect(asked).toEqual([
    { ...kept, page: '1' },
    { ...kept, page: '2' },
  ]);
});

it('before an API of the stated calls alone offers what they can: nothing else is asked for', async () => {
  const given = { extensions: [], origins: ['https://*.cometchat.io'], as: { role: 5 } };
  const asked: Call['query'][] = [];
  const products = ({ query }: Call) => {
    asked.push(query);
    return { data: [GULA], meta: { total: 1, last_page: 1, to: 1 } };
  };
  await openShop(
    {
      'GET /api/chats/configs': { data: [{ key: 'chat_app_id', value: 'app' }] },
      'GET /api/admin/products': products,
    },
    given,
  );
  await within(await side()).findByText('This server does not list the orders of one shop.');
  fireEvent.click(screen.getByRole('button', { name: 'Add attachment' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Produk', 'Promo', 'Invoice']);
  fireEvent.keyDown(items[0] as HTMLElement, { key: 'Escape' });
  await within(await attach('Produk')).findByText('Gula Pasir 1 kg');
  expect(asked).toEqual([{ page: '1' }]);
});

it('says that a shop has no unpaid invoice', async () => {
  await openShop({ 'GET /api/admin/nav/jtcustomer': { data: [] } });
  await within(await attach('Invoice')).findByText('No unpaid invoices found.');
});
