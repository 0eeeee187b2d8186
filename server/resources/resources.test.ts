import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeForm } from '../../core/code-form.ts';
import { searchForm } from '../../core/search-form.ts';
import { cases, dice } from '../../tests/property.ts';
import { KEEPER, READER } from '../fixtures/declare.ts';
import { type LibraryServer, startLibrary } from '../fixtures/library-server.ts';

let library: LibraryServer;
beforeAll(async () => {
  library = await startLibrary();
});
afterAll(() => library.close());

/** Ranges of signs: Latin with its accents, Greek, Cyrillic, Hebrew, Arabic, blanks, letter forms, Korean, Japanese, pictures. */
const LETTERS = [
  ...[
    [1, 127],
    [1, 127],
    [160, 591],
    [0x300, 0x36f],
    [0x370, 0x3ff],
    [0x400, 0x4ff],
    [0x590, 0x670],
  ],
  ...[
    [0x1e00, 0x206f],
    [0x2100, 0x214f],
    [0x3000, 0x30ff],
    [0xac00, 0xac80],
    [0xfb00, 0xfb06],
  ],
  ...[
    [0xff00, 0xff60],
    [0x1f600, 0x1f64f],
  ],
] as const;

const get = (url: string) => library.call(READER, 'GET', url);
const titles = async (url: string) => {
  const { body } = await get(url);
  return body.data.data.map((row: { title: string }) => row.title);
};

describe('a list', () => {
  it('answers the declared fields, with references, many rows and files in place', async () => {
    const { status, body } = await get('/api/books?search=moby');
    expect(status).toBe(200);
    expect(body).toEqual({
      data: {
        data: [
          {
            id: 4,
            title: 'Moby Dick',
            code: 'A-4',
            shelf: { id: 2, name: 'Novels' },
            cover: null,
            price: 0,
            active: 1,
            place: 7,
            loans: [
              { reader: 'Budi', since: '2026-02-28' },
              { reader: 'Ana', since: '2026-01-31' },
            ],
          },
        ],
        last_page: 1,
        total: 1,
        to: 1,
      },
    });
  });

  it('answers null where nothing is referred to, and amounts as numbers', async () => {
    const [wool] = (await get('/api/books?search=wool')).body.data.data;
    expect(wool.shelf).toBeNull();
    const [leaves] = (await get('/api/books?search=leaves')).body.data.data;
    expect(leaves.price).toBe(120000.5);
  });

  it('pages, and counts all pages', async () => {
    const { body } = await get('/api/books?page=2&size=2');
    expect(body.data).toMatchObject({ last_page: 3, total: 5, to: 4, data: [{ id: 3 }, { id: 2 }] });
    expect((await get('/api/books?page=9&size=2')).body.data).toMatchObject({ data: [], total: 5, to: 0 });
    expect((await get('/api/stray')).body.meta).toEqual({ last_page: 1, total: 2, to: 2 });
  });

  it('has ten rows on a page unless told otherwise, and at most 500', async () => {
    await library.store.db.insertInto('shelves').values({ name: 'Many' }).execute();
    const many = Array.from({ length: 12 }, (_, n) => ({ title: `Many ${n}`, code: `M-${n}`, shelf_id: 3 }));
    await library.store.db.insertInto('books').values(many).execute();
    expect(await titles('/api/books?search=many')).toHaveLength(10);
    expect((await get('/api/shelves/3/books')).body.data).toHaveLength(12);
    expect((await get('/api/books?size=501')).status).toBe(422);
    await library.store.db.deleteFrom('books').where('shelf_id', '=', 3).execute();
  });

  it.each([
    ['100%25', ['100% Wool']],
    ['_', ['Snake_case']],
    ['\\', ['Back\\slash']],
    ["'", []],
    ['NOVELS', ['Moby Dick', 'Snake_case']],
    ['%20moby%20', ['Moby Dick']],
    ['MO%CC%88BY%20%20dick', ['Moby Dick']],
    ['%EF%BC%ADoby%C2%A0dick', ['Moby Dick']],
  ])('finds %s where it stands, in the table or a referenced one', async (text, found) => {
    expect(await titles(`/api/books?search=${text}`)).toEqual(found);
  });

  it('looks for and compares what the page does: both write a text in the same search form, a code in the same code form', async () => {
    const roll = dice(41);
    const sign = () => {
      const [from = 0, to = 0] = LETTERS[Math.floor(roll() * LETTERS.length)] ?? [];
      return String.fromCodePoint(from + Math.floor(roll() * (to - from + 1)));
    };
    const count = cases('search forms', 3000);
    const texts = Array.from({ length: count }, () => Array.from({ length: 12 }, sign).join(''));
    const { rows } = await sql<{ form: string; code: string }>`
      select search_form(value) as form, code_form(value) as code from unnest(${texts}::text[]) with ordinality as listed (value, place)
      order by place`.execute(library.store.db);
    expect(rows.map(({ form }) => form.trim())).toEqual(texts.map(searchForm));
    expect(rows.map(({ code }) => code)).toEqual(texts.map(codeForm));
    // So a search finds a code in all its spellings.
    expect(texts.map((text) => searchForm(codeForm(text)))).toEqual(texts.map(searchForm));
  });

  it('sorts by a declared field of either table, and by nothing else', async () => {
    expect((await titles('/api/books?sort=title&dir=asc'))[0]).toBe('100% Wool');
    expect((await titles('/api/books?sort=shelf.name&dir=desc')).slice(0, 3)).toEqual([
      'Leaves of Grass',
      'Moby Dick',
      'Snake_case',
    ]);
    expect((await get('/api/books?sort=code')).status).toBe(422);
  });

  it('is limited by what stands in the path, or by what is not there', async () => {
    expect((await get('/api/shelves/2/books')).body).toEqual({
      data: [{ title: 'Moby Dick' }, { title: 'Snake_case' }],
    });
    expect((await get('/api/stray')).body.data).toEqual([{ title: 'Back\\slash' }, { title: '100% Wool' }]);
  });
});

describe('one record', () => {
  it('is answered by its key, else it is not found', async () => {
    expect((await get('/api/books/4')).body.data).toMatchObject({ id: 4, shelf: { name: 'Novels' } });
    expect(await get('/api/books/4000')).toMatchObject({
      status: 404,
      body: { message: 'Not found.', errors: [] },
    });
  });

  it('is found by its key even when a literal path looks like one', async () => {
    expect((await get('/api/books/overdue')).body).toEqual({ data: { words: 'none' } });
    expect((await get('/api/books/overdues')).status).toBe(422);
  });

  it('is not asked for with a number that the column cannot hold', async () => {
    expect((await get('/api/books/99999999999')).status).toBe(422);
  });
});

describe('a write', () => {
  const post = (payload: object) => library.call(READER, 'POST', '/api/books', { payload });
  const put = (id: number, payload: object) => library.call(READER, 'PUT', `/api/books/${id}`, { payload });

  it('creates a record and answers it with the declared message', async () => {
    const { body } = await post({ title: 'Emma', code: 'B-1', shelf_id: 2, price: 5 });
    expect(body).toMatchObject({ status: 200, message: 'Book {title} saved.', params: { title: 'Emma' } });
    expect(body.data).toMatchObject({ title: 'Emma', price: 5, active: 1, shelf: { name: 'Novels' } });
    const stored = library.store.db.selectFrom('books').selectAll().where('id', '=', body.data.id);
    expect((await stored.executeTakeFirstOrThrow()).touched).toMatch(/\+07:00$/);
  });

  it('changes what is said and leaves what is not; null stands for the default where a value must be', async () => {
    const { body: made } = await post({ title: 'Persuasion', code: 'B-2', price: 5, place: 3 });
    const { body } = await put(made.data.id, { title: 'Persuasion!', code: 'B-2', place: null });
    expect(body.data).toMatchObject({ title: 'Persuasion!', price: 5, place: 7 });
    expect((await put(4000, { title: 'x', code: 'y' })).status).toBe(404);
  });

  it('says which field is used already, or points nowhere', async () => {
    expect(await post({ title: 'Twin', code: 'a-1' })).toMatchObject({
      status: 409,
      body: {
        message: 'Code is already used.',
        errors: [{ field: 'code', message: '{field} is already used.', params: { field: 'Code' } }],
      },
    });
    expect(await post({ title: 'Lost', code: 'B-3', shelf_id: 77 })).toMatchObject({
      status: 422,
      body: {
        errors: [{ field: 'shelf_id', message: '{field} does not exist.', params: { field: 'Shelf' } }],
      },
    });
  });

  it('flips a flag there and back', async () => {
    const flip = () => library.call(READER, 'GET', '/api/books/1/toggle');
    const first = await flip();
    expect(first.body).toMatchObject({
      message: 'Book {title} of {shelf.name} changed.',
      params: { title: 'Leaves of Grass', shelf: { name: 'Poems' } },
      data: { active: 0 },
    });
    expect(first.headers['cache-control']).toBe('no-store');
    expect((await flip()).body.data).toEqual({ active: 1 });
  });

  it('deletes, unless others refer to the record', async () => {
    expect(await library.call(KEEPER, 'DELETE', '/api/books/4')).toMatchObject({
      status: 409,
      body: {
        message: 'Moby Dick is still used by 2 loans.',
        errors: [{ params: { count: 2, entity: { text: 'loans' } } }],
      },
    });
    expect(await library.call(KEEPER, 'DELETE', '/api/books/5')).toMatchObject({
      status: 200,
      body: { message: 'Book {title} deleted.', params: { title: 'Back\\slash' }, data: null },
    });
    expect((await library.call(KEEPER, 'DELETE', '/api/books/5')).status).toBe(404);
  });

  it('leaves a trail of what was and what is', async () => {
    const { body } = await post({ title: 'Traced', code: 'B-9' });
    await library.call(KEEPER, 'PUT', `/api/books/${body.data.id}`, { payload: { new_price: 9 } });
    const trail = await library.store.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('entity_id', '=', String(body.data.id))
      .where('entity', '=', 'book')
      .orderBy('id')
      .execute();
    expect(trail).toMatchObject([
      { endpoint: 'book.create', before: null, after: { title: 'Traced', code: 'B-9' } },
      { endpoint: 'book.price', before: { price: 0 }, after: { price: 9 } },
    ]);
  });
});
