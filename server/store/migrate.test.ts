import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pastPooler } from './connect.ts';
import { MIGRATIONS_FOLDER, migrate } from './migrate.ts';
import type { Store } from './open-store.ts';
import { release } from './release.ts';
import { createTestDatabase } from './testing.ts';

describe('the migrations', () => {
  let store: Store;
  let folder: string;

  const run = (of?: string) => pastPooler(store.url, (db) => migrate(db, of));
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
    await expect(run(folder)).resolves.toBeUndefined();
  });

  test('add what is new', async () => {
    await writeFile(
      join(folder, '9000-new.sql'),
      '-- expand\ncreate table later (id int); insert into later values (1);',
    );
    await run(folder);
    const { rows } = await sql`select * from later`.execute(store.db);
    expect(rows).toEqual([{ id: 1 }]);
  });

  test('mark each further record with a code that is there already', async () => {
    const { db } = store;
    await sql`drop index products_code; drop index new_promos_code; drop index vouchers_code`.execute(db);
    await sql`
      insert into products (name, sku_code) values ('A', 'Ｔ-1'), ('B', ' t-1'), ('C', 'T\u2060-1'), ('D', 'T-2');
      insert into vouchers (name, deskripsi, code) values ('A', '', 'hemat'), ('B', '', 'HEMAT'), ('C', '', ''), ('D', '', ' ');
      insert into new_promos (nama, kode, kuota, deskripsi, items_condition, start_at, end_at) values
        ('A', 'Campur', 1, '', '{}', '2000-01-01', '2000-01-02'), ('B', 'Cam\u2060pur', 1, '', '{}', '2000-01-01', '2000-01-02')
    `.execute(db);
    const file = await readFile(join(folder, '3302-sameness-of-codes.sql'), 'utf8');
    for (const [mark] of file.matchAll(/^update [^;]+;/gm)) await sql.raw(mark).execute(db);
    const { rows } = await sql`
      select array(select name from products where code_twin order by id) as products,
        array(select name from vouchers where code_twin order by id) as vouchers,
        array(select nama from new_promos where code_twin order by id) as promotions`.execute(db);
    expect(rows).toEqual([{ products: ['B', 'C'], vouchers: ['B'], promotions: ['B'] }]);
  });

  test('refuse a file that was changed after it ran, and name it', async () => {
    await writeFile(join(folder, '0001-accounts.sql'), '-- something else');
    await expect(run(folder)).rejects.toThrow(/0001-accounts\.sql was changed/);
  });

  test('take other line ends for the same file', async () => {
    const file = join(folder, '0001-accounts.sql');
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll('\n', '\r\n'));
    await expect(run(folder)).resolves.toBeUndefined();
  });

  test('refuse a file that is gone', async () => {
    await rm(join(folder, '0001-accounts.sql'));
    await expect(run(folder)).rejects.toThrow(/0001-accounts is missing/);
  });

  test('refuse a file that does not say its kind', async () => {
    await writeFile(join(folder, '9000-new.sql'), 'create table later (id int);');
    await expect(run(folder)).rejects.toThrow(/9000-new\.sql does not say its kind/);
  });

  describe('of a newer release', () => {
    const older = () => run();

    test('leave an older build at work where they only expanded', async () => {
      await writeFile(join(folder, '9000-more.sql'), '-- expand\ncreate table later (id int);');
      await run(folder);
      await expect(older()).resolves.toBeUndefined();
    });

    test('name the release that is needed where one contracted', async () => {
      await writeFile(join(folder, '9000-less.sql'), '-- contract\ndrop table nav_logs;');
      await run(folder);
      await sql`update migration_checksums set release = '7.0.0' where name = '9000-less'`.execute(store.db);
      await expect(older()).rejects.toThrow(
        `The database needs release 7.0.0 or later, and this is ${release}: 9000-less took away what this one reads.`,
      );
    });
  });

  test('leave nothing behind when one of them fails', async () => {
    await writeFile(join(folder, '9000-good.sql'), '-- expand\ncreate table later (id int);');
    await writeFile(join(folder, '9001-bad.sql'), '-- expand\ncreate table broken (id nonsense);');
    await expect(run(folder)).rejects.toThrow(/9001-bad failed: type "nonsense"/);
    const { rows } = await sql`select to_regclass('later') as later`.execute(store.db);
    expect(rows).toEqual([{ later: null }]);
  });
});
