import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { joinStore } from './join-store.ts';
import { openEmpty, openStore, type Store } from './open-store.ts';
import { createTestDatabase } from './testing.ts';
import { administer } from './testing-cluster.ts';

let empty: Store;
beforeEach(async () => {
  empty = await createTestDatabase('template0');
});
afterEach(() => empty.close());

test('servers that start at once on an empty database all come up', { timeout: 90_000 }, async () => {
  const start = () => openStore({ dataDir: '', databaseUrl: empty.url });
  const starts = await Promise.allSettled([start(), start(), start()]);
  await Promise.all(starts.map((opened) => opened.status === 'fulfilled' && opened.value.close()));
  expect(starts.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
  const { rows } = await sql`
    select to_regclass('products') is not null as ours, to_regclass('graphile_worker.jobs') is not null as queue`.execute(
    empty.db,
  );
  expect(rows).toEqual([{ ours: true, queue: true }]);
});

const withOptions = (url: string, options: string) => {
  const address = new URL(url);
  address.searchParams.set('options', options);
  return address.href;
};
const inZone = async (zone: string) => {
  const { pathname } = new URL(empty.url);
  await administer(empty.url, `alter database ${pathname.slice(1)} set timezone = '${zone}'`);
};

test('a database of another zone gets that of the business for our role, without options of the start', async () => {
  await inZone('America/Lima');
  const store = await openStore({ dataDir: '', databaseUrl: empty.url });
  const { rows } = await sql`
    select name, setting, source from pg_settings where name in ('TimeZone', 'jit') order by name`.execute(
    store.db,
  );
  await store.close();
  expect(rows).toEqual([
    { name: 'jit', setting: 'off', source: 'command line' },
    { name: 'TimeZone', setting: 'Asia/Jakarta', source: 'database user' },
  ]);
});

test('connections in another zone are refused at the start', async () => {
  const pooled = withOptions(empty.url, '-c timezone=UTC');
  const opening = openStore({ dataDir: '', databaseUrl: pooled, databaseDirectUrl: empty.url });
  await expect(opening).rejects.toThrow(
    'The connections of DATABASE_URL are in the time zone UTC, and the business is in Asia/Jakarta.',
  );
});

test('what keeps a session, and each command, goes past the pooler', async () => {
  const settings = {
    dataDir: '',
    databaseUrl: withOptions(empty.url, '-c search_path=public -c statement_timeout=0'),
    databaseDirectUrl: empty.url,
  };
  const store = await openStore(settings);
  const emptyPlace = await openEmpty(settings);
  const joinedStore = await joinStore({ ...settings, databaseUrl: 'postgres://nobody@127.0.0.1:1/none' });
  await Promise.all([store.close(), joinedStore.close()]);
  expect([store.url, emptyPlace.url, joinedStore.url]).toEqual([empty.url, empty.url, empty.url]);
});
