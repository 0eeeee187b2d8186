import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Reply } from './answer-calls.ts';
import { openPage } from './open-page.tsx';
import { columns, complaint, fileOf, held, pageOf, row, toast, unlocked } from './page-parts.ts';

const category = {
  id: 3,
  name: 'Minuman',
  parent_category_id: null,
  ordering: 1,
  description: null,
  active: 1,
  file_url: null,
  banner: null,
  version: '1',
};
const LIST = { 'GET /api/admin/category': pageOf(category) };
const ONE = { 'GET /api/admin/category/detail/{id}': { data: category } };
const submit = () => screen.getByRole('button', { name: 'Submit' });
const title = () => screen.findByLabelText<HTMLInputElement>('Title');
const webp = fileOf('a.webp', 'image/webp');
const jif = fileOf('a.jif', 'image/jpeg');
const jfif = fileOf('a.jfif', 'image/jpeg');

it('the list shows what the specification names', async () => {
  await openPage('/dashboard/category', { answers: LIST });
  await row('Minuman');
  const named = ['ID', 'Image', 'Name', 'Ordering', 'Description', 'Status', 'Action'];
  expect(await columns()).toEqual(named);
  screen.getByRole('link', { name: 'Add new Category' });
});

it('a child among the parents is edited as a child, with the parent it has', async () => {
  const child = { ...category, id: 4, name: 'Teh', parent_category_id: 3 };
  const { user, calls } = await openPage('/dashboard/category', {
    answers: {
      'GET /api/admin/category': pageOf(category, child),
      'GET /api/admin/category/detail/{id}': { data: child },
      'GET /api/admin/category/3/childs': { data: [child] },
      'POST /api/admin/category/update/4': { status: 200, message: 'Saved.' },
    },
  });
  const parent = await row('Minuman');
  expect(parent.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe('/dashboard/category/edit/3');
  await user.click((await row('Teh')).getByRole('link', { name: 'Edit' }));
  await waitFor(() => expect(location.pathname).toMatch(/edit/));
  expect(location.pathname).toBe('/dashboard/category/child/4/edit');
  await user.type(await title(), ' Hijau');
  await user.click(submit());
  await toast('Saved.');
  const sent = calls.find(({ method }) => method === 'POST')?.body;
  expect(sent).toMatchObject({ name: 'Teh Hijau', parent_category: '3' });
});

it('an empty search of the children reads them again', async () => {
  const child = { ...category, id: 4, name: 'Teh', parent_category_id: 3 };
  const { user, calls } = await openPage('/dashboard/category/child/3', {
    answers: { 'GET /api/admin/category/3/childs': { data: [child] }, ...ONE },
  });
  await row('Teh');
  const asked = () => calls.filter(({ path }) => path === '/api/admin/category/3/childs');
  const box = screen.getByRole('searchbox');
  await user.type(box, 'teh{Enter}');
  await user.clear(box);
  expect(asked()).toHaveLength(1);
  await user.type(box, '{Enter}');
  await waitFor(() => expect(asked()).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(asked()).toHaveLength(3));
});

it('the order must be a number of zero or more, and the title be there', async () => {
  const { user, calls } = await openPage('/dashboard/category/add', { answers: {} });
  await user.type(await title(), 'Kategori Urut');
  const order = screen.getByLabelText('Enter Order');
  await user.type(order, '-3');
  await user.click(submit());
  await waitFor(() => expect(order.getAttribute('aria-invalid')).toBe('true'));
  await user.clear(order);
  await user.type(order, '3');
  await user.clear(await title());
  await user.click(await unlocked('Submit'));
  await complaint('Please fill all fields.');
  expect(calls).toEqual([]);
});

it('webp, jif, jfif and large files are refused when adding', async () => {
  const { user } = await openPage('/dashboard/category/add', { answers: {} });
  await title();
  for (const file of [webp, jif, jfif]) {
    await user.upload(screen.getByLabelText('Banner'), file);
    await complaint('Select appropiate image file.');
    expect(screen.queryByText(file.name)).toBeNull();
  }
  await user.upload(screen.getByLabelText('Banner'), fileOf('l.png', 'image/png', 2_000_001));
  await toast('Max file size is 2MB');
});

it('webp, jif and jfif are accepted when editing, large files are not, and the title is not emptied', async () => {
  const { user, calls } = await openPage('/dashboard/category/edit/3', { answers: ONE });
  await waitFor(async () => expect((await title()).value).toBe('Minuman'));
  await user.upload(screen.getByLabelText('Banner'), webp);
  await screen.findByText('a.webp');
  await user.upload(screen.getByLabelText('Banner'), jif);
  await screen.findByText('a.jif');
  await user.upload(screen.getByLabelText('Banner'), jfif);
  await screen.findByText('a.jfif');
  await user.upload(screen.getByLabelText('Banner'), fileOf('l.png', 'image/png', 2_000_001));
  await toast('Max file size is 2MB');
  await user.clear(await title());
  await user.type(await title(), ' ');
  await user.click(submit());
  await complaint('Please fill all fields.');
  expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
});

it.each(['/dashboard/category/child/1/add', '/dashboard/category/child/12/edit'])(
  'a child without a title is refused: %s',
  async (path) => {
    const { user, calls } = await openPage(path, { answers: ONE });
    const name = await title();
    if (path.endsWith('edit')) await waitFor(() => expect(name.value).not.toBe(''));
    await user.clear(name);
    await user.click(submit());
    await complaint('Please fill all fields.');
    expect(name.getAttribute('aria-invalid')).toBe('true');
    expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  },
);

it('why a category is not deleted is said', async () => {
  const message = 'Minuman is still used by 3 products.';
  const { user } = await openPage('/dashboard/category', {
    answers: { ...LIST, 'DELETE /api/admin/category/3': new Reply(409, { message }) },
  });
  await user.click((await row('Minuman')).getByRole('button', { name: /more/i }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  expect((await screen.findByRole('alertdialog')).textContent).toContain('Hapus data Minuman?');
  await user.click(screen.getByRole('button', { name: 'Hapus' }));
  await toast(message);
  await row('Minuman');
});

it('the menu of a row opens by its key and shows that its action is under way', async () => {
  const { answer, answered } = held();
  const { user } = await openPage('/dashboard/category', {
    answers: { ...LIST, 'GET /api/admin/category/status/3': () => answered },
  });
  const { line } = await row('Minuman');
  const more = line.querySelector('[data-more]');
  await user.keyboard('jm');
  await user.click(await screen.findByRole('menuitem', { name: 'Deactivate' }));
  const buttons = (await screen.findByRole('alertdialog')).querySelectorAll('button');
  await user.click(buttons[buttons.length - 1] as HTMLElement);
  await waitFor(() => expect(more?.getAttribute('aria-busy')).toBe('true'));
  answer({ message: 'Held.', data: null });
  await toast('Held.');
  await waitFor(() => expect(more?.getAttribute('aria-busy')).not.toBe('true'));
});

it('the edit form says how many promotions use the category, where there are any and the server tells', async () => {
  const { unmount } = await openPage('/dashboard/category/edit/3', {
    answers: { 'GET /api/admin/category/detail/{id}': { data: { ...category, used_by: 2 } } },
  });
  expect((await screen.findByText('Used by promotions')).parentElement?.textContent).toContain('2');
  unmount();
  for (const used of [{ used_by: 0 }, {}]) {
    const { unmount } = await openPage('/dashboard/category/edit/3', {
      answers: { 'GET /api/admin/category/detail/{id}': { data: { ...category, ...used } } },
    });
    await waitFor(async () => expect((await title()).value).toBe('Minuman'));
    expect(screen.queryByText('Used by promotions')).toBeNull();
    unmount();
  }
});
