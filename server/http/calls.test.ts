import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Context } from '../calls/handler.ts';
import { KEEPER, READER } from '../fixtures/declare.ts';
import type { LibraryTables } from '../fixtures/library.ts';
import { type LibraryServer, startLibrary } from '../fixtures/library-server.ts';
import { form } from '../fixtures/multipart.ts';
import { Refusal } from '../refusal.ts';
import { administer } from '../store/testing-cluster.ts';

let library: LibraryServer;
/** What the next call of POST /api/handled does. */
let handled: (input: { body: Record<string, unknown> }, context: Context) => Promise<unknown>;

beforeAll(async () => {
  library = await startLibrary({
    'book.handled': (input: { body: Record<string, unknown> }, context: Context) => handled(input, context),
  });
});
afterAll(() => library.close());

const work = (payload: object = {}, headers = {}) =>
  library.call(READER, 'POST', '/api/handled', { payload, headers });
const count = async (table: 'audit_entries' | 'idempotency_keys' | 'shelves') => {
  const { n } = await library.store.db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
};

describe('who may call', () => {
  it.each([
    [null, 'GET', '/api/books', 401, 'Token Expired.'],
    [9, 'GET', '/api/books', 403, 'Role is not Authorized.'],
    [READER, 'GET', '/api/books', 200, undefined],
    [READER, 'DELETE', '/api/books/1', 403, 'Role is not Authorized.'],
    [null, 'POST', '/api/open', 204, undefined],
  ])('role %s gets from %s %s the status %i', async (role, method, url, status, message) => {
    const answer = await library.call(role, method, url);
    expect(answer.status).toBe(status);
    expect(answer.body.message).toBe(message);
  });

  it('is told by the Authorization header alone, and only by a token that was given out', async () => {
    for (const authorization of ['Bearer x', 'Basic eDp5', `Bearer ${'a'.repeat(43)}`]) {
      const answer = await library.call(null, 'GET', '/api/books', { headers: { authorization } });
      expect(answer).toMatchObject({ status: 401, body: { message: 'Token Expired.', errors: [] } });
    }
  });

  it('is not told by a token that has expired', async () => {
    const { db } = library.store;
    const ends = async (at: string) => db.updateTable('tokens').set({ expires_at: at }).execute();
    await ends('2020-01-01');
    expect((await library.call(READER, 'GET', '/api/books')).status).toBe(401);
    await ends('2999-01-01');
    expect((await library.call(READER, 'GET', '/api/books')).status).toBe(200);
  });

  it('is decided before the body is read', async () => {
    const headers = { 'content-type': 'application/json' };
    expect((await library.call(null, 'POST', '/api/books', { payload: '{', headers })).status).toBe(401);
    expect((await library.call(READER, 'POST', '/api/books', { payload: '{', headers })).status).toBe(400);
  });

  it('is decided for the operation that the fields choose', async () => {
    const put = (role: number, payload: object) => library.call(role, 'PUT', '/api/books/1', { payload });
    expect((await put(READER, { new_price: 1 })).status).toBe(403);
    expect((await put(KEEPER, { new_price: 1 })).body.message).toBe('Done.');
    expect((await put(READER, { title: 'Leaves', code: 'A-1' })).body.message).toBe('Book {title} saved.');
  });
});

describe('a body', () => {
  const title = async (rest: object) => (await library.call(READER, 'POST', '/api/books', rest)).body.data;

  it('says the same in each of the three encodings', async () => {
    const values = { title: 'Emma', price: '12.5', shelf_id: '', place: '4' };
    const typed = { title: 'Emma', price: 12.5, shelf_id: null, place: 4 };
    const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' };
    const made = [
      await title({ payload: { ...typed, code: 'E-1' } }),
      await title({
        payload: new URLSearchParams({ ...values, code: 'E-2' }).toString(),
        headers: urlencoded,
      }),
      await title(form({ ...values, code: 'E-3' })),
    ];
    expect(made).toMatchObject(
      ['E-1', 'E-2', 'E-3'].map((code) => ({ title: 'Emma', price: 12.5, place: 4, shelf: null, code })),
    );
  });

  it('that breaks rules is refused with the declared text at each field', async () => {
    const answer = await library.call(READER, 'POST', '/api/books', { payload: { code: '', price: -1 } });
    expect(answer.status).toBe(422);
    expect(answer.body.message).toBe('Please fill all fields.');
    expect(answer.body.errors).toContainEqual(
      expect.objectContaining({ field: 'title', message: 'Please fill all fields.' }),
    );
    expect(answer.body.errors).toContainEqual(
      expect.objectContaining({
        field: 'price',
        message: 'Must be at least {limit}.',
        params: expect.objectContaining({ limit: 0 }),
      }),
    );
  });

  it.each([
    ['application/json', '[]', 400],
    ['application/json', '{"__proto__":{"x":1}}', 400],
    ['application/x-www-form-urlencoded', '__proto__[x]=1', 400],
    ['text/xml', '<x/>', 415],
    ['application/json', JSON.stringify({ title: 'x'.repeat(2_100_000) }), 413],
  ])('of %s that cannot be read is refused in the one shape', async (type, payload, status) => {
    const answer = await library.call(READER, 'POST', '/api/books', {
      payload,
      headers: { 'content-type': type },
    });
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual({ message: expect.stringMatching(/^[A-Z].*\.$/), errors: expect.any(Array) });
  });
});

describe('an answer', () => {
  it('never holds what is not declared', async () => {
    handled = async () => ({ message: 'Done.', data: { words: 'x', password_hash: 'secret' } });
    expect((await work()).body).toEqual({ status: 200, message: 'Done.', data: { words: 'x' } });
  });

  it('is kept by no browser and no proxy', async () => {
    handled = async () => ({ message: 'Done.', data: { words: 'x' } });
    expect((await work()).headers['cache-control']).toBe('no-store');
    handled = async () => Promise.reject(new Error('a defect'));
    expect((await work()).headers['cache-control']).toBe('no-store');
  });

  it('that is not what was declared is a defect, and nothing of the work stays', async () => {
    const before = { shelves: await count('shelves'), audit: await count('audit_entries') };
    handled = async (_input, { db }) => {
      await db.withTables<LibraryTables>().insertInto('shelves').values({ name: 'Ghost' }).execute();
      return { message: 'Done.', data: { words: 5 } };
    };
    const answer = await work();
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({
      message: 'Something went wrong. Please try again later.',
      errors: [],
      requestId: answer.headers['x-request-id'],
    });
    expect({ shelves: await count('shelves'), audit: await count('audit_entries') }).toEqual(before);
  });

  it('that says no by its declared failure is sent, and nothing of the work stays', async () => {
    const counts = async () => ({ shelves: await count('shelves'), audit: await count('audit_entries') });
    const before = await counts();
    const answering = (words: string) => {
      handled = async (_input, { db }) => {
        await db
          .withTables<LibraryTables>()
          .insertInto('shelves')
          .values({ name: `Shelf of ${words}` })
          .execute();
        return { message: 'Done.', data: { words } };
      };
    };
    answering('Nothing to do');
    const key = { 'idempotency-key': 'key-said-no' };
    expect(await work({}, key)).toMatchObject({ status: 200, body: { data: { words: 'Nothing to do' } } });
    expect(await counts()).toEqual(before);
    answering('more');
    expect((await work({}, key)).body.data).toEqual({ words: 'more' });
    expect(await counts()).toEqual({ shelves: before.shelves + 1, audit: before.audit + 1 });
  });

  it('tells nothing of a defect but the number that finds it in the log', async () => {
    handled = async () => Promise.reject(new Error('secret detail'));
    const answer = await work({}, { 'x-request-id': 'call-17' });
    expect(answer.body.requestId).toBe('call-17');
    expect(JSON.stringify(answer.body)).not.toContain('secret');
    expect((await work({}, { 'x-request-id': 'bad id\r' })).headers['x-request-id']).toMatch(/^[\w-]{36}$/);
  });

  it('to a refusal says what the handler says', async () => {
    handled = async () =>
      Promise.reject(new Refusal('conflict', [{ message: 'Only {n} left.', params: { n: 2 } }]));
    expect((await work()).body).toEqual({
      message: 'Only 2 left.',
      errors: [{ message: 'Only {n} left.', params: { n: 2 } }],
    });
  });
});

describe('a write', () => {
  it('leaves an entry in the trail, also when its handler notes none', async () => {
    handled = async () => ({ message: 'Done.' });
    await work({}, { 'x-request-id': 'noted' });
    const entry = library.store.db.selectFrom('audit_entries').selectAll().where('request_id', '=', 'noted');
    expect(await entry.execute()).toMatchObject([
      { endpoint: 'book.handled', entity: null, admin_user_id: 1 },
    ]);
  });

  it('counts once however often it is sent with the same key, and again after a failure', async () => {
    let runs = 0;
    handled = async () => ({ message: `Run ${++runs}.` });
    const key = { 'idempotency-key': 'key-000001' };
    expect((await work({}, key)).body.message).toBe('Run 1.');
    expect((await work({}, key)).body).toEqual({ status: 200, message: 'Run 1.', data: null });
    expect((await work({}, { 'idempotency-key': 'key-000002' })).body.message).toBe('Run 2.');
    handled = async () => Promise.reject(new Refusal('conflict', 'No.'));
    expect((await work({}, { 'idempotency-key': 'key-000003' })).status).toBe(409);
    handled = async () => ({ message: `Run ${++runs}.` });
    expect((await work({}, { 'idempotency-key': 'key-000003' })).body.message).toBe('Run 3.');
  });

  it('waits for the same one that is under way instead of doing it twice', async () => {
    let runs = 0;
    handled = async () => {
      await new Promise((done) => setTimeout(done, 50));
      return { message: `Run ${++runs}.` };
    };
    const key = { 'idempotency-key': 'key-000004' };
    const answers = await Promise.all([work({}, key), work({}, key), work({}, key)]);
    expect(answers.map(({ body }) => body.message)).toEqual(['Run 1.', 'Run 1.', 'Run 1.']);
  });

  it('is not taken for another one with the same key', async () => {
    handled = async () => ({ message: 'Done.' });
    const headers = { 'idempotency-key': 'key-000005' };
    await work({}, headers);
    const toggle = (id: number) => library.call(READER, 'GET', `/api/books/${id}/toggle`, { headers });
    expect((await toggle(1)).status).toBe(422);
    const fresh = { headers: { 'idempotency-key': 'key-000007' } };
    expect((await library.call(READER, 'GET', '/api/books/1/toggle', fresh)).status).toBe(200);
    const other = await library.call(READER, 'GET', '/api/books/2/toggle', fresh);
    expect(other).toMatchObject({
      status: 422,
      body: { message: 'This Idempotency-Key was already used for another call.' },
    });
  });

  it('is refused with another body, and with the same one answered in any encoding', async () => {
    const headers = { 'idempotency-key': 'key-000008' };
    const book = { title: 'Siti Nurbaya', code: 'S-1' };
    const add = (rest: object) => library.call(READER, 'POST', '/api/books', rest);
    const added = await add({ payload: book, headers });
    expect(added.status).toBe(200);
    expect(await add({ payload: { ...book, title: 'Azab dan Sengsara' }, headers })).toMatchObject({
      status: 422,
      body: { message: 'This Idempotency-Key was already used for another call.' },
    });
    const { payload, headers: multipart } = form(book);
    expect((await add({ payload, headers: { ...multipart, ...headers } })).body).toEqual(added.body);
  });

  it('is forgotten a day later', async () => {
    let runs = 0;
    handled = async () => ({ message: `Run ${++runs}.` });
    const key = { 'idempotency-key': 'key-000006' };
    await work({}, key);
    await library.store.db.updateTable('idempotency_keys').set({ created_at: '2020-01-01' }).execute();
    expect((await work({}, key)).body.message).toBe('Run 2.');
  });
});

describe('an address', () => {
  it.each([
    ['GET', '/api/nothing', 404, 'Not found.'],
    ['PATCH', '/api/books', 404, 'Not found.'],
    ['HEAD', '/api/books/1/toggle', 404, undefined],
    ['GET', '/nothing', 404, 'Page not Found.'],
    ['GET', '/api/%zz', 400, 'The request could not be read.'],
    ['GET', `/api/books/${'9'.repeat(600)}`, 414, 'The address is too long.'],
    ['GET', '/api/books?page[__proto__]=1', 400, 'The name "page[__proto__]" cannot be read.'],
    ['GET', '/api/books?page=0', 422, 'Must be at least 1.'],
  ])('%s %s is answered with %i', async (method, url, status, message) => {
    const answer = await library.call(READER, method, url);
    expect(answer.status).toBe(status);
    expect(answer.body.message).toBe(message);
  });
});

describe('a database that takes no changes', () => {
  /** Holds for the connections that are opened from now on; those that are there end. */
  const say = async (change: 'set' | 'reset') => {
    const url = new URL(library.store.url);
    url.searchParams.set('options', '-c default_transaction_read_only=off');
    const name = url.pathname.slice(1);
    await administer(
      url.href,
      `alter database ${name} ${change} default_transaction_read_only${change === 'set' ? ' = on' : ''}`,
    );
    await administer(
      url.href,
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`,
    );
  };
  beforeAll(() => say('set'));
  afterAll(() => say('reset'));

  it('is read from, and says so of what would be written', async () => {
    const list = async () => (await library.call(READER, 'GET', '/api/books')).status;
    await expect.poll(list).toBe(200);
    const answer = await library.call(READER, 'GET', '/api/books/1/toggle');
    const message = 'At the moment everything can be read, and nothing saved. Please try again later.';
    expect([answer.status, answer.headers['retry-after'], answer.body.message]).toEqual([503, '2', message]);
    expect((await library.call(null, 'GET', '/ready')).body).toEqual({
      status: 'ready',
      readOnly: 'The database takes no changes',
    });
  });
});

describe('the status routes', () => {
  it('say that the server is alive and ready', async () => {
    expect((await library.call(null, 'GET', '/health')).body).toEqual({ status: 'alive' });
    expect((await library.call(null, 'GET', '/ready')).body).toEqual({ status: 'ready' });
    expect((await library.call(null, 'GET', '/config.json')).body).toEqual({
      name: 'Library',
      extensions: 'all',
      rememberedDays: 30,
    });
  });
});
