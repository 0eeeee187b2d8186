import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from './open-page.tsx';
import { columns, fileOf, metaPageOf, pageOf, row, toast } from './page-parts.ts';

const tea = { id: 1, name: 'Teh Celup', sku_code: 'TC-1', price: 12_500, stock: 5 };
const SAVED = { status: 200, message: 'Update Success', data: null };
const days = { start_date: '2999-11-01', start_time: '09:00', end_date: '2999-11-02', end_time: '21:00' };
/** As the specification states it, without what our server adds. */
const stated = (id: number, active: unknown, end_date = days.end_date) => ({
  id,
  ...days,
  end_date,
  active,
  product: 6,
});
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');

it('an API of the stated contract alone has a session, a status and what goes with it', async () => {
  const { user, calls } = await openPage('/dashboard/flashsale', {
    answers: {
      'GET /api/admin/flashale': pageOf(
        ...[stated(1, 'y'), stated(2, 'N'), stated(3, 2), stated(4, 1, '2020-11-02'), stated(5, 1)],
      ),
      'POST /api/admin/flashale/update/5': SAVED,
    },
    extensions: [],
  });
  const [session] = await screen.findAllByText('01/11/2999 09:00 - 02/11/2999 21:00');
  const line = session?.closest('tr') as HTMLElement;
  expect(line.textContent).toContain('6 Produk');
  const lines = [...document.querySelectorAll('tbody tr')];
  expect(lines.map((one) => one.querySelector('.c-badge')?.textContent)).toEqual([
    ...['Active', 'Inactive', 'Rejected', 'Active', 'Active'],
  ]);
  within(line).getByRole('link', { name: 'Edit' });
  const offers = lines.slice(2).map((one) => one.textContent?.match(/(Dea|A)ctivate/)?.[0]);
  expect(offers).toEqual(['Activate', undefined, 'Deactivate']);
  await user.click(within(lines[4] as HTMLElement).getByRole('button', { name: 'Deactivate' }));
  const asked = within(
    await screen.findByRole('alertdialog', { name: /^Deactive data 01\/11\/2999 09:00 - / }),
  );
  await user.click(asked.getByRole('button', { name: 'Deactivate' }));
  await toast('Update Success');
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ active: 'N' });
  expect(calls.filter(({ method }) => method === 'GET').length).toBeGreaterThan(1);
});

it('a new one is sent as it is stated, and leads to the list', async () => {
  const { user, calls } = await openPage('/dashboard/promotion/add#tab=1', {
    answers: {
      'GET /api/admin/products': metaPageOf(tea),
      'POST /api/admin/flashale': SAVED,
      'GET /api/admin/flashale': pageOf(),
    },
  });
  const type = async (label: string, text: string) =>
    user.type(await screen.findByLabelText(label), `${text}{Tab}`);
  await type('Start Date', '01112999');
  await type('Start Hour', '9');
  await type('End Date', '02112999');
  await type('End Hour', '21');
  const image = fileOf('a.png', 'image/png');
  await user.upload(screen.getByLabelText('Foto Thumbnail', { selector: 'input' }), image);
  await user.upload(screen.getByLabelText('Foto Banner', { selector: 'input' }), [image, image]);
  await user.click(await screen.findByRole('button', { name: 'Add Produk' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByText('Teh Celup'));
  await user.click(dialog.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // A product without any of the three is asked about, once.
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  const asked = within(await screen.findByRole('alertdialog', { name: /^Save/ }));
  asked.getByText('Without Diskon, Stock, Batas Pembelian: Teh Celup.');
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  await user.click(asked.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(location.pathname).toBe('/dashboard/flashsale'));
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    active: 'Y',
    ...days,
    thumbnail: expect.anything(),
    'banner[]': [expect.anything(), expect.anything()],
    'product_id[]': '1',
    'discount[]': '0',
    'discount_type[]': 'amount',
    'product_stock[]': '0',
    'product_limit_stock[]': '0',
  });
});

it('the detail has what was sold and who bought it', async () => {
  const item = { id: 5, product: tea, discount: 10, discount_type: 'persentage', diskon: '10%', active: 1 };
  const bought = (day: string, shop_name: string, quantity: number) => ({
    id: quantity,
    price: 11_250,
    quantity,
    total: 11_250 * quantity,
    transaction: { created_at: `2026-11-${day}T09:15:00+07:00`, total_price: 900_000, user: { shop_name } },
  });
  const whole = {
    ...stated(1, 1),
    sesi: 'Sesi 1',
    total_pendapatan: 22_500,
    thumbnail: null,
    item_banner: [],
    item_detail: [
      ...[
        {
          ...item,
          stock: 9,
          limit_stock: 2,
          total_produk_terjual: 3,
          cart_item: [bought('02', 'Toko Rizki', 2)],
        },
      ],
      ...[
        {
          ...item,
          id: 6,
          product: { ...tea, id: 2, name: 'Kopi' },
          cart_item: [bought('03', 'Toko Ani', 1)],
        },
      ],
      ...[{ ...item, id: 7, product: { ...tea, id: 3, name: 'Gula' }, cart_item: [] }],
    ],
  };
  const { user } = await openPage('/dashboard/flashsale/detail/1', {
    answers: { 'GET /api/admin/flashale/detail/1': { data: whole } },
  });
  const product = await row('Teh Celup');
  expect(document.querySelector('main dl')?.textContent).toMatch(
    /Waktu Event.*Sesi 1.*Total Pendapatan.*22\.500/,
  );
  expect(await columns()).toEqual([
    ...['Name', 'Harga', 'Diskon', 'Stock', 'Batas Pembelian', 'Terjual', 'Action'],
  ]);
  // What was sold stays.
  expect(plain(product.line.textContent)).toBe('Teh CelupRp 12.50010 %923');
  (await row('Gula')).getByRole('button', { name: 'Hapus' });
  await user.click(screen.getByRole('tab', { name: 'History Pembelian' }));
  const history = await row('Toko Rizki');
  expect(await columns()).toEqual(['Waktu', 'Nama Barang', 'Customer', 'Harga', 'Jumlah', 'Total']);
  expect(plain(history.line.textContent)).toBe('02/11/2026 09:15Teh CelupToko RizkiRp 11.2502Rp 22.500');
  const latest = await row('Toko Ani');
  expect(latest.line.nextElementSibling).toBe(history.line);
  expect(history.line.nextElementSibling).toBeNull();
});

it('the report is offered by the button that says CSV', async () => {
  await openPage('/dashboard/flashsale', { answers: { 'GET /api/admin/flashale': pageOf() } });
  await screen.findByRole('button', { name: 'Export as CSV' });
});

it('an emptied number of a product is 0 again once it is left, as it began', async () => {
  const item = { id: 5, product: { id: 1, name: 'Teh Celup', price: 12_500 }, active: 1 };
  const item_detail = [{ ...item, discount: 10, discount_type: 'persentage', stock: 3, limit_stock: 4 }];
  const { user } = await openPage('/dashboard/flashsale/edit/1', {
    answers: {
      'GET /api/admin/flashale/detail/1': { data: { ...stated(1, 1), item_detail, item_banner: [] } },
    },
  });
  for (const label of ['Diskon', 'Stock', 'Batas Pembelian']) {
    const number = await screen.findByLabelText<HTMLInputElement>(`${label}, line 1`);
    await user.clear(number);
    await user.tab();
    expect(number.value).toBe('0');
  }
});
