import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { handMade } from '../products/library/parts/hand-made.ts';
import { product } from '../products/library/src/generated/product/product.ts';
import { Reply } from './answer-calls.ts';
import { openPage } from './open-page.tsx';
import { unlocked } from './page-parts.ts';

const books = [
  { id: 1, title: 'Terra Sonâmbula', author: 'Mia Couto', pages: 218, medium: 'paper', price: 14.5 },
  { id: 2, title: 'O Alquimista', author: 'Paulo Coelho', pages: 198, medium: 'paper', price: 11.9 },
];
const page = (data: readonly object[]) => ({
  data: { data, last_page: 1, total: data.length, to: data.length },
});
const course = {
  id: 1,
  name: 'First steps',
  level: 2,
  rule: { match: 'all', parts: [{ book: 2 }, { match: 'any', parts: [{ book: 1 }] }] },
};
const librarian = { role: 1, username: 'librarian' };
const open = (address: string, answers: Readonly<Record<string, object>> = {}) =>
  openPage(address, {
    product,
    handMade,
    as: librarian,
    answers: { 'GET /api/books': page(books), ...answers },
  });

it('a cell, a filter and a widget of the product stand in its list', async () => {
  const { user, calls } = await open('/courses', { 'GET /api/courses': page([course]) });
  expect(await screen.findByText('2 of 5 stars', { selector: 'td *' })).toBeTruthy();
  expect(await screen.findByText('Courses: 1.', { exact: false })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Books to choose from: 2' }).getAttribute('href')).toBe('/books');
  await user.click(
    within(await screen.findByRole('group', { name: 'Level' })).getByLabelText('3 of 5 stars'),
  );
  await waitFor(() => expect(calls.some(({ query }) => query.level === '3')).toBe(true));
});

it('a tree is built as a field of a form, and sent as one value', async () => {
  const { user, calls } = await open('/courses/add', {
    'POST /api/courses': { status: 200, message: 'Ready.', data: course },
    'GET /api/courses': page([course]),
  });
  await user.type(await screen.findByLabelText('Name'), 'Summer');
  await user.click(screen.getByLabelText('4 of 5 stars'));
  const tree = within(await screen.findByRole('group', { name: 'What to read' }));
  await user.click(tree.getByRole('button', { name: 'Add a book' }));
  expect(document.activeElement).toBe(tree.getByLabelText('Book 1'));
  await user.selectOptions(tree.getByLabelText('Book 1'), 'O Alquimista');
  await user.click(tree.getByRole('button', { name: 'Add a group' }));
  await user.selectOptions(tree.getByLabelText('Group 2'), 'Any of these');
  await user.click(tree.getAllByRole('button', { name: 'Add a book' })[0] ?? document.body);
  await user.selectOptions(tree.getByLabelText('Book 2.1'), 'Terra Sonâmbula');
  expect(screen.getByText('all of (O Alquimista, any of (Terra Sonâmbula))')).toBeTruthy();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    name: 'Summer',
    level: 4,
    rule: { match: 'all', parts: [{ book: 2 }, { match: 'any', parts: [{ book: 1 }] }] },
  });
});

it('what is wrong stands at its node, here and when the server says it, and goes when it is put right', async () => {
  const { user } = await open('/courses/add', {
    'POST /api/courses': new Reply(422, {
      message: 'This book is lent.',
      errors: [{ field: 'rule.parts.0.parts.0.book', message: 'This book is lent.' }],
    }),
  });
  await user.type(await screen.findByLabelText('Name'), 'Summer');
  const tree = within(await screen.findByRole('group', { name: 'What to read' }));
  await user.click(tree.getByRole('button', { name: 'Add a group' }));
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await tree.findByText('This group is empty: add a book or take it away.')).toBeTruthy();
  await user.click(tree.getAllByRole('button', { name: 'Add a book' })[0] ?? document.body);
  expect(tree.queryByText('This group is empty: add a book or take it away.')).toBeNull();
  await user.click(await unlocked('Add'));
  const book = await tree.findByLabelText('Book 1.1');
  await waitFor(() => expect(book.getAttribute('aria-invalid')).toBe('true'));
  await waitFor(() => expect(document.activeElement).toBe(book));
  await user.selectOptions(book, 'O Alquimista');
  expect(book.getAttribute('aria-invalid')).toBe('false');
  await user.click(await unlocked('Add'));
  expect(await tree.findByText('This book is lent.')).toBeTruthy();
});

it('a loaded tree is shown; a part moves by keys, and what is taken away leaves the focus at its group', async () => {
  const { user } = await open('/courses/1', { 'GET /api/courses/1': { data: course } });
  const tree = within(await screen.findByRole('group', { name: 'What to read' }));
  const first = (await tree.findByLabelText('Book 1')) as HTMLSelectElement;
  await waitFor(() => expect(first.selectedOptions[0]?.textContent).toBe('O Alquimista'));
  first.focus();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(document.activeElement).toBe(tree.getByLabelText('Book 2'));
  await user.click(tree.getByRole('button', { name: 'Remove Group 1' }));
  expect((tree.getByLabelText('Book 1') as HTMLSelectElement).value).toBe('2');
  expect(tree.queryByLabelText('Group 1')).toBeNull();
  expect(document.activeElement).toBe(tree.getByRole('button', { name: 'Add a book' }));
});
