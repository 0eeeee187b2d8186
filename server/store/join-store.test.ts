import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinStore } from './join-store.ts';
import { openStore, type Store } from './open-store.ts';

let folder: string;
let running: Store;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'join-store-'));
  // Or, for root, the database would be put elsewhere and stay there.
  chmodSync(folder, 0o755);
  running = await openStore({ dataDir: folder, databaseUrl: null });
}, 60_000);
afterAll(async () => {
  await running.close();
  rmSync(folder, { recursive: true, force: true });
});

const brands = (store: Store) => store.db.selectFrom('brands').select('name').execute();

test('a command beside the running product writes to the product’s database and leaves it running', async () => {
  const joined = await joinStore({ dataDir: folder, databaseUrl: null });
  await joined.db.insertInto('brands').values({ name: 'Sari Rasa' }).execute();
  await joined.close();
  expect(await brands(running)).toContainEqual({ name: 'Sari Rasa' });
});

test('without a running product the store is opened, and closed again with its database', async () => {
  await running.close();
  const alone = await joinStore({ dataDir: folder, databaseUrl: null });
  await alone.close();
  running = await openStore({ dataDir: folder, databaseUrl: null });
  expect(running.describe).toContain('embedded PostgreSQL');
});
