import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, Reply } from './answer-calls.ts';
import { openPage } from './open-page.tsx';
import { complaint, metaPageOf, pageOf, posted, row, toast, unlocked } from './page-parts.ts';
import { days, here, SAVED, tea } from './promotion-parts.ts';

/** The captions of the fields, from top to bottom. */
const captions = () =>
  [...document.querySelectorAll('form .form-field > .form-label > label')].map((one) => one.textContent);

const LEVELS = pageOf({ id: 2, title: 'Silver', start_xp: 0, end_xp: 1 });
const RECORDS: Answers = {
  'GET /api/admin/promos/{id}': { data: { id: 3, title: '', ...days, order: 1, content: '<p>A</p>' } },
  'GET /api/admin/products/bundle/{id}': { data: { id: 3, name: '', detail: [], thumbnail: [] } },
  'GET /api/admin/products/harga-coret/{id}': { data: { ...tea, product_promo_price: null } },
  'GET /api/admin/campaign/{id}': { data: { id: 3, title: '', type_target: 'qty', content: '' } },
  'GET /api/admin/products': metaPageOf(tea),
  'GET /api/admin/loyalty/level': LEVELS,
};

it.each<readonly [address: string, refusal: string, captions: string]>([
  [
    '/dashboard/promo/basic/add',
    'Please fill all fields.',
    'Title|Order|Start Date|End Date|Foto Banner|Foto Content|Content',
  ],
  ['/dashboard/promo/basic/edit/3', 'Please fill all fields.', ''],
  ['/dashboard/promo/bundle/edit/3', 'Please fill all fields.', ''],
  [
    '/dashboard/promo/harga-coret/1/discount',
    'Please fill the required fields.',
    'Start Date|End Date|Tipe Diskon|Diskon|Active',
  ],
  [
    '/dashboard/promo/promo-free-barang/add',
    'Please fill all required fields.',
    'Product Utama|Start Date|End Date|Minimum Type|Minimum Pembelian|Produk Gratis|Product|Kuota Promo|Berlaku Kelipatan|Deskripsi',
  ],
  ['/dashboard/promo/voucher/add', 'Please Fill all Fields', ''],
  ['/dashboard/level/add', 'Please fill all fields', 'Title|Omset per tahun, from|Omset per tahun, to'],
  ['/dashboard/point/add', 'Please Fill all Fields', 'Minimum Purchase (Rp)|Maximum Purchase (Rp)|Point'],
  [
    '/dashboard/campaign/edit/3',
    'Please fill all fields.',
    'Title|Start Date|End Date|Target|Target value|Order|Banner|Content',
  ],
  ['/dashboard/campaign/remind/3', 'Please fill all fields.', 'Reminder start|Reminder end'],
])('%s asks for what is stated, and sends nothing while it is missing', async (address, refusal, labels) => {
  const { user, calls } = await openPage(address, { answers: RECORDS });
  await user.click(await screen.findByRole('button', { name: /^(Submit|Save)$/ }));
  expect(await complaint(refusal)).not.toEqual([]);
  if (labels) await waitFor(() => expect(captions()).toEqual(labels.split('|')));
  expect(posted(calls)).toEqual([]);
});

it('levels and point rules say what is wrong between their two ends, and lead back to the list', async () => {
  const { user, calls } = await openPage('/dashboard/point/add', {
    answers: {
      'POST /api/admin/loyalty/point-management': SAVED,
      'GET /api/admin/loyalty/point-management': pageOf(),
    },
  });
  await user.type(await screen.findByLabelText('Minimum Purchase (Rp)'), '5000');
  await user.type(screen.getByLabelText('Maximum Purchase (Rp)'), '5000');
  await user.type(screen.getByLabelText('Point'), '3');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await complaint('Minimum Purchase cannot bigger than maximum purchase')).not.toEqual([]);
  // The first click has selected it.
  await user.type(screen.getByLabelText('Maximum Purchase (Rp)'), '50000');
  await user.click(await unlocked('Submit'));
  await waitFor(() => expect(here()).toBe('/dashboard/point'));
  expect(posted(calls)).toEqual([{ minimum_purchase: '5000', maximum_purchase: '50000', poin: '3' }]);
  await screen.findByText(/No point rules yet/);
});

it('a level whose end is not above its start says so in its own words', async () => {
  const { user, calls } = await openPage('/dashboard/level/edit/3', {
    answers: {
      'GET /api/admin/loyalty/level/3': { data: { id: 3, title: 'Gold', start_xp: 10, end_xp: 20 } },
      'POST /api/admin/loyalty/level/3': SAVED,
      'GET /api/admin/loyalty/level': pageOf(),
    },
  });
  const end = await screen.findByLabelText('Omset per tahun, to');
  await user.clear(end);
  await user.type(end, '10');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await complaint('Omset akhir tidak bisa lebih kecil dari Omset awal.')).not.toEqual([]);
  await user.type(end, '0');
  await user.click(await unlocked('Submit'));
  await waitFor(() => expect(here()).toBe('/dashboard/level'));
  expect(posted(calls)).toEqual([{ title: 'Gold', start_xp: '10', end_xp: '100' }]);
  await screen.findByText(/No levels yet/);
});

it('a free-item promo is sent under its stated names', async () => {
  const { user, calls } = await openPage('/dashboard/promo/promo-free-barang/add', {
    answers: {
      'GET /api/admin/products': metaPageOf(tea, { ...tea, id: 2, name: 'Gula' }),
      'POST /api/admin/products/free': SAVED,
      'GET /api/admin/products/free': pageOf(),
    },
  });
  const choose = async (field: HTMLElement, name: string) => {
    await user.type(field, name);
    await user.click(await screen.findByRole('option', { name }));
  };
  await choose(await screen.findByLabelText('Product Utama'), 'Teh Celup');
  await user.type(screen.getByLabelText('Start Date'), '02112999');
  await user.type(screen.getByLabelText('End Date'), '20112999');
  await user.click(await screen.findByRole('radio', { name: 'Amount' }));
  await user.type(screen.getByLabelText('Minimum Pembelian'), '50000');
  const first = within(await screen.findByRole('group', { name: 'Produk Gratis 1' }));
  await choose(first.getByLabelText('Product'), 'Gula');
  await user.type(screen.getByLabelText('Kuota Promo'), '7');
  await user.click(screen.getByRole('radio', { name: 'Ya' }));
  await user.type(screen.getByLabelText('Deskripsi'), 'Gratis');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(here()).toBe('/dashboard/promo/promo-free-barang'));
  expect(posted(calls)).toEqual([
    {
      product_id: '1',
      ...days,
      type: 'amount',
      value: '50000',
      'product_id_free[]': '2',
      qty_free: '7',
      berlaku_kelipatan: '1',
      deskripsi: 'Gratis',
    },
  ]);
});

it.each(['{Tab}', '{Enter}', '{Escape}'])(
  'a choice that is emptied and left by %s stays empty',
  async (key) => {
    const { user } = await openPage('/dashboard/promo/voucher/add', { answers: RECORDS });
    const level = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Jenis Customer' });
    await user.click(level);
    await user.click(await screen.findByRole('option', { name: /Silver/ }));
    expect(level.value).toBe('Silver');
    await user.clear(level);
    expect(screen.queryByRole('option')).toBeNull();
    await user.keyboard(key);
    expect(level.value).toBe('');
    await user.tab();
    expect([level.value, screen.queryAllByRole('button', { name: 'Clear' })]).toEqual(['', []]);
  },
);

it('a voucher asks for what its kind needs, and begins with one use of each shop', async () => {
  const { user } = await openPage('/dashboard/promo/voucher/add', { answers: RECORDS });
  expect(await screen.findByLabelText('Kuota per user')).toHaveProperty('value', '1');
  const has = (...names: string[]) => names.map((name) => captions().includes(name));
  const radios = (name: string) =>
    within(screen.getByRole('radiogroup', { name }))
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent);
  await waitFor(() => expect(radios('Jenis')).toEqual(['Public', 'Private', 'Loyalty']));
  expect(radios('Product')).toEqual(['Semua', 'Kategori', 'Brand', 'SKU']);
  expect(radios('Penawaran')).toEqual(['Free Gift', 'Potongan Harga', 'Undian']);
  expect(radios('Jenis Potongan')).toEqual(['Persentase', 'Nominal']);
  const maximum = 'Maksimal Penawaran (Rp)';
  const least = 'Minimum Pembelian (Rp)';
  expect(has(maximum, 'Hadiah', least, 'Poin', 'Kategori')).toEqual([true, false, false, false, false]);
  for (const name of ['Nominal', 'Loyalty', 'Kategori'])
    await user.click(screen.getByRole('radio', { name }));
  await user.click(screen.getByLabelText('Minimum Pembelian'));
  expect(has(maximum, 'Hadiah', least, 'Poin', 'Kategori')).toEqual([false, false, true, true, true]);
  await user.click(screen.getByRole('radio', { name: 'Undian' }));
  expect(has(maximum, 'Hadiah', 'Jenis Potongan', 'Besar')).toEqual([false, true, false, false]);
  screen.getByText(/720x480/);
});

it.each([
  [
    'a level',
    '/dashboard/level/add',
    { 'GET /api/admin/loyalty/level': pageOf(level(2, 'Silver', 1, 500), level(3, 'Lama', 1, 500, 'N')) },
    [/Title/, 'Emas', /from$/, '500', /to$/, '900'],
    'This range overlaps that of Silver.',
  ],
  [
    'a point rule',
    '/dashboard/point/edit/4',
    {
      'GET /api/admin/loyalty/point-management/4': { data: point(4, 0, 100) },
      'GET /api/admin/loyalty/point-management': pageOf(point(4, 0, 100), point(5, 200, 300)),
    },
    [/Maximum/, '250'],
    'This range overlaps that of Rp 200 - Rp 300.',
  ],
  [
    'a new point rule with the same range, or any other',
    '/dashboard/point/add',
    { 'GET /api/admin/loyalty/point-management': pageOf(point(5, 200, 300)) },
    [/Minimum/, '200', /Maximum/, '300', /^Point/, '2'],
    'This range overlaps that of Rp 200 - Rp 300.',
  ],
])(
  '%s whose range meets that of another active one is asked about once',
  async (_, address, answers, typed, text) => {
    const { user, calls } = await openPage(address, {
      answers: {
        ...answers,
        'POST /api/admin/loyalty/{noun}': SAVED,
        'POST /api/admin/loyalty/{noun}/{id}': SAVED,
      },
    });
    for (let index = 0; index < typed.length; index += 2) {
      const input = await screen.findByLabelText(typed[index] as RegExp);
      await user.clear(input);
      await user.type(input, typed[index + 1] as string);
    }
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    const asked = within(await screen.findByRole('alertdialog'));
    asked.getByText(text);
    expect(posted(calls)).toEqual([]);
    await user.click(asked.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(posted(calls)).toHaveLength(1));
    await toast('Saved.');
  },
);

it('a range that cannot be held against others is told, and asked about', async () => {
  const { user, calls } = await openPage('/dashboard/level/add', {
    answers: { 'GET /api/admin/loyalty/level': new Reply(500, { message: 'The database is away.' }) },
  });
  await user.type(await screen.findByLabelText(/Title/), 'Emas');
  await user.type(screen.getByLabelText(/from$/), '500');
  await user.type(screen.getByLabelText(/to$/), '900');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  const asked = within(await screen.findByRole('alertdialog'));
  asked.getByText('Whether this range overlaps another could not be checked.');
  await toast('The database is away.');
  expect(posted(calls)).toEqual([]);
});

it.each([
  [
    'level',
    level(4, 'Emas', 500, 900, 'N'),
    [level(2, 'Silver', 1, 500), level(3, 'Lama', 1, 500, 'N')],
    'Silver',
  ],
  ['point', { ...point(4, 0, 250), active: 'N' }, [point(5, 200, 300)], 'Rp 200 - Rp 300'],
])(
  'a %s that is made active is compared with the active ones, in the same question',
  async (noun, off, on, name) => {
    const { user, calls } = await openPage(`/dashboard/${noun}`, {
      answers: {
        'GET /api/admin/loyalty/{noun}': pageOf(off, ...on),
        'POST /api/admin/loyalty/{noun}/{id}': SAVED,
      },
    });
    const { line } = await row('4');
    await user.click(line.querySelector('[data-more]') as HTMLElement);
    await user.click(await screen.findByRole('menuitem', { name: 'Activate' }));
    const asked = within(await screen.findByRole('alertdialog'));
    asked.getByText(/^Active data /);
    asked.getByText(`This range overlaps that of ${name}.`);
    expect(posted(calls)).toEqual([]);
    await user.click(asked.getByRole('button', { name: 'Activate' }));
    await waitFor(() => expect(posted(calls)).toHaveLength(1));
    await toast('Saved.');
  },
);

function level(id: number, title: string, start_xp: number, end_xp: number, active = 'Y') {
  return { id, title, start_xp, end_xp, active };
}

function point(id: number, minimum_purchase: number, maximum_purchase: number) {
  return { id, minimum_purchase, maximum_purchase, poin: 1, active: 'Y' };
}

it('a nominal discount above the price is refused in the page', async () => {
  const { user, calls } = await openPage('/dashboard/promo/harga-coret/1/discount', { answers: RECORDS });
  await user.type(await screen.findByLabelText(/Start Date/), '02/11/2999');
  await user.type(screen.getByLabelText(/End Date/), '20/11/2999');
  await user.type(screen.getByLabelText(/^Diskon/), '12501');
  await user.click(screen.getByRole('button', { name: /^(Submit|Save)$/ }));
  expect(await complaint('A discount is at most the price.')).not.toEqual([]);
  expect(posted(calls)).toEqual([]);
});

const READY = '/api/admin/master/promotion-approvals-ready';
const DECIDED = ['/dashboard/promotion/add#tab=1', '/dashboard/promo/harga-coret/1/discount'];

it.each(DECIDED)(
  '%s says as it opens that nobody could decide, and where that is mended',
  async (address) => {
    const message =
      'Saving will be refused: you are the only approver for {levels}, and nobody approves a promotion of their own. Add another approver first.';
    const params = { levels: 'Direktur, Kepala Gudang' };
    const said = message.replace('{levels}', params.levels);
    const link = { screen: 'approval-list', text: 'Master Approval' };
    const answers = { ...RECORDS, [`GET ${READY}`]: { data: { message, params, link } } };
    const shown = await openPage(address, { answers });
    const notice = await waitFor(() => {
      const [found] = screen.getAllByRole('status').filter((one) => one.textContent?.startsWith(said));
      if (!found) throw new Error('It is not said.');
      return found;
    });
    expect(within(notice).getByRole('link', { name: 'Master Approval' }).getAttribute('href')).toBe(
      '/dashboard/master-approval',
    );
    shown.unmount();
    const { calls } = await openPage(address, { answers, extensions: ['harga-coret.get'] });
    await screen.findByRole('button', { name: /^(Submit|Save|Simpan|Next)$/ });
    expect(calls.map(({ path }) => path)).not.toContain(READY);
  },
);
