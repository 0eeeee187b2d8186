import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Reply } from './answer-calls.ts';
import { openPage } from './open-page.tsx';
import { toast } from './page-parts.ts';

it.each([
  'product/detail/999999',
  'product/edit/999999',
  'product/logs/999999',
  'product/price/999999',
  'product/discount/999999',
  'product/discount/1/edit?discount_id=999999',
  'category/edit/999999',
  'product/discount/999999/add',
  'product/images/999999/upload',
  'category/child/999999',
  'category/child/999999/add',
  'category/child/999999/edit',
  'brand/edit/999999',
  'sectionedit/999999',
  'section/999999/items',
  'section/999999/items/add',
  'section/999999/items/add-brands',
  'section/999999/items/add-categories',
  'user/edit/999999',
  'user/otplog/999999',
  'user/update-info/999999',
  'broadcast/detail/999999',
  'news/detail/999999',
  'news/edit/999999',
  'mutasi-bca/detail/999999',
  'driver/detail/nobody@example.test',
  'location/detail/NOWHERE',
  'admin/edit/999999',
])('%s says that the record is not there', async (path) => {
  const { calls } = await openPage(`/dashboard/${path}`, {
    answers: () => new Reply(404, { message: 'Not found.', errors: [] }),
  });
  expect((await screen.findAllByText(/not found\./i)).length).toBeGreaterThan(0);
  expect(calls.every(({ method }) => method === 'GET')).toBe(true);
  // It offers nothing but the way back.
  const main = within(screen.getByRole('main'));
  for (const button of main.queryAllByRole('button')) expect(button.textContent).toMatch(/^Back/);
});

it('an address that no record can have says the same', async () => {
  await openPage('/dashboard/product/detail/abc', {
    answers: () => new Reply(422, { message: 'The id must be a number.', errors: [] }),
  });
  await screen.findByText('This record was not found.');
  screen.getByRole('button', { name: /^Back/ });
});

it('a failed search is told, and what was found before is not shown as its answer', async () => {
  const { user } = await openPage('/dashboard/brand', {
    answers: {
      'GET /api/admin/brand': ({ query }) =>
        query.search
          ? new Reply(503, { message: 'Resting.', errors: [] })
          : { data: { data: [{ id: 1, name: 'Tirta' }], last_page: 1, to: 1, total: 1 } },
    },
  });
  await screen.findAllByText('Tirta');
  await user.type(screen.getByRole('searchbox'), 'abc{Enter}');
  await toast('Resting.');
  expect(screen.queryByText('Tirta')).toBeNull();
  screen.getByRole('button', { name: 'Retry' });
});
