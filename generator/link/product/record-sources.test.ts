import { describe, expect, it } from 'vitest';
import type { Action, Column, Endpoint, ListScreen, Screen, Target } from '../../../core/model.ts';
import { partOf } from '../../../tests/part-of.ts';
import { Place } from '../../diagnostics/place.ts';
import { parseFile } from '../../diagnostics/source-file.ts';
import { recordSources } from './record-sources.ts';

const endpoint = (id: string, more: Partial<Endpoint> = {}): Endpoint => ({
  id,
  method: 'GET',
  path: `/${id}`,
  roles: [2],
  effect: 'read',
  envelope: 'item',
  ...more,
});
const byId = (screen: string): Target => ({
  screen,
  route: `/${screen}/{id}`,
  with: { id: { from: 'row', path: 'id' } },
});
const action = (id: string, more: Partial<Action>): Action => ({
  id,
  label: id,
  place: 'inline',
  roles: [2],
  ...more,
});
const base = (id: string, route = `/${id}/{id}`) => ({
  id,
  file: `${id}.json`,
  title: id,
  roles: [2],
  route,
});
const load = { endpoint: endpoint('book.get'), with: { id: { from: 'route', path: 'id' } } } as const;
const edit = partOf<Screen>({ ...base('book-edit'), kind: 'form', load });
const detail = partOf<Screen>({ ...base('book'), kind: 'detail', source: load });
const column = (path: string, more: Partial<Column> = {}): Column => ({
  path,
  label: path,
  cell: 'text',
  priority: 1,
  ...more,
});
const list: ListScreen = {
  ...base('book-list', '/book'),
  kind: 'list',
  source: { endpoint: endpoint('book.list', { search: 'q', envelope: 'page' }) },
  key: 'id',
  paging: 'server',
  pageSizes: [10],
  search: { on: 'enter' },
  filters: [],
  columns: [
    column('id', { cell: 'id' }),
    column('shelf', { priority: 3 }),
    column('title'),
    column('author'),
  ],
  header: [],
  row: [action('edit', { to: byId('book-edit') }), action('open', { dialog: byId('book') })],
};
const place = new Place(parseFile('x.json', '{}').file);
const sourcesOf = (change: Partial<ListScreen>) =>
  recordSources([{ ...list, ...change }, edit, detail].map((screen) => ({ id: screen.id, screen, place })));

describe('records that can be found from anywhere', () => {
  it('are read where there is a screen to read them, and named by the texts that stay longest', () => {
    expect(sourcesOf({})).toEqual([
      {
        list: 'book-list',
        source: list.source,
        key: 'id',
        shown: ['title', 'author'],
        to: byId('book'),
        get: load,
      },
    ]);
  });

  it('are edited where there is none; what is dangerous is no way in', () => {
    expect(sourcesOf({ row: [action('edit', { to: byId('book-edit') })] })[0]?.to.screen).toBe('book-edit');
    expect(sourcesOf({ row: [action('burn', { to: byId('book-edit'), danger: true })] })).toEqual([]);
  });

  it('are reached by a link in a column as well', () => {
    expect(sourcesOf({ row: [], columns: [column('title', { to: byId('book') })] })).toHaveLength(1);
  });

  it.each<[string, Partial<ListScreen>]>([
    ['a list without a search', { search: undefined }],
    ['a list that searches by itself', { paging: 'client' }],
    ['a list of one record', { route: '/shelf/{id}' }],
    ['rows without a name', { columns: [column('id', { cell: 'id' })] }],
    ['rows without a way in', { row: [] }],
  ])('are not those of %s', (_about, change) => {
    expect(sourcesOf(change)).toEqual([]);
  });

  it('are not asked for by number when their way in takes something else', () => {
    const to: Target = { ...byId('book'), with: { id: { from: 'row', path: 'code' } } };
    expect(sourcesOf({ row: [action('open', { to })] })[0]).not.toHaveProperty('get');
  });
});
