import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nameAuthor, type Store } from './index.ts';
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

test('it tells the old value, the account, and category and brand by their names', async () => {
  const { db } = store;
  await sql`insert into admin_users (username, password_hash, role) values ('sari', '-', 2)`.execute(db);
  await sql`insert into brands (name) values ('Tirta'), ('Bening')`.execute(db);
  const brand = (name: string) => sql`(select id from brands where name = ${name})`;
  await sql`insert into products (name, sku_code, brand_id) values ('Air', 'A-1', ${brand('Tirta')})`.execute(
    db,
  );
  await db.transaction().execute(async (work) => {
    const { rows } = await sql<{ id: number }>`select id from admin_users where username = 'sari'`.execute(
      work,
    );
    await nameAuthor(work, rows[0]?.id ?? 0);
    await sql`update products set brand_id = ${brand('Bening')}, weight = 600 where sku_code = 'A-1'`.execute(
      work,
    );
  });
  const { rows } = await sql`select new_values, old_values, changed_by from product_logs
    where product_id = (select id from products where sku_code = 'A-1') order by id`.execute(db);
  expect(rows[0]).toMatchObject({
    new_values: { name: 'Air', brand: 'Tirta' },
    old_values: {},
    changed_by: null,
  });
  expect(rows[1]).toEqual({
    new_values: { brand: 'Bening', weight: 600 },
    old_values: { brand: 'Tirta' },
    changed_by: 'sari',
  });
});

test('what staff holds back stays blocked whatever the ERP says, and is free again when both let go', async () => {
  const { db } = store;
  await sql`insert into products (name, sku_code) values ('Roti', 'R-1')`.execute(db);
  const after = async (change: ReturnType<typeof sql>) => {
    await sql`update products set ${change} where sku_code = 'R-1'`.execute(db);
    const { rows } = await sql<{
      blocked: number;
    }>`select blocked from products where sku_code = 'R-1'`.execute(db);
    return rows[0]?.blocked;
  };
  expect(await after(sql`held = 1`)).toBe(1);
  expect(await after(sql`erp_blocked = 0, weight = 5`)).toBe(1);
  expect(await after(sql`erp_blocked = 1`)).toBe(1);
  expect(await after(sql`held = 0`)).toBe(1);
  expect(await after(sql`erp_blocked = 0`)).toBe(0);
});

test('what belongs to a product stands in its log, with what it is of; what is gone has no value', async () => {
  const { db } = store;
  const { rows } = await sql<{ id: number }>`
    insert into products (name, sku_code) values ('Gula', 'G-1') returning id`.execute(db);
  const id = rows[0]?.id ?? 0;
  const own = async () =>
    (await logs())
      .filter(({ product_id }) => product_id === id)
      .map(({ event, new_values }) => [event, new_values]);
  const before = (await own()).length;
  await sql`insert into product_prices (product_id, price_code, price) values (${id}, 'AGEN', 90)`.execute(
    db,
  );
  await db.transaction().execute(async (work) => {
    await sql`select set_config('app.event', 'sync-price', true)`.execute(work);
    await sql`update product_prices set price = 95 where product_id = ${id}`.execute(work);
    await sql`update product_prices set price = 95 where product_id = ${id}`.execute(work);
  });
  await sql`insert into product_inventories (product_id, inventory_code, stock) values (${id}, 'JKT', 4)`.execute(
    db,
  );
  await sql`insert into product_discounts (product_id, start_date_time, end_date_time, discount_price)
    values (${id}, '2026-12-01', '2026-12-31', 80)`.execute(db);
  await sql`update product_discounts set end_date_time = '2027-01-31' where product_id = ${id}`.execute(db);
  await sql`delete from product_discounts where product_id = ${id}`.execute(db);
  await sql`insert into product_wholesale_prices (product_id, start_date, min_qty, price)
    values (${id}, '2026-12-01', 12, 70)`.execute(db);
  await sql`update product_wholesale_prices set deleted_at = now() where product_id = ${id}`.execute(db);
  const file = `${'a'.repeat(32)}.png`;
  await sql`insert into files (name, mime, bytes) values (${file}, 'image/png', 1)`.execute(db);
  await sql`insert into product_images (id, product_id, image_url, thumbnail_image_url, ordering)
    values (7, ${id}, ${file}, ${file}, 1)`.execute(db);
  expect((await own()).slice(before)).toEqual([
    ['created', { 'price (AGEN)': 90 }],
    ['sync-price', { 'price (AGEN)': 95 }],
    ['created', { 'stock (JKT)': 4 }],
    ['created', { 'discount_price (01/12/2026 – 31/12/2026)': 80 }],
    [
      'updated',
      { 'discount_price (01/12/2026 – 31/12/2026)': null, 'discount_price (01/12/2026 – 31/01/2027)': 80 },
    ],
    ['deleted', { 'discount_price (01/12/2026 – 31/01/2027)': null }],
    ['created', { 'wholesale_price (12 – 01/12/2026)': 70 }],
    ['updated', { 'wholesale_price (12 – 01/12/2026)': null }],
    ['created', { 'image (7)': 1 }],
  ]);
  await sql`delete from products where id = ${id}`.execute(db);
  expect(await own()).toEqual([]);
});
