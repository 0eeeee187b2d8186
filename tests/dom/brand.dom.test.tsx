import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Reply } from './answer-calls.ts';
import { openPage } from './open-page.tsx';
import { columns, complaint, fileOf, held, row, toast } from './page-parts.ts';

const brand = { id: 7, name: 'Tirta', file_url: '/files/tirta.png', active: 1 };
const listOf = (...rows: unknown[]) => ({ data: { data: rows, last_page: 2, to: rows.length, total: 11 } });
const LIST = { 'GET /api/admin/brand': listOf(brand) };
const RESTING = new Reply(500, { message: 'The database is resting.' });

it('the list shows what the specification names', async () => {
  await openPage('/dashboard/brand', { answers: LIST });
  await screen.findByText('Tirta');
  expect(await columns()).toEqual(['ID', 'Name', 'Banner', 'Status', 'Action']);
  screen.getByRole('link', { name: 'Add new Brand' });
});

it('an empty name is refused under the field and as a toast; nothing is sent', async () => {
  const { user, calls } = await openPage('/dashboard/brand/add', { answers: {} });
  const name = await screen.findByLabelText('Brand Name');
  await user.type(name, '   ');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await toast('Please fill all fields.');
  await complaint('Please fill all fields.');
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(name);
  expect(calls).toEqual([]);
});

it('a press on Save leaves the focus where it is: nothing below the field moves before the click', async () => {
  await openPage('/dashboard/brand/add', { answers: {} });
  const name = await screen.findByLabelText('Brand Name');
  name.focus();
  const isDefault = fireEvent.mouseDown(screen.getByRole('button', { name: 'Save' }));
  expect(isDefault).toBe(false);
});

it('a banner of the wrong type or too large is refused at once and cleared', async () => {
  const { user, calls } = await openPage('/dashboard/brand/add', {
    answers: { 'POST /api/admin/brand': { message: 'ok', data: brand }, ...LIST },
  });
  const banner = await screen.findByLabelText<HTMLInputElement>('Banner');
  const choose = (file: File) => user.upload(banner, file);
  await choose(fileOf('a.gif', 'image/gif'));
  await toast('Select appropiate image file.');
  await choose(fileOf('big.png', 'image/png', 2_000_001));
  await toast('Max file size is 2MB');
  await user.type(screen.getByLabelText('Brand Name'), 'Merek Tanpa Gambar');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(window.location.pathname).toBe('/dashboard/brand'));
  expect(calls[0]).toMatchObject({ method: 'POST', body: { name: 'Merek Tanpa Gambar' } });
  expect(calls[0]?.body).not.toHaveProperty('banner');
});

it('a file without a byte in it says so', async () => {
  const { user, calls } = await openPage('/dashboard/brand/add', { answers: {} });
  const banner = await screen.findByLabelText('Banner');
  await user.upload(banner, new File([], 'kosong.png', { type: 'image/png' }));
  await toast('This file is empty.');
  await complaint('This file is empty.');
  expect(calls).toEqual([]);
});

it('what the server refuses stands under its field, or leads to where it is mended; nothing typed is lost', async () => {
  const message = 'Select appropiate image file.';
  const elsewhere = {
    message: 'Nobody decides.',
    link: { screen: 'approval-list', text: 'Master Approval' },
  };
  const { user } = await openPage('/dashboard/brand/add', {
    answers: {
      'POST /api/admin/brand': new Reply(422, { message, errors: [{ field: 'banner', message }, elsewhere] }),
    },
  });
  await user.type(await screen.findByLabelText('Brand Name'), 'Merek Palsu');
  await user.upload(screen.getByLabelText('Banner'), fileOf('x.png', 'image/png'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await complaint(message);
  expect(screen.getByLabelText('Banner').getAttribute('aria-invalid')).toBe('true');
  // As where the page itself refuses it: the file would be refused again.
  expect(screen.queryByText('x.png')).toBeNull();
  const link = await screen.findByRole('link', { name: 'Master Approval' });
  expect(link.getAttribute('href')).toBe('/dashboard/master-approval');
  expect(window.location.pathname).toBe('/dashboard/brand/add');
  expect(screen.getByLabelText<HTMLInputElement>('Brand Name').value).toBe('Merek Palsu');
});

it('a failed list says so and Retry brings it', async () => {
  let answer: unknown = RESTING;
  const { user } = await openPage('/dashboard/brand', { answers: { 'GET /api/admin/brand': () => answer } });
  await screen.findByText('The database is resting.');
  answer = listOf(brand);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('Tirta');
});

it('a page that cannot be loaded says so over the rows of the one that is shown', async () => {
  let second: unknown = new Reply(500, { message: 'Resting.' });
  const { user } = await openPage('/dashboard/brand', {
    answers: { 'GET /api/admin/brand': ({ query }) => (query.page === '2' ? second : listOf(brand)) },
  });
  await screen.findByText('Tirta');
  const pages = screen.getByRole('navigation', { name: 'Pages' });
  const current = () => pages.querySelector('[aria-current]')?.textContent;
  await user.click(within(pages).getByRole('button', { name: 'Page 2' }));
  await screen.findByText('This page could not be loaded. Resting.');
  // Once over the rows, once as a toast.
  await waitFor(() => expect(screen.getAllByText(/Resting\./)).toHaveLength(2));
  expect(current()).toBe('1');
  screen.getByText('Tirta');
  second = listOf({ ...brand, id: 8, name: 'Rasa' });
  await user.click(within(pages).getByRole('button', { name: 'Page 2' }));
  await screen.findByText('Rasa');
  expect(current()).toBe('2');
});

it('a search without a match says what was looked for and can be cleared', async () => {
  const { user } = await openPage('/dashboard/brand', {
    answers: { 'GET /api/admin/brand': ({ query }) => (query.search ? listOf() : listOf(brand)) },
  });
  await screen.findByText('Tirta');
  await user.type(screen.getByRole('searchbox'), 'tidak ada begini{Enter}');
  await screen.findByText(/No results for "tidak ada begini"/);
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  await screen.findByText('Tirta');
  expect(window.location.search).not.toContain('search');
});

it('the search box follows the address; its own button empties it and leaves the focus there', async () => {
  const { user } = await openPage('/dashboard/brand', { answers: LIST });
  await screen.findByText('Tirta');
  const box = screen.getByRole<HTMLInputElement>('searchbox');
  const bar = within(box.closest('search, [role=search]') as HTMLElement);
  await user.type(box, 'tidak ada begini{Enter}');
  expect(window.location.search).toContain('search=tidak');
  window.history.back();
  await waitFor(() => expect(box.value).toBe(''));
  window.history.forward();
  await waitFor(() => expect(box.value).toBe('tidak ada begini'));
  await user.click(bar.getByRole('button', { name: 'Clear' }));
  expect(window.location.search).toBe('');
  expect(box.value).toBe('');
  expect(document.activeElement).toBe(box);
  expect(bar.queryByRole('button', { name: 'Clear' })).toBeNull();
});

it('a brand is edited with its banner in sight, never to nothing', async () => {
  const { user, container } = await openPage('/dashboard/brand/edit/7', {
    answers: { 'GET /api/admin/brand/{id}': { data: brand } },
  });
  const name = await screen.findByLabelText<HTMLInputElement>('Brand Name');
  await waitFor(() => expect(name.value).toBe('Tirta'));
  expect(container.querySelector('.file-preview img')?.getAttribute('src')).toBe('/files/tirta.png');
  await user.clear(name);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await complaint('Please fill all fields.');
  await user.upload(screen.getByLabelText('Banner'), fileOf('a.webp', 'image/webp'));
  await toast('Select appropiate image file.');
});

it('a search for nothing asks nothing, one for what is shown already asks again', async () => {
  const { user, calls } = await openPage('/dashboard/brand', { answers: LIST });
  await row('Tirta');
  const before = calls.length;
  await user.type(screen.getByRole('searchbox'), '{Enter}');
  await user.type(screen.getByRole('searchbox'), 'tir{Enter}');
  await waitFor(() => expect(calls.at(-1)?.query.search).toBe('tir'));
  await row('Tirta');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(calls.length).toBe(before + 2));
});

it('a confirmed action keeps its question, working, until the answer is there, and longer where that is no', async () => {
  const { answer, answered } = held();
  const { user } = await openPage('/dashboard/brand', {
    answers: {
      'GET /api/admin/brand': listOf(brand),
      'POST /api/admin/brand/updateActiveBrand': () => answered,
    },
  });
  await user.click((await row('Tirta')).getByRole('button', { name: 'Deactive' }));
  const question = await screen.findByRole('alertdialog');
  const buttons = [...question.querySelectorAll('button')];
  await user.click(buttons.at(-1) as HTMLElement);
  await screen.findByRole('progressbar');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Batal' }).disabled).toBe(true);
  answer(RESTING);
  await toast('The database is resting.');
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Batal' }).disabled).toBe(false),
  );
  await user.click(screen.getByRole('button', { name: 'Batal' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

it('after a switch the rows are asked for once', async () => {
  const { user, calls } = await openPage('/dashboard/brand', {
    answers: {
      'GET /api/admin/brand': listOf(brand),
      'POST /api/admin/brand/updateActiveBrand': { message: 'Brand Tirta is inactive.', data: brand },
    },
  });
  await user.click((await row('Tirta')).getByRole('button', { name: 'Deactive' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Deactive' }));
  await toast('Brand Tirta is inactive.');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  const reads = () => calls.filter(({ method }) => method === 'GET').length;
  await waitFor(() => expect(reads()).toBe(2));
  await new Promise((later) => setTimeout(later, 50));
  expect(reads()).toBe(2);
});

it('a message goes while the right value is typed, before the field is left', async () => {
  const { user } = await openPage('/dashboard/brand/add', { answers: {} });
  const name = await screen.findByLabelText('Brand Name');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
  await user.type(name, 'Tirta');
  await waitFor(() => expect(name.getAttribute('aria-invalid')).not.toBe('true'));
  expect(document.activeElement).toBe(name);
});
