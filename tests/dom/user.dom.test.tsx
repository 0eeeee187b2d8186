import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from './open-page.tsx';
import { columns, pageOf, row, unlocked } from './page-parts.ts';

it('the codes of a shop stand with their times', async () => {
  const code = { id: 1, otp_code: '004711', requested_at: '2026-11-02T01:30:00Z', expired_at: null };
  await openPage('/dashboard/user/otplog/1', {
    as: { role: 5 },
    answers: {
      'GET /api/admin/users/1': { data: { id: 1, shop_name: 'Toko Rizki' } },
      'GET /api/admin/users/otp-log/1': { data: [{ ...code, expired_at: '2026-11-02T01:35:00Z' }] },
    },
  });
  const { line } = await row('004711');
  expect(line.textContent).toMatch(/02\/11\/2026 08:30.*02\/11\/2026 08:35/);
  expect(await columns()).toEqual(['OTP Code', 'Requested At', 'Expired At']);
  await screen.findByText(/Toko Rizki/);
});

it('a request stands beside what it would replace, and processing is asked about first', async () => {
  const request = {
    id: 7,
    store_name: 'Toko Baru',
    owner_name: 'Rizki',
    status: 0,
    status_string: 'Pending',
  };
  const { user, calls } = await openPage('/dashboard/user/update-info/1', {
    as: { role: 5 },
    answers: {
      'GET /api/admin/users/1': { data: { id: 1, shop_name: 'Toko Rizki', owner_name: 'Rizki' } },
      'GET /api/admin/users/update-info/1': {
        data: { data: [request], last_page: 1, to: 1, total: 1 },
      },
    },
  });
  const { line, findByText, getByRole } = await row('Toko Baru');
  await findByText('Toko Rizki');
  expect(line.textContent?.match(/Current/g)).toHaveLength(1);
  await user.click(getByRole('button', { name: 'Process' }));
  await screen.findByText(/the data of the shop stay as they are/);
  expect(calls.some((call) => JSON.stringify(call).includes('process'))).toBe(false);
});

it('the menu of a row has icons for all entries or for none', async () => {
  const shop = { id: 1, nav_id: 'C1', owner_name: 'Rizki', shop_name: 'Toko Rizki', active: 1 };
  const { user } = await openPage('/dashboard/user', {
    as: { role: 5 },
    answers: { 'GET /api/admin/users': { data: { data: [shop], last_page: 1, to: 1, total: 1 } } },
  });
  const { getByRole } = await row('Toko Rizki');
  await user.click(getByRole('button', { name: /more/i }));
  const entries = await screen.findAllByRole('menuitem');
  expect(entries.map(({ textContent }) => textContent)).toContain('Sync');
  expect(new Set(entries.map((entry) => entry.querySelector('svg') !== null)).size).toBe(1);
});

it('the field to search in asks nothing by itself, nor does an empty search', async () => {
  const shop = { id: 1, nav_id: 'C1', owner_name: 'Rizki', shop_name: 'Toko Rizki', active: 1 };
  const { user, calls } = await openPage('/dashboard/user', {
    answers: { 'GET /api/admin/users': pageOf(shop) },
  });
  await row('Toko Rizki');
  const asked = () => calls.filter(({ path }) => path === '/api/admin/users').map(({ query }) => query);
  const box = screen.getByRole('searchbox');
  await user.type(box, '{Enter}');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await user.type(box, 'riz');
  await user.selectOptions(screen.getByLabelText('Field'), 'Owner Name');
  await waitFor(() => expect(window.location.search).toContain('field=owner_name'));
  await user.type(box, 'ki{Enter}');
  await waitFor(() => expect(asked()).toHaveLength(2));
  expect(asked()[0]).not.toHaveProperty('field');
  expect(asked()[1]).toMatchObject({ search: 'rizki', field: 'owner_name' });
});

it('the form of Bulk Action tells its dialog how long its Submit is locked', async () => {
  const { user } = await openPage('/dashboard/user', { answers: { 'GET /api/admin/users': pageOf() } });
  await user.click(await screen.findByRole('button', { name: 'Bulk Action' }));
  const dialog = await screen.findByRole('dialog', { name: 'Bulk Action' });
  const submit = await within(dialog).findByRole('button', { name: 'Submit' });
  const form = submit.closest('form') as HTMLFormElement;
  expect(form.dataset.locked).toBeUndefined();
  await user.click(submit);
  expect(form.dataset.locked).toBe('true');
  await unlocked('Submit');
  expect(form.dataset.locked).toBeUndefined();
});
