import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { product } from '../products/library/src/generated/product/product.ts';
import { openPage } from './open-page.tsx';
import { pageOf, row, toast } from './page-parts.ts';

const loan = (id: number, borrower: string, state: string, due: string) => ({
  id,
  borrower,
  state,
  due,
  fine: null,
  book: { id: 1, title: 'Terra', medium: 'paper' },
});

it('where the server answers nothing about actions, the page says why by what it knows itself', async () => {
  const { user, calls } = await openPage('/desk', {
    product,
    extensions: [],
    handMade: { widgets: {}, screens: {} },
    as: { role: 1 },
    answers: {
      'GET /api/loans': pageOf(
        loan(1, 'Ana', 'lent', '2026-03-01'),
        loan(2, 'Rui', 'reserved', '2026-12-01'),
      ),
    },
  });
  const ana = await row('Ana');
  const lend = ana.getByRole('button', { name: 'Lend' });
  expect(lend.getAttribute('aria-disabled')).toBe('true');
  expect(lend.title).toBe('Lend is not possible: the state is Out.');
  await user.click(lend);
  await toast('Lend is not possible: the state is Out.');

  // What only the server knows, it decides when the button is pressed.
  await user.click(ana.getByRole('button', { name: 'More actions' }));
  const menu = await screen.findByRole('menu');
  expect(within(menu).getByRole('menuitem', { name: 'Report lost' }).getAttribute('aria-disabled')).not.toBe(
    'true',
  );
  expect(calls.map(({ path }) => path)).toEqual(['/api/loans']);
});
