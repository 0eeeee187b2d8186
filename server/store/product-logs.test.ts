import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Store } from './index.ts';
import { createTestDatabase } from './testing.ts';

let store: Store;
beforeAll(async () => {
  store = await createTestDatabase();
});
afterAll(() => store.close());

const logs = () =>
  store.db.selectFrom('product_logs').select(['product_id', 'event', 'new_values']).orderBy('id').execute();

test('whoever changes products, the log says what is new, and by which event', async () => {
  const { db } = store;
  await sql`insert into products (name, sku_code, price) values ('Teh', 'T-1', 100), ('Kopi', 'K-1', 200)`.execute(
    db,
  );
  await sql`update products set price = price + 50, name = name`.execute(db);
  await db.transaction().execute(async (work) => {
    await sql`select set_config('app.event', 'sync', true)`.execute(work);
    await sql`update products set stock = 7 where sku_code = 'T-1'`.execute(work);
  });
  // Nothing but the time of change: nothing to tell.
  await sql`update products set edited_at = now()`.execute(db);
  const start = { active: 1, blocked: 0, stock: 0 };
  expect(await logs()).toEqual([
    { product_id: 1, event: 'created', new_values: { ...start, name: 'Teh', sku_code: 'T-1', price: 100 } },
    { product_id: 2, event: 'created', new_values: { ...start, name: 'Kopi', sku_code: 'K-1', price: 200 } },
    { product_id: 1, event: 'updated', new_values: { price: 150 } },
    { product_id: 2, event: 'updated', new_values: { price: 250 } },
    { product_id: 1, event: 'sync', new_values: { stock: 7 } },
  ]);
});
