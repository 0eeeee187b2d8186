import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from './open-page.tsx';
import { metaPageOf, TOAST, toast } from './page-parts.ts';

const job = {
  id: 7,
  kind: 'product.sync-price',
  title: 'Sync Price',
  started_by: null,
  state: 'running',
  done: 1,
  total: 4,
  message: null,
  params: null,
  counts: {},
  problems: [],
  result_name: null,
  cancel_requested: false,
  created_at: '2026-11-01T08:00:00+07:00',
  started_at: null,
  ended_at: null,
};

/** A sync that runs, and that ends when the test says how. */
async function startSync() {
  const held = { job: { ...job } as object };
  const page = await openPage('/dashboard/product', {
    answers: {
      'GET /api/admin/products': metaPageOf(),
      'GET /api/admin/products/sync-price': {
        status: 200,
        message: 'Sync Price has started.',
        data: { job: 7 },
      },
      'GET /api/admin/jobs/{id}': () => ({ data: held.job }),
    },
  });
  await page.user.click((await screen.findAllByRole('button', { name: 'More actions' }))[0] as HTMLElement);
  await page.user.click(await screen.findByRole('menuitem', { name: 'Sync Price' }));
  await toast('Sync Price has started.');
  const tray = within(screen.getByRole('banner')).findByRole('region', { name: 'Work in progress' });
  return { ...page, held, tray: await tray };
}

it('long work stands in the top bar; its end takes the place of its beginning and is not followed after a reload', async () => {
  const { held, tray } = await startSync();
  const opener = within(tray).getAllByRole('button')[0];
  expect(opener?.textContent).toMatch(/^Sync Price 1 of 4/);
  expect(sessionStorage.getItem('followed-jobs')).toBe(
    '[{"id":7,"invalidates":["product.list","product.get"]}]',
  );
  held.job = { ...job, state: 'done', message: '4 prices updated.' };
  await toast('Sync Price: 4 prices updated.');
  await waitFor(() => expect(screen.queryByText('Sync Price has started.', { selector: TOAST })).toBeNull());
  expect([opener?.textContent?.trim(), opener?.getAttribute('aria-label')]).toEqual([
    '',
    'Sync Price: 4 prices updated.',
  ]);
  expect(sessionStorage.getItem('followed-jobs')).toBeNull();
});

it('what was refused makes the end amber', async () => {
  const { held, tray } = await startSync();
  const problems = [{ message: 'No such product.' }];
  held.job = { ...job, state: 'done', message: '3 prices updated.', problems };
  const told = await toast('Sync Price: 3 prices updated.');
  expect(told.closest('[data-tone]')?.getAttribute('data-tone')).toBe('warning');
  await waitFor(() => expect(tray.querySelector('[data-tone="warning"]')).not.toBeNull());
});
