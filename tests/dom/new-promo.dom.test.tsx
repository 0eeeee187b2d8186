import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { addDays, businessDay } from '../../src/runtime/core/dates.ts';
import { type Call, Reply } from './answer-calls.ts';
import { openPage } from './open-page.tsx';
import { metaPageOf, pageOf, toast } from './page-parts.ts';

const TODAY = businessDay('Asia/Jakarta');
/** As it is typed. */
const typed = (day: string) => day.split('-').reverse().join('/');
const answers = {
  'GET /api/admin/new-promo/get-wl': { data: [{ city: 'Bandung' }, { city: 'Jakarta' }] },
  'GET /api/admin/brand': pageOf({ id: 1, name: 'Indah' }, { id: 2, name: 'Sari' }),
  'GET /api/admin/category': pageOf({ id: 4, name: 'Kopi' }, { id: 5, name: 'Teh' }),
  'POST /api/admin/new-promo/reach': { data: { shops: 12, all_shops: 1_234, products: 3, all_products: 40 } },
  'GET /api/admin/products': metaPageOf({ id: 7, name: 'Teh Celup', sku_code: 'T1' }),
};

const isSave = ({ method, path }: Call) => method === 'POST' && /new-promo(\/update)?$/.test(path);
const row = (name: RegExp) => screen.findByRole('row', { name });

/** By keyboard alone: the button that adds to a block or group, and what is added. */
async function add(user: UserEvent, to: RegExp, what: 'Kondisi' | 'Kondisi x Kondisi') {
  screen.getByRole('button', { name: new RegExp(`^Tambah Kondisi: ${to.source}`) }).focus();
  await user.keyboard('{Enter}');
  const item = await screen.findByRole('menuitem', { name: what });
  item.focus();
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(document.activeElement?.matches('select[aria-label="Pilih Filter"], [role="row"]')).toBe(true),
  );
}

/** The kind of the filter that has the focus, and what of it. */
async function choose(user: UserEvent, kind: string, label: string, ...names: string[]) {
  const select = document.activeElement as HTMLSelectElement;
  fireEvent.change(select, { target: { value: kind } });
  const row = select.closest<HTMLElement>('[role="row"]') as HTMLElement;
  row.focus();
  await user.keyboard('{Enter}{Tab}{Tab}');
  expect(document.activeElement?.textContent).toBe(`Pilih ${label}`);
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: `Pilih ${label}` });
  for (const name of names) {
    (await within(dialog).findByRole('checkbox', { name: new RegExp(name) })).focus();
    await user.keyboard(' ');
  }
  within(dialog).getByRole('button', { name: 'Pilih' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

it('three levels are built by keyboard alone, and sent as they stand', async () => {
  const { user, calls } = await openPage('/dashboard/promotion/add', {
    answers: {
      ...answers,
      'POST /api/admin/new-promo': { message: 'Saved.' },
      'GET /api/admin/master/list': pageOf(),
      'GET /api/admin/promo-master': pageOf(),
    },
  });
  await user.type(await screen.findByLabelText(/Nama Promo/), 'Campur');
  await user.type(screen.getByLabelText(/Kode Promo/), 'CAMPUR5');
  await user.type(screen.getByLabelText(/Kuota Promo/), '100');
  await user.type(screen.getByLabelText(/Deskripsi/), 'Lima');
  await user.type(screen.getByLabelText(/Tanggal mulai/), typed(TODAY));
  await user.type(screen.getByLabelText(/Tanggal selesai/), typed(addDays(TODAY, 9)));
  await screen.findByText('Silahkan untuk menambahkan filter untuk memunculkan Benefit');
  await add(user, /Customer/, 'Kondisi');
  await choose(user, 'wl_area', 'WL Area', 'Jakarta');
  await add(user, /Product/, 'Kondisi x Kondisi');
  await choose(user, 'manufactur', 'Manufaktur', 'Indah', 'Sari');
  await add(user, /\(?Manufaktur/, 'Kondisi x Kondisi');
  await choose(user, 'kategori', 'Kategori', 'Kopi');
  fireEvent.change(screen.getByLabelText('Benefit: Nilai'), { target: { value: '5' } });
  (screen.getByRole('button', { name: 'Simpan' }) as HTMLElement).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(calls.some(isSave)).toBe(true));
  const sent = calls.find(isSave)?.body as { items_condition: string };
  expect(JSON.parse(sent.items_condition)).toEqual({
    data: [
      {
        ...{ type: 'customers', is_active: 1, condition: 'and' },
        data: [
          { level: 1, condition: 'and', data: [{ type: 'wl_area', value: 'choose', items: ['Jakarta'] }] },
        ],
      },
      {
        ...{ type: 'products', is_active: 1, condition: 'and' },
        data: [
          { level: 1, condition: 'and', data: [] },
          {
            ...{ level: 2, condition: 'and' },
            data: [
              { type: 'manufactur', value: 'choose', items: [1, 2] },
              { level: 3, condition: 'and', data: [{ type: 'kategori', value: 'choose', items: [4] }] },
            ],
          },
        ],
      },
    ],
    benefit: [
      {
        ...{ type_benefit: 'potongan-harga', type: 'percentage', value: 5, maks_benefit: 0 },
        is_super_tier: '0',
      },
    ],
  });
  await screen.findByRole('tab', { name: 'Approval', selected: true });
  const asked = (path: string) => calls.find((call) => call.path === path)?.query;
  expect(asked('/api/admin/new-promo/get-wl')).toEqual({ perPage: '100' });
  for (const path of ['/api/admin/brand', '/api/admin/category'])
    expect(asked(path)).toEqual({ perPage: '100', active: 'true' });
});

it('what is missing is told at its field and once more, and nothing is sent', async () => {
  const { user, calls } = await openPage('/dashboard/promotion/add', { answers });
  await user.click(await screen.findByRole('button', { name: 'Simpan' }));
  await toast('Mohon lengkapi semua field yang wajib diisi');
  for (const text of [
    'Nama Promo wajib diisi',
    'Kode Promo wajib diisi',
    'Kuota Promo wajib diisi dan harus lebih dari 0',
    'Deskripsi wajib diisi',
    'Tanggal mulai wajib diisi',
    'Tanggal selesai wajib diisi',
  ])
    expect(screen.getAllByText(text).length, text).toBeGreaterThan(0);
  await user.type(screen.getByLabelText(/Tanggal mulai/), typed(addDays(TODAY, -1)));
  await user.type(screen.getByLabelText(/Tanggal selesai/), typed(addDays(TODAY, -1)));
  await user.type(screen.getByLabelText(/Kuota Promo/), '0');
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  await waitFor(() =>
    expect(screen.getAllByText('Tanggal mulai tidak boleh lebih kecil dari hari ini').length).toBeGreaterThan(
      0,
    ),
  );
  expect(screen.getAllByText('Tanggal selesai harus lebih besar dari tanggal mulai').length).toBeGreaterThan(
    0,
  );
  expect(calls.filter(isSave)).toEqual([]);
});

it('what is chosen keeps its name for the draft', async () => {
  const { user } = await openPage('/dashboard/promotion/add', { answers });
  await screen.findByText('Silahkan untuk menambahkan filter untuk memunculkan Benefit');
  await add(user, /Product/, 'Kondisi');
  await choose(user, 'manufactur', 'Manufaktur', 'Sari');
  expect(localStorage.getItem('promotion-names 1')).toBe('[["manufactur:2","Sari"]]');
});

it('Batal asks before something is lost', async () => {
  const { user } = await openPage('/dashboard/promotion/add', {
    answers: { ...answers, 'GET /api/admin/promo-master': pageOf() },
  });
  await user.type(await screen.findByLabelText(/Nama Promo/), 'Campur');
  await user.click(screen.getByRole('button', { name: 'Batal' }));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('Unsaved Changes');
  expect(question.textContent).toContain(
    'You have unsaved changes. If you go back now, you will lose all your changes.',
  );
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(screen.getByLabelText(/Nama Promo/)).toHaveProperty('value', 'Campur');
  // A tab is no promo list.
  await user.click(screen.getByRole('tab', { name: 'Flash Sale' }));
  const away = within(await screen.findByRole('alertdialog'));
  away.getByRole('button', { name: 'Leave' });
  await user.click(away.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Batal' }));
  await user.click(await screen.findByRole('button', { name: 'Back To Promo List' }));
  await screen.findByRole('tab', { name: 'Buat Promo', selected: true });
});

it('rows move, go and come back by keys, with the focus where one looks for it', async () => {
  const { user } = await openPage('/dashboard/promotion/edit/3', { answers: { ...answers, ...stored } });
  const first = await row(/^Customer: Toko Maju/);
  first.focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(await row(/^WL Area kecuali Bandung/));
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-posinset')).toBe('1'));
  await user.keyboard('{Delete}');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('row', { name: /^Customer: Toko Maju/ })),
  );
  expect(screen.queryByRole('row', { name: /^WL Area/ })).toBeNull();
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^WL Area/));
  await user.keyboard('{Control>}d{/Control}');
  await waitFor(() => expect(screen.getAllByRole('row', { name: /^WL Area/ })).toHaveLength(2));
  const value = screen.getByLabelText('Tier 1: Nilai');
  await user.click(value);
  await user.keyboard('9');
  expect(value).toHaveProperty('value', '9');
  await user.keyboard('{Control>}z{/Control}');
  expect(value).toHaveProperty('value', '5');
});

it('a row that is dragged onto another stands behind it', async () => {
  await openPage('/dashboard/promotion/edit/3', { answers: { ...answers, ...stored } });
  const shop = await row(/^Customer: Toko Maju/);
  const held = new Map<string, string>();
  const dataTransfer = {
    setData: (type: string, text: string) => held.set(type, text),
    getData: (type: string) => held.get(type) ?? '',
  };
  fireEvent.dragStart(shop.querySelector('.condition-grip') as HTMLElement, { dataTransfer });
  fireEvent.drop(await row(/^WL Area kecuali/), { dataTransfer, clientY: 1 });
  await waitFor(() => expect(shop.getAttribute('aria-posinset')).toBe('2'));
});

it('gifts are chosen of what can be given, also by a pasted list', async () => {
  const { user, calls } = await openPage('/dashboard/promotion/edit/3', {
    answers: { ...answers, ...stored },
  });
  const choose = async (label: string, value: string) =>
    fireEvent.change(await screen.findByLabelText(`Tier 1: ${label}`), { target: { value } });
  await choose('Tipe Benefit', 'free-gift');
  await choose('Tipe', 'instock');
  await user.click(screen.getByRole('button', { name: 'Pilih SKU' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pilih SKU' }));
  await user.click(dialog.getByText('Paste a list', { selector: 'summary' }));
  fireEvent.change(dialog.getByRole('textbox', { name: 'Paste a list' }), {
    target: { value: 't1\tTidak Ada' },
  });
  await user.click(dialog.getByRole('button', { name: 'Look up' }));
  await dialog.findByText('1 added; not found: Tidak Ada');
  await user.click(dialog.getByRole('button', { name: 'Pilih' }));
  await screen.findByRole('button', { name: 'Teh Celup' });
  const asked = calls.filter(({ path }) => path === '/api/admin/products').map(({ query }) => query);
  expect(asked[0]).toEqual({ perPage: '100', status: 'true', active: 'true' });
});

it('what is not finished keeps from sending, and the summary leads to each row of it', async () => {
  const { user, calls } = await openPage('/dashboard/promotion/add', { answers });
  await screen.findByText('Silahkan untuk menambahkan filter untuk memunculkan Benefit');
  for (const kind of ['sales', 'jenis_customer']) {
    await add(user, /Customer/, 'Kondisi');
    fireEvent.change(document.activeElement as HTMLSelectElement, { target: { value: kind } });
    await new Promise(requestAnimationFrame);
  }
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  const summary = within(await screen.findByRole('region', { name: 'What is wrong' }));
  for (const name of ['Sales: …', 'Jenis Customer: …']) {
    await user.click(summary.getByRole('link', { name: `Kondisi, ${name}` }));
    const own = screen.getByRole('row', { name });
    await waitFor(() => expect(document.activeElement).toBe(own));
    expect(within(own).getAllByText('Choose at least one.')).toHaveLength(1);
  }
  expect(calls.filter(isSave)).toEqual([]);
});

it('an edit sends what was read where nothing was changed, and shows a refusal at its node', async () => {
  const message = 'A higher tier needs more than the one before it.';
  const refusal = { message, errors: [{ field: 'items_condition.data.1.data.0.data.0.items', message }] };
  const { user, calls } = await openPage('/dashboard/promotion/edit/3', {
    answers: { ...answers, ...stored, 'POST /api/admin/new-promo/update': new Reply(422, refusal) },
  });
  const sku = await row(/^SKU: Teh Celup/);
  await user.type(screen.getByLabelText(/Nama Promo/), ' dua');
  // Above the form, and in the preview.
  expect(screen.getAllByText('Tipe Promo')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  await within(sku).findByText(message);
  await waitFor(() => expect(document.activeElement).toBe(sku));
  const sent = calls.find(isSave)?.body as { items_condition: string };
  expect(JSON.parse(sent.items_condition)).toEqual(conditions);
  expect(sent).not.toHaveProperty('banner');
});

it('conditions that a server tells in the shape of what is read alone are edited and sent again', async () => {
  const { items_condition: _, ...read } = stored['GET /api/admin/new-promo/3'].data;
  const { user, calls } = await openPage('/dashboard/promotion/edit/3', {
    answers: {
      ...answers,
      'GET /api/admin/new-promo/3': { data: read },
      'POST /api/admin/new-promo/update': { message: 'Saved.' },
      'GET /api/admin/master/list': pageOf(),
      'GET /api/admin/promo-master': pageOf(),
    },
  });
  await row(/^SKU: Teh Celup/);
  await user.type(screen.getByLabelText(/Nama Promo/), ' dua');
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(calls.some(isSave)).toBe(true));
  const sent = calls.find(isSave)?.body as { items_condition: string };
  expect(JSON.parse(sent.items_condition)).toEqual(conditions);
});

it('more bytes than the server takes are not sent', async () => {
  const at = 'GET /api/admin/new-promo/3';
  const gift = { type_benefit: 'free-gift', type: 'custom', value: 'x'.repeat(1_000_000), maks_benefit: 1 };
  const items_condition = {
    ...conditions,
    benefit: [conditions.benefit[0], { ...gift, is_super_tier: '0' }],
  };
  const { user, calls } = await openPage('/dashboard/promotion/edit/3', {
    answers: { ...answers, [at]: { data: { ...stored[at].data, items_condition } } },
  });
  await user.type(await screen.findByLabelText(/Nama Promo/), ' dua');
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  await screen.findAllByText(/These conditions are too large\./);
  expect(calls.filter(isSave)).toEqual([]);
});

it('a promotion without a banner is not edited without one, and one that has it sends none', async () => {
  const at = 'GET /api/admin/new-promo/3';
  const { user, calls } = await openPage('/dashboard/promotion/edit/3', {
    answers: { ...answers, [at]: { data: { ...stored[at].data, banner: null } } },
  });
  await user.type(await screen.findByLabelText(/Nama Promo/), ' dua');
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  await toast('Mohon lengkapi semua field yang wajib diisi');
  expect(screen.getAllByText('Banner Promo wajib diupload').length).toBeGreaterThan(0);
  expect(calls.filter(isSave)).toEqual([]);
  await screen.findByRole('heading', { name: 'Preview Informasi' });
});

it('the detail says in words whom and what it is for, and who decides may', async () => {
  const { user, calls } = await openPage('/dashboard/promotion/detail-promotion/3', {
    answers: {
      ...stored,
      'GET /api/admin/master/approval/9/approve': { message: 'Promotion Campur is approved.' },
      'GET /api/admin/master/list': pageOf(),
      'GET /api/admin/promo-master': pageOf(),
      'GET /api/admin/user-admin': pageOf(),
      'GET /api/admin/master/promotion-approvals/9/logs': {
        data: [
          {
            ...{ id: 1, approver: 'Sari', level: 'Kepala Gudang', status: 'approved', note: null },
            created_at: `${TODAY}T01:00:00Z`,
          },
        ],
      },
    },
  });
  await screen.findByText('Kepala Gudang');
  await screen.findByText('Customer: Toko Maju dan WL Area kecuali Bandung');
  screen.getByText('Teh Celup: Tier 1, mulai 10 pcs');
  screen.getByText('Potongan Harga 5%, maksimal Rp 50.000', { exact: false });
  screen.getByText('Waiting Approval');
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Approve' }));
  await toast('Promotion Campur is approved.');
  expect(calls.some(({ path }) => path.endsWith('/approve'))).toBe(true);
});

it('many tiers and many names are shortened, and there when they are asked for', async () => {
  const at = 'GET /api/admin/new-promo/3';
  const numbers = (count: number) => Array.from({ length: count }, (_, before) => before + 1);
  const block = (type: string, part: string, promo_value_detail: object[]) => ({
    ...{ type, level: 1, condition: 'and', is_active: 1 },
    promo_value: [group('and', { type: part, value: 'choose', promo_value_detail })],
  });
  const shops = numbers(5).map((id) => ({ detail: { id, name: `Toko ${id}` } }));
  const tea = { product_details: { id: 7, name: 'Teh' }, promo_tier: numbers(25).map(tier) };
  const data = {
    ...stored[at].data,
    promo_condition: [block('customers', 'customers', shops), block('products', 'sku', [tea])],
    benefit: numbers(25).map((value) => ({ ...conditions.benefit[0], value })),
  };
  const { user } = await openPage('/dashboard/promotion/detail-promotion/3', {
    answers: { [at]: { data }, 'GET /api/admin/master/promotion-approvals/9/logs': { data: [] } },
  });
  await screen.findByText('Customer: Toko 1, Toko 2, Toko 3, 2 more');
  for (const said of [/^Teh: Tier .* pcs$/, /Potongan Harga/]) {
    expect(screen.getAllByText(said)).toHaveLength(20);
    await user.click(screen.getAllByRole('button', { name: '5 more' })[0] as HTMLElement);
    expect(screen.getAllByText(said)).toHaveLength(25);
  }
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  screen.getByText('Customer: Toko 1, Toko 2, Toko 3, Toko 4, Toko 5');
  expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull();
});

const tier = (value: number) => ({ value, type: 'qty', type_condition: 'tiering', is_active: 1 });
const conditions = {
  data: [
    {
      ...{ type: 'customers', is_active: 1, condition: 'and' },
      data: [
        {
          ...{ level: 1, condition: 'and' },
          data: [
            { type: 'customers', value: 'choose', items: [11] },
            { type: 'wl_area', value: 'except', items: ['Bandung'] },
          ],
        },
      ],
    },
    {
      ...{ type: 'products', is_active: 1, condition: 'and' },
      data: [
        {
          ...{ level: 1, condition: 'and' },
          data: [
            {
              ...{ type: 'sku', value: 'choose', group: 'tiering' },
              items: [{ relation_id: 7, data: [tier(10), tier(20)] }],
            },
          ],
        },
      ],
    },
  ],
  benefit: [5, 7].map((value) => ({
    ...{ type_benefit: 'potongan-harga', type: 'percentage', value, maks_benefit: 50000 },
    is_super_tier: '0',
  })),
};
const group = (condition: string, ...data: object[]) => ({ name: '1', condition, data });
const stored = {
  'GET /api/admin/new-promo/3': {
    data: {
      ...{ id: 3, nama: 'Campur', kode: 'CAMPUR5', kuota: 100, banner: '/files/a.png', deskripsi: 'Campur' },
      ...{
        start_at: TODAY,
        end_at: addDays(TODAY, 9),
        is_active: 1,
        approval_action: true,
        approval_id: 9,
      },
      tipe_promo: { jenis: 'other', title: 'Other' },
      approval_status: { approval: 1 },
      promo_condition: [
        {
          ...{ type: 'customers', level: 1, condition: 'and', is_active: 1 },
          promo_value: [
            group(
              'and',
              {
                ...{ type: 'customers', value: 'choose' },
                promo_value_detail: [{ detail: { id: 11, name: 'Toko Maju' } }],
              },
              {
                ...{ type: 'wl_area', value: 'except' },
                promo_value_detail: [{ detail: { id: 'Bandung', name: 'Bandung' } }],
              },
            ),
          ],
        },
        {
          ...{ type: 'products', level: 1, condition: 'and', is_active: 1 },
          promo_value: [
            group('and', {
              ...{ type: 'sku', value: 'choose' },
              promo_value_detail: [
                {
                  product_details: {
                    id: 7,
                    name: 'Teh Celup',
                    sku_code: 'T1',
                    price: 1,
                    manufacturer_code: '',
                  },
                  promo_tier: [tier(10), tier(20)],
                },
              ],
            }),
          ],
        },
      ],
      benefit: conditions.benefit,
      super_tier: [],
      items_condition: conditions,
    },
  },
};
