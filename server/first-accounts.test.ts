import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { firstAccounts } from './first-accounts.ts';
import { readSettings } from './settings.ts';
import { insertAccounts } from './store/demo/accounts.ts';
import type { Store } from './store/index.ts';
import { createTestDatabase } from './store/testing.ts';

let store: Store;
let dataDir: string;
beforeAll(async () => {
  store = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'first-accounts-'));
});
afterAll(async () => {
  await store.close();
  await rm(dataDir, { recursive: true, force: true });
});

const start = (env: Record<string, string>) =>
  firstAccounts(readSettings({ DATA_DIR: dataDir, ...env }), store);
const refused = /^HOST=\S+ lets other machines in, .* NODE_ENV=production; .* DEMO_ACCOUNTS=everywhere\.$/;

it('demo accounts are for this machine alone, unless it is said that others may use them', async () => {
  for (const HOST of ['0.0.0.0', '::', '192.168.1.5', '127.0.0.1.example.test'])
    await expect(start({ HOST }), HOST).rejects.toThrow(refused);
  expect(await store.db.selectFrom('admin_users').selectAll().execute()).toEqual([]);
  await insertAccounts(store.db);
  expect(await start({})).toBe('admin, superadmin, itstaff, cs; password wholesale');
  await expect(start({ HOST: '0.0.0.0' })).rejects.toThrow(refused);
  expect(await start({ HOST: '0.0.0.0', DEMO_ACCOUNTS: 'everywhere' })).toMatch(/password wholesale$/);
});

it('one account with the public password is enough', async () => {
  const password_hash = await hash('a word of their own');
  await store.db.updateTable('admin_users').set({ password_hash }).where('username', '!=', 'cs').execute();
  expect(await start({})).toBe('cs; password wholesale');
  await expect(start({ HOST: '::' })).rejects.toThrow(refused);
  await expect(start({ NODE_ENV: 'production' })).rejects.toThrow(/public password/);
});

it('accounts with passwords of their own may be reached from everywhere', async () => {
  const password_hash = await hash('a word of their own');
  await store.db.updateTable('admin_users').set({ password_hash }).execute();
  expect(await start({ HOST: '0.0.0.0' })).toBe('with your account');
});
