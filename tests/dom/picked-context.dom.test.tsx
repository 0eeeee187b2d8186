import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from './open-page.tsx';
import { metaPageOf } from './page-parts.ts';

const tea = {
  id: 7,
  name: 'Teh Celup',
  sku_code: 'TC-1',
  stock: 1240,
  price: 12500,
  images: [{ id: 1, thumbnail_image_url: '/files/tea.jpg', image_url: '/files/tea.jpg' }],
};
const answers = {
  'GET /api/admin/products': metaPageOf(tea, { ...tea, id: 8, name: 'Kopi', sku_code: 'K-1', images: [] }),
};
const FACTS = 'SKU Code TC-1 · Stock 1.240 · Harga 12.500';

it('a product that is picked says its code, stock and price and shows its picture, in the list and once chosen', async () => {
  const { user } = await openPage('/dashboard/promo/promo-free-barang/add', { answers });
  const box = await screen.findByRole('combobox', { name: 'Product Utama' });
  expect(screen.queryByText(FACTS)).toBeNull();
  await user.type(box, 'teh');
  const option = await screen.findByRole('option', { name: 'Teh Celup', description: FACTS });
  expect(option.querySelector('img')?.getAttribute('src')).toBe('/files/tea.jpg');
  await user.click(option);
  const line = await screen.findByText(FACTS);
  expect(line.parentElement?.querySelector('img')?.getAttribute('src')).toBe('/files/tea.jpg');
});

it('the product of a stored record is looked up by its name', async () => {
  const { calls } = await openPage('/dashboard/promo/promo-free-barang/edit/3', {
    answers: {
      ...answers,
      'GET /api/admin/products/free/{id}': {
        data: {
          id: 3,
          product: { id: 7, name: 'Teh Celup' },
          start_date: '2027-01-01',
          end_date: '2027-01-31',
          type: 'qty',
          value: 5,
          qty_free: 1,
          berlaku_kelipatan: 1,
          deskripsi: 'Isi',
          product_free: [],
        },
      },
    },
  });
  await screen.findByText(FACTS);
  expect(calls.find(({ path }) => path === '/api/admin/products')?.query.search).toBe('Teh Celup');
});
