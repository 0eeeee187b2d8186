import { describe, expect, it } from 'vitest';
import { parseFile } from '../diagnostics/source-file.ts';
import { kindOf } from '../load/load-product.ts';
import { expandProduct } from './expand.ts';
import { keepSilence, shorten } from './shorten.ts';

const app = {
  defaults: { actions: 'Action', acronyms: ['SKU'], labels: { active: 'Status' }, route: '/pages' },
};

const entity = {
  table: 'books',
  plural: 'books',
  search: ['title'],
  label: 'title',
  fields: {
    title: { type: 'string' },
    sku_code: { type: 'string' },
    due: { type: 'string', format: 'date' },
    cover: { type: ['string', 'null'], store: { file: true } },
    active: { type: 'integer', enum: [0, 1] },
    shelf: { store: { ref: 'shelf' } },
    copies: { store: { many: 'copy' } },
  },
};
const shelf = { table: 'shelves', fields: { name: { type: 'string' } } };
const copy = {
  table: 'copies',
  sort: ['-id'],
  fields: { code: { type: 'string' }, book: { store: { ref: 'book' } } },
};

const endpoints = {
  roles: 'staff',
  endpoints: {
    'book.list': { path: '/api/books', sort: ['title'], resource: 'list' },
    'book.get': { path: '/api/books/{id}', resource: 'get', extension: true },
    'book.create': {
      path: 'POST /api/books',
      body: {
        required: ['title', 'shelf_id'],
        properties: { title: { notBlank: true }, shelf_id: { type: 'integer' }, due: {} },
      },
      resource: 'create',
    },
    'book.update': { extends: 'book.create', path: 'PUT /api/books', resource: 'update' },
    'book.toggle': { path: '/api/books/{id}/switch', resource: 'toggle' },
    'book.delete': { path: 'DELETE /api/books/{id}', roles: 'owners', resource: 'delete' },
    'book.sync': { path: '/api/books/sync', job: 'Sync Books' },
  },
};
const shelves = { roles: 'staff', endpoints: { 'shelf.list': { path: '/api/shelves', resource: 'list' } } };

const list = {
  kind: 'list',
  columns: { id: {}, title: 1, sku_code: {}, due: {}, cover: {}, active: {}, 'shelf.name': {} },
  header: { add: {}, sync: {} },
  row: { edit: {}, toggle: { deactivate: { label: 'Hide' } }, delete: {} },
  empty: 'Add the first one.',
};
const add = { kind: 'form', fields: { title: {}, shelf_id: {}, due: {} } };
const edit = { kind: 'form', extends: 'book-add' };

const files: Readonly<Record<string, unknown>> = {
  'schemas/app.json': app,
  'schemas/book/book.entity.json': entity,
  'schemas/book/shelf.entity.json': shelf,
  'schemas/book/copy.entity.json': copy,
  'schemas/book/book.endpoints.json': endpoints,
  'schemas/book/shelf.endpoints.json': shelves,
  'schemas/book/book-list.screen.json': list,
  'schemas/book/book-add.screen.json': add,
  'schemas/book/book-edit.screen.json': edit,
};

function expand(changes: Readonly<Record<string, unknown>> = {}) {
  const product = Object.entries({ ...files, ...changes }).flatMap(([path, value]) => {
    const kind = kindOf(path);
    return kind ? [{ kind, file: parseFile(path, JSON.stringify(value, null, 1)).file }] : [];
  });
  return expandProduct(product);
}

// biome-ignore lint/suspicious/noExplicitAny: tests look where they know what stands
function full(path: string, changes: Readonly<Record<string, unknown>> = {}): any {
  return expand(changes).find(({ file }) => file.path === `schemas/book/${path}.json`)?.file.value;
}

describe('an entity', () => {
  it('has its id from the file, the key, and references and owned rows in full', () => {
    expect(full('book.entity')).toMatchObject({
      entity: 'book',
      fields: {
        id: { type: 'integer' },
        shelf: {
          type: ['object', 'null'],
          store: { ref: 'shelf', column: 'shelf_id', fields: ['id', 'name'] },
        },
        copies: {
          type: 'array',
          store: { many: 'copy', by: 'book_id', fields: ['id', 'code'], sort: ['-id'] },
        },
      },
    });
    expect(Object.keys(full('book.entity').fields)[0]).toBe('id');
  });

  it('that names its key has no id by default', () => {
    const own = { key: 'code', fields: { code: { type: 'string' } } };
    expect(full('shelf.entity', { 'schemas/book/shelf.entity.json': own }).fields).toEqual(own.fields);
  });
});

describe('a call', () => {
  const call = (id: string) => full('book.endpoints').endpoints[id];

  it('that lists pages, is searched where the entity is, and is for the roles of the file', () => {
    expect(call('book.list')).toEqual({
      method: 'GET',
      path: '/api/books',
      roles: 'staff',
      sort: { field: 'sort', dir: 'dir', fields: ['title'] },
      paging: { page: 'page', size: 'perPage' },
      search: 'search',
      answer: { envelope: 'page', item: 'book' },
      resource: { do: 'list', entity: 'book' },
    });
  });

  it('that writes says what it did and what is stale', () => {
    expect(call('book.create')).toMatchObject({
      method: 'POST',
      encoding: 'multipart',
      answer: { envelope: 'alert', item: 'book' },
      resource: { do: 'create', entity: 'book', message: 'Book {title} saved.' },
      invalidates: ['book.list'],
    });
    expect(call('book.delete')).toMatchObject({
      roles: 'owners',
      answer: { envelope: 'alert' },
      resource: { message: 'Book {title} deleted.' },
      invalidates: ['book.list'],
    });
    expect(call('book.toggle')).toMatchObject({
      effect: 'write',
      resource: { toggle: 'active' },
      invalidates: ['book.list', 'book.get'],
    });
  });

  it('has a body with the types of the entity', () => {
    expect(call('book.create').body).toEqual({
      type: 'object',
      required: ['title', 'shelf_id'],
      properties: {
        title: { type: 'string', notBlank: true },
        shelf_id: { type: 'integer' },
        due: { type: 'string', format: 'date' },
      },
    });
  });

  it('takes over what it extends, and asks which row is meant', () => {
    const { path, method, body, resource } = call('book.update');
    expect([method, path, resource.do]).toEqual(['PUT', '/api/books', 'update']);
    expect(body.required).toEqual(['id', 'title', 'shelf_id']);
    expect(Object.keys(body.properties)).toEqual(['id', 'title', 'shelf_id', 'due']);
  });

  it('drops what null takes away of what it extends', () => {
    const changed = structuredClone(endpoints) as { endpoints: Record<string, unknown> };
    const update = { ...endpoints.endpoints['book.update'], body: { properties: { due: null } } };
    changed.endpoints['book.update'] = update;
    const { body } = full('book.endpoints', { 'schemas/book/book.endpoints.json': changed }).endpoints[
      'book.update'
    ];
    expect(Object.keys(body.properties)).toEqual(['id', 'title', 'shelf_id']);
  });

  it('keeps a null that means something, its own and one that it takes over', () => {
    const [where, invalidates] = [{ deleted_at: null }, null];
    const calls = {
      'book.open': { path: '/api/books/open', resource: { do: 'list', where }, search: null },
      'book.gone': { extends: 'book.open', path: '/api/books/gone', resource: { where: { due: null } } },
      'book.store': {
        path: 'PUT /api/books',
        body: { properties: { due: { default: null } } },
        resource: 'update',
      },
      'book.keep': {
        extends: 'book.store',
        path: 'PUT /api/kept',
        resource: { set: { due: null } },
        invalidates,
      },
      'book.quiet': { extends: 'book.keep', path: 'PUT /api/quiet', answer: { item: null } },
      'book.loud': { extends: 'book.keep', path: 'PUT /api/loud', resource: { set: { pages: '$body.due' } } },
      'book.soft': { extends: 'book.loud', path: 'PUT /api/soft', resource: { set: { pages: null } } },
    };
    const all = { ...endpoints, endpoints: { ...endpoints.endpoints, ...calls } };
    const of = full('book.endpoints', { 'schemas/book/book.endpoints.json': all }).endpoints;
    expect(of['book.gone'].resource.where).toEqual({ deleted_at: null, due: null });
    expect(of['book.gone'].search).toBeUndefined();
    expect(of['book.keep'].body.properties.due.default).toBeNull();
    expect(of['book.quiet'].resource.set).toEqual({ due: null });
    expect(of['book.soft'].resource.set).toEqual({ due: null });
    expect(of['book.quiet'].invalidates).toBeUndefined();
    expect(of['book.quiet'].answer).toEqual({ envelope: 'alert' });
  });

  it('knows its row by the key of the entity alone', () => {
    const get = (parameter: string) => ({ path: `/api/${parameter}/{${parameter}}`, resource: 'get' });
    const calls = { 'shelf.get': get('code'), 'shelf.other': get('room'), 'shelf.usual': get('id') };
    const of = full('shelf.endpoints', {
      'schemas/book/shelf.entity.json': {
        table: 'shelves',
        key: 'code',
        fields: { code: { type: 'string' } },
      },
      'schemas/book/shelf.endpoints.json': { roles: 'staff', endpoints: calls },
    }).endpoints;
    const keys = Object.keys(calls).map((id) => of[id].resource.key);
    expect(keys).toEqual(['$path.code', undefined, undefined]);
  });

  it('that starts work changes state, and is called after itself', () => {
    expect(call('book.sync')).toMatchObject({
      effect: 'write',
      answer: { envelope: 'alert' },
      job: { kind: 'book.sync', title: 'Sync Books', message: 'Sync Books has started.' },
    });
  });

  it('that is an extension is looked for in the list', () => {
    expect(call('book.get').fallback).toEqual({ list: 'book.list', match: 'id' });
  });
});

describe('a list', () => {
  const screen = () => full('book-list.screen');

  it('has its heading, address, roles and call by its name', () => {
    expect(screen()).toMatchObject({
      screen: 'book-list',
      route: '/pages/book',
      title: 'Book',
      roles: 'staff',
      source: 'book.list',
      search: { on: 'enter' },
      actionsLabel: 'Action',
      empty: { text: 'No books yet', hint: 'Add the first one.' },
    });
    expect(screen()).not.toHaveProperty('parent');
  });

  it('shows values by what they are', () => {
    expect(screen().columns).toEqual({
      id: { label: 'Id', cell: 'id', width: 72 },
      title: { priority: 1, label: 'Title' },
      sku_code: 'SKU Code',
      due: { label: 'Due', cell: 'date' },
      cover: { label: 'Cover', cell: 'image' },
      active: { label: 'Status', cell: 'active' },
      'shelf.name': 'Shelf',
    });
  });

  it('leads and calls by the names of its actions, and asks before a row is deleted', () => {
    expect(screen().header).toEqual({
      add: { to: 'book-add', label: 'Add new Book', icon: 'add', place: 'primary' },
      sync: { call: 'book.sync', label: 'Sync', icon: 'sync', place: 'inline' },
    });
    expect(screen().row.edit).toEqual({ to: 'book-edit', label: 'Edit', icon: 'edit', place: 'inline' });
    expect(screen().row.delete).toMatchObject({
      call: 'book.delete',
      danger: true,
      confirm: { text: 'Delete {title}?', submit: 'Delete' },
    });
  });

  it('has one word for a pair', () => {
    expect(Object.keys(screen().row)).toEqual(['edit', 'activate', 'deactivate', 'delete']);
    expect(screen().row.deactivate).toEqual({
      label: 'Hide',
      place: 'inline',
      when: { field: 'active', is: 1 },
      call: 'book.toggle',
      confirm: { text: 'Hide {title}?', submit: 'Hide' },
    });
  });
});

describe('a form', () => {
  it('saves by the call of its noun, leads back to the list, and can be left', () => {
    expect(full('book-add.screen')).toMatchObject({
      route: '/pages/book/add',
      title: 'Add new Book',
      roles: 'staff',
      parent: 'book-list',
      // biome-ignore lint/suspicious/noThenProperty: the language's word
      submit: { call: 'book.create', label: 'Save', then: { to: 'book-list' } },
      cancel: { label: 'Cancel' },
    });
  });

  it('picks what a reference leads to', () => {
    expect(full('book-add.screen').fields).toEqual({
      title: { label: 'Title' },
      shelf_id: {
        label: 'Shelf',
        field: 'picker',
        source: 'shelf.list',
        options: { value: 'id', label: 'name', current: 'shelf.name' },
      },
      due: { field: 'date', label: 'Due' },
    });
  });

  it('that edits loads the record and says which one is saved', () => {
    expect(full('book-edit.screen')).toMatchObject({
      route: '/pages/book/edit/{id}',
      load: { call: 'book.get', with: { id: '$route.id' } },
      submit: { call: 'book.update', with: { id: '$route.id' } },
    });
    expect(full('book-edit.screen')).not.toHaveProperty('cancel');
  });

  it('has none of what is null', () => {
    const bare = { ...add, parent: null, cancel: null };
    const screen = full('book-add.screen', { 'schemas/book/book-add.screen.json': bare });
    expect(screen).not.toHaveProperty('parent');
    expect(screen).not.toHaveProperty('cancel');
    expect(screen.submit.then).toBe('back');
  });
});

describe('what was said before', () => {
  it('stands instead of a default', () => {
    const said = {
      ...list,
      title: 'Shelf',
      roles: 'owners',
      columns: { title: { label: 'Name', cell: 'link' } },
    };
    expect(full('book-list.screen', { 'schemas/book/book-list.screen.json': said })).toMatchObject(
      said && {
        title: 'Shelf',
        roles: 'owners',
        columns: { title: { label: 'Name', cell: 'link' } },
      },
    );
  });

  it('completed again is the same, so both forms may stand side by side', () => {
    const long = Object.fromEntries(expand().map(({ file }) => [file.path, file.value]));
    const again = expand(long);
    for (const { file } of again)
      if (file.path !== 'schemas/app.json') expect(file.value).toEqual(long[file.path]);
  });

  it('is the same file in full as long as nothing changes that it asks about', () => {
    const [before, after] = [expand(), expand()];
    expect(after.map(({ file }) => file)).toEqual(before.map(({ file }) => file));
    for (const [index, { file }] of after.entries()) expect(file).toBe(before[index]?.file);
    const renamed = expand({ 'schemas/book/shelf.entity.json': { ...shelf, label: 'id' } });
    const at = (path: string) => renamed.findIndex(({ file }) => file.path.endsWith(path));
    expect(renamed[at('book-add.screen.json')]?.file).not.toBe(before[at('book-add.screen.json')]?.file);
    expect(renamed[at('book-list.screen.json')]?.file.value).toEqual(
      before[at('book-list.screen.json')]?.file.value,
    );
  });
});

describe('shortening', () => {
  const drafts = (values: Readonly<Record<string, unknown>>) =>
    Object.entries(values).flatMap(([path, value]) => {
      const kind = kindOf(path);
      return kind ? [{ kind, path, value }] : [];
    });

  it('makes of the full form again what says the same in fewer words', () => {
    const long = Object.fromEntries(expand().map(({ file }) => [file.path, file.value]));
    const short = shorten(drafts(long), () => true);
    const by = (path: string) => short.find((one) => one.path === `schemas/book/${path}.json`)?.value;
    expect(by('book-list.screen')).toEqual(list);
    expect(by('book-edit.screen')).toEqual(edit);
    expect(by('book.entity')).toEqual(entity);
  });

  it('says null for what was left out before there were defaults', () => {
    const value = {
      ...list,
      search: undefined,
      header: { add: { label: 'Add', to: 'book-add' } },
      row: undefined,
    };
    const old = JSON.parse(JSON.stringify({ ...value, columns: { title: 'Title', due: 'Due' } })) as unknown;
    const [silent] = keepSilence(drafts({ ...files, 'schemas/book/book-list.screen.json': old })).filter(
      ({ path }) => path.endsWith('book-list.screen.json'),
    );
    expect(silent?.value).toMatchObject({ search: null, header: { add: { icon: null, place: 'inline' } } });
  });
});
