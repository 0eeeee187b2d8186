import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { followClock } from '../../core/clock.ts';
import { addDays } from '../../core/dates.ts';
import { Reply } from './answer-calls.ts';
import { answers, isSave, listAnswers, row, stored, TODAY } from './new-promo-parts.ts';
import { openPage } from './open-page.tsx';
import { pageOf, toast } from './page-parts.ts';

/** As it is typed. */
const typed = (day: string) => day.split('-').reverse().join('/');

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
      ...listAnswers,
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
  fireEvent.input(screen.getByLabelText('Benefit: Nilai'), { target: { value: '5' } });
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

async function fill(user: UserEvent) {
  await user.type(await screen.findByLabelText(/Nama Promo/), 'Campur');
  await user.type(screen.getByLabelText(/Kode Promo/), 'CAMPUR5');
  await user.type(screen.getByLabelText(/Kuota Promo/), '100');
  await user.type(screen.getByLabelText(/Deskripsi/), 'Lima');
  await user.type(screen.getByLabelText(/Tanggal mulai/), typed(TODAY));
  await user.type(screen.getByLabelText(/Tanggal selesai/), typed(addDays(TODAY, 9)));
}

it('what is not finished is left out after one question that names it', async () => {
  const { user, calls } = await openPage('/dashboard/promotion/add', {
    answers: { ...answers, 'POST /api/admin/new-promo': { message: 'Saved.' }, ...listAnswers },
  });
  await fill(user);
  await screen.findByText('Silahkan untuk menambahkan filter untuk memunculkan Benefit');
  await add(user, /Customer/, 'Kondisi');
  await choose(user, 'wl_area', 'WL Area', 'Jakarta');
  await add(user, /Customer/, 'Kondisi');
  fireEvent.change(document.activeElement as HTMLSelectElement, { target: { value: 'sales' } });
  await new Promise(requestAnimationFrame);
  await add(user, /Product/, 'Kondisi');
  const simpan = screen.getByRole('button', { name: 'Simpan' });
  await user.click(simpan);
  const question = await screen.findByRole('alertdialog');
  for (const said of [
    'Not finished, so left out: Sales: …; New condition.',
    'It is for: WL Area: Jakarta',
    'It is for every product.',
    'As it stands this promotion gives nothing.',
  ])
    expect(question.textContent).toContain(said);
  await user.click(within(question).getByRole('button', { name: 'Go back' }));
  expect(calls.filter(isSave)).toEqual([]);
  expect(screen.getAllByLabelText('Pilih Filter')).toHaveLength(3);
  await user.click(simpan);
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(calls.some(isSave)).toBe(true));
  const sent = calls.find(isSave)?.body as { items_condition: string };
  const { data } = JSON.parse(sent.items_condition);
  expect([data[0].data[0].data, data[1].data[0].data]).toEqual([
    [{ type: 'wl_area', value: 'choose', items: ['Jakarta'] }],
    [],
  ]);
});

it('a promotion without a filter is saved after a question', async () => {
  const { user, calls } = await openPage('/dashboard/promotion/add', {
    answers: { ...answers, 'POST /api/admin/new-promo': { message: 'Saved.' }, ...listAnswers },
  });
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  const question = within(await screen.findByRole('alertdialog'));
  question.getByText(/As it stands this promotion gives nothing\./);
  await user.click(question.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(calls.some(isSave)).toBe(true));
});

it('what is wrong keeps from sending, and the summary leads to each row of it', async () => {
  const { user, calls } = await openPage('/dashboard/promotion/add', { answers });
  await screen.findByText('Silahkan untuk menambahkan filter untuk memunculkan Benefit');
  await add(user, /Product/, 'Kondisi x Kondisi');
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  const summary = within(await screen.findByRole('region', { name: 'What is wrong' }));
  const what = 'Nothing of this group is finished: choose something, or remove the group.';
  await user.click(summary.getByRole('link', { name: /^Kondisi/ }));
  await waitFor(() => expect(document.activeElement?.textContent).toContain(what));
  expect(calls.filter(isSave)).toEqual([]);
});

it('drops a typed point or comma and says so, and reads what is pasted whole', async () => {
  const { user } = await openPage('/dashboard/promotion/add', { answers });
  await screen.findByText('Silahkan untuk menambahkan filter untuk memunculkan Benefit');
  await add(user, /Customer/, 'Kondisi');
  await choose(user, 'wl_area', 'WL Area', 'Jakarta');
  const percent = screen.getByLabelText('Benefit: Nilai') as HTMLInputElement;
  const refusals = () => screen.queryAllByText('Type whole numbers, without a sign or decimals.').length;
  const enter = async (input: HTMLInputElement, text: string, isPasted = false) => {
    await user.clear(input);
    if (isPasted) await user.paste(text);
    else await user.type(input, text);
    const typed = [input.value, refusals()];
    await user.tab();
    expect([input.value, refusals()]).toEqual(typed);
    return typed;
  };
  await user.clear(percent);
  await user.type(percent, '2,5');
  expect(percent.value).toBe('25');
  screen.getByText('"," is not used here: the field holds 25.');
  await user.tab();
  expect(screen.queryByText(/is not used here/)).toBeNull();
  expect(await enter(percent, '5')).toEqual(['5', 0]);
  expect(await enter(percent, '-5')).toEqual(['-5', 1]);
  expect(await enter(percent, '2,5', true)).toEqual(['2,5', 1]);
  expect(await enter(percent, '101')).toEqual(['101', 0]);
  screen.getByText('At most 100 percent.');
  await enter(percent, '50');
  const most = screen.getByLabelText('Benefit: Maksimal') as HTMLInputElement;
  for (const [text, wrong, left] of [
    ['25.000,00', 0, '25000'],
    ['25,000.50', 1, '25,000.50'],
    ['25.00.00', 1, '25.00.00'],
    ['1e3', 1, '1e3'],
    ['Rp 1.500', 0, '1500'],
  ] as const)
    expect(await enter(most, text, true)).toEqual([left, wrong]);
  fireEvent.change(screen.getByLabelText('Benefit: Tipe'), { target: { value: 'amount' } });
  expect(await enter(screen.getByLabelText('Benefit: Nilai'), '1.500')).toEqual(['1500', 0]);
});

it('begins today by the clock of the server, on a computer that is two days ahead', async () => {
  const date = new Date().toUTCString();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 86_400_000 });
  onTestFinished(() => {
    vi.useRealTimers();
    followClock(new Date().toUTCString(), Date.now());
  });
  const { user } = await openPage('/dashboard/promotion', {
    answers: {
      ...answers,
      ...listAnswers,
      'GET /api/admin/promo-master': new Reply(200, pageOf(), { date }),
    },
  });
  await screen.findByText(/No promotions/);
  await user.click(screen.getAllByRole('link', { name: 'New Promotion' })[0] as HTMLElement);
  await user.type(await screen.findByLabelText(/Tanggal mulai/), typed(TODAY));
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  expect((await screen.findAllByText('Nama Promo wajib diisi')).length).toBeGreaterThan(0);
  expect(screen.queryByText('Tanggal mulai tidak boleh lebih kecil dari hari ini')).toBeNull();
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

async function openMixed(extensions?: readonly string[]) {
  const at = 'GET /api/admin/new-promo/3';
  const { items_condition: _, ...data } = stored[at].data;
  const [customers, products] = data.promo_condition;
  const filter = products?.promo_value[0]?.data[0];
  const tea = {
    product_details: { ...{ id: 7, name: 'Teh Celup', sku_code: 'T1' }, price: 1, manufacturer_code: '' },
  };
  const least = { type_minimal_pembelian: 'qty', minimal_pembelian: 5, brands: [], categories: [] };
  const mixed = {
    ...{ ...filter, promo_value_detail: [{ ...tea, promo_tier: [] }] },
    promo_item_campur: { ...least, products: [{ id: 7, name: 'Teh Celup' }] },
  };
  const block = { ...products, promo_value: [{ name: '1', condition: 'and', data: [mixed] }] };
  const benefit = data.benefit.slice(0, 1);
  return openPage('/dashboard/promotion/edit/3', {
    answers: { ...answers, [at]: { data: { ...data, promo_condition: [customers, block], benefit } } },
    ...(extensions && { extensions }),
  });
}

it('a filter with three values takes four presses, and a group shows its number', async () => {
  const cities = ['Bandung', 'Jakarta', 'Solo'];
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

it('Simpan marks what stops it and leads there, also after AND was turned to OR', async () => {
  const { user, calls } = await openPage('/dashboard/promotion/edit/3', {
    answers: { ...answers, ...stored },
  });
  await row(/^SKU: Teh Celup/);
  const customers = within(screen.getByRole('region', { name: 'Customer' }));
  await user.click(customers.getByRole('button', { name: 'AND: change to OR' }));
  const name = screen.getByLabelText(/Nama Promo/);
  await user.clear(name);
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(document.activeElement).toBe(name));
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(calls.filter(isSave)).toEqual([]);
});
