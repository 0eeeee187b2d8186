import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Db } from '../store/index.ts';
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

async function ready(place: string) {
  const app = fastify();
  addStatusRoutes(app, { db, folders: [place] }, { name: 'Library', extensions: 'all' });
  const answer = await app.inject('/ready');
  return { status: answer.statusCode, retry: answer.headers['retry-after'], body: answer.json() };
}

it('with room to write the server is ready, also in a folder that is not there yet', async () => {
  expect(await ready(join(folder, 'new'))).toMatchObject({ status: 200, body: { status: 'ready' } });
});

it('with less room than an upload needs it is not, and says where', async () => {
  const { bsize, ...rest } = await statfs(folder);
  vi.mocked(statfs).mockResolvedValueOnce({ ...rest, bsize, bavail: 1000 });
  const reason = `${folder} has no room left`;
  expect(await ready(folder)).toEqual({ status: 503, retry: '2', body: { status: 'unavailable', reason } });
});

it('without a folder to write to it is not', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  expect((await ready(join(file, 'below'))).body.reason).toMatch(/\/file\/below cannot be written to$/);
});
