import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from './open-page.tsx';

const product = {
  id: 110,
  name: 'Teh Celup',
  sku_code: 'TC-1',
  price: 12500,
  active: 1,
  blocked: 0,
  category: { id: 2, name: 'Minuman' },
  brand: { id: 1, name: 'Tirta' },
  images: [],
};
const head = () => screen.findByRole('button', { name: /^Media and description/ });
const isOpen = async () => (await head()).getAttribute('aria-expanded') === 'true';
const isHidden = (label: string) => screen.getByLabelText(label).closest('[hidden]') !== null;

it('what may be left out is folded and named, a message opens it, and the summary leads into it', async () => {
  const { user } = await openPage('/dashboard/product/add', { answers: {} });
  expect(await isOpen()).toBe(false);
  expect((await head()).textContent).toContain('Video URL, Video Product, Description');
  expect(isHidden('Video URL')).toBe(true);
  (await head()).focus();
  await user.keyboard('{Enter}');
  expect(isHidden('Video URL')).toBe(false);
  await user.type(screen.getByLabelText('Video URL'), 'no address');
  await user.click(await head());
  expect(await isOpen()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const summary = within(await screen.findByRole('region', { name: 'What is wrong' }));
  await waitFor(async () => expect(await isOpen()).toBe(true));
  await user.click(await head());
  expect(isHidden('Video URL')).toBe(true);
  await user.click(summary.getByRole('link', { name: 'Video URL' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Video URL')));
  expect(await isOpen()).toBe(true);
});

it.each([
  [null, false],
  ['Isi 25', true],
])('a stored description of %j has it open: %j', async (description, open) => {
  await openPage('/dashboard/product/edit/110', {
    answers: { 'GET /api/admin/products/{id}': { data: { ...product, description } } },
  });
  expect(await isOpen()).toBe(open);
});
