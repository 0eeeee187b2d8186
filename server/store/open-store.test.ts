import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore, type Store } from './open-store.ts';
import { createTestDatabase } from './testing.ts';

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
