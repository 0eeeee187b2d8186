import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { partOf } from '../../tests/part-of.ts';
import type { Store } from '../store/index.ts';
import { createTestDatabase } from '../store/testing.ts';
import { forgetFile } from './collect.ts';
import { unusedFiles } from './files.store.ts';
import type { FileStorage } from './storage.ts';

const nameOf = (letter: string) => `${letter.repeat(32)}.png`;
let store: Store;
let removed: string[];
const storage = partOf<FileStorage>({ remove: async (name: string) => void removed.push(name) });

beforeEach(async () => {
  removed = [];
  store = await createTestDatabase();
  for (const letter of ['a', 'b', 'c', 'd']) {
    await sql`insert into files (name, mime, bytes, kept_at)
      values (${nameOf(letter)}, 'image/png', 1, now() - interval '2 days')`.execute(store.db);
  }
});
afterEach(() => store.close());

it('finds the files that no row names, alone or within a text, and leaves fresh ones', async () => {
  const { db } = store;
  await sql`insert into brands (name, file_url) values ('A', ${nameOf('a')})`.execute(db);
  await sql`insert into configs (key, value) values ('news', ${`<img src="/files/${nameOf('b')}">`})`.execute(
    db,
  );
  await sql`insert into audit_entries (request_id, endpoint, after) values ('r', 'e', ${JSON.stringify({ file: nameOf('c') })})`.execute(
    db,
  );
  await sql`update files set kept_at = now() where name = ${nameOf('d')}`.execute(db);
  expect(await unusedFiles(db, 24)).toEqual([nameOf('c')]);
});

it('does not forget a file that was kept again meanwhile', async () => {
  const { db } = store;
  await sql`update files set kept_at = now() where name = ${nameOf('a')}`.execute(db);
  const forget = (letter: string) =>
    db.transaction().execute((tx) => forgetFile(tx, storage, nameOf(letter), 24));
  expect([await forget('a'), await forget('b')]).toEqual([false, true]);
  expect(removed).toEqual([nameOf('b')]);
});
