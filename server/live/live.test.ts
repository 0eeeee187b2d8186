import { type AddressInfo, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../tests/eventually.ts';
import { buildServer } from '../build-server.ts';
import type { Context } from '../calls/handler.ts';
import { KEEPER, READER } from '../fixtures/declare.ts';
import { endpoints, entities } from '../fixtures/library.ts';
import { startLibrary, type TestServer, testSettings } from '../fixtures/library-server.ts';
import { pruneLog, publish } from './live-log.store.ts';
import { listenTo } from './testing.ts';

let library: TestServer;
const others: FastifyInstance[] = [];
let tell: (context: Context) => void = () => undefined;

beforeAll(async () => {
  library = await startLibrary({
    'book.handled': async (_input: unknown, context: Context) => {
      tell(context);
      return { message: 'Done.' };
    },
  });
  await library.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const other of others.splice(0)) await other.close();
});
afterAll(() => library.close());

/** Another process on the same database. */
async function startOther(live = {}): Promise<FastifyInstance> {
  const other = await buildServer({
    settings: testSettings({ DATA_DIR: library.dataDir }),
    store: library.store,
    endpoints,
    entities,
    roleNames: {},
    handlers: Object.fromEntries(
      ['book.overdue', 'book.handled', 'book.open'].map((id) => [id, async () => ({})]),
    ),
    productName: 'Other',
    live,
  });
  others.push(other);
  await other.listen({ port: 0, host: '127.0.0.1' });
  return other;
}

const listen = (role = READER, since = {}) => listenTo(library.app, library.bearer(role), since);
const price = (id: number, value: number, role = KEEPER) =>
  library.call(role, 'PUT', `/api/books/${id}`, { payload: { new_price: value } });

describe('the live events', () => {
  it('tell what a call has written, when it has committed, and nothing of one that failed', async () => {
    const reader = await listen();
    expect(reader.answer.headers.get('content-type')).toContain('text/event-stream');
    expect(reader.answer.headers.get('cache-control')).toContain('no-transform');
    await eventually(() => expect(reader.heard).toMatchObject([{ name: 'open' }]));
    expect((await price(9999, 3)).status).toBe(404);
    const added = await library.call(KEEPER, 'POST', '/api/books', {
      payload: { title: 'Ilíada', code: 'Z-1' },
    });
    const { id } = added.body.data;
    await price(1, 5);
    await library.call(KEEPER, 'DELETE', `/api/books/${id}`);
    await eventually(() =>
      expect(reader.said()).toEqual([`created book ${id}`, 'changed book 1', `deleted book ${id}`]),
    );
    await reader.close();
  });

  it('are told to a role of its own topics alone; nobody hears without a token', async () => {
    const [reader, keeper] = [await listen(READER), await listen(KEEPER)];
    await publish(library.store.db, 'shelves', 'changed', [1]);
    await publish(library.store.db, 'books', 'changed', [2]);
    await eventually(() => expect(keeper.said()).toEqual(['changed shelf 1', 'changed book 2']));
    await eventually(() => expect(reader.said()).toEqual(['changed book 2']));
    expect((await library.call(9, 'GET', '/api/live')).status).toBe(403);
    expect((await library.call(null, 'GET', '/api/live')).status).toBe(401);
    for (const age of ['soon', '-1', '9999999999999'])
      expect((await library.call(KEEPER, 'GET', `/api/live?age=${age}`)).status).toBe(400);
    await Promise.all([reader.close(), keeper.close()]);
  });

  it('of many rows are one; a handler tells what its declaration names, and nothing else', async () => {
    const keeper = await listen(KEEPER);
    await publish(
      library.store.db,
      'books',
      'changed',
      Array.from({ length: 101 }, (_, n) => n),
    );
    tell = ({ publish }) => publish('shelf', 'created', 7);
    expect((await library.call(KEEPER, 'POST', '/api/handled')).status).toBe(200);
    tell = ({ publish }) => publish('book', 'created', 7);
    expect((await library.call(KEEPER, 'POST', '/api/handled')).status).toBe(500);
    await eventually(() => expect(keeper.said()).toEqual(['changed book null', 'created shelf 7']));
    await keeper.close();
  });

  it('that were missed are told to who comes back, each once and in order', async () => {
    const first = await listen();
    await price(1, 11);
    await eventually(() => expect(first.said()).toHaveLength(1));
    const { id: last } = first.heard.at(-1) ?? { id: 0 };
    await first.close();
    await price(2, 12);
    await price(3, 13);
    const again = await listen(READER, { last });
    await price(4, 14);
    await eventually(() => expect(again.said()).toEqual([2, 3, 4].map((id) => `changed book ${id}`)));
    expect(again.heard[0]).toMatchObject({ name: 'open', id: last });
    const late = await listen(READER, { age: 60_000 });
    await eventually(() => expect(late.said().slice(-3)).toEqual(again.said()));
    await Promise.all([again.close(), late.close()]);
  });

  it('that are not known any more, or never were, are a new start', async () => {
    await price(1, 21);
    await price(2, 22);
    await sql`update live_events set at = now() - interval '2 hours'`.execute(library.store.db);
    await pruneLog(library.store.db);
    const [old, unknown] = [await listen(READER, { last: 1 }), await listen(READER, { last: 999_999 })];
    await eventually(() =>
      expect([old.heard[0]?.name, unknown.heard[0]?.name]).toEqual(['restart', 'restart']),
    );
    const { id: last } = old.heard[0] ?? { id: 0 };
    const now = await listen(READER, { last });
    await eventually(() => expect(now.heard[0]?.name).toBe('open'));
    await Promise.all([old.close(), unknown.close(), now.close()]);
  });

  it('come in the order of the commits, also where a transaction that began earlier commits later', async () => {
    const reader = await listen();
    let commit: (() => void) | undefined;
    const slow = library.store.db.transaction().execute(async (tx) => {
      await publish(tx, 'books', 'changed', [31]);
      await new Promise<void>((done) => {
        commit = done;
      });
    });
    await eventually(async () => {
      await publish(library.store.db, 'books', 'changed', [32]);
      expect(reader.said()).toContain('changed book 32');
    });
    const before = reader.heard.at(-1)?.id ?? 0;
    commit?.();
    await slow;
    await eventually(() => expect(reader.said().at(-1)).toBe('changed book 31'));
    expect(reader.heard.at(-1)?.id).toBeGreaterThan(before);
    await reader.close();
  });

  it('go from one process to all others on the same database, also after the connection was lost', async () => {
    const other = await startOther();
    const there = await listenTo(other, library.bearer(READER));
    await price(1, 41);
    await eventually(() => expect(there.said()).toEqual(['changed book 1']));
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'backoffice-live' and datname = current_database()`.execute(library.store.db);
    await price(2, 42);
    await eventually(() => expect(there.said()).toEqual(['changed book 1', 'changed book 2']));
    await there.close();
  });

  it('beat while nothing happens, end with the token, and end at once with the server', async () => {
    const other = await startOther({ beat: 50 });
    const [keeper, reader] = [
      await listenTo(other, library.bearer(KEEPER)),
      await listenTo(other, library.bearer(READER)),
    ];
    await eventually(() => expect(reader.beats()).toBeGreaterThan(1));
    await sql`update tokens set revoked_at = now() where admin_user_id =
      (select id from admin_users where role = ${READER})`.execute(library.store.db);
    await reader.ended;
    await sql`update tokens set revoked_at = null`.execute(library.store.db);
    const began = Date.now();
    await other.close();
    await keeper.ended;
    expect(Date.now() - began).toBeLessThan(5000);
  });

  it('cut off who does not keep up, and nobody else; he hears the rest when he comes back', async () => {
    const other = await startOther();
    const quick = await listenTo(other, library.bearer(READER));
    const { port } = other.server.address() as AddressInfo;
    const slow = connect(port, '127.0.0.1').on('error', () => undefined);
    slow.pause();
    slow.write(`GET /api/live HTTP/1.1\r\nhost: x\r\nauthorization: ${library.bearer(READER)}\r\n\r\n`);
    await eventually(async () => expect(await connections(other)).toBe(2));
    // More than the buffers of both sockets and ours hold.
    const key = 'x'.repeat(50_000);
    for (let told = 0; told < 400 && (await connections(other)) === 2; told++) {
      await publish(library.store.db, 'books', 'changed', [key]);
      // He who keeps up: both read in this very process, which has to come to it.
      await eventually(() => expect(quick.heard.length).toBeGreaterThan(told));
    }
    expect(await connections(other)).toBe(1);
    slow.destroy();
    const { id: last } = quick.heard.at(-1) ?? { id: 0 };
    await publish(library.store.db, 'books', 'changed', [51]);
    const again = await listenTo(other, library.bearer(READER), { last });
    await eventually(() =>
      expect([quick, again].map((one) => one.said().at(-1))).toEqual(Array(2).fill('changed book 51')),
    );
    await Promise.all([quick.close(), again.close()]);
  });
});

/** Connections that the server holds open. */
function connections(app: FastifyInstance): Promise<number> {
  return new Promise((done, fail) => {
    app.server.getConnections((error, count) => (error ? fail(error) : done(count)));
  });
}
