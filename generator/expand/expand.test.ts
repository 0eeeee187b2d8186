import { describe, expect, it } from 'vitest';
import { add, endpoints, entity, full, list } from './testing.ts';

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

  it('has a message with what fills it by one word, which may be empty and stored otherwise', () => {
    const fields = {
      offer: { type: 'message', description: 'Who gets what.' },
      waiting: { type: ['message', 'null'], store: { column: 'told' } },
    };
    const changed = full('book.entity', { 'schemas/book/book.entity.json': { ...entity, fields } });
    const message = {
      required: ['message'],
      properties: { message: { type: 'string' }, params: { type: 'object' } },
    };
    expect(changed.fields).toMatchObject({
      offer: { ...message, type: 'object', description: 'Who gets what.', store: { computed: true } },
      waiting: { ...message, type: ['object', 'null'], store: { column: 'told' } },
    });
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

  it('takes over that a text is HTML, which is asked for and shown as such', () => {
    const about = { type: 'string', html: true };
    const create = { ...endpoints.endpoints['book.create'], body: { properties: { about: {} } } };
    const files = {
      'schemas/book/book.entity.json': { ...entity, fields: { ...entity.fields, about } },
      'schemas/book/book.endpoints.json': {
        ...endpoints,
        endpoints: { ...endpoints.endpoints, 'book.create': create },
      },
      'schemas/book/book-add.screen.json': { kind: 'form', fields: { about: {} } },
      'schemas/book/book-list.screen.json': { kind: 'list', columns: { about: {} } },
    };
    expect(full('book.endpoints', files).endpoints['book.create'].body.properties).toEqual({ about });
    expect(full('book-add.screen', files).fields.about).toEqual({ label: 'About', field: 'rich-text' });
    expect(full('book-list.screen', files).columns.about).toEqual({ label: 'About', cell: 'html' });
  });

  it('takes over what it extends, and asks which row is meant', () => {
    const { path, method, body, resource } = call('book.update');
    expect([method, path, resource.do]).toEqual(['PUT', '/api/books', 'update']);
    expect(body.required).toEqual(['id', 'title', 'shelf_id']);
    expect(Object.keys(body.properties)).toEqual(['id', 'title', 'shelf_id', 'due']);
  });

  it('takes over several, the later before the earlier', () => {
    const body = (properties: object) => ({ path: 'POST /api/x', body: { properties } });
    const calls = {
      'book.name': body({ title: { maxLength: 5 }, sku_code: {} }),
      'book.date': body({ title: { maxLength: 9 }, due: {} }),
      'book.both': { extends: ['book.name', 'book.date'], path: 'POST /api/both', resource: 'create' },
    };
    const all = { ...endpoints, endpoints: { ...endpoints.endpoints, ...calls } };
    const both = full('book.endpoints', { 'schemas/book/book.endpoints.json': all }).endpoints['book.both'];
    expect(both.path).toBe('/api/both');
    expect(Object.keys(both.body.properties)).toEqual(['title', 'sku_code', 'due']);
    expect(both.body.properties.title.maxLength).toBe(9);
  });

  it('takes recursive data over as its own, and merges into what a reference leads to', () => {
    const part = (call: string) => `#/endpoints/${call}/body/properties/parts`;
    const parts = {
      type: 'array',
      items: {
        type: 'object',
        properties: { name: { type: 'string' }, parts: { $ref: part('book.plan'), depth: 3 } },
      },
    };
    const calls = {
      'book.plan': { path: 'POST /api/plan', body: { properties: { parts } } },
      'book.again': {
        extends: 'book.plan',
        path: 'PUT /api/plan',
        body: { properties: { parts: { maxItems: 5 } } },
      },
      'book.same': { path: 'POST /api/same', body: { $ref: '#/endpoints/book.plan/body' } },
      'book.more': {
        extends: 'book.same',
        path: 'PUT /api/more',
        body: { properties: { title: {}, parts: { items: { properties: { name: null } } } } },
      },
    };
    const all = { ...endpoints, endpoints: { ...endpoints.endpoints, ...calls } };
    const of = full('book.endpoints', { 'schemas/book/book.endpoints.json': all }).endpoints;
    expect(of['book.again'].body.properties.parts).toMatchObject({
      maxItems: 5,
      items: { properties: { name: {}, parts: { $ref: part('book.again'), depth: 3 } } },
    });
    expect(of['book.more'].body).not.toHaveProperty('$ref');
    expect(of['book.more'].body.properties).toEqual({
      title: { type: 'string' },
      parts: {
        type: 'array',
        items: { type: 'object', properties: { parts: { $ref: part('book.more'), depth: 3 } } },
      },
    });
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

  it('is not looked for in a list that is an extension, too', () => {
    const { 'book.list': list, ...others } = endpoints.endpoints;
    const anew = { ...endpoints, endpoints: { ...others, 'book.list': { ...list, extension: true } } };
    const changed = full('book.endpoints', { 'schemas/book/book.endpoints.json': anew });
    expect(changed.endpoints['book.get'].fallback).toBeUndefined();
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

  it('shows a message with what fills it, and calls it after what it is about', () => {
    const message = { type: 'string' };
    const offer = { type: 'object', properties: { message, params: { type: ['object', 'null'] } } };
    const fields = { ...entity.fields, offer, message };
    const columns = { 'offer.message': { options: { lines: 3 } }, message: {} };
    const changed = full('book-list.screen', {
      'schemas/book/book.entity.json': { ...entity, fields },
      'schemas/book/book-list.screen.json': { ...list, columns },
    });
    expect(changed.columns).toEqual({
      'offer.message': { label: 'Offer', cell: 'message', options: { params: 'offer.params', lines: 3 } },
      message: 'Message',
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
      label: 'Deactivate',
      place: 'inline',
      when: { field: 'active', is: 1 },
      call: 'book.toggle',
      confirm: { text: 'Deactivate {title}?', submit: 'Deactivate' },
    });
  });
});

describe('an action', () => {
  it('has what its call says of its button, where the screen does not say otherwise', () => {
    const { 'book.sync': sync, ...others } = endpoints.endpoints;
    const action = { label: 'Ask the shelf', icon: 'message', place: 'menu', confirm: 'Ask it?' };
    const changed = { ...endpoints, endpoints: { ...others, 'book.sync': { ...sync, action } } };
    const row = { sync: {}, ask: { call: 'book.sync', label: 'Ask', confirm: null } };
    const screen = full('book-list.screen', {
      'schemas/book/book.endpoints.json': changed,
      'schemas/book/book-list.screen.json': { ...list, row },
    });
    expect(screen.row).toMatchObject({
      sync: { ...action, call: 'book.sync' },
      ask: { label: 'Ask', icon: 'message', place: 'menu', call: 'book.sync' },
    });
    expect(screen.row.ask).not.toHaveProperty('confirm');
  });
});

describe('a form', () => {
  it('saves by the call of its noun, leads back to the list, and can be left', () => {
    expect(full('book-add.screen')).toMatchObject({
      route: '/pages/book/add',
      title: 'Add new Book',
      roles: 'staff',
      parent: 'book-list',
      // biome-ignore lint/suspicious/noThenProperty: a keyword of the language
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
