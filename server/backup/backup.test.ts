import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addToken } from '../calls/tokens.store.ts';
import { forgetFile } from '../files/collect.ts';
import { diskStorage } from '../files/disk-storage.ts';
import { insertFile } from '../files/files.store.ts';
import type { FileStorage } from '../files/storage.ts';
import { type S3Server, startS3Server } from '../fixtures/s3-server.ts';
import { hashToken, makeToken } from '../rules/tokens.ts';
import { uncountedTables } from '../store/counts.ts';
import type { Db, Store } from '../store/index.ts';
import { createTestDatabase } from '../store/testing.ts';
import { folderVault } from './folder-vault.ts';
import { contentFile, type Manifest, readManifest, tableFile } from './format.ts';
import {
  ageOfLatest,
  goLive,
  isHeld,
  makeBackup,
  openVault,
  pruneBackups,
  restoreBackup,
  type Vault,
  verifyBackup,
} from './index.ts';

const CONTENT = 'the content of a file';
const FILE = `${createHash('sha256').update(CONTENT).digest('hex').slice(0, 32)}.txt`;
const BRAND = "D'or\t\\N\n";

let folder: string;
let source: Store;
let backups: Vault;
let backup: string;
const inFolder = (name: string) => join(folder, name);
const storageOf = (name: string) => diskStorage(inFolder(name));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-test-'));
  backups = folderVault(inFolder('backups'));
  source = await createTestDatabase();
  await fill(source.db);
  ({ name: backup } = await makeBackup({ url: source.url, storage: storageOf('here') }, backups));
});
afterAll(async () => {
  await source.close();
  await rm(folder, { recursive: true });
});

/** An account with a session, a stored file and a brand. */
async function fill(db: Db): Promise<void> {
  const account = { username: 'ana', role: 1, password_hash: '-' };
  const { id } = await db.insertInto('admin_users').values(account).returning('id').executeTakeFirstOrThrow();
  await addToken(db, id, hashToken(makeToken()), 1);
  await writeFile(inFolder('new'), CONTENT);
  await storageOf('here').put(FILE, inFolder('new'), 'text/plain');
  const bytes = CONTENT.length;
  const row = {
    name: FILE,
    mime: 'text/plain',
    bytes,
    originalName: null,
    size: null,
    by: id,
    ofChat: false,
  };
  await insertFile(db, row);
  await db.insertInto('brands').values({ name: BRAND }).execute();
}

/** Restores a backup into a new database, and closes that afterwards. */
async function restored<T>(
  name: string,
  work: (store: Store, manifest: Manifest) => Promise<T>,
  vault = backups,
): Promise<T> {
  const store = await createTestDatabase('template0');
  try {
    const place = { url: store.url, storage: storageOf('there'), dataDir: inFolder('there-data') };
    return await work(store, await restoreBackup(place, vault, name));
  } finally {
    await store.close();
  }
}

const namesOfBrands = async (db: Db) =>
  (await db.selectFrom('brands').select('name').orderBy('name').execute()).map(({ name }) => name);

/** Tables whose rows are counted. */
const countedTables = async (db: Db) =>
  (await db.selectFrom('counted_tables').select('name').orderBy('name').execute()).map(({ name }) => name);

/** What guards the tables: constraints and triggers, and whether each works. */
async function guardsOf(db: Db) {
  const { rows } = await sql`
    select conrelid::regclass::text as of, conname::text as name, pg_get_constraintdef(oid) as says
    from pg_constraint where connamespace = current_schema()::regnamespace
    union all
    select tgrelid::regclass::text, tgname::text, tgenabled::text || pg_get_triggerdef(oid)
    from pg_trigger where not tgisinternal and tgrelid::regclass::text not like 'graphile_worker.%'
    order by 1, 2, 3`.execute(db);
  return rows;
}

describe('a restored place', { timeout: 120_000 }, () => {
  it('holds rows and files as they were, guarded as they were, without sessions, and sends nothing until it is live', async () => {
    await restored(backup, async ({ db }, { takenAt }) => {
      expect(await namesOfBrands(db)).toEqual([BRAND]);
      const file = await storageOf('there').open(FILE);
      expect(file && (await text(file.stream))).toBe(CONTENT);
      const { rows } = await sql`select from tokens`.execute(db);
      expect(rows).toEqual([]);
      expect(await guardsOf(db)).toEqual(await guardsOf(source.db));
      expect(await uncountedTables(db)).toEqual(await countedTables(db));
      const next = await db
        .insertInto('brands')
        .values({ name: 'B' })
        .returning('id')
        .executeTakeFirstOrThrow();
      expect(next.id).toBe(2);
      expect(Date.now() - Date.parse(takenAt)).toBeLessThan(120_000);
      expect([await isHeld(db), await goLive(db), await isHeld(db)]).toEqual([true, true, false]);
    });
    expect(await isHeld(source.db)).toBe(false);
  });

  it('shows one moment, although people went on writing', async () => {
    let isWriting = true;
    const writing = (async () => {
      for (let index = 0; isWriting; index++)
        await source.db.transaction().execute(async (tx) => {
          await tx
            .insertInto('brands')
            .values({ name: `both ${index}` })
            .execute();
          await tx
            .insertInto('categories')
            .values({ name: `both ${index}` })
            .execute();
        });
    })();
    const { name } = await makeBackup({ url: source.url, storage: storageOf('here') }, backups);
    isWriting = false;
    await writing;
    await restored(name, async ({ db }) => {
      const { rows } = await sql<{ odd: number; both: number }>`
        select count(*) filter (where b.name is null or c.name is null)::int as odd, count(*)::int as both
        from (select * from brands where name like 'both %') as b
        full join (select * from categories where name like 'both %') as c using (name)`.execute(db);
      expect(rows[0]?.odd).toBe(0);
      expect(rows[0]?.both).toBeGreaterThan(0);
    });
  });

  it('is none that has accounts, unless told, and none where a server works', async () => {
    const used = await createTestDatabase();
    try {
      const place = { url: used.url, storage: storageOf('there'), dataDir: inFolder('there-data') };
      const restore = (overwrite?: boolean) => restoreBackup(place, backups, backup, overwrite);
      await used.db
        .insertInto('admin_users')
        .values({ username: 'b', role: 1, password_hash: '-' })
        .execute();
      await expect(restore()).rejects.toThrow('A server works on this database');
      await used.db.destroy();
      await expect(restore()).rejects.toThrow('The database has accounts already.');
      expect((await restore(true)).tables.length).toBeGreaterThan(90);
    } finally {
      await used.close();
    }
  });
});

describe('a backup', () => {
  it('copies the content of files once, and is readable by its owner alone', async () => {
    const { name, newFiles, files } = await makeBackup(
      { url: source.url, storage: storageOf('here') },
      backups,
    );
    expect([newFiles, files]).toEqual([0, 1]);
    const modes = await Promise.all(
      [name, tableFile(name, 'brands'), contentFile(FILE)].map(
        async (path) => (await stat(join(backups.describe, path))).mode & 0o077,
      ),
    );
    expect(modes).toEqual([0, 0, 0]);
  });

  it('is whole, or verifying names what is missing and damaged', async () => {
    const vault = folderVault(inFolder('damaged'));
    const { name } = await makeBackup({ url: source.url, storage: storageOf('here') }, vault);
    expect(await verifyBackup(vault, name)).toEqual([]);
    const inVault = (path: string) => join(vault.describe, path);
    await rm(inVault(tableFile(name, 'brands')));
    await truncate(inVault(tableFile(name, 'admin_users')), 30);
    await writeFile(inVault(tableFile(name, 'categories')), '');
    await writeFile(inVault(contentFile(FILE)), 'another content');
    expect(await verifyBackup(vault, name)).toEqual([
      'Table admin_users cannot be read.',
      'Table brands is missing.',
      'Table categories cannot be read.',
      `File ${FILE} is not what its name says.`,
    ]);
    const empty = await createTestDatabase('template0');
    const place = { url: empty.url, storage: storageOf('there'), dataDir: inFolder('there-data') };
    await expect(restoreBackup(place, vault, name)).rejects.toThrow('The backup is not whole.');
    await empty.close();
  });

  it('that cannot be finished leaves nothing that looks like one', async () => {
    const lost: FileStorage = { ...storageOf('here'), open: async () => null };
    const vault = folderVault(inFolder('unfinished'));
    const made = makeBackup({ url: source.url, storage: lost }, vault);
    await expect(made).rejects.toThrow(`The stored file ${FILE} is missing`);
    expect(await readdir(inFolder('unfinished'))).toEqual([]);
  });

  it('keeps the files that it still has to copy from being removed', async () => {
    const storage = storageOf('here');
    const removed: boolean[] = [];
    const slow: FileStorage = {
      ...storage,
      async open(name) {
        const forget = source.db.transaction().execute((tx) => forgetFile(tx, storage, name, 0));
        removed.push(await forget);
        return storage.open(name);
      },
    };
    const vault = folderVault(inFolder('slow'));
    const { name } = await makeBackup({ url: source.url, storage: slow }, vault);
    expect([removed, (await readManifest(vault, name)).files.length]).toEqual([[false], 1]);
  });
});

describe('a backup in a bucket', { timeout: 120_000 }, () => {
  let s3: S3Server;
  beforeAll(async () => {
    s3 = await startS3Server('salinan');
  });
  afterAll(() => s3.close());

  it('is made, verified, restored and pruned as one in a folder', async () => {
    const vault = await openVault({ s3: s3.settings, path: 'malam/toko' });
    const origin = { url: source.url, storage: storageOf('here') };
    const first = await makeBackup(origin, vault);
    const second = await makeBackup(origin, vault);
    expect([first.newFiles, second.newFiles, second.files]).toEqual([1, 0, 1]);
    expect(await verifyBackup(vault, second.name)).toEqual([]);
    await restored(
      second.name,
      async ({ db }) => expect(await namesOfBrands(db)).toEqual(await namesOfBrands(source.db)),
      vault,
    );
    await pruneBackups(vault);
    await expect(readManifest(vault, first.name)).rejects.toThrow('is no backup');
    expect(await ageOfLatest(vault)).toBeLessThan(120);
    await vault.remove(tableFile(second.name, 'brands'));
    await vault.remove(contentFile(FILE));
    expect(await verifyBackup(vault, second.name)).toEqual([
      'Table brands is missing.',
      `File ${FILE} is missing.`,
    ]);
  });

  it('that cannot be finished leaves nothing there', async () => {
    const vault = await openVault({ s3: s3.settings, path: 'unfinished' });
    const lost: FileStorage = { ...storageOf('here'), open: async () => null };
    await expect(makeBackup({ url: source.url, storage: lost }, vault)).rejects.toThrow('is missing');
    expect(await vault.folders()).toEqual([]);
  });
});
