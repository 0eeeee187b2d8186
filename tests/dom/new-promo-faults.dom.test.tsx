import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { add, answers, isSave, row, stored } from './new-promo-parts.ts';
import { openPage } from './open-page.tsx';
import { pageOf, toast, unlocked } from './page-parts.ts';

const EDIT = '/dashboard/promotion/edit/3';

it('a number that keeps from saving is told once at its field and once above, which leads to it', async () => {
  const { user, calls } = await openPage(EDIT, { answers: { ...answers, ...stored } });
  await row(/^SKU: Teh Celup/);
  const percent = screen.getByLabelText<HTMLInputElement>('Tier 2: Nilai');
  const preview = within(await screen.findByRole('region', { name: 'Preview Informasi' }));
  const said = () => preview.queryByText(/^Tier 2: ?$/)?.closest('li')?.textContent;
  await user.clear(percent);
  await user.type(percent, '10');
  await waitFor(() => expect(said()).toMatch(/^Tier 2: Potongan Harga 10%/));
  await user.type(percent, '1');
  // Of a number that is not given so, the preview says none.
  await waitFor(() => expect(said()).toBe('Tier 2: …'));
  await user.clear(screen.getByLabelText(/Nama Promo/));
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  const summary = within(await screen.findByRole('region', { name: 'What is wrong' }));
  const items = summary.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual([expect.anything(), expect.stringMatching(/, Tier 2: At most 100 percent\.$/)]);
  const told = screen.getAllByText(/At most 100 percent\./, { ignore: '[role=status], [role=status] *' });
  const line = percent.closest('fieldset');
  expect(told.map((place) => line?.contains(place) ?? false).sort()).toEqual([false, true]);
  expect(percent.getAttribute('aria-invalid')).toBe('true');
  await user.click(summary.getByRole('link', { name: /Benefit, Tier 2$/ }));
  await waitFor(() => expect(document.activeElement).toBe(percent));
  expect(calls.filter(isSave)).toEqual([]);
});

it('the summary names the sku and the tier, and leads to its number', async () => {
  const { user } = await openPage(EDIT, { answers: { ...answers, ...stored } });
  const sku = within(await row(/^SKU: Teh Celup/));
  const second = sku.getByLabelText<HTMLInputElement>('Teh Celup: Tier 2');
  await user.clear(second);
  await user.type(second, '3');
  await user.clear(screen.getByLabelText(/Nama Promo/));
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  const summary = within(await screen.findByRole('region', { name: 'What is wrong' }));
  await user.click(summary.getByRole('link', { name: /, SKU, Teh Celup, Tier 2$/ }));
  await waitFor(() => expect(document.activeElement).toBe(second));
});

it('the toast names what is wrong with a tier where every required field is filled', async () => {
  const { user } = await openPage(EDIT, { answers: { ...answers, ...stored } });
  const sku = within(await row(/^SKU: Teh Celup/));
  const second = sku.getByLabelText<HTMLInputElement>('Teh Celup: Tier 2');
  await user.clear(second);
  await user.type(second, '3');
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  await toast('A higher tier needs more than the one before it.');
  await user.clear(screen.getByLabelText(/Nama Promo/));
  await user.click(await unlocked('Simpan'));
  await toast('Mohon lengkapi semua field yang wajib diisi');
});

it('no two groups of a block have the same number, also inside each other, copied or after a removal', async () => {
  const { user } = await openPage('/dashboard/promotion/add', { answers });
  await screen.findByText('Silahkan untuk menambahkan filter untuk memunculkan Benefit');
  const numbers = () => screen.getAllByText(/^Kondisi \d$/).map(({ textContent }) => textContent);
  await add(user, /Customer/, 'Kondisi x Kondisi');
  await add(user, /Empty group/, 'Kondisi x Kondisi');
  await waitFor(() => expect(numbers()).toEqual(['Kondisi 1', 'Kondisi 2']));
  const [outer] = screen.getAllByRole('row', { name: /Empty group/ });
  outer?.focus();
  await user.keyboard('{Control>}d{/Control}');
  await waitFor(() => expect(numbers()).toEqual(['Kondisi 1', 'Kondisi 2', 'Kondisi 3', 'Kondisi 4']));
  screen.getAllByRole('row', { name: /Empty group/ })[1]?.focus();
  await user.keyboard('{Delete}');
  await waitFor(() => expect(numbers()).toEqual(['Kondisi 1', 'Kondisi 2', 'Kondisi 3']));
});

it('a list in a row and a list in a dialog end with one word', async () => {
  const { user } = await openPage('/dashboard/promotion/edit/3', {
    answers: { ...answers, ...stored, 'GET /api/admin/sales-persons': pageOf({ id: 1, sales_code: 'S1' }) },
  });
  const sku = within(await row(/^SKU: Teh Celup/));
  await user.click(sku.getByRole('button', { name: /^Pilih SKU/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pilih SKU' }));
  dialog.getByRole('button', { name: 'Pilih' });
  await user.click(dialog.getByRole('button', { name: 'Batal' }));
  const customers = within(screen.getByRole('region', { name: 'Customer' }));
  await user.click(customers.getByRole('button', { name: 'Add Sales' }));
  await user.click(await customers.findByRole('button', { name: 'Pilih' }));
  await waitFor(() => expect(customers.queryByRole('searchbox')).toBeNull());
});
