import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openPage } from './open-page.tsx';
import { columns, pageOf, row, toast } from './page-parts.ts';
import { tea } from './promotion-parts.ts';

const days = { start_date: '2026-11-02', end_date: '2026-11-20' };
const NOTHING = { status: 200, message: 'Update Success', data: null };

/** What the row offers: its buttons, then its menu. */
async function offered(user: UserEvent, text: string): Promise<(string | null)[]> {
  const { line } = await row(text);
  const shown = [...line.querySelectorAll<HTMLElement>('[data-act]')].map((one) => one.textContent);
  const more = line.querySelector('[data-more]');
  if (!more) return shown;
  await user.click(more);
  const entries = await screen.findAllByRole('menuitem');
  return [...shown, ...entries.map((one) => one.textContent)];
}

const LISTS: readonly (readonly [
  address: string,
  call: string,
  query: object,
  given: object,
  columns: string,
  cells: string,
  offered: string,
  add: string,
])[] = [
  [
    '/dashboard/promotion/',
    'promo-master',
    { page: '1', per_page: '10' },
    {
      id: 4,
      id_relation: 9,
      id_screen: 9,
      title: 'Panen',
      jenis: 'NEW PROMO',
      ...days,
      approved: 0,
      active: 1,
      applies: 'waits',
      maks_said: 'Rp {used} of Rp {most} used.',
      maks_params: { used: '20.000', most: '1.500.000' },
    },
    'ID|Title|Tipe Promo|Start Date|End Date|Approval|Status|Applies|Maksimal|Action',
    '4|Panen|New Promo|02/11/2026|20/11/2026|Not approved|Active|Waits|Rp 20.000 of Rp 1.500.000 used.',
    'Detail|Edit|Delete|Deactivate',
    'New Promotion=/dashboard/promotion/add',
  ],
  [
    '/dashboard/promo/basic',
    'promos',
    { page: '1', perPage: '10', status: '1' },
    { id: 4, order: 2, title: 'Panen', product: 3, ...days, status: 1, content: '', banner_url: null },
    'ID|Order|Title|Products|Start Date|End Date|Status|Action',
    '4|2|Panen|3|02/11/2026|20/11/2026|Active',
    'Edit|Details|Products|Delete|Deactivate',
    'Add new Promo=/dashboard/promo/basic/add',
  ],
  [
    '/dashboard/flashsale',
    'flashale',
    { page: '1', perPage: '10' },
    {
      id: 4,
      sesi: 'Sesi pagi',
      product: 6,
      active: 1,
      applies: 'running',
      ends_at: '2999-01-01T00:00:00+07:00',
    },
    'ID|Sesi|Jumlah Produk|Status|Applies|Action',
    '4|Sesi pagi|6 Produk|Active|Running',
    'Edit|Deactivate|Detail|End it now|Delete',
    'New Promotion=/dashboard/promotion/add#tab=1',
  ],
  [
    '/dashboard/promo/harga-coret',
    'products/harga-coret',
    { page: '1', perPage: '10' },
    {
      ...tea,
      category: { name: 'Teh' },
      brand: { name: 'Sari' },
      harga_coret: 12_000,
      product_promo_price: { id: 8, active: 1, ...days, discount: 500, discount_type: 'amount' },
    },
    'ID|Product Name|Category|Brand|Price|Status|Start Date|End Date|Diskon|Action',
    '1|Teh Celup|Teh|Sari|Rp 12.500 Rp 12.000|Active|02/11/2026|20/11/2026|Rp 500',
    'Tetapkan diskon|Detail|Deactivate',
    '',
  ],
  [
    '/dashboard/promo/promo-free-barang',
    'products/free',
    { page: '1', perPage: '10' },
    { id: 4, product_id: 1, product: tea, produk_gratis: 'Gula, Kopi', ...days, active: 0 },
    'ID|Product Utama|Start Date|End Date|Produk Gratis|Status|Action',
    '4|Teh Celup|02/11/2026|20/11/2026|Gula, Kopi|Inactive',
    'Edit|Detail|Activate',
    'Add Promo Free Barang=/dashboard/promo/promo-free-barang/add',
  ],
  [
    '/dashboard/promo/voucher',
    'loyalty/voucher',
    { page: '1', perPage: '10' },
    {
      id: 4,
      name: 'Hemat',
      kode: 'HMT',
      penawaran: 'potongan',
      potongan_type: 'persentase',
      besar: 10,
      jenis: 'public',
      active: 'Y',
      applies: 'ended',
    },
    'ID|Name|Kode Voucher|Penawaran|Besar|Jenis|Status|Applies|Action',
    '4|Hemat|HMT|Potongan Harga|10 %|Public|Active|Ended',
    'Detail|Edit|Delete',
    'Add New Voucher=/dashboard/promo/voucher/add',
  ],
  [
    '/dashboard/promo/voucher/usages/4',
    'loyalty/voucher/4/usages',
    { page: '1', perPage: '10' },
    {
      id: 1,
      transaction: { id: 77 },
      user: { shop_name: 'Toko Rizki' },
      status: 'used',
      amount: 5000,
      created_at: '2026-11-02T09:15:00+07:00',
    },
    'OID|Customer|Status|Potongan|Waktu|Action',
    '77|Toko Rizki|Used|Rp 5.000|02/11/2026 09:15',
    'Delete|Write to this shop',
    '',
  ],
  [
    '/dashboard/level',
    'loyalty/level',
    { page: '1', perPage: '10' },
    { id: 4, title: 'Gold', start_xp: 1000, end_xp: 5000, customer: 12, active: 'Y' },
    'ID|Level|Omset per tahun|Customer|Status|Action',
    '4|Gold|Rp 1.000 - Rp 5.000|12 Customer|Active',
    'Edit|Deactivate',
    'Add New Level=/dashboard/level/add',
  ],
  [
    '/dashboard/point',
    'loyalty/point-management',
    { page: '1', perPage: '10' },
    { id: 4, minimum_purchase: 1000, maximum_purchase: 5000, poin: 12, active: 'N' },
    'ID|Purchase|Poin|Status|Action',
    '4|Rp 1.000 - Rp 5.000|12|Inactive',
    'Edit|Delete|Activate',
    'Add new Point=/dashboard/point/add',
  ],
  [
    '/dashboard/campaign',
    'campaign',
    { page: '1', perPage: '10' },
    { id: 4, ordering: 2, title: 'Target', participant: 3, ...days, active: 1, active_string: 'Active' },
    'ID|Order|Title|Participants|Start Date|End Date|Status|Action',
    '4|2|Target|3|02/11/2026|20/11/2026|Active',
    'Detail|Set Reminder|Delete|Deactivate|End it now',
    'Add New Campaign=/dashboard/campaign/add',
  ],
];

it.each(LISTS)('%s lists what is stated', async (address, path, query, given, heads, cells, actions, add) => {
  const { user, calls } = await openPage(address, {
    answers: { [`GET /api/admin/${path}`]: pageOf(given) },
  });
  const name = cells.split('|')[1] ?? '';
  const { line } = await row(name);
  expect((await columns()).join('|')).toBe(heads);
  const shown = within(line).getAllByRole('cell').slice(0, -1);
  expect(shown.map((cell) => cell.textContent?.replaceAll('\u00a0', ' ')).join('|')).toBe(cells);
  expect((await offered(user, name)).join('|')).toBe(actions);
  expect(calls[0]?.query).toEqual(query);
  const [label, to] = add.split('=/');
  if (label) expect(document.querySelector(`main a[href="/${to}"]`)?.textContent).toBe(label);
});

it.each([
  ['/dashboard/promotion/', 'promo-master', { jenis: 'NEW PROMO', id_relation: 9, id_screen: 9 }],
  [
    '/dashboard/promo/harga-coret',
    'products/harga-coret',
    { ...tea, state: 'applies', product_promo_price: null },
  ],
  [
    '/dashboard/promo/promo-free-barang',
    'products/free',
    { product_id: 1, product: tea, produk_gratis: 'Gula' },
  ],
  ['/dashboard/promo/bundle', 'products/bundle', { price: 1_000 }],
  ['/dashboard/campaign', 'campaign', {}],
  ['/dashboard/flashsale', 'flashale', {}],
])('%s says below the status what becomes of an edit that is not decided', async (address, path, given) => {
  const names = ['Satu', 'Dua', 'Tiga'];
  const rows = ['', 'An edit waits.', 'An edit was sent back.'].map((edit_said, at) => {
    const name = names[at] ?? '';
    const named = { title: name, sesi: name, name, ...('product' in given && { product: { ...tea, name } }) };
    return { ...given, id: at + 1, ...days, active: 1, ...named, edit_said };
  });
  await openPage(address, { answers: { [`GET /api/admin/${path}`]: pageOf(...rows) } });
  const below = async (name: string) => (await row(name)).line.querySelector('.c-current')?.textContent;
  expect([await below('Satu'), await below('Dua'), await below('Tiga')]).toEqual([
    ...[undefined, 'An edit waits.', 'An edit was sent back.'],
  ]);
});

it('Promotion has three tabs, a way up, and a status that is asked about and switched', async () => {
  const promotion = { id: 4, id_relation: 9, id_screen: 9, title: 'Panen', jenis: 'CAMPAIGN', ...days };
  const { user, calls } = await openPage('/dashboard/promotion', {
    answers: {
      'GET /api/admin/promo-master': pageOf({ ...promotion, active: 1 }),
      'GET /api/admin/promo-master/update-status/4/0': NOTHING,
    },
  });
  await screen.findByRole('heading', { name: 'Promotion', level: 1 });
  const tabs = screen.getAllByRole('tab').map((tab) => tab.textContent?.trim());
  expect(tabs).toEqual(['Buat Promo', 'Approval', 'Flash Sale']);
  const up = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  // 002:17: back to analytics, which is the start page, so it stands once.
  expect(up.getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('/dashboard/analytics');
  expect(up.queryByRole('link', { name: 'Analytics' })).toBeNull();
  const add = screen.getByRole('link', { name: 'New Promotion' });
  expect(add.getAttribute('href')).toBe('/dashboard/promotion/add');
  await offered(user, 'Panen');
  await user.click(screen.getByRole('menuitem', { name: 'Deactivate' }));
  const asked = within(await screen.findByRole('alertdialog'));
  asked.getByText('Deactive data Panen?');
  const lists = () => calls.filter(({ path }) => path === '/api/admin/promo-master').length;
  const before = lists();
  await user.click(asked.getByRole('button', { name: 'Deactivate' }));
  await toast('Update Success');
  await waitFor(() => expect(lists()).toBeGreaterThan(before));
});

it.each([
  ['/dashboard/promotion', 'promo-master'],
  ['/dashboard/promotion/#tab=1', 'master/list'],
])('%s is filtered by type and days, and asks for what is chosen alone', async (address, path) => {
  const { user, calls } = await openPage(address, {
    answers: { [`GET /api/admin/${path}`]: pageOf(), 'GET /api/admin/user-admin': pageOf() },
  });
  const kind = await screen.findByLabelText<HTMLSelectElement>('Tipe Promo');
  expect([...kind.options].map(({ text, value }) => `${text}=${value}`)).toEqual([
    ...['All=', 'Other=other', 'Flash Sale=FLASHALE', 'New Promo=NEW PROMO', 'Bundle=BUNDLE'],
    ...['Campaign=CAMPAIGN', 'Product Free=PRODUCT FREE'],
  ]);
  await user.selectOptions(kind, 'Campaign');
  await user.type(await screen.findByLabelText('Start Date'), '02112026{Enter}');
  await screen.findByText('The rows are filtered once both dates are there.');
  await user.type(screen.getByLabelText('End Date'), '20112026{Enter}');
  const last = () => calls.filter((call) => call.path === `/api/admin/${path}`).at(-1)?.query;
  await waitFor(() => expect(last()).toMatchObject({ end_date: '2026-11-20' }));
  const { page, per_page, perPage, ...chosen } = last() ?? {};
  expect([page, per_page ?? perPage]).toEqual(['1', '10']);
  expect(chosen).toEqual({ jenis: 'CAMPAIGN', ...days });
  expect(screen.queryByText('The rows are filtered once both dates are there.')).toBeNull();
  // Nothing is asked with half of a range, nor with one that ends before it begins.
  await user.clear(screen.getByLabelText('Start Date'));
  await user.tab();
  await user.clear(screen.getByLabelText('End Date'));
  await user.type(screen.getByLabelText('End Date'), '01112026{Enter}');
  await user.type(screen.getByLabelText('Start Date'), '02112026');
  await user.type(screen.getByLabelText('End Date'), '{Enter}');
  for (const { query } of calls)
    expect('start_date' in query, JSON.stringify(query)).toBe('end_date' in query);
});

it('Approval has the newer columns', async () => {
  await openPage('/dashboard/promotion#tab=1', {
    answers: {
      'GET /api/admin/master/list': pageOf({
        id: 3,
        name: 'Gula',
        jenis: 'BUNDLE',
        relation_id: 5,
        periode: '02/11/2026 - 20/11/2026',
        creator: { username: 'ratna' },
        approval: 4,
        asks: 'edit',
      }),
    },
  });
  const { line } = await row('Gula');
  expect(await columns()).toEqual([
    'Nama',
    'Tipe Promo',
    'Asks for',
    'Periode',
    'Pengaju',
    'Status',
    'Decides next',
    'Detail',
  ]);
  expect(line.textContent).toBe('GulaBundleA change02/11/2026 - 20/11/2026ratnaRevisi-Detail');
});

it('basic promos that are not active stand in a tab of their own', async () => {
  const { user, calls } = await openPage('/dashboard/promo/basic', {
    answers: { 'GET /api/admin/promos': pageOf() },
  });
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map((tab) => tab.textContent?.trim())).toEqual(['Active', 'Non Active']);
  await user.click(tabs[1] as HTMLElement);
  await waitFor(() => expect(calls.at(-1)?.query.status).toBe('0'));
  await screen.findByText('No promos yet');
});

it.each([
  ['/dashboard/promotion/', 'promo-master', { jenis: 'NEW PROMO', id_relation: 9, id_screen: 9 }],
  ['/dashboard/promo/voucher', 'loyalty/voucher', { kode: 'H-1' }],
  ['/dashboard/campaign', 'campaign', {}],
  ['/dashboard/flashsale', 'flashale', {}],
])('what was used says in its menu why it is not deleted: %s', async (address, call, given) => {
  const both = [1, 0].map((was_used) => {
    const name = was_used === 1 ? 'Panen' : 'Bersih';
    return { id: was_used + 1, title: name, name, sesi: name, ...days, ...given, was_used };
  });
  const { user } = await openPage(address, { answers: { [`GET /api/admin/${call}`]: pageOf(...both) } });
  const remove = async (text: string) => {
    const { line } = await row(text);
    await user.click(line.querySelector('[data-more]') ?? line);
    const entry = await screen.findByRole('menuitem', { name: /^Delete/ });
    const shown = [entry.getAttribute('aria-disabled'), entry.textContent];
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
    return shown;
  };
  const why =
    call === 'campaign'
      ? 'Shops have progress or a reward in it, so it stays. While it is active, End it now ends it.'
      : 'It was used, so it stays. While it runs, End it now ends it.';
  expect(await remove('Panen')).toEqual(['true', `Delete${why}`]);
  expect(await remove('Bersih')).toEqual([null, 'Delete']);
});
