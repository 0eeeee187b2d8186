import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { businessNow } from '../../core/dates.ts';
import type { Answers, Call } from './answer-calls.ts';
import { openPage } from './open-page.tsx';
import { columns, fileOf, metaPageOf, pageOf, row, toast } from './page-parts.ts';

// A server that knows what the specification states, and nothing of ours.
const open = (address: string, answers: Answers) => openPage(address, { answers, extensions: [] });
const SAVED = { status: 200, message: 'Saved.', data: null };
/** The fields of what was sent, without those of nothing. */
const sentTo = (calls: readonly Call[], path: string) =>
  calls.filter((call) => call.method !== 'GET' && call.path === path).map(({ body }) => body);
/** Saves a form, and waits for the page that it leads to: the next test begins after it. */
async function save(user: Awaited<ReturnType<typeof openPage>>['user']): Promise<void> {
  const form = location.pathname;
  await user.click(await screen.findByRole('button', { name: /^(Submit|Save|Tambah)$/ }));
  await toast('Saved.');
  await waitFor(() => expect(location.pathname).not.toBe(form));
}
const texts = (line: HTMLElement) => [...line.querySelectorAll('td')].map((cell) => cell.textContent ?? '');

const tea = { id: 1, name: 'Teh Celup', sku_code: 'TC-1', price: 12_500, active: 1, blocked: 0, stock: 9 };
const shown = { ...tea, category: { id: 2, name: 'Minuman' }, brand: { id: 1, name: 'Tirta' } };

it('images of a product stand on their page, and one is added', async () => {
  const images = [{ id: 7, image_url: '/a.png', thumbnail_image_url: '/a-s.png', ordering: 1 }];
  const { user, calls } = await open('/dashboard/product/images/1', {
    'GET /api/admin/products/{id}': { data: { ...shown, images } },
    'POST /api/admin/products/upload/{id}': SAVED,
  });
  const { line } = await row('7');
  expect(within(line).queryByRole('button', { name: /Delete/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Change order' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Upload image' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.upload(await dialog.findByLabelText(/Image/), fileOf('a.png', 'image/png'));
  await user.click(dialog.getByRole('button', { name: 'Upload' }));
  await waitFor(() => expect(sentTo(calls, '/api/admin/products/upload/1')).toHaveLength(1));
});

it('pictures of a basic promo stand on their page, and one is added', async () => {
  const promo = { id: 7, title: 'Panen', promo_images: [{ id: 71, promo_id: 7, imageUrl: '/i.png' }] };
  const { user, calls } = await open('/dashboard/promo/basic/images/7', {
    'GET /api/admin/promos/{id}': { data: promo },
    'POST /api/admin/promos/image': SAVED,
  });
  await row('71');
  await user.click(screen.getByRole('button', { name: 'Upload image' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.upload(await dialog.findByLabelText(/Image/), fileOf('a.png', 'image/png'));
  await user.click(dialog.getByRole('button', { name: 'Upload' }));
  await waitFor(() => expect(sentTo(calls, '/api/admin/promos/image')).toHaveLength(1));
});

it('an update request with a status_string alone is processed', async () => {
  const request = {
    store_name: 'Toko Baru',
    store_address: '',
    owner_name: 'Ani',
    email: '',
    phone_number: '',
  };
  const { user, calls } = await open('/dashboard/user/update-info/5', {
    'GET /api/admin/users/update-info/{id}': pageOf(
      { ...request, id: 3, status_string: 'Pending', created_at: '2026-11-02T08:00:00+07:00' },
      { ...request, id: 4, store_name: 'Toko Lama', status_string: 'Processed', created_at: null },
    ),
    'GET /api/admin/users': pageOf({ id: 5, shop_name: 'Toko', owner_name: 'Ani' }),
    'GET /user/{userId}/update-info/{id}/process': SAVED,
  });
  expect((await row('Toko Lama')).queryByRole('button', { name: 'Process' })).toBeNull();
  await user.click((await row('Toko Baru')).getByRole('button', { name: 'Process' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Process' }));
  await toast('Saved.');
  expect(calls.some(({ path }) => path === '/user/5/update-info/3/process')).toBe(true);
});

it('a struck price is set on a product of the list', async () => {
  const { user, calls } = await open('/dashboard/promo/harga-coret', {
    'GET /api/admin/products/harga-coret': pageOf({ ...shown, harga_coret: null, product_promo_price: null }),
    'POST /api/admin/products/harga-coret': SAVED,
  });
  await user.click((await row('Teh Celup')).getByRole('button', { name: 'Tetapkan diskon' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByLabelText(/Start Date/), '02/11/2999');
  await user.type(dialog.getByLabelText(/End Date/), '20/11/2999');
  await user.type(dialog.getByLabelText(/^Diskon/), '1500');
  await user.click(dialog.getByRole('button', { name: /^(Submit|Save)$/ }));
  await toast('Saved.');
  expect(sentTo(calls, '/api/admin/products/harga-coret')).toEqual([
    expect.objectContaining({ product_id: '1', discount: '1500', discount_type: 'amount', active: '1' }),
  ]);
});

it('items are added to a section that is opened by its address', async () => {
  const { user, calls } = await open('/dashboard/section/4/items', {
    'GET /api/admin/sections/items/{sectionId}': pageOf({
      id: 1,
      name: 'Teh',
      ordering: 1,
      sku_code: 'TC-1',
    }),
    'GET /api/admin/sections': pageOf({ id: 4, title: 'Promo', type: 'product', active: 1 }),
    'POST /api/admin/sections/items': SAVED,
  });
  await user.click(await screen.findByRole('button', { name: 'Add Items' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByLabelText(/SKU Code/), 'TC-9');
  await user.click(dialog.getByRole('button', { name: /^(Submit|Save|Add)$/ }));
  await toast('Saved.');
  expect(sentTo(calls, '/api/admin/sections/items')).toEqual([{ id: '4', 'items[]': 'TC-9' }]);
  expect(await columns()).toContain('SKU Code');
});

it('an edited voucher keeps what nobody touched; without a jenis it shows its points', async () => {
  const voucher = { id: 3, name: 'Diskon', credit_poin: 10, level_id: 2, level: { id: 2, title: 'Silver' } };
  const { user, calls } = await open('/dashboard/promo/voucher/edit/3', {
    'GET /api/admin/loyalty/voucher/{id}': {
      data: { ...voucher, deskripsi: '<p>Untuk toko</p>', image: 'v.png', image_url: '/v.png', active: 'Y' },
    },
    'GET /api/admin/loyalty/level': pageOf({ id: 2, title: 'Silver', start_xp: 0, end_xp: 1 }),
    'POST /api/admin/loyalty/voucher/{id}': SAVED,
    'GET /api/admin/loyalty/voucher': pageOf(),
  });
  expect(await screen.findByLabelText<HTMLInputElement>(/Poin/)).toHaveProperty('value', '10');
  await user.type(screen.getByLabelText(/Name/), ' besar');
  await save(user);
  expect(sentTo(calls, '/api/admin/loyalty/voucher/3')).toEqual([
    { name: 'Diskon besar', level_id: '2', credit_poin: '10', deskripsi: '<p>Untuk toko</p>' },
  ]);
});

it('an edited bundle sends its stated columns alone', async () => {
  const detail = [
    { id: 8, qty: 2, product: tea },
    { id: 9, qty: 1, product: { ...tea, id: 2, name: 'Kopi', sku_code: 'K-1' } },
  ];
  const days = { start_date: '2999-11-02', end_date: '2999-11-20' };
  const { user, calls } = await open('/dashboard/promo/bundle/edit/3', {
    'GET /api/admin/products/bundle/{id}': {
      data: {
        ...{ id: 3, name: 'Paket', price: 30_000, ...days, active: 1, deskripsi: 'Isi dua', detail },
        thumbnail: [{ id: 1, thumbnail: '/t.png' }],
      },
    },
    'POST /api/admin/products/bundle/update': SAVED,
    'GET /api/admin/products/bundle': pageOf(),
  });
  await user.type(await screen.findByLabelText(/^Name/), ' A');
  await save(user);
  expect(sentTo(calls, '/api/admin/products/bundle/update')).toEqual([
    {
      ...{ id: '3', name: 'Paket A', ...days, price: '30000', deskripsi: 'Isi dua' },
      ...{ 'product_id[]': ['1', '2'], 'qty[]': ['2', '1'] },
    },
  ]);
  expect(calls.find(({ path }) => path === '/api/admin/products/bundle/3')?.query).toEqual({});
});

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
      data: { ...shown, video: { name: 'teh.mp4' }, images: [], prices: [] },
    },
  });
  await screen.findByText('teh.mp4');
  expect(screen.queryByText(/undefined/)).toBeNull();
});

it('what is active by another word is deactivated', async () => {
  const { user, calls } = await open('/dashboard/brand', {
    'GET /api/admin/brand': pageOf({ id: 1, name: 'Tirta', file_url: null, active: true }),
    'POST /api/admin/brand/updateActiveBrand': SAVED,
  });
  await user.click((await row('Tirta')).getByRole('button', { name: 'Deactive' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Deactive' }));
  await toast('Saved.');
  expect(sentTo(calls, '/api/admin/brand/updateActiveBrand')).toEqual([{ id: '1', active: '0' }]);
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
    ...{ id, product: { id, name, sku_code: `S-${id}` }, quantity: 5, deliver_qty: 0, price: 1 },
    ...{ discount_price: 0, final_price: 5, ready_qty: 5, pre_order_qty: 0, notes: null },
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

it('a flash sale that ends later today is switched, one that has ended is not', async () => {
  const { date, instant } = businessNow('Asia/Jakarta');
  const sale = { start_date: '2026-01-02', start_time: '08:00', end_date: date, active: 'Y', product: 1 };
  const isNearMidnight = instant.slice(11, 16) > '23:58' || instant.slice(11, 16) < '00:01';
  if (isNearMidnight) return;
  await open('/dashboard/flashsale', {
    'GET /api/admin/flashale': pageOf(
      { ...sale, id: 21, end_time: '23:59' },
      { ...sale, id: 22, end_time: '00:00' },
    ),
  });
  expect((await row('21')).getByRole('button', { name: 'Deactivate' })).toBeTruthy();
  expect((await row('22')).queryByRole('button', { name: 'Deactivate' })).toBeNull();
});

it('a free-item promo names its gifts, and an edit keeps them', async () => {
  const days = { start_date: '2999-11-02', end_date: '2999-11-20' };
  const coffee = { id: 2, name: 'Kopi', sku_code: 'K-1', price: 9000 };
  const promo = {
    ...{ id: 5, product: tea, product_free: [coffee], ...days, type: 'qty', value: 6, qty_free: 100 },
    ...{ berlaku_kelipatan: 1, deskripsi: 'Enam dapat satu', active: 1 },
  };
  const { user, calls, unmount } = await open('/dashboard/promo/promo-free-barang', {
    'GET /api/admin/products/free': pageOf(promo),
  });
  expect(texts((await row('Teh Celup')).line)).toContain('Kopi');
  expect(calls).toHaveLength(1);
  unmount();
  const edit = await open('/dashboard/promo/promo-free-barang/edit/5', {
    'GET /api/admin/products/free/{id}': { data: promo },
    'POST /api/admin/products/free/update': SAVED,
    'GET /api/admin/products/free': pageOf(),
  });
  await user.type(await screen.findByLabelText(/Deskripsi/), '!');
  await save(user);
  expect(sentTo(edit.calls, '/api/admin/products/free/update')).toEqual([
    {
      ...{ id: '5', product_id: '1', ...days, type: 'qty', value: '6', qty_free: '100' },
      ...{ berlaku_kelipatan: '1', deskripsi: 'Enam dapat satu!', 'product_id_free[]': '2' },
    },
  ]);
});

it('a promotion that waits for approval leads to the page of its kind', async () => {
  const row1 = { name: 'Kilat', tanggal: '2026-11-02', relation_id: 4, creator: { username: 'budi' } };
  const kinds = ['FLASHALE', 'CAMPAIGN', 'BUNDLE', 'PRODUCT FREE', 'NEW PROMO'];
  await open('/dashboard/promotion/approval', {
    'GET /api/admin/master/list': pageOf(...kinds.map((jenis, id) => ({ ...row1, id, jenis }))),
    'GET /api/admin/user-admin': pageOf(),
  });
  const links = await screen.findAllByRole('link', { name: 'Detail' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/dashboard/flashsale/detail/4',
    '/dashboard/campaign/detail/4',
    '/dashboard/promo/bundle/detail/4',
    '/dashboard/promo/promo-free-barang/detail/4',
    '/dashboard/promotion/detail-promotion/4',
  ]);
});

it('the page writes the CSV of the orders itself, from all pages of the tab', async () => {
  const order = { invoice_no: 'INV', user: { shop_name: 'Toko' }, total_price: 1, paid: 0, state: 1 };
  const { user, calls } = await open('/dashboard/transaction?state=1', {
    'GET /api/admin/transaction': ({ query }: Call) => ({
      data: { data: [{ ...order, id: Number(query.page) }], last_page: 2, total: 2, to: Number(query.page) },
    }),
  });
  await row('INV');
  // The DOM would leave the page for the file.
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
  await toast(/saved/);
  expect(saved).toHaveBeenCalledTimes(1);
  expect(calls.slice(-2).map(({ query }) => query)).toEqual([
    { state: '1', page: '1', per_page: '50' },
    { state: '1', page: '2', per_page: '50' },
  ]);
});

it('the approval list reads approval_state, and names the owner before the account', async () => {
  const promo = { jenis: 'CAMPAIGN', tanggal: '2026-11-02', relation_id: 4 };
  await open('/dashboard/promotion/approval', {
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
});

it.each([
  [
    '/dashboard/promotion/master',
    '/api/admin/promo-master',
    { id: 1, id_relation: 2, title: 'Paket', jenis: 'BUNDLE', start_date: null, end_date: null, active: 1 },
    ['ID', 'Title', 'Jenis', 'Start Date', 'End Date', 'Status', 'Action'],
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
});

it('a log of a product has the stated columns alone', async () => {
  const diffs = [{ id: 1, event: 'updated', new_values: { name: 'Teh' } }];
  await open('/dashboard/product/logs/1', {
    'GET /api/admin/products/logs/{id}': { data: { diffs } },
    'GET /api/admin/products/{id}': { data: shown },
  });
  expect(await columns()).toEqual(['ID', 'Value Name', 'New Value', 'Event']);
});

it('a bundle says nothing that the server does not tell', async () => {
  const days = { start_date: '2999-11-02', end_date: '2999-11-20' };
  await open('/dashboard/promo/bundle/detail/3', {
    'GET /api/admin/products/bundle/{id}': {
      data: {
        id: 3,
        name: 'Paket',
        price: 30_000,
        ...days,
        active: 1,
        deskripsi: 'Isi',
        detail: [],
        thumbnail: [],
      },
    },
  });
  await screen.findByText('Isi');
  expect([...document.querySelectorAll('main dt')].map((term) => term.textContent)).toEqual([
    'Start Date',
    'End Date',
    'Deskripsi',
  ]);
});
