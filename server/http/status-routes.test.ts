import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Db } from '../store/index.ts';
import { addDrain } from './drain.ts';
import { addMetrics } from './metrics.ts';
import { addStatusRoutes } from './status-routes.ts';

// A disk is not filled for a test.
vi.mock('node:fs/promises', { spy: true });

/** A database that answers, and has nothing. */
const db: Db = new Kysely({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (own) => new PostgresIntrospector(own),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'status-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function server(place: string, openApi = false) {
  const app = fastify();
  addDrain(app);
  await addMetrics(app, null);
  addStatusRoutes(app, { db, folders: [place] }, { name: 'Library', extensions: 'all' }, { openApi });
  return app;
}

async function ready(place: string, started = server(place)) {
  const answer = await (await started).inject('/ready');
  return { status: answer.statusCode, retry: answer.headers['retry-after'], body: answer.json() };
}

it('with room to write the server is ready, also in a folder that is not there yet', async () => {
  expect(await ready(join(folder, 'new'))).toEqual({
    status: 200,
    retry: undefined,
    body: { status: 'ready' },
  });
});

it('with less room than an upload needs it is ready to be read, and says where', async () => {
  const { bsize, ...rest } = await statfs(folder);
  vi.mocked(statfs).mockResolvedValueOnce({ ...rest, bsize, bavail: 1000 });
  const readOnly = `${folder} has no room left`;
  expect(await ready(folder)).toMatchObject({ status: 200, body: { status: 'ready', readOnly } });
});

it('without a folder to write to it is too', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  const { status, body } = await ready(join(file, 'below'));
  expect([status, body.readOnly]).toEqual([200, `${file}/below cannot be written to`]);
});

it('once it was asked to end it is not, and each answer closes its connection', async () => {
  const started = server(folder);
  const app = await started;
  app.drain.begin();
  const reason = 'The server is ending';
  expect(await ready(folder, started)).toEqual({
    status: 503,
    retry: '2',
    body: { status: 'unavailable', reason },
  });
  expect((await app.inject('/health')).headers.connection).toBe('close');
});

it('the list of calls is there where it is open', async () => {
  const statusOf = async (openApi: boolean) =>
    (await (await server(folder, openApi)).inject('/openapi.json')).statusCode;
  expect([await statusOf(true), await statusOf(false)]).toEqual([200, 404]);
});
