import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Reply } from './answer-calls.ts';
import { openPage } from './open-page.tsx';
import { metaPageOf, row, toast } from './page-parts.ts';

const product = {
  id: 110,
  name: 'Teh Celup',
  sku_code: 'TC-1',
  price: 12500,
  active: 1,
  blocked: 0,
  images: [],
};

it('selected products are made inactive in one call, after a question, and it is told how many changed', async () => {
  const other = { ...product, id: 111, name: 'Kopi Bubuk' };
  const { user, calls } = await openPage('/dashboard/product', {
    answers: {
      'GET /api/admin/products': metaPageOf(product, other),
      'POST /api/admin/products/bulk-active': { message: 'Products updated: {count}.', params: { count: 1 } },
    },
  });
  for (const name of ['Teh Celup', 'Kopi Bubuk'])
    await user.click(within((await row(name)).line).getByRole('checkbox'));
  const bar = within(await screen.findByRole('toolbar', { name: 'Selected rows' }));
  for (const label of ['Activate', 'Block', 'Unblock', 'Deactivate']) {
    await user.click(bar.getByRole('button', { name: label }));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain(`${label} the selected rows (2)?`);
    const answer = label === 'Deactivate' ? label : 'Batal';
    await user.click(within(question).getByRole('button', { name: answer }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  }
  await toast('Products updated: 1. Left as they were: 1');
  const writes = calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(writes).toEqual([{ active: '0', 'ids[]': ['110', '111'] }]);
});

it('a change of several products is taken back by Undo, of those alone that it was one for', async () => {
  const other = { ...product, id: 111, name: 'Kopi Bubuk', active: 0 };
  const { user, calls } = await openPage('/dashboard/product', {
    answers: {
      'GET /api/admin/products': metaPageOf(product, other),
      'POST /api/admin/products/bulk-active': { message: 'Products updated: {count}.', params: { count: 1 } },
    },
  });
  for (const name of ['Teh Celup', 'Kopi Bubuk'])
    await user.click(within((await row(name)).line).getByRole('checkbox'));
  const bar = within(await screen.findByRole('toolbar', { name: 'Selected rows' }));
  await user.click(bar.getByRole('button', { name: 'Deactivate' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Deactivate' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const writes = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  await waitFor(() =>
    expect(writes()).toEqual([
      { active: '0', 'ids[]': ['110', '111'] },
      { active: '1', 'ids[]': '110' },
    ]),
  );
});

it('products are held back together, and those that the ERP blocks are named', async () => {
  const { user, calls } = await openPage('/dashboard/product', {
    answers: {
      'GET /api/admin/products': metaPageOf(product),
      'POST /api/admin/products/bulk-blocked': new Reply(409, {
        message: 'The ERP blocks this product.',
        errors: [{ message: 'The ERP blocks this product.', params: { key: 110 } }],
      }),
    },
  });
  const { line } = await row('Teh Celup');
  await user.click(within(line).getByRole('checkbox'));
  await user.click(await screen.findByRole('button', { name: 'Unblock' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Unblock' }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText('The ERP blocks this product.');
  expect(dialog.textContent).toContain('Teh Celup');
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ held: '0', 'ids[]': '110' });
});
