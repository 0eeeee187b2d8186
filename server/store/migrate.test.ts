import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { eventually } from '../../tests/eventually.ts';
import { pastPooler } from './connect.ts';
import { MIGRATIONS_FOLDER, migrate } from './migrate.ts';
import type { Store } from './open-store.ts';
import { release } from './release.ts';
import { aloneAtStart } from './start-lock.ts';
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

  const namesOfDone = async () => {
    const { rows } = await sql<{ name: string }>`
      select name from migration_checksums where name >= '9000' order by name`.execute(store.db);
    return rows.map(({ name }) => name);
  };

  test('leave nothing of one that fails, keep those before it, and go on there', async () => {
    await writeFile(join(folder, '9000-good.sql'), '-- expand\ncreate table later (id int);');
    const bad = '-- expand\ncreate table broken (id int); alter table broken add more nonsense;';
    await writeFile(join(folder, '9001-bad.sql'), bad);
    await expect(run(folder)).rejects.toThrow(/9001-bad failed: type "nonsense"/);
    const { rows } = await sql`
      select to_regclass('later')::text as later, to_regclass('broken') as broken`.execute(store.db);
    expect(rows).toEqual([{ later: 'later', broken: null }]);
    expect(await namesOfDone()).toEqual(['9000-good']);
    await writeFile(join(folder, '9001-bad.sql'), bad.replace('nonsense', 'int'));
    await run(folder);
    expect(await namesOfDone()).toEqual(['9000-good', '9001-bad']);
  });

  test('refuse a file that later ones have overtaken', async () => {
    await writeFile(join(folder, '9001-second.sql'), '-- expand\ncreate table later (id int);');
    await run(folder);
    await writeFile(join(folder, '9000-first.sql'), '-- expand\ncreate table first (id int);');
    await expect(run(folder)).rejects.toThrow(/9000-first has not run, and later ones have/);
  });

  test('try again for a lock, and keep nobody waiting meanwhile', async () => {
    await sql`create table big (id int)`.execute(store.db);
    await writeFile(join(folder, '9000-column.sql'), '-- expand\nalter table big add more int;');
    const { migrated, waited } = await store.db.transaction().execute(async (reader) => {
      await sql`select from big`.execute(reader);
      const migrated = run(folder);
      await eventually(async () => {
        const { rows } = await sql`
          select from pg_stat_activity where wait_event_type = 'Lock' and query like '%alter table big add%'`.execute(
          store.db,
        );
        expect(rows).toHaveLength(1);
      });
      const begin = performance.now();
      await sql`insert into big values (1)`.execute(store.db);
      return { migrated, waited: performance.now() - begin };
    });
    await migrated;
    expect(waited).toBeLessThan(5000);
    expect(await namesOfDone()).toEqual(['9000-column']);
  });

  describe('outside a transaction', () => {
    const concurrently = '-- expand\n-- concurrently\n';
    const start = () => aloneAtStart(store.url, () => run(folder));

    beforeEach(async () => {
      await sql`
        create table big (id int); insert into big select * from generate_series(1, 1000)`.execute(store.db);
    });
    const indexes = async () => {
      const { rows } = await sql`
        select indexrelid::regclass::text as name, indisvalid as valid from pg_index
        where indrelid = 'big'::regclass order by 1`.execute(store.db);
      return rows;
    };

    test('make an index while two servers start at once', async () => {
      await writeFile(
        join(folder, '9000-indexes.sql'),
        `${concurrently}-- Why.
        create index concurrently if not exists big_id on big (id);
        create index concurrently if not exists big_odd on big (id) where id % 2 = 1;\n`,
      );
      await Promise.all([start(), start()]);
      expect(await indexes()).toEqual([
        { name: 'big_id', valid: true },
        { name: 'big_odd', valid: true },
      ]);
      expect(await namesOfDone()).toEqual(['9000-indexes']);
    });

    test('run again what was interrupted, without the index that it left', async () => {
      const create = 'create unique index concurrently if not exists big_id on big (id);';
      await writeFile(join(folder, '9000-index.sql'), concurrently + create);
      await sql`insert into big values (1)`.execute(store.db);
      await expect(run(folder)).rejects.toThrow(/9000-index failed: could not create unique/);
      expect(await indexes()).toEqual([{ name: 'big_id', valid: false }]);
      await sql`delete from big where id = 1`.execute(store.db);
      await run(folder);
      expect(await indexes()).toEqual([{ name: 'big_id', valid: true }]);
    });

    test('refuse what could not run again', async () => {
      await writeFile(join(folder, '9000-column.sql'), `${concurrently}alter table big add more int;`);
      await expect(run(folder)).rejects.toThrow(
        /9000-column.sql runs outside a transaction, and this could not run again: alter table big add more int\./,
      );
    });
  });
});
