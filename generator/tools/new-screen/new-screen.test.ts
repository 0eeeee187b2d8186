import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { repository } from '../../load/language.ts';
import { workshop } from './testing.ts';

const { copy, at, read, write, run, printed } = workshop();

/** An entity with every kind of field: in forms and not, sortable and not. */
const crate = {
  entity: 'crate',
  table: 'crates',
  singular: 'crate',
  plural: 'crates',
  sort: ['-id'],
  search: ['name', 'city'],
  touched: 'changed_at',
  fields: {
    id: { type: 'integer' },
    name: { type: 'string' },
    city: { type: ['string', 'null'], maxLength: 50 },
    kind: { type: 'string', enum: ['own', 'rented'] },
    grade: { type: ['integer', 'null'], enum: [1, 2, null], choices: { 1: 'Good', 2: 'Worn' } },
    rent: { type: ['number', 'null'] },
    since: { type: ['string', 'null'], format: 'date' },
    active: { type: 'integer', enum: [0, 1] },
    book: { type: ['object', 'null'], store: { ref: 'book', fields: ['id', 'title'] } },
    file_url: { type: ['string', 'null'], store: { file: true } },
    order: { type: 'integer', enum: [0, 1] },
    state: { type: 'string', enum: ['open', 'closed'] },
    created_at: { type: 'string', format: 'date-time' },
    version: { type: 'string', store: { version: true } },
  },
};
const lifecycle = {
  lifecycle: 'crate',
  entity: 'crate',
  field: 'state',
  states: {
    open: { label: 'Open', tone: 'good', initial: true },
    closed: { label: 'Closed', tone: 'bad' },
  },
  actions: {
    close: {
      label: 'Close',
      roles: 'keepers',
      from: ['open'],
      to: 'closed',
      call: 'crate.close',
      confirm: 'Close {name}?',
    },
    reopen: { label: 'Reopen', roles: 'keepers', from: ['closed'], to: 'open', call: 'crate.reopen' },
  },
};

describe('new-screen', { timeout: 60_000 }, () => {
  describe('for an entity with a lifecycle', () => {
    // Completed, with the defaults that the files leave out.
    const declared = () => {
      const { declarations, problems } = copy.project().declared();
      if (!declarations)
        throw new Error(
          problems
            .sorted()
            .map(({ text }) => text)
            .join(),
        );
      return declarations;
    };
    // biome-ignore lint/suspicious/noExplicitAny: tests know what they read
    const endpoints = (): any =>
      Object.fromEntries([...declared().endpoints].map(([id, { value }]) => [id, value]));
    // biome-ignore lint/suspicious/noExplicitAny: tests know what they read
    const screen = (id: string): any => declared().screens.get(id)?.value;

    beforeEach(async () => {
      write('schemas/crate/crate.entity.json', crate);
      write('schemas/crate/crate.lifecycle.json', lifecycle);
      const app = read('schemas/app.json');
      app.navigation.push({ label: 'Crates', screen: 'crate-list' });
      write('schemas/app.json', app);
      mkdirSync(at('server/store/migrations'), { recursive: true });
      mkdirSync(at('server/store/demo'), { recursive: true });
      writeFileSync(at('server/store/migrations/0041-books.sql'), 'create table books (id integer);\n');
      expect(await run('crate', 'staff'), printed()).toBe(0);
    });

    it('takes what names its screens and calls beforehand, and writes what compiles', async () => {
      const { files } = await copy.project().compile();
      expect(files?.has('src/generated/product/screens/crate-edit.ts')).toBe(true);
      expect(printed()).not.toMatch(/^schemas\/app\.json$/m);
      expect(printed()).toMatch(/translate \d+ texts: npm run check -- --texts/);
      expect(printed()).not.toContain('the forms do not ask for');
    });

    it('leaves out what comes by default', () => {
      expect(read('schemas/crate/crate-list.screen.json')).toMatchObject({
        header: { add: {} },
        row: { edit: {}, delete: { place: 'menu' } },
        empty: 'Add the first one.',
      });
      expect(read('schemas/crate/crate-edit.screen.json')).not.toHaveProperty('submit');
      expect(read('schemas/crate/crate.endpoints.json')).toMatchObject({
        roles: 'staff',
        path: '/api/crates',
        extension: true,
        endpoints: { 'crate.get': { resource: 'get' } },
      });
    });

    it('shows each value by the cell of its kind', () => {
      expect(screen('crate-list')).toMatchObject({ title: 'Crates', empty: { text: 'No crates yet' } });
      expect(screen('crate-list').columns).toEqual({
        id: { label: 'ID', cell: 'id', width: 72, priority: 2 },
        name: 'Name',
        city: 'City',
        kind: 'Kind',
        grade: 'Grade',
        rent: 'Rent',
        since: { label: 'Since', cell: 'date' },
        active: { label: 'Active', cell: 'active' },
        'book.title': 'Book',
        file_url: { label: 'File URL', cell: 'image' },
        order: { label: 'Order', cell: 'active', options: { on: 'Yes', off: 'No' } },
        state: { label: 'State', priority: 1 },
        created_at: { label: 'Created At', cell: 'date-time' },
      });
    });

    it('offers edit, the steps of the lifecycle, and delete in the words of the other lists', () => {
      expect(screen('crate-list').row).toEqual({
        edit: { label: 'Edit', icon: 'edit', place: 'inline', to: 'crate-edit' },
        detail: { label: 'Details', place: 'inline', to: 'crate-detail' },
        close: { lifecycle: 'crate.close' },
        reopen: { lifecycle: 'crate.reopen' },
        delete: {
          label: 'Delete',
          icon: 'delete',
          place: 'menu',
          danger: true,
          call: 'crate.delete',
          confirm: { text: 'Delete {name}?', submit: 'Delete' },
        },
      });
    });

    it('asks in forms for what a person fills', () => {
      expect(screen('crate-add').fields).toEqual({
        name: { label: 'Name' },
        city: { label: 'City' },
        kind: { label: 'Kind' },
        grade: { label: 'Grade' },
        rent: { label: 'Rent' },
        since: { label: 'Since', field: 'date' },
        active: { label: 'Active', field: 'switch', initial: 1 },
        book_id: {
          label: 'Book',
          field: 'picker',
          source: 'book.list',
          options: { value: 'id', label: 'title', current: 'book.title' },
        },
        file_url: { label: 'File URL', field: 'image', options: { preview: 'file_url' } },
        order: { label: 'Order', field: 'switch', initial: 0 },
      });
      expect(screen('crate-edit')).toMatchObject({ extends: 'crate-add', title: 'Edit Crate' });
    });

    it('writes one body, with the rules and messages of the other forms', () => {
      expect(endpoints()['crate.create'].body).toEqual({
        type: 'object',
        required: ['name', 'kind'],
        messages: { required: 'Please fill this.', notBlank: 'Please fill this.' },
        properties: {
          name: { type: 'string', notBlank: true, maxLength: 200 },
          city: { type: ['string', 'null'], maxLength: 50 },
          kind: { type: 'string', enum: ['own', 'rented'] },
          grade: { type: ['integer', 'null'], enum: [1, 2, null] },
          rent: { type: ['number', 'null'] },
          since: { type: ['string', 'null'], format: 'date' },
          active: { type: 'integer', enum: [0, 1] },
          book_id: { type: ['integer', 'null'] },
          file_url: { file: { types: ['image/png', 'image/jpeg'], maxBytes: 2_000_000 } },
          order: { type: 'integer', enum: [0, 1] },
        },
      });
      expect(endpoints()['crate.create'].resource.set).toEqual({ book_id: '$body.book_id' });
      expect(endpoints()['crate.update'].body).toEqual({ $ref: '#/endpoints/crate.create/body' });
    });

    it('writes the calls, by the paths and parameters of the others', () => {
      const calls = Object.entries<{ method: string; path: string; roles: string }>(endpoints()).filter(
        ([id]) => id.startsWith('crate.'),
      );
      expect(calls.map(([id, { method, path, roles }]) => [id, method, path, roles].join(' '))).toEqual([
        'crate.list GET /api/crates staff',
        'crate.get GET /api/crates/{id} staff',
        'crate.create POST /api/crates staff',
        'crate.update PUT /api/crates/{id} staff',
        'crate.delete DELETE /api/crates/{id} staff',
        'crate.close POST /api/crates/{id}/close keepers',
        'crate.reopen POST /api/crates/{id}/reopen keepers',
      ]);
      expect(endpoints()['crate.list']).toMatchObject({
        paging: { page: 'page', size: 'size' },
        search: 'q',
        sort: {
          fields: [
            'id',
            'name',
            'city',
            'kind',
            'grade',
            'rent',
            'since',
            'active',
            'order',
            'state',
            'created_at',
          ],
        },
      });
      expect(endpoints()['crate.close'].resource.message).toBe('Crate {name} is closed.');
    });

    it('names the values of an enum that had no names, at the entity', () => {
      const { fields } = read('schemas/crate/crate.entity.json');
      expect(fields).toEqual({
        ...crate.fields,
        kind: { ...crate.fields.kind, choices: { own: 'Own', rented: 'Rented' } },
      });
    });

    it('writes a migration for a table that is not there yet', () => {
      const sql = readFileSync(at('server/store/migrations/0042-crates.sql'), 'utf8');
      const lines = [
        'id integer generated by default as identity primary key,',
        'name text not null,',
        "kind text not null check (kind in ('own', 'rented')),",
        'rent numeric(18, 2),',
        'since date,',
        'active smallint not null default 1 check (active in (0, 1)),',
        'book_id integer references books,',
        '"order" smallint not null default 0 check ("order" in (0, 1)),',
        "state text not null default 'open' check (state in ('open', 'closed')),",
        'created_at timestamptz(3) not null default now(),\n  changed_at timestamptz(3) not null default now()\n);',
        'create index crates_city on crates (city, id);',
        'create index crates_city_last on crates (city desc nulls last, id desc);',
        'create index crates_city_search on crates using gin (search_form(city) gin_trgm_ops);',
        'create index crates_order on crates ("order", id);',
      ];
      for (const line of lines) expect(sql).toContain(line);
      expect(sql).not.toContain('version');
    });

    it('writes demo rows for it, one for every way that a row can be', () => {
      const sql = readFileSync(at('server/store/demo/rows/0042-crates.sql'), 'utf8');
      expect(sql.split('\n')).toEqual([
        'insert into crates (name, city, kind, grade, rent, since, active, book_id, "order", state, created_at)',
        'select',
        "  'Crate' || ' ' || n,",
        "  left((array['Jakarta', 'Surabaya', 'Bandung', 'Medan', 'Semarang', 'Makassar', 'Palembang', 'Denpasar', 'Yogyakarta', 'Malang', 'Balikpapan', 'Manado'])[1 + (n - 1) % 12] || case when n > 12 then ' ' || n else '' end, 50),",
        "  (array['own', 'rented'])[1 + (n - 1) % 2],",
        '  (array[1, 2])[1 + (n - 1) % 2],',
        '  n * 12500,',
        '  current_date - n,',
        '  (n % 4 > 0)::integer,',
        '  (select id from books order by 1 limit 1 offset n % (select greatest(count(*), 1) from books)),',
        '  (n % 4 > 0)::integer,',
        "  (array['open', 'closed'])[1 + (n - 1) % 2],",
        '  now() - make_interval(days => n)',
        'from generate_series(1, 12) as n',
        'where not exists (select from crates);',
        '',
      ]);
      expect(printed()).toContain('change the rows in server/store/demo/rows');
    });

    it('writes as the formatter does', () => {
      cpSync(join(repository, 'biome.json'), at('biome.json'));
      const biome = join(repository, 'node_modules/@biomejs/biome/bin/biome');
      const shown = execFileSync(process.execPath, [biome, 'ci', 'schemas/crate'], {
        cwd: copy.root(),
        encoding: 'utf8',
        stdio: 'pipe',
      });
      expect(shown).toContain('Checked 7 files');
    });
  });

  it('writes the bounds that an entity declares as conditions of their columns', async () => {
    const bounded = {
      weight: { type: 'integer', minimum: 1 },
      rate: { type: ['number', 'null'], exclusiveMinimum: 0, maximum: 99.5 },
    };
    const { state: _state, ...fields } = crate.fields;
    write('schemas/crate/crate.entity.json', { ...crate, fields: { ...fields, ...bounded } });
    mkdirSync(at('server/store/migrations'), { recursive: true });
    writeFileSync(at('server/store/migrations/0041-books.sql'), 'create table books (id integer);\n');
    expect(await run('crate', 'staff'), printed()).toBe(0);
    const sql = readFileSync(at('server/store/migrations/0042-crates.sql'), 'utf8');
    expect(sql).toContain('weight integer not null check (weight >= 1),');
    expect(sql).toContain('rate numeric(18, 2) check (rate > 0 and rate <= 99.5),');
  });

  it('asks who may use them when the noun has no endpoints, and takes whom its endpoints name', async () => {
    expect(await run('copy')).toBe(1);
    expect(printed()).toMatch(/"copy" has no endpoints yet: say with --roles .*Role sets: staff, keepers/);
    const list = {
      method: 'GET',
      path: '/api/copies',
      roles: 'keepers',
      answer: { envelope: 'list', item: 'copy' },
      resource: { do: 'list', entity: 'copy' },
    };
    write('schemas/book/copy.endpoints.json', { endpoints: { 'copy.list': list } });
    expect(await run('copy'), printed()).toBe(0);
    const { declarations } = copy.project().declared();
    expect(declarations?.screens.get('copy-list')?.value.roles).toBe('keepers');
    const { endpoints } = read('schemas/book/copy.endpoints.json');
    expect(endpoints['copy.list']).toEqual(list);
    expect(endpoints['copy.get']).toMatchObject({ roles: 'keepers', resource: 'get' });
  });

  it('says once that nothing was written, and what to do, when something else is wrong', async () => {
    const app = read('schemas/app.json');
    app.navigation.push({ label: 'Gone', screen: 'gone-list' });
    write('schemas/app.json', app);
    const before = copy.project().sources();
    expect(await run('copy', 'keepers')).toBe(1);
    expect(printed()).toContain('"gone-list"');
    expect(printed()).toContain('Mend this first');
    expect(printed().match(/Nothing was written/g)).toHaveLength(1);
    expect(copy.project().sources()).toEqual(before);
  });

  it('says what to do about a step whose form is not there yet', async () => {
    write('schemas/crate/crate.entity.json', crate);
    const close = { ...lifecycle.actions.close, confirm: undefined, form: 'crate-close' };
    write('schemas/crate/crate.lifecycle.json', { ...lifecycle, actions: { ...lifecycle.actions, close } });
    expect(await run('crate', 'staff')).toBe(1);
    expect(printed()).toMatch(
      /step "close" .* has the form "crate-close"[\s\S]*Take "form" out and run this again/,
    );
  });

  it.each([['nothing', 'no entity "nothing"']])('refuses %s and writes nothing', async (noun, why) => {
    const before = copy.project().sources();
    expect(await run(noun, 'staff')).toBe(1);
    expect(printed()).toContain(why);
    expect(copy.project().sources()).toEqual(before);
  });
});
