import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DeclaredFile } from '../../core/declared.ts';
import { endpoint, KEEPER, operation } from '../fixtures/declare.ts';
import { endpoints } from '../fixtures/library.ts';
import { startLibrary, type TestServer } from '../fixtures/library-server.ts';

const file: DeclaredFile = {
  name: 'books',
  by: [
    { from: 'query', path: 'search' },
    { from: 'query', path: 'dir' },
  ],
  format: 'csv',
  zone: 'Asia/Jakarta',
  locale: 'id-ID',
  sort: [{ column: 'code', dir: 'desc' }],
  columns: [
    { path: 'title', label: 'Title', as: 'text' },
    { path: 'shelf.name', label: 'Shelf', as: 'text' },
  ],
};
const declared = endpoint(
  'GET',
  '/api/books/file',
  operation('book.file', 'read', {
    answer: { envelope: 'file' },
    search: 'search',
    sort: { field: 'sort', dir: 'dir', fields: ['title'] },
    query: { search: { type: 'string' }, sort: { enum: ['title'] }, dir: { enum: ['asc', 'desc'] } },
    resource: { do: 'file', entity: 'book', where: { shelf_id: { literal: 2 } }, file, message: '' },
  }),
);

let library: TestServer;
beforeAll(async () => {
  library = await startLibrary({}, { endpoints: [declared, ...endpoints] });
});
afterAll(() => library.close());

async function download(query = '') {
  const { headers, body } = await library.call(KEEPER, 'GET', `/api/books/file${query}`);
  const lines = String(body).replace('\uFEFF', '').trim().split('\r\n');
  return { lines, name: String(headers['content-disposition']) };
}

it('holds all rows under its own headings, in its own order', async () => {
  const { lines, name } = await download();
  expect(lines).toEqual(['Title,Shelf', 'Moby Dick,Novels', 'Snake_case,Novels']);
  expect(name).toContain('filename="books.csv"');
});

it('follows the order and the search of the call, and is called after them', async () => {
  expect((await download('?sort=title&dir=desc')).lines.at(1)).toBe('Snake_case,Novels');
  const { lines, name } = await download('?search=moby&sort=title&dir=asc');
  expect(lines).toEqual(['Title,Shelf', 'Moby Dick,Novels']);
  expect(name).toContain('filename="books-moby-asc.csv"');
});
