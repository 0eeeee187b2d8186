import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { product } from '../../src/generated/product/product.ts';
import { Reply } from './answer-calls.ts';
import { openPage } from './open-page.tsx';
import { toast } from './page-parts.ts';

/** Screens whose address names a record; the state of an order is a value, not a record. */
const BELOW_RECORD = product.screens.flatMap(({ id, route }) =>
  id !== 'transaction-orders' && route?.includes('{') ? [route.replaceAll(/\{\w+\}/g, '999999')] : [],
);

it.each([...BELOW_RECORD, '/dashboard/product/discount/1/edit?discount_id=999999'])(
  '%s says that the record is not there',
  async (address) => {
    const { calls } = await openPage(address, {
      as: { role: 3 },
      answers: () => new Reply(404, { message: 'Not found.', errors: [] }),
    });
    await screen.findByText('This record was not found.');
    expect(calls.every(({ method }) => method === 'GET')).toBe(true);
    // It offers nothing but the way back.
    const main = within(screen.getByRole('main'));
    for (const button of main.getAllByRole('button')) expect(button.textContent).toMatch(/^Back/);
  },
);

it('an address that no record can have says the same', async () => {
  await openPage('/dashboard/product/detail/abc', {
    answers: () => new Reply(422, { message: 'The id must be a number.', errors: [] }),
  });
  await screen.findByText('This record was not found.');
  screen.getByRole('button', { name: /^Back/ });
});

it.each([
  ['/dashboard/location/detail/sync', 'sync'],
  ['/dashboard/driver/detail/sync', 'sync'],
  ['/dashboard/product/edit/sync-price', 'sync-price'],
])('%s is told, and is not the call of that name', async (address, word) => {
  const { calls } = await openPage(address, { answers: {} });
  const [note] = await screen.findAllByText(new RegExp(`^What has the code "${word}" cannot be shown`));
  expect(note).toBeTruthy();
  expect(calls.filter(({ path }) => path.endsWith(word))).toEqual([]);
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
