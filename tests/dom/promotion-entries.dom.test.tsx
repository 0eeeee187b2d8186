import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { searchForm } from '../../core/search-form.ts';
import { type Answers, Reply } from './answer-calls.ts';
import { openPage } from './open-page.tsx';
import { complaint, metaPageOf, pageOf, posted } from './page-parts.ts';

const PRODUCTS = ['Teh Celup', 'Gula', 'Kopi'].map((name, index) => ({
  id: index + 1,
  name,
  price: 100,
  sku_code: `SKU-${index + 1}`,
}));
const limitedTo = (id: number, product_id: number) => ({ id, product_id, product: PRODUCTS[product_id - 1] });
const VOUCHER = {
  id: 4,
  name: 'Hemat',
  kode: 'HMT',
  jenis: 'public',
  product_type: 'sku',
  kuota: 1,
  version: '1',
  products: [limitedTo(31, 1), limitedTo(32, 2)],
  categories: [],
  brands: [],
  level_id: null,
  penawaran: 'undian',
  hadiah: 'Motor',
  isMin: 0,
  deskripsi: '<p>Isi</p>',
  active: 'Y',
};
const ANSWERS: Answers = {
  'GET /api/admin/loyalty/voucher/4': { data: VOUCHER },
  'GET /api/admin/loyalty/voucher': pageOf(),
  'GET /api/admin/products': ({ query }: { query: Readonly<Record<string, string>> }) =>
    metaPageOf(
      ...PRODUCTS.filter(({ name, sku_code }) =>
        searchForm(`${name} ${sku_code}`).includes(searchForm(query.search ?? '')),
      ),
    ),
  'POST /api/admin/loyalty/voucher/4': { status: 200, message: 'Saved.', data: null },
};

async function open(answers: Answers = ANSWERS) {
  const page = await openPage('/dashboard/promo/voucher/edit/4', { answers });
  await screen.findByRole('group', { name: 'SKU 2' });
  return page;
}
const entry = (place: number) => within(screen.getByRole('group', { name: `SKU ${place}` }));
const sku = (place: number) => entry(place).getByRole<HTMLInputElement>('combobox', { name: 'SKU' });
const names = () =>
  within(screen.getByRole('group', { name: 'SKU' }))
    .getAllByRole<HTMLInputElement>('combobox')
    .map(({ value }) => value);
const sent = (calls: Parameters<typeof posted>[0]) =>
  posted(calls).map((body) => Object.entries(body as object).filter(([name]) => name.startsWith('products')));

it('a short list is moved, continued and sent by the keyboard, and its labels move along', async () => {
  const { user, calls } = await open();
  expect(names()).toEqual(['Teh Celup', 'Gula']);
  const gula = sku(2);
  gula.focus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(names()).toEqual(['Gula', 'Teh Celup']);
  expect(document.activeElement).toBe(gula);
  expect(document.activeElement).toBe(sku(1));
  screen.getByText('Line: 1 of 2');
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}{Enter}');
  expect(document.activeElement).toBe(sku(2));
  await user.keyboard('{Shift>}{Enter}{/Shift}');
  expect(document.activeElement).toBe(sku(1));
  await user.keyboard('{Enter}{Enter}');
  expect(document.activeElement).toBe(sku(3));
  await user.keyboard('kop');
  await user.click(await screen.findByRole('option', { name: 'Kopi' }));
  expect(names()).toEqual(['Gula', 'Teh Celup', 'Kopi']);
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(sent(calls)).toHaveLength(1));
  expect(Object.fromEntries(sent(calls)[0] ?? [])).toEqual({
    'products[0][id]': '32',
    'products[0][product_id]': '2',
    'products[1][id]': '31',
    'products[1][product_id]': '1',
    'products[2][product_id]': '3',
  });
});

it('a choice in an entry is taken away and found again, and a draft knows its name', async () => {
  const { user, unmount } = await open();
  await user.click(sku(2));
  await user.click(await screen.findByRole('option', { name: 'Kopi' }));
  fireEvent(window, new Event('pagehide'));
  const key = Object.keys(localStorage).find((name) => name.startsWith('draft '));
  const { values } = JSON.parse(localStorage.getItem(key ?? '') ?? '{}');
  expect(values.products[1]).toMatchObject({ id: 32, product_id: 3, product: { name: 'Kopi' } });
  unmount();
});

it('what the server refuses in an entry stands there, and moves and goes with it', async () => {
  const errors = [{ field: 'products.1', message: 'Not sold any more.' }];
  const refusal = new Reply(422, { message: 'No.', errors });
  const { user } = await open({ ...ANSWERS, 'POST /api/admin/loyalty/voucher/4': refusal });
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await complaint('Not sold any more.');
  await waitFor(() => expect(document.activeElement).toBe(sku(2)));
  expect(entry(2).getByText('Not sold any more.').id).toBe(sku(2).getAttribute('aria-describedby'));
  await user.click(entry(2).getByRole('button', { name: 'Move up' }));
  entry(1).getByText('Not sold any more.');
  expect(entry(2).queryByText('Not sold any more.')).toBeNull();
  await user.click(entry(1).getByRole('button', { name: 'Remove' }));
  expect(names()).toEqual(['Teh Celup']);
  expect(within(screen.getByRole('group', { name: 'SKU' })).queryByText('Not sold any more.')).toBeNull();
});

it('names and codes that are pasted are looked up, and one that nobody knows says so where it stands', async () => {
  await open();
  const first = sku(2);
  first.focus();
  fireEvent.paste(first, { clipboardData: { getData: () => 'SKU\nkopi\nSusu\nTeh Celup\nsku\u200b-2' } });
  await screen.findByText('4 lines pasted.');
  expect(names()).toEqual(['Teh Celup', 'Kopi', 'Susu', 'Teh Celup', 'Gula']);
  expect(sku(3).getAttribute('aria-invalid')).toBe('true');
  expect(sku(4).getAttribute('aria-invalid')).toBeNull();
});

it('the shops of a private voucher are chosen together, beside those that were chosen before', async () => {
  const shops = ['Makmur', 'Sentosa', 'Jaya'].map((name, index) => ({
    id: index + 7,
    shop_name: name,
    city: 'Medan',
  }));
  const chosen = [{ id: 31, user_id: 7, user: shops[0] }];
  const voucher = { ...VOUCHER, jenis: 'private', product_type: 'semua', products: [], shops: chosen };
  const answers: Answers = {
    ...ANSWERS,
    'GET /api/admin/loyalty/voucher/4': { data: voucher },
    'GET /api/admin/users': pageOf(...shops),
  };
  const { user, calls } = await openPage('/dashboard/promo/voucher/edit/4', { answers });
  expect(await screen.findByLabelText('Shop, line 1')).toHaveProperty('value', 'Makmur');
  await user.click(screen.getByRole('button', { name: 'Choose shops' }));
  const dialog = within(await screen.findByRole('dialog'));
  for (const name of ['Sentosa', 'Jaya']) await user.click(await dialog.findByText(name));
  await user.click(dialog.getByRole('button', { name: 'Submit' }));
  await user.click(await screen.findByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1));
  const { body } = calls.find(({ method }) => method === 'POST') ?? {};
  const entries = Object.entries(body as object).filter(([name]) => name.startsWith('shops'));
  expect(Object.fromEntries(entries)).toEqual({
    'shops[0][id]': '31',
    'shops[0][user_id]': '7',
    'shops[1][user_id]': '8',
    'shops[2][user_id]': '9',
  });
});
