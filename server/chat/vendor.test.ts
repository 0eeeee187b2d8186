import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Store } from '../store/index.ts';
import { createTestDatabase } from '../store/testing.ts';
import { vendorOrigins } from './vendor.ts';

let store: Store;
beforeAll(async () => {
  store = await createTestDatabase();
});
afterAll(() => store.close());

it('opens the page for CometChat once the settings have an app id', async () => {
  const set = (value: string) =>
    store.db
      .insertInto('configs')
      .values({ key: 'chat_app_id', value })
      .onConflict((row) => row.column('key').doUpdateSet({ value }))
      .execute();
  expect(await vendorOrigins(store.db)).toEqual([]);
  await set('  ');
  expect(await vendorOrigins(store.db)).toEqual([]);
  await set('279f0a');
  expect(await vendorOrigins(store.db)).toEqual(['https://*.cometchat.io', 'wss://*.cometchat.io']);
});
