import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Reply } from './answer-calls.ts';
import { openPage } from './open-page.tsx';
import { complaint, pageOf, row, toast, unlocked } from './page-parts.ts';

const CREATE = 'POST /api/admin/products/harga-coret';
const promoPrice = {
  id: 9,
  active: 1,
  start_date: '2020-11-02',
  end_date: '2999-11-20',
  discount: 10,
  discount_type: 'persentage',
};
const product = (id: number, name: string, more: object) => ({
  id,
  name,
  price: 50_000,
  category: { id: 1, name: 'Teh' },
  brand: { id: 1, name: 'Sari' },
  harga_coret: null,
  state: 'none',
  product_promo_price: null,
  product_promo_prices: [],
  ...more,
});
const reduced = product(1, 'Teh Celup', {
  harga_coret: 45_000,
  state: 'applies',
  product_promo_price: promoPrice,
});
const plain = product(2, 'Kopi Bubuk', {});
const open = (more: Readonly<Record<string, object>> = {}) =>
  openPage('/dashboard/promo/harga-coret', {
    answers: {
      'GET /api/admin/products/harga-coret': pageOf(reduced, plain),
      'GET /api/admin/products/harga-coret/1': { data: reduced },
      'GET /api/admin/products/harga-coret/2': { data: plain },
      ...more,
    },
  });
const valueAt = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;
/** What stands before an amount. */
const unit = (label: string) => screen.getByLabelText(label).previousElementSibling?.textContent;

it('the price that stands is shown beside the one that is struck through', async () => {
  await open();
  const { line } = await row('Teh Celup');
  expect(line.querySelector('del')?.textContent).toMatch(/50\.000/);
  expect(line.textContent).toMatch(/45\.000/);
  expect((await row('Kopi Bubuk')).line.querySelector('del')).toBeNull();
});

it('a discount that does not stand today is not called active; without the reason its switch is shown', async () => {
  const later = product(3, 'Gula', { state: 'later', product_promo_price: { ...promoPrice, id: 10 } });
  const unknown = product(4, 'Beras', {
    state: undefined,
    product_promo_price: { ...promoPrice, id: 11, active: 0 },
  });
  await open({ 'GET /api/admin/products/harga-coret': pageOf(reduced, later, unknown) });
  const status = async (name: string) => (await row(name)).line.querySelector('.c-badge')?.textContent;
  expect([await status('Teh Celup'), await status('Gula'), await status('Beras')]).toEqual([
    ...['Applies today', 'Not begun', 'Inactive'],
  ]);
});

it('the dialog begins with the discount that stands; another type empties its value alone', async () => {
  const { user, calls } = await open({ [CREATE]: { status: 200, message: 'Saved.' } });
  await user.click((await row('Teh Celup')).getByRole('button', { name: 'Tetapkan diskon' }));
  await waitFor(() => expect(valueAt('Diskon')).toBe('10'));
  expect([valueAt('Start Date'), valueAt('End Date')]).toEqual(['02/11/2020', '20/11/2999']);
  expect(await screen.findByRole('radio', { name: 'Persentase' })).toHaveProperty('checked', true);
  expect(unit('Diskon')).toBe('%');

  await user.click(screen.getByRole('radio', { name: 'Nominal' }));
  expect([valueAt('Diskon'), unit('Diskon'), valueAt('Start Date')]).toEqual(['', 'Rp', '02/11/2020']);
  // A start that has passed stays where a discount stands already.
  await user.type(screen.getByLabelText('Diskon'), '2500');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await toast('Saved.');
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    product_id: '1',
    start_date: '2020-11-02',
    end_date: '2999-11-20',
    discount: '2500',
    discount_type: 'amount',
    active: '1',
  });
});

it('a refusal is told at its field, and what was typed stays', async () => {
  const message = 'A discount is at most the price.';
  const { user } = await open({
    [CREATE]: new Reply(422, { message, errors: [{ field: 'discount', message }] }),
  });
  await user.click((await row('Kopi Bubuk')).getByRole('button', { name: 'Tetapkan diskon' }));
  await user.type(await screen.findByLabelText('Start Date'), '02112999');
  await user.type(screen.getByLabelText('End Date'), '20112999');
  await user.type(screen.getByLabelText('Diskon'), '99000');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await complaint(message)).not.toEqual([]);
  expect([valueAt('Diskon'), valueAt('Start Date')]).toEqual(['99.000', '02/11/2999']);
});

it('more than 100 percent is refused before it is sent, an amount of as much is not', async () => {
  const { user, calls } = await open({ [CREATE]: { status: 200, message: 'Saved.' } });
  await user.click((await row('Teh Celup')).getByRole('button', { name: 'Tetapkan diskon' }));
  await waitFor(() => expect(valueAt('Diskon')).toBe('10'));
  await user.clear(screen.getByLabelText('Diskon'));
  await user.type(screen.getByLabelText('Diskon'), '101');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await complaint('Must be at most 100.');
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  await user.click(screen.getByRole('radio', { name: 'Nominal' }));
  await user.type(screen.getByLabelText('Diskon'), '101');
  await user.click(await unlocked('Submit'));
  await toast('Saved.');
});

it('a period that has passed is refused before it is sent: of a first discount its start too', async () => {
  const { user, calls } = await open();
  const message = 'Start date or End date cannot earlier than today';
  const type = async (label: string, text: string) => {
    await user.clear(await screen.findByLabelText(label));
    await user.type(screen.getByLabelText(label), text);
  };
  const wrongDates = async () => {
    await user.click(await unlocked('Submit'));
    await complaint(message);
    return ['Start Date', 'End Date'].filter(
      (label) => screen.getByLabelText(label).getAttribute('aria-invalid') === 'true',
    );
  };
  await user.click((await row('Kopi Bubuk')).getByRole('button', { name: 'Tetapkan diskon' }));
  await type('Start Date', '02112020');
  await type('End Date', '20112999');
  await type('Diskon', '2500');
  expect(await wrongDates()).toEqual(['Start Date']);
  await type('End Date', '20112020');
  expect(await wrongDates()).toEqual(['Start Date', 'End Date']);
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await user.click((await row('Teh Celup')).getByRole('button', { name: 'Tetapkan diskon' }));
  await waitFor(() => expect(valueAt('Diskon')).toBe('10'));
  await type('End Date', '20112020');
  expect(await wrongDates()).toEqual(['End Date']);
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('the detail says what an edit that waits asks for', async () => {
  const waiting = {
    ...reduced,
    approval_id: 5,
    approval_status: { approval: 1 },
    approval_standing: { message: 'A Superadmin decides on this promotion.' },
    approval_offer: { message: 'Every shop pays Rp {now}.', params: { now: '48.000' } },
  };
  await openPage('/dashboard/promo/harga-coret/1', {
    answers: {
      'GET /api/admin/products/harga-coret/1': { data: waiting },
      'GET /api/admin/master/promotion-approvals/{id}/changes': {
        data: [{ id: 1, what: 'Products', before: 'Teh Celup: 10%', after: 'Teh Celup: Rp 2.000' }],
      },
      'GET /api/admin/master/promotion-approvals/{id}/logs': pageOf(),
    },
  });
  await screen.findByText('Every shop pays Rp 48.000.');
  screen.getByText('A Superadmin decides on this promotion.');
  await screen.findByText('Teh Celup: Rp 2.000');
});
