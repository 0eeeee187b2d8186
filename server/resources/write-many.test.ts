import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { KEEPER, READER } from '../fixtures/declare.ts';
import { type LibraryServer, startLibrary } from '../fixtures/library-server.ts';

let library: LibraryServer;
beforeAll(async () => {
  library = await startLibrary();
});
afterAll(() => library.close());

const PRICES = '/api/books/prices';
const REMOVAL = '/api/books/removal';
let ids: number[] = [];

beforeEach(async () => {
  await library.store.db.deleteFrom('books').where('code', 'like', 'W-%').execute();
  const books = ['War', 'Walden', 'Wind'].map((title, n) => ({ title: `${title} ww`, code: `W-${n}` }));
  const made = await library.store.db.insertInto('books').values(books).returning('id').execute();
  ids = made.map((book) => book.id as number);
});

const send = (url: string, payload: object, headers: Record<string, string> = {}) =>
  library.call(KEEPER, 'POST', url, { payload, headers });
async function prices(): Promise<unknown[]> {
  const rows = await library.store.db
    .selectFrom('books')
    .select('price')
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  return rows.map(({ price }) => price);
}

describe('a write of many rows', () => {
  it('changes those that are named, and notes each in the trail', async () => {
    const { body } = await send(PRICES, { ids: ids.slice(0, 2), price: 7 });
    expect(body).toMatchObject({ message: 'Books changed: {count}.', params: { count: 2 }, data: null });
    expect(await prices()).toEqual([7, 7, 0]);
    const trail = await library.store.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('endpoint', '=', 'book.price-many')
      .where('entity_id', 'in', ids.map(String))
      .orderBy('id')
      .execute();
    expect(trail).toMatchObject([
      { entity_id: String(ids[0]), before: { price: 0 }, after: { price: 7 } },
      { entity_id: String(ids[1]), before: { price: 0 }, after: { price: 7 } },
    ]);
  });

  it('finds all that match as the list does, but for the exceptions', async () => {
    const answer = await send(PRICES, { filter: { search: ' WW ' }, except: [ids[1]], count: 2, price: 8 });
    expect(answer.body.params).toEqual({ count: 2 });
    expect(await prices()).toEqual([8, 0, 8]);
    await library.store.db
      .updateTable('books')
      .set({ shelf_id: 1 })
      .where('id', '=', ids[1] ?? 0)
      .execute();
    await send(PRICES, { filter: { search: 'ww', shelf: 1 }, count: 1, price: 9 });
    expect(await prices()).toEqual([8, 9, 8]);
  });

  it('tells how many it changed, not how many were named', async () => {
    await send(PRICES, { ids: ids.slice(0, 2), price: 7 });
    expect((await send(PRICES, { ids, price: 7 })).body.params).toEqual({ count: 1 });
    expect((await send(PRICES, { ids, price: 7 })).body.params).toEqual({ count: 0 });
  });

  it('changes nothing when the list is not what the caller saw, or too long', async () => {
    expect(await send(PRICES, { filter: { search: 'ww' }, count: 2, price: 7 })).toMatchObject({
      status: 409,
      body: { errors: [{ params: { count: 3, expected: 2 } }] },
    });
    expect(await send(PRICES, { count: 8, price: 7 })).toMatchObject({
      status: 422,
      body: { message: 'At most 3 rows at once.' },
    });
    expect((await send(PRICES, { ids: [...ids, 1], price: 7 })).status).toBe(422);
    expect((await send(PRICES, { price: 7 })).body.errors[0].field).toBe('ids');
    expect(await prices()).toEqual([0, 0, 0]);
  });

  it('is refused whole, naming each row that stands in the way', async () => {
    const db = library.store.db;
    const loan = (at: number) => ({ book_id: ids[at] ?? 0, reader: 'Ana', since: '2026-01-01' });
    const loans = await db
      .insertInto('loans')
      .values([loan(0), loan(2), loan(2)])
      .returning('id')
      .execute();
    const { status, body } = await send(REMOVAL, { ids });
    expect(status).toBe(409);
    expect(body.errors).toEqual([
      {
        message: '{name} is still used by {count} {entity}.',
        params: { key: ids[0], name: 'War ww', count: 1, entity: { text: 'loan' } },
      },
      {
        message: '{name} is still used by {count} {entity}.',
        params: { key: ids[2], name: 'Wind ww', count: 2, entity: { text: 'loans' } },
      },
    ]);
    expect(await prices()).toHaveLength(3);
    await db
      .deleteFrom('loans')
      .where(
        'id',
        'in',
        loans.map(({ id }) => id as number),
      )
      .execute();
    expect((await send(REMOVAL, { filter: { search: 'ww' }, count: 3 })).body.params).toEqual({ count: 3 });
    expect(await prices()).toEqual([]);
    expect(await send(REMOVAL, { ids: ids.slice(0, 1) })).toMatchObject({
      status: 409,
      body: { errors: [{ message: 'This row is not there any more.', params: { key: ids[0] } }] },
    });
  });

  it('counts once however often it is sent with one key, and is closed to other roles', async () => {
    const key = { 'idempotency-key': 'many-books-at-once' };
    const first = await send(REMOVAL, { ids }, key);
    expect(await send(REMOVAL, { ids }, key)).toMatchObject({ status: 200, body: first.body });
    expect((await library.call(READER, 'POST', REMOVAL, { payload: { ids } })).status).toBe(403);
  });

  it('reads the form encoding that the page sends', async () => {
    const payload = `price=5&filter[search]=ww&except[]=${ids[0]}&count=2`;
    const answer = await library.call(KEEPER, 'POST', PRICES, {
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.body.params).toEqual({ count: 2 });
    expect(await prices()).toEqual([0, 5, 5]);
  });
});
