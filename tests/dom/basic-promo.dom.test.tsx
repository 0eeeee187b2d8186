import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Reply } from './answer-calls.ts';
import { openPage } from './open-page.tsx';
import { complaint, fileOf, held, pageOf, posted, row, toast, unlocked } from './page-parts.ts';
import { days, here, SAVED, tea } from './promotion-parts.ts';

it('the detail of a basic promo has its dates, its ways, and a reminder that may not be set', async () => {
  const promo = {
    id: 3,
    title: 'Panen',
    start_date: '2026-08-02',
    end_date: '2026-11-20',
    status: 1,
    content: '<p>Isi</p>',
    banner_url: null,
    promo_images: [],
  };
  const counted = {
    message: 'A message to all goes to {count} shops now.',
    params: { count: 312 },
    link: null,
  };
  let reach: object = { data: counted };
  const { user, calls } = await openPage('/dashboard/promo/basic/details/3', {
    answers: {
      'GET /api/admin/promos/3': { data: promo },
      'GET /api/admin/broadcasts-reach': () => reach,
      'POST /api/admin/promos/notification': {
        status: 200,
        message: 'Remind Promo Not Set',
        data: { status_remind: 'Remind Promo Not Set' },
      },
    },
  });
  await screen.findByText('02 Agu 2026');
  screen.getByRole('heading', { name: 'Promo Detail', level: 1 });
  expect(document.title).toMatch(/^Promo Detail · /);
  screen.getByText('20 Nov 2026');
  const ways = ['Edit', 'Products'].map((name) => screen.getByRole('link', { name }).getAttribute('href'));
  expect(ways).toEqual(['/dashboard/promo/basic/edit/3', '/dashboard/promo/products/3']);
  await user.click(screen.getByRole('button', { name: 'Send Notification' }));
  const asked = within(await screen.findByRole('alertdialog'));
  asked.getByText('Send the reminder of Panen to all active shops?');
  asked.getByText('A message to all goes to 312 shops now.');
  await user.click(asked.getByRole('button', { name: 'Send Notification' }));
  const said = await toast('Remind Promo Not Set');
  expect(said.closest('.notistack-Snackbar')?.innerHTML).toContain('error');
  expect(posted(calls)).toEqual([{ promo_id: '3' }]);
  // Sending it again is answered with the same again, so the question closes.
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  // What cannot be counted is told, and asked without.
  reach = new Reply(500, { message: 'Resting.' });
  await user.click(screen.getByRole('button', { name: 'Send Notification' }));
  await screen.findByRole('alertdialog');
  await toast('Resting.');
  expect(screen.queryByText(/goes to .* shops/)).toBeNull();
});

it('a detail shows what the list knew until it has loaded', async () => {
  const loading = held();
  const known = { id: 3, order: 1, title: 'Panen', product: 2, ...days, status: 1 };
  const { user } = await openPage('/dashboard/promo/basic/list', {
    answers: {
      'GET /api/admin/promos': pageOf(known),
      'GET /api/admin/promos/3': () => loading.answered,
    },
  });
  const { line } = await row('Panen');
  await user.click(line.querySelector('[data-more]') as HTMLElement);
  await user.click(await screen.findByRole('menuitem', { name: 'Details' }));
  await waitFor(() => expect(here()).toBe('/dashboard/promo/basic/details/3'));
  await screen.findByRole('heading', { name: 'Promo Detail', level: 1 });
  await screen.findByText('20 Nov 2999');
  screen.getByText('Panen');
  expect(screen.queryByText('Isi')).toBeNull();
  loading.answer({ data: { ...known, content: '<p>Isi</p>', banner_url: null, promo_images: [] } });
  await screen.findByText('Isi');
});

it('products of a basic promo are added by their code, deleted after a question, and left again', async () => {
  const { user, calls } = await openPage('/dashboard/promo/basic/products/3', {
    answers: {
      'GET /api/admin/promos/3': { data: { id: 3, title: 'Panen' } },
      'GET /api/admin/promos/product/3': pageOf({ id: 8, product: tea }),
      'POST /api/admin/promos/product/3': SAVED,
      'DELETE /api/admin/promos/product/8': SAVED,
    },
  });
  expect((await row('Teh Celup')).line.textContent).toBe('TC-1Teh CelupDelete');
  expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/dashboard/promo/basic');
  await user.click(screen.getByRole('button', { name: 'Add Products' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Products' }));
  await user.click(await dialog.findByRole('button', { name: 'Submit' }));
  expect(await complaint('Please fill all fields.')).not.toEqual([]);
  await user.type(dialog.getByLabelText('Product SKU code'), 'TC-1');
  await user.click(await unlocked('Submit'));
  await toast('Saved.');
  expect(posted(calls)).toEqual([{ 'products[]': 'TC-1' }]);
  await user.click((await row('Teh Celup')).getByRole('button', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Hapus' }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
});

it('new pictures of a basic promo follow its update; those that fail stay, and are sent again', async () => {
  let isFull = true;
  const { user, calls } = await openPage('/dashboard/promo/basic/edit/3', {
    answers: {
      'GET /api/admin/promos/3': {
        data: { id: 3, title: 'Panen', ...days, order: 1, content: '<p>A</p>', promo_images: [] },
      },
      'GET /api/admin/promos': { data: { data: [], total: 0, per_page: 10, current_page: 1, last_page: 1 } },
      'POST /api/admin/promos/update': SAVED,
      'POST /api/admin/promos/image': () =>
        isFull ? new Reply(507, { message: 'The disk is full.' }) : SAVED,
    },
  });
  await user.upload(await screen.findByLabelText('Foto Content'), fileOf('a.png', 'image/png'));
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await toast('Saved, but the new images are not: The disk is full. Save again to send them.');
  screen.getByRole('button', { name: 'Remove a.png' });
  // It is seen before it is stored.
  expect(document.querySelector('.file-thumb')?.getAttribute('src')).toMatch(/^blob:/);
  isFull = false;
  await user.click(await unlocked('Submit'));
  const written = () => calls.filter(({ method }) => method === 'POST');
  await waitFor(() => expect(written()).toHaveLength(4));
  const [update, images] = written().slice(2);
  expect([update?.path, images?.path]).toEqual(['/api/admin/promos/update', '/api/admin/promos/image']);
  expect(Object.keys(update?.body ?? {})).not.toContain('image[]');
  expect(Object.keys(images?.body ?? {})).toEqual(['id', 'image[]']);
  await waitFor(() => expect(location.pathname).toBe('/dashboard/promo/basic'));
});

it.each([
  ['too large', fileOf('a.png', 'image/png', 2_000_001), 'Max file size is 2MB'],
  ['no picture', fileOf('a.pdf', 'application/pdf'), 'Select appropiate image file.'],
])(
  'a banner of a basic promo that is %s is not taken; a stored picture is asked about',
  async (_, file, text) => {
    const { user } = await openPage('/dashboard/promo/basic/edit/3', {
      answers: {
        'GET /api/admin/promos/3': {
          data: {
            id: 3,
            title: 'Panen',
            ...days,
            order: 1,
            content: '<p>A</p>',
            banner_url: '/files/1.png',
            promo_images: [{ id: 7, promo_id: 3, imageUrl: '/files/7.png' }],
          },
        },
      },
    });
    const shown = await screen.findByAltText('Preview of Foto Banner');
    await user.click(screen.getByRole('button', { name: 'Remove Foto Banner' }));
    const asked = within(await screen.findByRole('alertdialog'));
    asked.getByText('Delete this image?');
    await user.click(asked.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByText('It is removed when you save.')).toBeNull();
    expect(shown.parentElement?.getAttribute('style')).toMatch(/width: 240px.*height: 180px/);
    await user.upload(screen.getByLabelText('Foto Banner', { selector: 'input' }), file);
    await toast(text);
    await user.click(await screen.findByRole('button', { name: /^Delete: / }));
    within(await screen.findByRole('alertdialog')).getByText('Delete this image?');
  },
);
