import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { product as gallery } from '../products/gallery/src/generated/product/product.ts';
import { product as library } from '../products/library/src/generated/product/product.ts';
import { type Answers, Reply } from './answer-calls.ts';
import { openPage } from './open-page.tsx';

const book = (id: number, title: string, price: number) => ({
  id,
  title,
  author: 'X',
  pages: 100,
  medium: 'paper',
  price,
});
const BOOKS = [book(1, 'Terra Sonâmbula', 14.5), book(2, 'O Alquimista', 11.9), book(3, 'Emma', 8)];
const line = (id: number, of: number, qty: number, note: string | null = null) => ({
  id,
  book_id: of,
  qty,
  note,
  price: BOOKS[of - 1]?.price,
  book: { id: of, title: BOOKS[of - 1]?.title },
});
const order = {
  id: 7,
  number: 'A-7',
  supplier: 'Leya',
  due: null,
  delivery: null,
  contacts: null,
  version: '1',
  items: [line(11, 1, 2), line(12, 2, 1, 'school'), line(13, 3, 4)],
};
const found = ({ query }: { query: Readonly<Record<string, string>> }) => {
  const rows = BOOKS.filter(({ title }) => title.toLowerCase().includes((query.q ?? '').toLowerCase()));
  return { data: { data: rows, last_page: 1, total: rows.length, to: rows.length } };
};
const ANSWERS = {
  'GET /api/books': found,
  'GET /api/orders/{id}': { data: order },
  'GET /api/orders': { data: { data: [], last_page: 1, total: 0, to: 0 } },
};

async function open(answers: Answers = ANSWERS, address = '/orders/7') {
  const page = await openPage(address, { answers, product: library, handMade: HAND_MADE, as: { role: 1 } });
  await screen.findByRole('button', { name: 'Add a book' });
  return page;
}
const HAND_MADE = { widgets: {}, screens: {} } as never; // no page of these tests has one
const cell = (column: string, place: number) => {
  const role = column === 'Book' ? 'combobox' : 'textbox';
  return screen.getByRole<HTMLInputElement>(role, { name: `${column}, line ${place}` });
};
const column = (name: string) =>
  within(screen.getByRole('table', { name: 'Books' }))
    .getAllByRole<HTMLInputElement>(name === 'Book' ? 'combobox' : 'textbox')
    .filter((input) => input.getAttribute('aria-label')?.startsWith(`${name},`))
    .map(({ value }) => value);
const press = (name: string) => screen.getByRole('button', { name });
const save = () => press('Save');
const sent = (calls: readonly { method: string; body: unknown }[]) =>
  calls.filter(({ method }) => method === 'PUT').map(({ body }) => body as Record<string, string>);
const paste = (input: HTMLElement, text: string) => {
  input.focus();
  fireEvent.paste(input, { clipboardData: { getData: () => text } });
};

describe('line items', () => {
  it('show the rows, and a key draws nothing', async () => {
    const { user } = await open();
    expect(column('Book')).toEqual(['Terra Sonâmbula', 'O Alquimista', 'Emma']);
    const row = cell('Quantity', 2).closest('tr');
    await user.clear(cell('Quantity', 2));
    await user.type(cell('Quantity', 2), '10');
    expect(cell('Quantity', 2).closest('tr')).toBe(row);
  });

  it('are added, removed and moved by buttons and keys; focus and names follow', async () => {
    const { user } = await open();
    cell('Quantity', 3).focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(cell('Book', 4));
    await user.click(press('Remove, line 1'));
    expect(column('Book')).toEqual(['O Alquimista', 'Emma', '']);
    expect(document.activeElement).toBe(press('Remove, line 1'));
    cell('Note', 1).focus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(column('Book')).toEqual(['Emma', 'O Alquimista', '']);
    expect(document.activeElement).toBe(cell('Note', 2));
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(cell('Note', 1));
    await user.click(press('Move down, line 1'));
    expect(column('Book')).toEqual(['O Alquimista', 'Emma', '']);
    for (let left = 3; left > 1; left--) await user.click(press('Remove, line 1'));
    fireEvent.click(document.querySelector('[data-do="remove"]') as HTMLElement); // hidden, but the least stays all the same
    expect(column('Book')).toEqual(['']);
  });

  it('choose a record in a row, which fills other columns, and send what the body knows', async () => {
    const { user, calls } = await open({
      ...ANSWERS,
      'PUT /api/orders/{id}': { status: 200, message: 'ok', data: null },
    });
    const before = calls.length;
    await user.click(press('Add a book'));
    expect(calls.length).toBe(before);
    await user.type(cell('Book', 4), 'emm');
    await user.click(await screen.findByRole('option', { name: 'Emma' }));
    expect(cell('Price', 4).value).toBe('8');
    expect(cell('Quantity', 4).value).toBe('1');
    await user.clear(cell('Note', 2));
    await user.click(save());
    await waitFor(() => expect(sent(calls)).toHaveLength(1));
    expect(sent(calls)[0]).toMatchObject({
      'items[0][id]': '11',
      'items[1][note]': '',
      'items[3][book_id]': '3',
      'items[3][qty]': '1',
      'items[3][price]': '8',
    });
    expect(Object.keys(sent(calls)[0] ?? {}).filter((name) => /amount|title|copies/.test(name))).toEqual([]);
    // Beside the title, and in the empty list once that is known.
    await screen.findAllByRole('link', { name: 'Add an order' });
  });

  it('take a block of a spreadsheet: rows are added, names looked up, wrong cells keep their text', async () => {
    const { user } = await open();
    paste(cell('Book', 3), 'Book\tQuantity\tPrice\nemma\t5\t7.5\nO Alquimista\tmany\t9\nNobody\t0\t1\n');
    await waitFor(() => expect(column('Quantity')).toEqual(['2', '1', '5', 'many', '0']));
    await screen.findByText('Please enter a whole number.');
    expect(column('Book').slice(2)).toEqual(['Emma', 'O Alquimista', 'Nobody']);
    const message = (input: HTMLElement) =>
      document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent;
    expect(message(cell('Quantity', 4))).toBe('Please enter a whole number.');
    expect(message(cell('Quantity', 5))).toBe('Must be at least 1.');
    expect(message(cell('Book', 5))).toBe('Please choose one from the list.');
    await user.clear(cell('Quantity', 4));
    await user.type(cell('Quantity', 4), '3');
    await user.tab();
    expect(message(cell('Quantity', 4))).toBeUndefined();
    paste(cell('Note', 1), 'one text alone');
    expect(cell('Note', 1).value).toBe('');
    // Lines of numbers are one column: their commas are of the numbers.
    const prices = column('Price');
    paste(cell('Quantity', 1), '12,500\n7,750\n');
    await waitFor(() => expect(column('Quantity').slice(0, 2)).toEqual(['12500', '7750']));
    expect(column('Price')).toEqual(prices);
  });

  it('say what is wrong in the row, lead there from the summary, and keep it with the row', async () => {
    const { user, calls } = await open();
    for (const place of [2, 3]) {
      await user.clear(cell('Quantity', place));
      await user.type(cell('Quantity', place), '0');
    }
    await user.click(save());
    const summary = await screen.findByRole('region', { name: 'What is wrong' });
    expect(sent(calls)).toEqual([]);
    await waitFor(() => expect(document.activeElement).toBe(cell('Quantity', 2)));
    await user.click(press('Remove, line 1'));
    expect(cell('Quantity', 1).getAttribute('aria-invalid')).toBe('true');
    await user.click(within(summary).getByRole('link', { name: 'Books 2, Quantity' }));
    await waitFor(() => expect(document.activeElement).toBe(cell('Quantity', 2)));
    await user.click(press('Remove, line 1'));
    expect(screen.queryByRole('region', { name: 'What is wrong' })).toBeNull();
    expect(cell('Quantity', 1).getAttribute('aria-invalid')).toBe('true');
  });

  it('show what the server refuses at its row', async () => {
    const errors = [
      { field: 'items.1.book_id', message: '{field} does not exist.', params: { field: 'Book' } },
      { field: 'items.2', message: 'This row is not there any more.' },
    ];
    const { user } = await open({
      ...ANSWERS,
      'PUT /api/orders/{id}': new Reply(422, { message: 'no', errors }),
    });
    await user.type(cell('Note', 1), 'x');
    await user.click(save());
    await waitFor(() => expect(cell('Book', 2).getAttribute('aria-invalid')).toBe('true'));
    expect(cell('Book', 3).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(cell('Book', 2));
  });

  it('meet what somebody else has saved: theirs or mine, row by row in words', async () => {
    const current = { ...order, version: '2', items: [line(11, 1, 9)] };
    const stale = { message: 'late', errors: [], current, change: null };
    const { user } = await open({ ...ANSWERS, 'PUT /api/orders/{id}': new Reply(409, stale) });
    await user.type(cell('Note', 1), 'mine');
    await user.click(save());
    const panel = await screen.findByRole('region', { name: 'Changed meanwhile' });
    within(panel).getByText(/1\. Terra Sonâmbula · 2 · 14.5 · mine/);
    await user.click(within(panel).getByRole('radio', { name: /Take what is saved/ }));
    expect(column('Quantity')).toEqual(['9']);
    await user.click(within(panel).getByRole('radio', { name: /Keep mine/ }));
    expect(column('Note')).toEqual(['mine', 'school', '']);
  });

  it('are kept as a draft, and count as unsaved until they stand as before', async () => {
    const { user, unmount } = await open();
    const leaves = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));
    expect(leaves()).toBe(false);
    await user.type(cell('Note', 1), 'x');
    expect(leaves()).toBe(true);
    await user.clear(cell('Note', 1));
    expect(leaves()).toBe(false);
    await user.click(press('Add a book'));
    await user.type(cell('Book', 4), 'emm');
    await user.click(await screen.findByRole('option', { name: 'Emma' }));
    fireEvent(window, new Event('pagehide'));
    const key = Object.keys(localStorage).find((name) => name.startsWith('draft '));
    const kept = localStorage.getItem(key ?? '') ?? '';
    expect(JSON.parse(kept).values.items[3]).toMatchObject({ book_id: 3, qty: 1, book: { title: 'Emma' } });
    unmount();
  });

  it('have dates that a calendar gives too, and amounts with the sign of the currency', async () => {
    const rows = [{ id: 1, qty: 1, price: 5, since: '2026-03-14' }];
    const { user, calls } = await openPage('/gallery/field/line-items', {
      answers: {
        'GET /api/record/{field}': { data: { filled: rows } },
        'GET /api/options': { data: [] },
        'POST /api/field/line-items': { message: 'saved' },
      },
      product: gallery,
      handMade: HAND_MADE,
      as: { role: 1 },
    });
    const filled = within(await screen.findByRole('table', { name: 'Filled' }));
    const date = filled.getByRole<HTMLInputElement>('textbox', { name: 'Since, line 1' });
    date.focus();
    await user.keyboard('{F4}');
    await user.click(await screen.findByRole('gridcell', { name: '20' }));
    expect(date.value).toBe('20/03/2026');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(filled.getByRole('button', { name: 'Open the calendar' }));
    expect((await screen.findByRole('gridcell', { name: '20' })).getAttribute('aria-selected')).toBe('true');
    await user.keyboard('{Escape}');
    expect(calls.length).toBeGreaterThan(0);
    const signed = filled.getByRole('textbox', { name: 'Price, line 1' }).closest('td');
    expect(signed?.dataset.unit).toBeDefined();
    const sheet = signed?.closest<HTMLElement>('.line-items');
    expect(sheet?.style.getPropertyValue('--sign')).toMatch(/\S/);
  });
});
