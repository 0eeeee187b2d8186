import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answers } from './answer-calls.ts';
import { openPage } from './open-page.tsx';
import { complaint, held, pageOf, TOAST, toast } from './page-parts.ts';

const REACH: Answers = {
  'GET /api/admin/broadcasts-reach': {
    data: { message: 'A message to all goes to {count} shops now.', params: { count: 312 }, link: null },
  },
};

it('says to how many shops one to all goes before it is sent; a server that cannot count says nothing', async () => {
  const answers = { 'GET /api/admin/loyalty/voucher': pageOf(), ...REACH };
  const { unmount } = await openPage('/dashboard/broadcast/add', { answers });
  await screen.findByText('A message to all goes to 312 shops now.');
  unmount();
  const { calls } = await openPage('/dashboard/broadcast/add', { answers, extensions: [] });
  await screen.findByLabelText(/Nama Broadcast/);
  expect(calls.map(({ path }) => path)).not.toContain('/api/admin/broadcasts-reach');
});

it('asks for patience only while a broadcast is being sent', async () => {
  const sent = held();
  const { user } = await openPage('/dashboard/broadcast/add', {
    answers: {
      'GET /api/admin/loyalty/voucher': pageOf({ id: 3, name: 'Gratis Ongkir' }),
      'GET /api/admin/broadcast': pageOf(),
      ...REACH,
      'POST /api/admin/broadcast': () => sent.answered,
    },
  });
  await user.type(await screen.findByLabelText(/Nama Broadcast/), 'Akhir pekan');
  await user.click(await screen.findByRole('radio', { name: 'Now' }));
  await user.click(screen.getByRole('radio', { name: 'All' }));
  await user.type(screen.getByLabelText(/Content/), 'Promo.');
  await user.click(screen.getByLabelText(/Voucher/));
  await user.click(await screen.findByRole('option', { name: 'Gratis Ongkir' }));
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await toast('Please wait...');
  sent.answer({ message: 'Broadcast {name} is being sent.', params: { name: 'Akhir pekan' } });
  await toast('Broadcast Akhir pekan is being sent.');
  // By itself it would stay for five seconds.
  const gone = () => expect(screen.queryByText('Please wait...', { selector: TOAST })).toBeNull();
  await waitFor(gone, { timeout: 3000 });
});

it('a name that is too long is refused as it is, nothing of it is dropped', async () => {
  const { user } = await openPage('/dashboard/broadcast/add', {
    answers: { 'GET /api/admin/loyalty/voucher': pageOf(), ...REACH },
  });
  const name = await screen.findByLabelText<HTMLInputElement>('Nama Broadcast');
  await user.click(name);
  await user.paste('x'.repeat(201));
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await complaint('Must have at most 200 characters.');
  expect(name.value).toHaveLength(201);
});

it('says how many shops match the search, and nothing while that is not known', async () => {
  const shops = ['Toko Rizki', 'Toko Sari', 'Warung Indah'].map((shop_name, at) => ({
    uuid: `u-${at}`,
    shop_name,
  }));
  const { user } = await openPage('/dashboard/broadcast/add', {
    answers: {
      'GET /api/admin/loyalty/voucher': pageOf(),
      'GET /api/admin/users/comechat': pageOf(...shops),
      ...REACH,
    },
  });
  await user.click(await screen.findByRole('radio', { name: 'Manual' }));
  await user.click(await screen.findByRole('button', { name: /Pilih Manual/ }));
  await screen.findByRole('button', { name: 'Select all 3' });
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'sari');
  await user.click(await screen.findByRole('button', { name: 'Select all 1 that match' }));
  await screen.findByText('1 selected', { selector: '[role=status]' });
});
