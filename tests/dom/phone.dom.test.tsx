import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PHONE } from '../../src/runtime/ui/use-media.ts';
import { openPage } from './open-page.tsx';
import { metaPageOf, pageOf } from './page-parts.ts';

const record = { id: 110, name: 'Teh Celup', sku_code: 'TC-1', price: 12500, active: 1, images: [] };
const answers = { 'GET /api/admin/products/{id}': { data: record } };

/** The window answers that it is as narrow as a phone. */
function asPhone(): void {
  const { matchMedia } = window;
  // One that any window answers with yes.
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    matchMedia.call(window, query === PHONE ? '(min-width: 1px)' : query),
  );
}

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
  asPhone();
  const { user } = await openPage('/dashboard/product/detail/110', { answers });
  expect(await beside()).toEqual(['Edit', 'More actions']);
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  expect(await screen.findByRole('menuitem', { name: 'Logs' })).toBeTruthy();
});

it('what a phone narrows a list to, out of sight, stands in chips, each of which can be taken away', async () => {
  asPhone();
  const { user, calls } = await openPage('/dashboard/product?active=0&blocked=1&category_id=12', {
    answers: {
      'GET /api/admin/products': metaPageOf(record),
      'GET /api/admin/category': pageOf({ id: 12, name: 'Air Mineral' }),
    },
  });
  const chips = within(await screen.findByRole('list', { name: 'Filters' }));
  await waitFor(() =>
    expect(chips.getAllByRole('listitem').map((chip) => chip.textContent)).toEqual([
      expect.stringMatching(/: Inactive$/),
      expect.stringMatching(/: Blocked$/),
      'Category: Air Mineral',
    ]),
  );
  await user.click(chips.getAllByRole('button')[0] as HTMLElement);
  await waitFor(() => expect(window.location.search).toBe('?blocked=1&category_id=12'));
  await waitFor(() => expect(calls.at(-1)?.query.active).toBeUndefined());
  expect(calls[0]?.query).toMatchObject({ active: '0', blocked: '1' });
});

it('a window says in each filter what it narrows to, and has no chips', async () => {
  await openPage('/dashboard/product?active=0', {
    answers: { 'GET /api/admin/products': metaPageOf(record) },
  });
  expect((await screen.findByLabelText<HTMLSelectElement>('Status')).value).toBe('0');
  await screen.findByText('Teh Celup');
  expect(screen.queryByRole('list', { name: 'Filters' })).toBeNull();
});

it('a window has four controls beside the search, of which a range is two; the others stand behind a button', async () => {
  await openPage('/dashboard/promotion/', { answers: { 'GET /api/admin/promo-master': pageOf() } });
  expect(await screen.findByLabelText('Tipe Promo')).toBeTruthy();
  expect(await screen.findByLabelText('End Date')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Filters' })).toBeTruthy();
  expect(screen.queryByLabelText('Kondisi')).toBeNull();
});
