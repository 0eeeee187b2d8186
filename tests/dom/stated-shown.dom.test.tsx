import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Call } from './answer-calls.ts';
import { columns, metaPageOf, pageOf, row } from './page-parts.ts';
import { openStated as open, SAVED, save, sentTo, tea, texts } from './stated-parts.ts';

// What is asked for, shown and sent before a server that knows what the specification states, and nothing of ours.

it.each([
  ['/dashboard/product?active=1&blocked=0', '/api/admin/products', metaPageOf(tea), []],
  ['/dashboard/user?active=0', '/api/admin/users', pageOf({ id: 5, shop_name: 'Toko' }), ['Field']],
  ['/dashboard/mutasi-bca?paid=0', '/api/admin/bca-mutation', pageOf(), ['Start Date', 'End Date']],
  ['/dashboard/broadcast?status=Gagal', '/api/admin/broadcast', pageOf(), []],
  ['/dashboard/transaction/state/0?paid=0', '/api/admin/transaction', pageOf(), ['Field']],
])('%s has no filter that is ours, and asks for nothing that is', async (address, path, answer, filters) => {
  const { calls } = await open(address, { [`GET ${path}`]: answer });
  await waitFor(() => expect(calls.some((call) => call.path === path)).toBe(true));
  await screen.findByRole('heading', { level: 1 });
  const labels = () =>
    [...document.querySelectorAll('.filter label, .day label')].map((one) => one.textContent);
  await waitFor(() => expect(labels()).toEqual(filters));
  for (const call of calls)
    expect(Object.keys(call.query).filter((name) => /active|blocked|paid|status/.test(name))).toEqual([]);
});

it.each([
  ['/dashboard/broadcast', '/api/admin/broadcast'],
  ['/dashboard/point', '/api/admin/loyalty/point-management'],
  ['/dashboard/user/update-info/5', '/api/admin/users/update-info/5'],
  ['/dashboard/campaign/detail/4', '/api/admin/campaign/items/4'],
])('%s asks for no number of rows, which the call does not take, and offers none', async (address, path) => {
  const page = { data: { data: [{ id: 1 }], last_page: 3, to: 10, total: 30 } };
  const { calls } = await open(address, {
    [`GET ${path}`]: page,
    'GET /api/admin/users': pageOf({ id: 5, shop_name: 'Toko', owner_name: 'Ani' }),
    'GET /api/admin/campaign/{id}': { data: { id: 4, title: 'Panen', type: 'product', active: 1 } },
  });
  await screen.findByRole('navigation', { name: 'Pages' });
  expect(screen.queryByLabelText(/rows per page/i)).toBeNull();
  expect(calls.filter((call) => call.path === path).map(({ query }) => query)).toEqual([{ page: '1' }]);
});

it('a broadcast is Terkirim whatever its status is called, at the time when it was made', async () => {
  const made = '2026-11-02T08:00:00+07:00';
  await open('/dashboard/broadcast', {
    'GET /api/admin/broadcast': pageOf(
      { id: 1, nama_broadcast: 'Promo', created_at: made, status: 'sent', date_sender: null },
      { id: 2, nama_broadcast: 'Kedua', created_at: made, status: 1, date_sender: '' },
      { id: 3, nama_broadcast: 'Ketiga', created_at: made },
    ),
  });
  for (const name of ['Promo', 'Kedua', 'Ketiga']) {
    const { line } = await row(name);
    expect(texts(line).join('|')).toMatch(/0?2 Nov 2026|02\/11\/2026/);
    expect(line.querySelector('.c-badge')?.textContent).toBe('Terkirim');
  }
});

it('the columns of a voucher that are stated of the form alone show what a server answers by those names', async () => {
  const voucher = { id: 1, name: 'Hemat', credit_poin: 3, active: 'Y' };
  await open('/dashboard/promo/voucher', {
    'GET /api/admin/loyalty/voucher': pageOf(
      { ...voucher, kode: 'HEMAT5', penawaran: 'Undian', jenis: 'Loyalty' },
      { ...voucher, id: 2, name: 'Gratis' },
    ),
  });
  expect(texts((await row('Hemat')).line).slice(2, 6)).toEqual(['HEMAT5', 'Undian', '-', 'Loyalty']);
  expect(texts((await row('Gratis')).line).slice(2, 6)).toEqual(['-', '-', '-', '-']);
});

it('a payment that is not 0 is paid', async () => {
  await open('/dashboard/mutasi-bca', {
    'GET /api/admin/bca-mutation': pageOf(
      { id: 1, user: { shop_name: 'Toko A' }, nav_id: 'N-1', paid: 2, total_price: 1 },
      { id: 2, user: { shop_name: 'Toko B' }, nav_id: 'N-2', paid: '0', total_price: 1 },
    ),
  });
  expect(texts((await row('Toko A')).line)).toContain('Paid');
  expect(texts((await row('Toko B')).line)).toContain('Unpaid');
});

it('a picture shows by each of its stated names, a film by its own', async () => {
  const { unmount } = await open('/dashboard/category', {
    'GET /api/admin/category': pageOf({
      id: 1,
      name: 'Minuman',
      image_url: '/c.png',
      active: true,
      ordering: 1,
    }),
  });
  const { line } = await row('Minuman');
  expect(line.querySelector('img')?.getAttribute('src')).toBe('/c.png');
  expect(texts(line)).toContain('Active');
  unmount();

  const news = {
    id: 3,
    title: 'Libur',
    filename: 'n.png',
    start_date: null,
    end_date: null,
    content: '<p>Kantor tutup</p>',
  };
  const page = await open('/dashboard/news/detail/3', {
    'GET /api/admin/news/{id}': { data: { data: news } },
  });
  await page.findByText('Kantor tutup');
  expect(document.querySelector('img[src="/files/n.png"]')).not.toBeNull();
  page.unmount();

  await open('/dashboard/product/detail/1', {
    'GET /api/admin/products/{id}': {
      data: { ...tea, video: { name: 'teh.mp4' }, images: [], prices: [] },
    },
  });
  await screen.findByText('teh.mp4');
  expect(screen.queryByText(/undefined/)).toBeNull();
});

it('rows that are nested once more are shown', async () => {
  await open('/dashboard/brand', {
    'GET /api/admin/brand': { status: 200, data: pageOf({ id: 1, name: 'Tirta', active: 1 }) },
  });
  expect(texts((await row('Tirta')).line)).toContain('Active');
});

it('a tab shows the rows of its own state, whatever the server knows of states, and leads to the next page', async () => {
  const days = { start_date: '2026-11-02', end_date: '2026-11-20', order: 1, product: 1 };
  const promos = [
    { id: 1, title: 'Lama', status: 0, ...days },
    { id: 2, title: 'Baru', status: '1', ...days },
  ];
  const { calls, user } = await open('/dashboard/promo/basic', {
    'GET /api/admin/promos': ({ query }: Call) => {
      const rows = query.page === '2' ? [promos[0]] : promos.slice(1);
      return { data: { data: rows, last_page: 2, total: 2, to: Number(query.page) } };
    },
  });
  await row('Baru');
  await user.click(screen.getByRole('tab', { name: 'Non Active' }));
  await waitFor(() => expect(screen.queryByText('Baru')).toBeNull());
  await user.click(within(await screen.findByRole('navigation', { name: 'Pages' })).getByText('2'));
  await row('Lama');
  for (const { query } of calls) expect(query).not.toHaveProperty('status');
});

it('a document has the numbers and the items of its order, and an edit sends its pieces', async () => {
  const item = (id: number, name: string) => ({
    id,
    product: { id, name, sku_code: `S-${id}` },
    quantity: 5,
    deliver_qty: 0,
    price: 1,
    discount_price: 0,
    final_price: 5,
    ready_qty: 5,
    pre_order_qty: 0,
    notes: null,
  });
  const items = [item(41, 'Teh'), item(42, 'Kopi')];
  const details = [
    { id: 61, qty: 3 },
    { id: 62, qty: 2 },
  ];
  const papers = { pick_ticket_no: 'PT-6', do_no: 'DO-6', si_no: 'SI-6', details };
  const transaction = { id: 4, invoice_no: 'INV-4', nav_id: 'SO-4', state: 1, paid: 0, total_price: 1 };
  const path = '/api/admin/transaction/4/transaction-document/6';
  const answers = {
    'GET /api/admin/transaction/4': {
      data: { transaction, transactionItems: items, transactionDocuments: [], cartItemsFreeCustom: [] },
    },
    [`GET ${path}`]: { data: { transactionDocuments: papers, transactionItems: items } },
    [`PUT ${path}/update`]: SAVED,
  };
  const { unmount } = await open('/dashboard/transaction/detail/4/detail/6', answers);
  await screen.findByText('INV-4');
  expect(screen.getByText('SO-4')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Detail Transaction Document');
  expect(texts((await row('Kopi')).line)).toEqual(['S-42', 'Kopi', '2']);
  unmount();
  const { user, calls } = await open('/dashboard/transaction/detail/4/edit/6', answers);
  await screen.findByText('INV-4');
  const pieces = await screen.findByLabelText('Pieces of Kopi');
  await user.clear(pieces);
  await user.type(pieces, '1');
  await save(user);
  expect(sentTo(calls, `${path}/update`)).toEqual([
    { pick_ticket_no: 'PT-6', do_no: 'DO-6', si_no: 'SI-6', 'qty[61]': '3', 'qty[62]': '1' },
  ]);
});

it('a payment of one invoice that is no list shows it', async () => {
  const transaction = {
    id: 4,
    invoice_no: 'INV-4',
    total_price: 12_500,
    created_at: '2026-11-02T08:00:00+07:00',
  };
  await open('/dashboard/mutasi-bca/detail/1', {
    'GET /api/admin/bca-mutation/{id}/detail': {
      data: { transaction, duser: { shop_name: 'Toko' }, virtual_account: '88', bcamutation: {} },
    },
  });
  await screen.findByText('INV-4');
});

it('a purchase of a flash sale comes to its price times its quantity', async () => {
  const transaction = {
    created_at: '2026-11-02T08:00:00+07:00',
    total_price: 99,
    user: { shop_name: 'Toko' },
  };
  await open('/dashboard/flashsale/history/2', {
    'GET /api/admin/flashale/detail/{id}': {
      data: {
        id: 2,
        item_detail: [{ id: 1, product: tea, cart_item: [{ price: 2500, quantity: 3, transaction }] }],
      },
    },
  });
  expect(texts((await row('Toko')).line).join('|')).toMatch(/Rp\s?2\.500\|3\|Rp\s?7\.500/);
});

it('a free-item promo names its gifts in the list, without a further call', async () => {
  const coffee = { id: 2, name: 'Kopi', sku_code: 'K-1', price: 9000 };
  const { calls } = await open('/dashboard/promo/promo-free-barang', {
    'GET /api/admin/products/free': pageOf({
      id: 5,
      product: tea,
      product_free: [coffee],
      start_date: '2999-11-02',
      end_date: '2999-11-20',
      type: 'qty',
      value: 6,
      qty_free: 100,
      berlaku_kelipatan: 1,
      deskripsi: 'Enam',
      active: 1,
    }),
  });
  expect(texts((await row('Teh Celup')).line)).toContain('Kopi');
  expect(calls).toHaveLength(1);
});

it('the approval list reads approval_state, names the owner before the account, and sorts what came', async () => {
  const promo = { jenis: 'CAMPAIGN', tanggal: '2026-11-02', relation_id: 4 };
  const { user, calls } = await open('/dashboard/promotion/approval', {
    'GET /api/admin/master/list': pageOf(
      {
        ...promo,
        id: 1,
        name: 'Satu',
        approval_state: 2,
        creator: { owner_name: 'Siti', username: 'siti1' },
      },
      { ...promo, id: 2, name: 'Dua', approval_state: 9, creator: { username: 'budi1' } },
      { ...promo, id: 3, name: 'Tiga', approval: 1, creator: { owner_name: '', username: 'ani1' } },
    ),
    'GET /api/admin/user-admin': pageOf(),
  });
  const said = async (name: string) => texts((await row(name)).line).join('|');
  expect(await said('Satu')).toMatch(/Siti\|Approved/);
  expect(await said('Dua')).toMatch(/budi1\|Revisi/);
  expect(await said('Tiga')).toMatch(/ani1\|Waiting Approval/);
  const submitters = () =>
    [...document.querySelectorAll<HTMLElement>('tbody tr')].map((line) => texts(line).join('|'));
  await user.click(screen.getByRole('button', { name: 'Pengaju' }));
  await waitFor(() =>
    expect(submitters()).toMatchObject([
      expect.stringContaining('ani1'),
      expect.stringContaining('budi1'),
      expect.stringContaining('Siti'),
    ]),
  );
  expect(new URLSearchParams(location.search).get('sort')).toBe('creator.owner_name');
  expect(calls.filter(({ query }) => 'sort' in query || 'dir' in query)).toEqual([]);
});

it.each([
  [
    '/dashboard/promotion/master',
    '/api/admin/promo-master',
    { id: 1, id_relation: 2, title: 'Paket', jenis: 'BUNDLE', start_date: null, end_date: null, active: 1 },
    ['ID', 'Title', 'Tipe Promo', 'Start Date', 'End Date', 'Status', 'Action'],
  ],
  [
    '/dashboard/flashsale?applies=running',
    '/api/admin/flashale',
    { id: 1, start_date: '2026-11-02', start_time: '08:00', end_date: '2026-11-02', end_time: '09:00' },
    ['ID', 'Sesi', 'Jumlah Produk', 'Status', 'Action'],
  ],
  [
    '/dashboard/promo/voucher?applies=running',
    '/api/admin/loyalty/voucher',
    { id: 1, name: 'Hemat', credit_poin: 3, active: 'Y' },
    ['ID', 'Name', 'Kode Voucher', 'Penawaran', 'Besar', 'Jenis', 'Status', 'Action'],
  ],
  [
    '/dashboard/campaign/participants/3',
    '/api/admin/campaign/participants/3',
    { id: 1, user: { shop_name: 'Toko', owner_name: 'Ani' }, participant_progress: 40, reward: '' },
    ['Shop', 'Owner', 'Progress', 'Action'],
  ],
])('%s has no column that is ours', async (address, path, answered, headings) => {
  const { calls } = await open(address, { [`GET ${path}`]: pageOf(answered) });
  expect(await columns()).toEqual(headings);
  await waitFor(() => expect(calls.some((call) => call.path === path)).toBe(true));
  for (const { query } of calls) expect(query).not.toHaveProperty('applies');
  expect(screen.queryByLabelText('Applies')).toBeNull();
});

it('a log of a product has the stated columns alone', async () => {
  const diffs = [{ id: 1, event: 'updated', new_values: { name: 'Teh' } }];
  await open('/dashboard/product/logs/1', {
    'GET /api/admin/products/logs/{id}': { data: { diffs } },
    'GET /api/admin/products/{id}': { data: tea },
  });
  expect(await columns()).toEqual(['ID', 'Value Name', 'New Value', 'Event']);
});
