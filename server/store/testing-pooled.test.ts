import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MIGRATIONS_FOLDER } from './migrate.ts';
import type { Store } from './open-store.ts';
import { createTestDatabase } from './testing.ts';
import { refuseSessionState } from './testing-pooled.ts';

describe('the pool of a test', () => {
  let store: Store;
  beforeAll(async () => {
    store = await createTestDatabase();
  });
  afterAll(() => store.close());

  it.each([
    "set timezone = 'UTC'",
    "select 1; set session lock_timeout = '1s'",
    'listen chat',
    'prepare one as select 1',
    "select set_config('app.event', coalesce('a', 'b'), false)",
    'select pg_advisory_lock(1)',
    'select pg_try_advisory_lock(1)',
    'create temporary table seen (id int)',
    'declare rows cursor with hold for select 1',
  ])('refuses %s', async (statement) => {
    await expect(sql.raw(statement).execute(store.db)).rejects.toThrow('needs a session of its own');
  });

  it.each([
    "set local lock_timeout = '1s'",
    "select set_config('app.event', 'sync', true)",
    'select pg_advisory_xact_lock(1)',
    'select pg_try_advisory_xact_lock(1)',
    "update admin_users set name = 'a' where false",
    "select pg_notify('chat', '')",
  ])('takes %s', async (statement) => {
    await sql.raw(statement).execute(store.db);
  });

  it('would take what triggers and functions of the migrations say', () => {
    for (const file of readdirSync(MIGRATIONS_FOLDER))
      refuseSessionState(readFileSync(join(MIGRATIONS_FOLDER, file), 'utf8'));
  });
});
