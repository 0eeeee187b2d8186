import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { go } from '../../src/runtime/navigation/go.ts';
import { openPage } from './open-page.tsx';
import { held, pageOf, toast } from './page-parts.ts';

const answers = {
  'GET /api/admin/brand': pageOf(),
  'GET /api/admin/category': pageOf(),
};
/** What is typed when the page is left unasked is kept. */
const leave = () => window.dispatchEvent(new Event('pagehide'));

it('drafts of several forms come back, and each can be discarded', async () => {
  const first = await openPage('/dashboard/brand/add', { answers });
  await first.user.type(await screen.findByLabelText('Brand Name'), 'Tirta');
  leave();
  await go('/dashboard/category/add');
  await first.user.type(await screen.findByLabelText('Title'), 'Minuman');
  leave();
  await go('/dashboard/brand/add');
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Brand Name').value).toBe('Tirta'));
  await first.user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(screen.getByLabelText<HTMLInputElement>('Brand Name').value).toBe('');
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Brand Name')));
  await go('/dashboard/category/add');
  const category = await screen.findByLabelText<HTMLInputElement>('Title');
  await waitFor(() => expect(category.value).toBe('Minuman'));
});

it('a dialog opened again has its draft', async () => {
  const { user } = await openPage('/dashboard/section/1/items', {
    answers: ({ path }) =>
      path.includes('/items') ? pageOf() : { data: { id: 1, title: 'Promo', type: 'product' } },
  });
  const open = async () => {
    const [button] = await screen.findAllByRole('button', { name: 'Add Items' });
    await user.click(button as HTMLElement);
    return screen.findByLabelText<HTMLInputElement>('SKU Code');
  };
  await user.type(await open(), 'A1');
  leave();
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await open()).value).toContain('A1');
  screen.getByRole('button', { name: 'Discard' });
});

it('a save that ends after its page was left says so, and leads nowhere', async () => {
  const { answer, answered } = held();
  const { user } = await openPage('/dashboard/brand', {
    answers: { ...answers, 'POST /api/admin/brand': () => answered },
  });
  await go('/dashboard/brand/add');
  await user.type(await screen.findByLabelText('Brand Name'), 'Tirta');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await go('/dashboard/category/add');
  await screen.findByLabelText('Title');
  answer({ message: 'Brand saved.', data: { id: 7, name: 'Tirta' } });
  await toast('Brand saved.');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(window.location.pathname).toBe('/dashboard/category/add');
});
