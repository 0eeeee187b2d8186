import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addDays, businessDay } from '../../core/dates.ts';
import { type Call, Reply } from './answer-calls.ts';
import { openPage } from './open-page.tsx';
import { metaPageOf, pageOf, toast } from './page-parts.ts';

const TODAY = businessDay('Asia/Jakarta');
const EDIT = '/dashboard/promotion/edit/3';
const DETAIL = '/dashboard/promotion/detail-promotion/3';

const block = (type: string, filter: object) => ({
  type,
  is_active: 1,
  condition: 'and',
  data: [{ level: 1, condition: 'and', data: [filter] }],
});
const promotion = (id: number, nama: string, brand: string) => ({
  data: {
    id,
    nama,
    kode: nama,
    kuota: 100,
    banner: '/files/a.png',
    deskripsi: nama,
    super_tier: [],
    start_at: TODAY,
    end_at: addDays(TODAY, 9),
    is_active: 1,
    approval_action: false,
    approval_id: null,
    tipe_promo: { jenis: 'other', title: 'Other' },
    approval_status: { approval: 2 },
    promo_condition: [
      ['customers', 'customers', { id: 11, name: 'Toko Maju' }],
      ['products', 'manufactur', { id: id + 1, name: brand }],
    ].map(([type, filter, detail]) => ({
      type,
      level: 1,
      condition: 'and',
      is_active: 1,
      promo_value: [
        {
          name: '1',
          condition: 'and',
          data: [{ type: filter, value: 'choose', promo_value_detail: [{ detail }] }],
        },
      ],
    })),
    benefit: [
      {
        type_benefit: 'potongan-harga',
        type: 'percentage',
        value: 5,
        maks_benefit: 0,
        is_super_tier: '0',
      },
    ],
    items_condition: {
      data: [
        block('customers', { type: 'customers', value: 'choose', items: [11] }),
        block('products', { type: 'manufactur', value: 'choose', items: [id + 1] }),
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
    },
  },
});
const missing = {
  message: '{name}: {reached} of {least} pieces, {missing} more needed.',
  params: { name: 'Manufaktur', reached: 1_010, least: 1_012, missing: 2 },
};
const node = (path: string, state: string, message: string, parts: object[] = []) => ({
  path,
  state,
  message,
  params: null,
  parts,
});
const tried = {
  data: {
    verdict: 'products',
    message: 'The order does not reach it.',
    params: null,
    limits: [{ holds: true, message: 'It holds on {day}.', params: { day: TODAY } }],
    nodes: [
      node('data.0', 'met', 'All of these have to be met.'),
      node('data.0.data.0.data.0', 'met', 'The shop is meant.'),
      node('data.1', 'unmet', 'All of these have to be met.'),
      node('data.1.data.0.data.0', 'unmet', 'Unsaid.', [{ holds: false, ...missing }]),
    ],
    benefits: [],
    total: 5_000,
    total_discount: 0,
  },
};
const order = {
  data: {
    transaction: { id: 8, invoice_no: 'INV/8', user: { id: 11, shop_name: 'Toko Maju', address: '' } },
    transactionItems: [
      { id: 1, product: { id: 7, name: 'Teh Celup', sku_code: 'T1' }, quantity: 4 },
      { id: 2, product: { id: 7, name: 'Teh Celup', sku_code: 'T1' }, quantity: 6 },
      // Promotions do not look at what comes in a bundle.
      { id: 3, product: { id: 7, name: 'Teh Celup', sku_code: 'T1' }, quantity: 5, bundle_id: 2 },
    ],
    transactionDocuments: [],
    cartItemsFreeCustom: [],
    pricing: [],
  },
};
const answers = {
  'GET /api/admin/new-promo/3': promotion(3, 'Campur', 'Indah'),
  'POST /api/admin/new-promo/reach': { data: { shops: 12, all_shops: 1_234, products: 3, all_products: 40 } },
  'POST /api/admin/new-promo/simulate': tried,
  'GET /api/admin/transaction/8': order,
  'GET /api/admin/transaction': pageOf({ id: 8, invoice_no: 'INV/8', user: { shop_name: 'Toko Maju' } }),
  'GET /api/admin/users': pageOf({
    id: 11,
    shop_name: 'Toko Maju',
    phone_number: '0812',
    city: 'Jakarta',
    active: 0,
  }),
  'GET /api/admin/products': metaPageOf({ id: 7, name: 'Teh Celup', sku_code: 'T1' }),
  'GET /api/admin/category': pageOf({ id: 4, name: 'Kopi' }),
  'GET /api/admin/promo-master': pageOf({ id: 90, id_relation: 5, title: 'Lama' }),
  'GET /api/admin/new-promo/5': promotion(5, 'Lama', 'Sari'),
};
const bodiesOf = (calls: readonly Call[], what: string) =>
  calls.filter(({ path }) => path.endsWith(what)).map(({ body }) => body as Record<string, unknown>);

it('the editor tells how far the conditions reach, and asks again once they rest', async () => {
  const { user, calls } = await openPage(EDIT, { answers });
  await screen.findByText('Now for 12 of 1.234 shops and 3 of 40 products.');
  await user.click(screen.getByRole('switch', { name: 'Customer' }));
  // What is shown answers the conditions as they were.
  expect(screen.getByText(/^Now for 12/).closest('[data-stale]')).not.toBeNull();
  await waitFor(() => expect(bodiesOf(calls, 'reach')).toHaveLength(2), { timeout: 3_000 });
  expect(bodiesOf(calls, 'reach')[1]).toMatchObject({
    items_condition: { data: [{ type: 'customers', is_active: 0 }, { type: 'products' }] },
  });
  await user.click(screen.getByRole('button', { name: /^Tambah Kondisi: Product/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Kondisi' }));
  fireEvent.change(await screen.findByDisplayValue('Pilih Filter'), { target: { value: 'kategori' } });
  // What is not finished is left out, as a save leaves it out.
  await waitFor(() => expect(bodiesOf(calls, 'reach')).toHaveLength(3), { timeout: 3_000 });
  expect(bodiesOf(calls, 'reach')[2]).toEqual(bodiesOf(calls, 'reach')[1]);
  expect(screen.queryByText(/is told once every condition is finished/)).toBeNull();
});

it('says that the reach is not known where the server does not tell, and Retry asks again', async () => {
  let reach: unknown = new Reply(500, { message: 'Broken.' });
  const { user } = await openPage(EDIT, {
    answers: { ...answers, 'POST /api/admin/new-promo/reach': () => reach },
  });
  await screen.findByText(
    'How many shops and products this means is not known: Broken.',
    {},
    { timeout: 3_000 },
  );
  await toast('Broken.');
  reach = answers['POST /api/admin/new-promo/reach'];
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('Now for 12 of 1.234 shops and 3 of 40 products.');
});

it('says why the server does not take conditions, with nothing to retry', async () => {
  const message = 'Too many conditions.';
  const refusal = new Reply(422, { message, errors: [{ field: 'items_condition', message }] });
  await openPage(EDIT, { answers: { ...answers, 'POST /api/admin/new-promo/reach': refusal } });
  const why = /means is not known: Too many conditions\./;
  await screen.findByText(why, {}, { timeout: 3_000 });
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  expect(screen.queryByText(message)).toBeNull();
});

it('an order tried in the editor marks each node, in words and for who hears the row', async () => {
  const { user, calls } = await openPage(EDIT, { answers });
  await user.click(await screen.findByText('Try it on an order'));
  await user.click(screen.getByRole('button', { name: 'Take an order' }));
  const dialog = await screen.findByRole('dialog', { name: 'Pilih Order' });
  await user.click(await within(dialog).findByRole('radio', { name: /INV\/8/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Pilih' }));
  await screen.findByRole('button', { name: 'Shop: Toko Maju' });
  const row = await screen.findByRole('row', { name: /^Manufaktur/ });
  await within(row).findByText(/1\.010 of 1\.012 pieces, 2 more needed\./, {}, { timeout: 3_000 });
  const described = document.getElementById(row.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toMatch(/^Not met\. Manufaktur: /);
  within(screen.getByRole('row', { name: /^Customer: / })).getByText('Met.');
  screen.getByText('The order does not reach it.');
  expect(bodiesOf(calls, 'simulate')[0]).toMatchObject({
    id: 3,
    kuota: 100,
    start_at: TODAY,
    user_id: 11,
    items: [{ product_id: 7, quantity: 10 }],
  });
  await user.click(screen.getByRole('button', { name: 'Shop: Toko Maju' }));
  const shops = await screen.findByRole('dialog', { name: 'Pilih Customer' });
  await within(shops).findByText('Inactive · Jakarta · 0812');
});

it('from an order the detail opens with its shop and products, and shows the tree with what became of it', async () => {
  const { calls } = await openPage(`${DETAIL}?order=8`, { answers });
  await screen.findByText(/1\.010 of 1\.012 pieces, 2 more needed\./, {}, { timeout: 3_000 });
  expect(screen.getAllByText('Not met.')).toHaveLength(2);
  expect(bodiesOf(calls, 'simulate')).toHaveLength(1);
});

it('another promotion is copied in one step that is undone in one', async () => {
  const { user } = await openPage(EDIT, { answers });
  await screen.findByRole('row', { name: /^Manufaktur: Indah/ });
  await user.click(screen.getByRole('button', { name: 'Copy from another promotion' }));
  const dialog = await screen.findByRole('dialog', { name: 'Pilih Promotion' });
  await user.click(await within(dialog).findByRole('radio', { name: /Lama/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Pilih' }));
  await screen.findByRole('row', { name: /^Manufaktur: Sari/ });
  // A draft has ids alone.
  expect(localStorage.getItem('promotion-names 1')).toMatch(/"manufactur:\d+","Sari"/);
  expect(screen.queryByRole('row', { name: /Indah/ })).toBeNull();
  expect(screen.getByLabelText(/Nama Promo/)).toHaveProperty('value', 'Campur');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByRole('row', { name: /^Manufaktur: Indah/ });
  expect(screen.queryByRole('row', { name: /Sari/ })).toBeNull();
});

it('a line of an order leads to its promotion, tried on that order, for who may see promotions', async () => {
  const line = { id: 1, product: null, pieces: null, rule: 'Campur', params: null, amount: null };
  const pricing = [{ ...line, promotion_id: 3, message: 'The order does not reach it.' }];
  const priced = { ...answers, 'GET /api/admin/transaction/8': { data: { ...order.data, pricing } } };
  const address = '/dashboard/transaction/pricing/8';
  const { unmount } = await openPage(address, { answers: priced, as: { role: 5 } });
  await screen.findByText('The order does not reach it.');
  expect(screen.queryByRole('link', { name: /Why/ })).toBeNull();
  unmount();
  const { user, calls } = await openPage(address, { answers: priced });
  await user.click(await screen.findByRole('link', { name: /Why/ }));
  await screen.findByRole('button', { name: 'Shop: Toko Maju' });
  await waitFor(() => expect(bodiesOf(calls, 'simulate')).toHaveLength(1), { timeout: 3_000 });
});
