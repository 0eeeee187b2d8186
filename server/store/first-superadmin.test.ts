import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedDemo } from './demo/seed-demo.ts';
import { createFirstSuperadmin } from './first-superadmin.ts';
import type { Store } from './open-store.ts';
import { createTestDatabase } from './testing.ts';

describe('the first start in production', () => {
  let store: Store;
  beforeAll(async () => {
    store = await createTestDatabase();
  });
  afterAll(() => store.close());

  test('makes one Superadmin with a password of its own, once', async () => {
    const password = await createFirstSuperadmin(store);
    const account = await store.db.selectFrom('admin_users').selectAll().executeTakeFirstOrThrow();
    expect(account).toMatchObject({ username: 'superadmin', role: 3 });
    expect(await verify(account.password_hash, password ?? '')).toBe(true);
    expect(await createFirstSuperadmin(store)).toBeNull();
  });

  test('refuses a database with the demo accounts', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'demo-files-'));
    await store.db.deleteFrom('admin_users').execute();
    await seedDemo(store, folder);
    rmSync(folder, { recursive: true });
    await expect(createFirstSuperadmin(store)).rejects.toThrow(/public password/);
  });
});
