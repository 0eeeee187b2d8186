import { expect, it, vi } from 'vitest';
import type { Column, Endpoint, ListScreen, Product } from '../../../../core/model.ts';
import { partOf } from '../../../../tests/part-of.ts';
import { forgetSettings } from '../../base/page-settings.ts';
import { setProduct } from '../../base/product.ts';
import { inputOfAddress, shapeOf, sizesChosen } from './list-input.ts';
import { pageOf } from './use-list.ts';

const endpoint: Endpoint = {
  id: 'book.list',
  method: 'GET',
  path: '/books/{shelf}',
  roles: 'public',
  effect: 'read',
  envelope: 'page',
  paging: { page: 'page', size: 'perPage' },
  search: 'q',
  sort: { field: 'order', dir: 'way', fields: ['title'] },
};
const column = (path: string, more: Partial<Column> = {}): Column => ({
  path,
  label: path,
  cell: 'text',
  priority: 2,
  ...more,
});
const screen: ListScreen = {
  kind: 'list',
  id: 'books',
  file: 'books.screen.json',
  title: 'Books',
  roles: 'public',
  route: '/books/{shelf}',
  source: { endpoint, with: { shelf: { from: 'route', path: 'shelf' } } },
  key: 'id',
  paging: 'server',
  pageSizes: [10, 25],
  search: { on: 'enter' },
  filters: [{ param: 'lent', label: 'Lent', field: 'select', choices: [{ value: 1, label: 'Yes' }] }],
  columns: [column('title', { sort: 'title' }), column('cover', { cell: 'image' }), column('author')],
  header: [],
  row: [],
};
const scope = { route: { shelf: 'a1' }, query: {} };
const ask = (query: string, change: Partial<ListScreen> = {}) =>
  inputOfAddress({ ...screen, ...change }, new URLSearchParams(query), scope);

it('asks in the names of the endpoint', () => {
  expect(ask('page=2&size=25&search=war&sort=title&dir=desc&lent=1')).toEqual({
    shelf: 'a1',
    page: 2,
    perPage: 25,
    q: 'war',
    order: 'title',
    way: 'desc',
    lent: '1',
  });
});

it('asks for nothing that was not chosen', () => {
  expect(ask('')).toEqual({ shelf: 'a1', page: 1, perPage: 10 });
});

it('asks where to search only with a search', () => {
  const where = { source: { ...screen.source, endpoint: { ...endpoint, searchIn: 'lent' } } };
  expect(ask('lent=1', where)).toEqual({ shelf: 'a1', page: 1, perPage: 10 });
  expect(ask('lent=1&search=war', where)).toMatchObject({ q: 'war', lent: '1' });
});

it('asks once for all rows when the list pages by itself', () => {
  expect(ask('page=2&search=war&sort=author', { paging: 'client' })).toEqual({ shelf: 'a1' });
});

it('sorts by what the endpoint offers, or by what can be ordered when the rows are all here', () => {
  expect(shapeOf(screen).sortable).toEqual(['title']);
  expect(shapeOf({ ...screen, paging: 'client' }).sortable).toEqual(['title', 'author']);
  const { sort: _, ...unsorted } = endpoint;
  expect(shapeOf({ ...screen, source: { endpoint: unsorted } }).sortable).toEqual([]);
});

it('offers page sizes only where they can be asked for', () => {
  expect(sizesChosen(screen)).toBe(true);
  const fixed = { ...screen, source: { endpoint: { ...endpoint, paging: { page: 'page' } } } };
  expect(sizesChosen(fixed)).toBe(false);
  expect(sizesChosen({ ...fixed, paging: 'client' })).toBe(true);
});

it('asks for no half of a range of days, nor for one that ends before it begins', () => {
  setProduct({ locale: { zone: 'Asia/Jakarta' } } as Product, { widgets: {}, screens: {} });
  const range = { end: 'until', label: 'Until' };
  const days = { filters: [{ param: 'from', label: 'From', field: 'date', range }] };
  const asked = (query: string) => {
    const { from, until } = ask(query, days);
    return [from, until];
  };
  expect(asked('from=2020-01-01&until=2020-01-31')).toEqual(['2020-01-01', '2020-01-31']);
  for (const query of ['from=2020-01-01', 'until=2020-01-31', 'from=2020-01-31&until=2020-01-01', 'from=x'])
    expect(asked(query), query).toEqual([undefined, undefined]);
});

it('sorts the page that came where the server lacks the order, if the list says so', () => {
  const content = JSON.stringify({ extensions: [] });
  vi.stubGlobal('document', { querySelector: () => ({ getAttribute: () => content }) });
  forgetSettings();
  const paged = { sortsPage: true } as const;
  expect([shapeOf(screen).sortable, shapeOf({ ...screen, ...paged }).sortable]).toEqual([
    [],
    ['title', 'author'],
  ]);
  expect(ask('sort=author', paged)).toEqual({ shelf: 'a1', page: 1, perPage: 10 });
  const rows = [{ author: 'B' }, { author: 'A' }];
  const state = {
    page: 1,
    size: 10,
    search: '',
    filters: {},
    sort: { field: 'author', dir: 'asc' },
  } as const;
  setProduct(partOf<Product>({ locale: { numbers: 'id-ID' } }), { widgets: {}, screens: {} });
  expect(pageOf({ ...screen, ...paged }, state, rows, undefined).rows).toEqual([...rows].reverse());
  vi.unstubAllGlobals();
  forgetSettings();
  // The server sorts all pages where it can.
  expect(shapeOf({ ...screen, ...paged }).sortable).toEqual(['title']);
  expect(pageOf({ ...screen, ...paged }, state, rows, undefined).rows).toEqual(rows);
});
