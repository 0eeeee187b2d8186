import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PHONE } from '../../src/runtime/ui/use-media.ts';
import { openPage } from './open-page.tsx';

const record = { id: 110, name: 'Teh Celup', sku_code: 'TC-1', price: 12500, active: 1, images: [] };
const answers = { 'GET /api/admin/products/{id}': { data: record } };

/** What stands beside the record's name. */
async function beside(): Promise<string[]> {
  const heading = await screen.findByRole('heading', { name: 'Teh Celup' });
  const head = await waitFor(() => {
    const bar = heading.parentElement?.querySelector('.icon-button')?.parentElement;
    if (!bar) throw new Error('The actions are not there yet.');
    return bar;
  });
  return [...head.children].map((action) => action.getAttribute('aria-label') ?? action.textContent ?? '');
}

it('a window has all buttons of a page beside its title', async () => {
  await openPage('/dashboard/product/detail/110', { answers });
  expect(await beside()).toEqual(['More actions', 'Logs', 'Edit']);
});

it('a phone has the main one, and at the end a menu with the others', async () => {
  const { matchMedia } = window;
  // One that any window answers with yes.
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    matchMedia.call(window, query === PHONE ? '(min-width: 1px)' : query),
  );
  const { user } = await openPage('/dashboard/product/detail/110', { answers });
  expect(await beside()).toEqual(['Edit', 'More actions']);
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  expect(await screen.findByRole('menuitem', { name: 'Logs' })).toBeTruthy();
});
