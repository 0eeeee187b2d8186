import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Reply } from './answer-calls.ts';
import { openPage } from './open-page.tsx';
import { columns, complaint, fileOf, metaPageOf, pageOf, row, toast, unlocked } from './page-parts.ts';

const product = (id: number, name: string, price: number) => ({ id, name, sku_code: `S${id}`, price });
const tea = product(1, 'Teh Celup', 12_500);
const coffee = product(2, 'Kopi Bubuk', 8_000);
const saved = {
  message: 'Promotion {title} saved. Nobody is named in Master Approval: a Superadmin decides.',
};
const answers = {
  'GET /api/admin/products': metaPageOf(tea, coffee),
  'GET /api/admin/products/bundle': pageOf(),
  'POST /api/admin/products/bundle': saved,
  'POST /api/admin/products/bundle/update': saved,
};
const describedBy = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
const value = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;

it('the percentages suggest the price, which follows until somebody types another one', async () => {
  const { user, calls } = await openPage('/dashboard/promo/bundle/add', { answers });
  await user.click(await screen.findByRole('button', { name: 'Submit' }));
  expect(await complaint('please fill all the fields')).not.toEqual([]);
  within(await screen.findByRole('region', { name: 'What is wrong' })).getByRole('alert');

  await user.click(await screen.findByRole('button', { name: 'Add Product' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Product' }));
  await user.click(await dialog.findByText('Teh Celup'));
  await user.click(dialog.getByText('Kopi Bubuk'));
  await user.click(dialog.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(value('Harga Bundle')).toBe('20.500'));

  const type = async (label: string, text: string) => {
    await user.clear(screen.getByLabelText(label));
    await user.type(screen.getByLabelText(label), `${text}{Tab}`);
  };
  // What is not taken becomes the nearest that is, and the field says so.
  await type('Qty, line 1', '0');
  await screen.findByText('0 is not taken here: the field holds 1.');
  await type('Diskon (%), line 1', '150');
  await screen.findByText('150 is not taken here: the field holds 100.');
  expect([value('Qty, line 1'), value('Diskon (%), line 1')]).toEqual(['1', '100']);
  await type('Qty, line 1', '2');
  await type('Diskon (%), line 1', '10');
  await waitFor(() => expect(value('Harga Bundle')).toBe('30.500'));

  await type('Harga Bundle', '28000');
  await screen.findByText('The bundle saves Rp 5.000 (15,2 %).');
  await type('Diskon (%), line 2', '50');
  await screen.findByText('Rp 26.500');
  expect(value('Harga Bundle')).toBe('28.000');
  await user.click(screen.getByRole('button', { name: 'Use as the price' }));
  await waitFor(() => expect(value('Harga Bundle')).toBe('26.500'));
  expect(document.activeElement?.textContent).toContain('Suggested price');

  await type('Name', 'Paket Hemat');
  await type('Deskripsi', 'Dua sekaligus');
  await type('Start Date', '2999-01-01');
  await type('End Date', '2999-02-01');
  await user.upload(screen.getByLabelText('Foto Thumbnail'), fileOf('a.png', 'image/png'));
  await user.click(await unlocked('Submit'));
  await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    'product_id[]': ['1', '2'],
    'qty[]': ['2', '1'],
    'discount[]': ['10', '50'],
    price: '26500',
  });
  // Else it would lead there while the next page is looked at.
  await screen.findByText('No bundles yet');
});

it('a picture is refused when it is chosen, and one that is taken out leaves the focus on the field', async () => {
  const { user } = await openPage('/dashboard/promo/bundle/add', { answers });
  const field = await screen.findByLabelText('Foto Thumbnail');
  const choose = (file: File) => userEvent.setup({ applyAccept: false }).upload(field, file);
  await choose(fileOf('a.mjs', 'text/javascript'));
  await toast('Select appropiate image file.');
  await choose(fileOf('b.png', 'image/png', 2_000_001));
  await toast('Max file size is 2MB');
  await choose(fileOf('c.png', 'image/png'));
  expect(screen.getAllByRole('button', { name: /^Remove / })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Remove c.png' }));
  expect(document.activeElement).toBe(field);
});

it('products alone missing: the focus is on the button that adds them, with what is wrong', async () => {
  const { user } = await openPage('/dashboard/promo/bundle/edit/5', {
    answers: { ...answers, 'GET /api/admin/products/bundle/5': { data: { ...stored, detail: [] } } },
  });
  const add = await screen.findByRole('button', { name: 'Add Product' });
  await user.type(screen.getByLabelText('Name'), '!');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(document.activeElement).toBe(add));
  expect(describedBy(add)).toContain('Please fill all fields.');
});

const stored = {
  id: 5,
  name: 'Paket Hemat',
  price: 30_000,
  active: 1,
  deskripsi: 'Dua sekaligus',
  start_date: '2999-01-01',
  end_date: '2999-02-01',
  detail: [
    { id: 1, product_id: 1, product: tea, qty: 2, discount: 10 },
    { id: 2, product_id: 2, product: coffee, qty: 1, discount: 0 },
  ],
  thumbnail: [{ id: 7, thumbnail: '/files/a.png' }],
  state: 'later',
  approval_id: 9,
  approval_status: { approval: 2 },
  approval_action: false,
  offer: {
    message: 'Every shop that orders it gets {goods} for Rp {price}.',
    params: { goods: '2 x Teh Celup, 1 x Kopi Bubuk', price: '30.000' },
  },
  standing: { message: 'It does not apply yet: it begins on {start}.', params: { start: '01/01/2030' } },
  used: { message: 'No order has used it yet.' },
};

it('an edit shows the percentages again and keeps the price that is stored', async () => {
  const { user } = await openPage('/dashboard/promo/bundle/edit/5', {
    answers: { ...answers, 'GET /api/admin/products/bundle/5': { data: stored } },
  });
  await screen.findByText('Rp 30.500');
  await screen.findByLabelText('Diskon (%), line 1');
  expect([value('Diskon (%), line 1'), value('Qty, line 1'), value('Harga Bundle')]).toEqual([
    '10',
    '2',
    '30.000',
  ]);
  screen.getByRole('button', { name: 'Use as the price' });
  await user.click(screen.getByRole('button', { name: /^Delete: Foto Thumbnail 1$/ }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(document.activeElement).not.toBe(question.getByRole('button', { name: 'Hapus' }));
  expect(document.activeElement?.tagName).toBe('BUTTON');
  await user.keyboard('{Escape}');
});

it('a product that an edit took out is deleted after the update; when that fails, it is said and sent again', async () => {
  let deletions = 0;
  const { user, calls } = await openPage('/dashboard/promo/bundle/edit/5', {
    answers: {
      ...answers,
      'GET /api/admin/products/bundle/5': { data: stored },
      'GET /api/admin/products/bundle': pageOf(stored),
      'POST /api/admin/products/bundle/update': { status: 200, message: 'Saved.', data: null },
      'GET /api/admin/products/bundle/deleted-item/2': () => {
        deletions += 1;
        return deletions > 1
          ? { status: 200, message: 'Gone.', data: null }
          : new Reply(409, { message: 'Locked by the ERP.' });
      },
    },
  });
  await screen.findByLabelText('Qty, line 2');
  await user.click(document.querySelectorAll('[data-do="remove"]')[1] as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await toast('Saved, but 1 removed rows are still there: Locked by the ERP. Save again to remove them.');
  await user.click(await unlocked('Submit'));
  const order = () => calls.filter(({ path }) => /update$|deleted-item/.test(path)).map(({ path }) => path);
  const update = '/api/admin/products/bundle/update';
  const deletion = '/api/admin/products/bundle/deleted-item/2';
  await waitFor(() => expect(order()).toEqual([update, deletion, update, deletion]));
  // Else it would lead there while the next page is looked at.
  await row('Paket Hemat');
});

it('the detail says in words who gets what, whether it applies and how often it was used', async () => {
  await openPage('/dashboard/promo/bundle/detail/5', {
    answers: {
      'GET /api/admin/products/bundle/5': { data: stored },
      'GET /api/admin/master/promotion-approvals/9/shops': pageOf(),
      'GET /api/admin/master/promotion-approvals/9/logs': {
        data: [
          {
            id: 1,
            approver: 'ratna',
            level: 'Level 1',
            created_at: '2026-11-02T09:00:00+07:00',
            status: 'rejected',
            note: 'Terlalu murah',
          },
        ],
      },
    },
  });
  // Who submitted it reads why it was turned down.
  await screen.findByText('Terlalu murah');
  await screen.findByText('Every shop that orders it gets 2 x Teh Celup, 1 x Kopi Bubuk for Rp 30.000.');
  screen.getByText('It does not apply yet: it begins on 01/01/2030.');
  screen.getByText('No order has used it yet.');
  screen.getByText('Not begun');
});

it('the list has its columns and switches', async () => {
  const { user } = await openPage('/dashboard/promo/bundle', {
    answers: { 'GET /api/admin/products/bundle': pageOf(stored) },
  });
  expect(await columns()).toEqual(['ID', 'Name', 'Harga', 'Start Date', 'End Date', 'Status', 'Action']);
  const { getByRole } = await row('Paket Hemat');
  await user.click(getByRole('button', { name: /^More/ }));
  await screen.findByRole('menuitem', { name: 'Deactivate' });
});

it('a server that lacks the percentages is not asked about them', async () => {
  await openPage('/dashboard/promo/bundle/add', { answers, extensions: [] });
  await screen.findByRole('columnheader', { name: /Qty/ });
  expect(screen.queryByRole('columnheader', { name: /Diskon/ })).toBeNull();
});
