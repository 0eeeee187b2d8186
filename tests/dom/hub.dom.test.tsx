import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from './open-page.tsx';

it('a hub has a tile for each of its screens, which leads there', async () => {
  await openPage('/dashboard/promo', { answers: {} });
  await screen.findByRole('heading', { name: 'Promo', level: 1 });
  const tiles = screen.getAllByRole('link').filter((link) => link.querySelector('b'));
  expect(tiles.map((tile) => [tile.querySelector('b')?.textContent, tile.getAttribute('href')])).toEqual([
    ['Basic Promo', '/dashboard/promo/basic'],
    ['Campaign', '/dashboard/campaign'],
    ['Flash Sale', '/dashboard/flashsale'],
    ['Voucher', '/dashboard/promo/voucher'],
    ['Harga Coret', '/dashboard/promo/harga-coret'],
    ['Promo Free Barang', '/dashboard/promo/promo-free-barang'],
    ['Bundle', '/dashboard/promo/bundle'],
  ]);
});
