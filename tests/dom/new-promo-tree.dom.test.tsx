import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { add, answers, choose, fill, isSave, listAnswers, row, stored } from './new-promo-parts.ts';
import { openPage } from './open-page.tsx';
import { pageOf, toast } from './page-parts.ts';

it('three levels are built by keyboard alone, and sent as they stand', async () => {
  const { user, calls } = await openPage('/dashboard/promotion/add', {
    answers: {
      ...answers,
      'POST /api/admin/new-promo': { message: 'Saved.' },
      ...listAnswers,
    },
  });
  await fill(user);
  await screen.findByText('Silahkan untuk menambahkan filter untuk memunculkan Benefit');
  await add(user, /Customer/, 'Kondisi');
  await choose(user, 'wl_area', 'WL Area', 'Jakarta');
  await add(user, /Product/, 'Kondisi x Kondisi');
  await choose(user, 'manufactur', 'Manufaktur', 'Indah', 'Sari');
  await add(user, /\(?Manufaktur/, 'Kondisi x Kondisi');
  await choose(user, 'kategori', 'Kategori', 'Kopi');
  fireEvent.input(screen.getByLabelText('Benefit: Nilai'), { target: { value: '5' } });
  (screen.getByRole('button', { name: 'Simpan' }) as HTMLElement).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(calls.some(isSave)).toBe(true));
  const sent = calls.find(isSave)?.body as { items_condition: string };
  expect(JSON.parse(sent.items_condition)).toEqual({
    data: [
      {
        type: 'customers',
        is_active: 1,
        condition: 'and',
        data: [
          { level: 1, condition: 'and', data: [{ type: 'wl_area', value: 'choose', items: ['Jakarta'] }] },
        ],
      },
      {
        type: 'products',
        is_active: 1,
        condition: 'and',
        data: [
          { level: 1, condition: 'and', data: [] },
          {
            level: 2,
            condition: 'and',
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
        type_benefit: 'potongan-harga',
        type: 'percentage',
        value: 5,
        maks_benefit: 0,
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
  const paste = (value: string) =>
    fireEvent.change(dialog.getByRole('textbox', { name: 'Paste a list' }), { target: { value } });
  paste('Tidak Ada');
  await user.click(dialog.getByRole('button', { name: 'Look up' }));
  await dialog.findByText('0 added; not found: Tidak Ada');
  // What was not looked up is so before the dialog goes.
  paste('t\u200b1\tTidak Ada');
  await user.click(dialog.getByRole('button', { name: 'Pilih' }));
  await dialog.findByText('1 added; not found: Tidak Ada');
  await user.click(dialog.getByRole('button', { name: 'Pilih' }));
  await screen.findByRole('button', { name: 'Teh Celup' });
  const asked = calls.filter(({ path }) => path === '/api/admin/products').map(({ query }) => query);
  expect(asked[0]).toEqual({ perPage: '100', status: 'true', active: 'true' });
});

it('levels are asked for in the stated size', async () => {
  const level = { id: 4, title: 'Emas', start_xp: 0, end_xp: 1, omset: '', customer: 0, active: 'Y' };
  const { user, calls } = await openPage('/dashboard/promotion/add', {
    answers: { ...answers, 'GET /api/admin/loyalty/level': pageOf(level) },
  });
  await screen.findByText('Silahkan untuk menambahkan filter untuk memunculkan Benefit');
  await add(user, /Customer/, 'Kondisi');
  await choose(user, 'jenis_customer', 'Jenis Customer', 'Emas');
  const asked = calls.filter(({ path }) => path === '/api/admin/loyalty/level').map(({ query }) => query);
  expect(asked[0]).toEqual({ perPage: '100' });
});

it('the words between rows follow the switch, and a filter of skus is not doubled', async () => {
  const { user } = await openPage('/dashboard/promotion/add', { answers });
  await screen.findByText('Silahkan untuk menambahkan filter untuk memunculkan Benefit');
  for (const label of ['WL Area', 'Sales'] as const) {
    await add(user, /Customer/, 'Kondisi');
    fireEvent.change(document.activeElement as HTMLSelectElement, {
      target: { value: label === 'Sales' ? 'sales' : 'wl_area' },
    });
    await new Promise(requestAnimationFrame);
  }
  const between = () => [...document.querySelectorAll('.condition-joined')].map((one) => one.textContent);
  expect(between()).toEqual(['AND']);
  await user.click(screen.getAllByRole('button', { name: 'AND: change to OR' })[0] as HTMLElement);
  expect(between()).toEqual(['OR']);
  await add(user, /Product/, 'Kondisi');
  const kind = document.activeElement as HTMLSelectElement;
  fireEvent.change(kind, { target: { value: 'sku' } });
  const own = kind.closest<HTMLElement>('[role="row"]') as HTMLElement;
  own.focus();
  await user.keyboard('{Control>}d{/Control}');
  await toast('SKU stands there once: add to its list.');
  expect(screen.getAllByLabelText('Pilih Filter')).toHaveLength(3);
});

it('mixed items have further tiers', async () => {
  const { user } = await openMixed();
  await row(/^SKU: Teh Celup/);
  await user.click(screen.getByRole('button', { name: 'Tambah Tier' }));
  await screen.findByLabelText('All of these together: Tier 2');
  await screen.findByLabelText('Tier 2: Nilai');
  await user.click(screen.getByRole('button', { name: 'Remove Tier 2' }));
  await waitFor(() => expect(screen.queryByLabelText('Tier 2: Nilai')).toBeNull());
});

it('mixed items have one tier before a server that tells one', async () => {
  await openMixed([]);
  await row(/^SKU: Teh Celup/);
  expect(screen.queryByRole('button', { name: 'Tambah Tier' })).toBeNull();
});

const cities = ['Bandung', 'Jakarta', 'Solo'];

it('a filter with three values takes four presses: one adds it with its list open, three tick', async () => {
  const { user } = await openPage('/dashboard/promotion/add', {
    answers: {
      ...answers,
      'GET /api/admin/new-promo/get-wl': { data: cities.map((city) => ({ city })) },
    },
  });
  let presses = 0;
  const press = async (element: HTMLElement) => {
    presses += 1;
    await user.click(element);
  };
  await press(await screen.findByRole('button', { name: 'Add WL Area' }));
  const search = await screen.findByRole('searchbox', { name: 'Search' });
  await waitFor(() => expect(document.activeElement).toBe(search));
  for (const city of cities) await press(await screen.findByRole('checkbox', { name: city }));
  await row(/^WL Area: Bandung, Jakarta atau Solo/);
  expect(presses).toBe(4);
  // It closes when somebody goes on, or with Enter; what was ticked stays.
  await user.click(screen.getByLabelText(/Nama Promo/));
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Solo' })).toBeNull());
  screen.getByRole('button', { name: 'Add SKU' }).focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('checkbox', { name: /Teh Celup/ });
  await user.keyboard('{ArrowDown} {Enter}');
  await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull());
  expect(document.activeElement).toBe(await row(/^SKU: Teh Celup/));
  // A SKU stands there once: its own list opens.
  await user.click(screen.getByRole('button', { name: 'Add SKU' }));
  expect(await screen.findByRole('checkbox', { name: /Teh Celup/ })).toHaveProperty('checked', true);
  expect(screen.getAllByRole('row', { name: /^SKU/ })).toHaveLength(1);
});

it('a group of two kinds takes three presses: one adds it with the lists of all kinds open, two tick', async () => {
  const { user } = await openPage('/dashboard/promotion/add', { answers });
  const customers = within(await screen.findByRole('region', { name: 'Customer' }));
  await user.click(customers.getByRole('button', { name: 'Add Kondisi x Kondisi' }));
  const search = await customers.findByRole('searchbox', { name: 'Search' });
  await waitFor(() => expect(document.activeElement).toBe(search));
  const listOf = (name: string) => within(customers.getByRole('group', { name }));
  await user.click(await listOf('WL Area').findByRole('checkbox', { name: 'Jakarta' }));
  await user.click(await listOf('Jenis Customer').findByRole('checkbox', { name: 'Gold' }));
  await row(/WL Area: Jakarta dan Jenis Customer: Gold/);
  customers.getByText('2 chosen');
  // It ends as a list of one filter does, and what was ticked stays.
  await user.keyboard('{Enter}');
  await waitFor(() => expect(customers.queryByRole('searchbox')).toBeNull());
  expect(document.activeElement?.getAttribute('role')).toBe('row');
});

it('an open list stays while a pointer is pressed, so that the press below it arrives', async () => {
  await openPage('/dashboard/promotion/add', { answers });
  const customers = within(await screen.findByRole('region', { name: 'Customer' }));
  fireEvent.click(customers.getByRole('button', { name: 'Add WL Area' }));
  await waitFor(() => expect(document.activeElement?.matches('[type="search"]')).toBe(true));
  const below = customers.getByRole('button', { name: 'Add Sales' });
  fireEvent.pointerDown(below);
  below.focus();
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  expect(customers.queryByRole('searchbox')).not.toBeNull();
  fireEvent.pointerUp(below);
  await waitFor(() => expect(customers.queryByRole('searchbox')).toBeNull());
});

it('a kind that is chosen for a new condition opens its list; keys that turn over the kinds stay, and Enter leads on', async () => {
  const { user } = await openPage('/dashboard/promotion/add', {
    answers: {
      ...answers,
      'GET /api/admin/new-promo/get-wl': { data: cities.map((city) => ({ city })) },
    },
  });
  await screen.findByRole('button', { name: 'Tambah Kondisi: Customer' });
  const isSearching = () => document.activeElement?.matches('.condition-list [type="search"]');
  await add(user, /Customer/, 'Kondisi');
  await user.selectOptions(screen.getByLabelText('Pilih Filter'), 'wl_area');
  await waitFor(() => expect(isSearching()).toBe(true));
  await screen.findByRole('checkbox', { name: 'Bandung' });
  await user.keyboard('{ArrowDown} {Enter}');
  expect(document.activeElement).toBe(await row(/^WL Area: Bandung/));
  await add(user, /Customer/, 'Kondisi');
  const kind = screen.getAllByLabelText('Pilih Filter')[1] as HTMLSelectElement;
  await waitFor(() => expect(document.activeElement).toBe(kind));
  await user.keyboard('{ArrowDown}');
  fireEvent.change(kind, { target: { value: 'sales' } });
  await screen.findByRole('checkbox', { name: /S-3/ });
  expect(document.activeElement).toBe(kind);
  fireEvent.change(kind, { target: { value: 'wl_area' } });
  await screen.findByRole('checkbox', { name: 'Solo' });
  await user.keyboard('{Enter}');
  expect(isSearching()).toBe(true);
  // What was only turned to closes as somebody goes on.
  await user.click(screen.getByLabelText(/Nama Promo/));
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Solo' })).toBeNull());
});

it('a filter of a pasted list takes four presses, and a group shows its number', async () => {
  const { user } = await openPage('/dashboard/promotion/add', {
    answers: {
      ...answers,
      'GET /api/admin/new-promo/get-wl': { data: cities.map((city) => ({ city })) },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Tambah Kondisi: Customer' }));
  await user.click(await screen.findByRole('menuitem', { name: /^WL Area/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pilih WL Area' }));
  await user.click(dialog.getByText('Paste a list'));
  fireEvent.change(dialog.getByRole('textbox', { name: 'Paste a list' }), {
    target: { value: cities.join('\n') },
  });
  await user.click(dialog.getByRole('button', { name: 'Pilih' }));
  await row(/^WL Area: Bandung, Jakarta atau Solo/);
  for (const number of ['Kondisi 1', 'Kondisi 2']) {
    await add(user, /Customer/, 'Kondisi x Kondisi');
    await screen.findByText(number);
  }
});

async function openMixed(extensions?: readonly string[]) {
  const at = 'GET /api/admin/new-promo/3';
  const { items_condition: _, ...data } = stored[at].data;
  const [customers, products] = data.promo_condition;
  const filter = products?.promo_value[0]?.data[0];
  const tea = {
    product_details: { id: 7, name: 'Teh Celup', sku_code: 'T1', price: 1, manufacturer_code: '' },
  };
  const least = { type_minimal_pembelian: 'qty', minimal_pembelian: 5, brands: [], categories: [] };
  const mixed = {
    ...filter,
    promo_value_detail: [{ ...tea, promo_tier: [] }],
    promo_item_campur: { ...least, products: [{ id: 7, name: 'Teh Celup' }] },
  };
  const block = { ...products, promo_value: [{ name: '1', condition: 'and', data: [mixed] }] };
  const benefit = data.benefit.slice(0, 1);
  return openPage('/dashboard/promotion/edit/3', {
    answers: { ...answers, [at]: { data: { ...data, promo_condition: [customers, block], benefit } } },
    ...(extensions && { extensions }),
  });
}
