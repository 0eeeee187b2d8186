import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { businessNow } from '../../core/dates.ts';
import type { Call } from './answer-calls.ts';
import { columns, fileOf, pageOf, row, toast } from './page-parts.ts';
import { openStated as open, SAVED, sentTo, tea } from './stated-parts.ts';

// What can be reached before a server that knows what the specification states, and nothing of ours.

it('images of a product stand on their page, and one is added', async () => {
  const images = [{ id: 7, image_url: '/a.png', thumbnail_image_url: '/a-s.png', ordering: 1 }];
  const { user, calls } = await open('/dashboard/product/images/1', {
    'GET /api/admin/products/{id}': { data: { ...tea, images } },
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
    'GET /api/admin/products/harga-coret': pageOf({ ...tea, harga_coret: null, product_promo_price: null }),
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
