import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Reply } from './answer-calls.ts';
import { openPage } from './open-page.tsx';

it.each([
  'product/detail/999999',
  'product/edit/999999',
  'product/logs/999999',
  'product/price/999999',
  'product/discount/999999',
  'product/discount/1/edit?discount_id=999999',
  'category/edit/999999',
  'category/child/999999',
  'category/child/999999/edit',
  'brand/edit/999999',
  'sectionedit/999999',
  'section/999999/items',
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
});
