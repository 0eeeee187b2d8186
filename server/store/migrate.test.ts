import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MIGRATIONS_FOLDER, migrate } from './migrate.ts';
import type { Store } from './open-store.ts';
import { createTestDatabase } from './testing.ts';

describe('the migrations', () => {
  let store: Store;
  let folder: string;

  beforeEach(async () => {
    store = await createTestDatabase();
    folder = await mkdtemp(join(tmpdir(), 'migrations-'));
    await cp(MIGRATIONS_FOLDER, folder, { recursive: true });
  });
  afterEach(async () => {
    await store.close();
    await rm(folder, { recursive: true });
  });

  test('run a second time without effect', async () => {
    await expect(migrate(store.db, folder)).resolves.toBeUndefined();
  });

  test('add what is new', async () => {
    await writeFile(
      join(folder, '9000-new.sql'),
      'create table later (id int); insert into later values (1);',
    );
    await migrate(store.db, folder);
    const { rows } = await sql`select * from later`.execute(store.db);
    expect(rows).toEqual([{ id: 1 }]);
  });

  test('refuse a file that was changed after it ran, and name it', async () => {
    await writeFile(join(folder, '0001-accounts.sql'), '-- something else');
    await expect(migrate(store.db, folder)).rejects.toThrow(/0001-accounts\.sql was changed/);
  });

  test('take other line ends for the same file', async () => {
    const file = join(folder, '0001-accounts.sql');
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll('\n', '\r\n'));
    await expect(migrate(store.db, folder)).resolves.toBeUndefined();
  });

  test('refuse a file that is gone', async () => {
    await rm(join(folder, '0001-accounts.sql'));
    await expect(migrate(store.db, folder)).rejects.toThrow(/0001-accounts is missing/);
  });

  test('leave nothing behind when one of them fails', async () => {
    await writeFile(join(folder, '9000-good.sql'), 'create table later (id int);');
    await writeFile(join(folder, '9001-bad.sql'), 'create table broken (id nonsense);');
    await expect(migrate(store.db, folder)).rejects.toThrow(/9001-bad failed: type "nonsense"/);
    const { rows } = await sql`select to_regclass('later') as later`.execute(store.db);
    expect(rows).toEqual([{ later: null }]);
  });
});
