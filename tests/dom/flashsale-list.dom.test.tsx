import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sale } from './flashsale-parts.ts';
import { openPage } from './open-page.tsx';
import { columns, pageOf, row } from './page-parts.ts';

it('the list activates and deactivates only what has not ended', async () => {
  await openPage('/dashboard/flashsale', {
    answers: {
      'GET /api/admin/flashale': pageOf(
        sale(1, '2020-01-01T00:00:00+07:00', 1),
        sale(2, '2999-01-01T00:00:00+07:00', 1),
        sale(3, '2999-01-01T00:00:00+07:00', 0),
        sale(4, '2999-01-01T00:00:00+07:00', 'Y'),
        sale(5, '2999-01-01T00:00:00+07:00', 'N'),
      ),
    },
  });
  expect((await row('Sesi 1')).queryByRole('button', { name: /ctivate$/ })).toBeNull();
  (await row('Sesi 2')).getByRole('button', { name: 'Deactivate' });
  (await row('Sesi 3')).getByRole('button', { name: 'Activate' });
  const [yes, no] = [await row('Sesi 4'), await row('Sesi 5')];
  yes.getByRole('button', { name: 'Deactivate' });
  yes.getByText('Active');
  no.getByRole('button', { name: 'Activate' });
  no.getByText('Inactive');
  expect(await columns()).toEqual(['ID', 'Sesi', 'Jumlah Produk', 'Status', 'Applies', 'Action']);
});

it('a filter names its value, also one that comes with a later address; until it is loaded it says so', async () => {
  let answer = (_: object) => {};
  const staff = new Promise<object>((resolve) => {
    answer = resolve;
  });
  const { calls } = await openPage('/dashboard/promotion#tab=1', {
    answers: { 'GET /api/admin/master/list': pageOf(), 'GET /api/admin/user-admin': () => staff },
  });
  const filter = (await screen.findByLabelText('Pengaju')) as HTMLSelectElement;
  const said = () => filter.selectedOptions[0]?.text;
  expect([said(), calls.some(({ path }) => path === '/api/admin/user-admin')]).toEqual(['All', false]);
  history.pushState(null, '', '/dashboard/promotion?creator=12#tab=1');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await waitFor(() => expect([filter.value, said()]).toEqual(['12', 'Loading…']));
  answer(pageOf({ id: 12, username: 'budi', owner_name: 'Budi Santoso' }));
  await waitFor(() => expect(said()).toBe('Budi Santoso'));
});

it('approvals are filtered by who proposed them, and an address keeps its choice', async () => {
  const { user, calls } = await openPage('/dashboard/promotion?creator=12#tab=1', {
    answers: {
      'GET /api/admin/master/list': pageOf(),
      'GET /api/admin/user-admin': pageOf(
        { id: 11, username: 'ratna', owner_name: 'Ratna Dewi' },
        { id: 12, username: 'budi', owner_name: null },
      ),
    },
  });
  const filter = (await screen.findByLabelText('Pengaju')) as HTMLSelectElement;
  // The words of the column.
  const said = ['All', 'Ratna Dewi', 'budi'];
  await waitFor(() => expect([...filter.options].map(({ text }) => text)).toEqual(said));
  expect(filter.value).toBe('12');
  await user.selectOptions(filter, 'Ratna Dewi');
  await waitFor(() =>
    expect(calls.filter(({ path }) => path === '/api/admin/master/list').at(-1)?.query.creator).toBe('11'),
  );
  expect(calls.find(({ path }) => path === '/api/admin/user-admin')?.query.perPage).toBe('500');
});
