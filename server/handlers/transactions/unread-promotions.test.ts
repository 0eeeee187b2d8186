// A stored promotion that cannot be read, or names what cannot be there, stops no order and is said on Today.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { allowed, cases, dice } from '../../../tests/property.ts';
import type { TestServer } from '../../fixtures/library-server.ts';
import { line, ordersOf, SUPERADMIN, startOrders, TEA } from './testing.ts';
import { cut, every, newPromotion } from './testing-promotions.ts';

let server: TestServer;
let orders: ReturnType<typeof ordersOf>;
beforeAll(async () => {
  server = await startOrders();
  orders = ordersOf(server);
});
afterAll(() => server.close());

const store = (id: number, conditions: unknown) =>
  server.store.db
    .updateTable('new_promos')
    .set({ items_condition: JSON.stringify(conditions) })
    .where('id', '=', id)
    .execute();
const stored = async (id: number) => {
  const row = server.store.db.selectFrom('new_promos').select('items_condition').where('id', '=', id);
  return (await row.executeTakeFirstOrThrow()).items_condition;
};
const unread = async () =>
  (await server.call(SUPERADMIN, 'GET', '/api/admin/today')).body.data.unread_promotions;
/** What five pieces of tea cost: 1,000 each without a promotion. */
const total = async () => {
  const { id } = await orders.make([line(TEA, 5)]);
  return (await orders.read(id)).transaction.total_price;
};
const openStatus = async (id: number) =>
  (await server.call(SUPERADMIN, 'GET', `/api/admin/new-promo/${id}`)).status;

it.each(['2147483648', '99999999999999999999', '-1', 'x'])(
  'a free gift instock %s is one that no product is',
  async (value) => {
    const gift = { ...cut, type_benefit: 'free-gift', type: 'instock', value, maks_benefit: 1 } as const;
    const id = await newPromotion(server.store.db, every(TEA, 1), [gift]);
    expect(await total()).toBe(5_000);
    expect(await openStatus(id)).toBe(200);
    await server.store.db.deleteFrom('new_promos').where('id', '=', id).execute();
  },
);

it('more gifts than one row of an order may have are as many as it may have', async () => {
  const gift = {
    ...cut,
    type_benefit: 'free-gift',
    type: 'custom',
    value: 'Topi',
    maks_benefit: 1e12,
  } as const;
  const id = await newPromotion(server.store.db, every(TEA, 1), [gift]);
  expect(await total()).toBe(5_000);
  await server.store.db.deleteFrom('new_promos').where('id', '=', id).execute();
});

it('what cannot be read is left out, counted on Today, and counts again once it is put right', async () => {
  const id = await newPromotion(server.store.db, every(TEA, 1), [cut]);
  expect([await total(), await unread()]).toEqual([4_500, 0]);
  const conditions = await stored(id);
  await store(id, { ...(conditions as object), benefit: {} });
  expect([await total(), await unread()]).toEqual([5_000, 1]);
  const list = await server.call(SUPERADMIN, 'GET', '/api/admin/promo-master?unread=1');
  expect(list.body.data.data).toMatchObject([{ id_relation: id, unread: 1 }]);
  await store(id, conditions);
  expect([await total(), await unread()]).toEqual([4_500, 0]);
  await server.store.db.deleteFrom('new_promos').where('id', '=', id).execute();
});

const STRANGE = [null, 2 ** 31, 2 ** 53, 1.5, -1, 1e300, 'x', '', [], {}, [null], true];
/** One part of a document, anywhere, replaced by something strange or taken away. */
function broken(value: unknown, random: () => number): unknown {
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  if (keys.length === 0 || random() < 0.12) return STRANGE[Math.floor(random() * STRANGE.length)];
  const key = keys[Math.floor(random() * keys.length)] as string;
  const inner = (value as Record<string, unknown>)[key];
  if (Array.isArray(value))
    return value.map((one, index) => (`${index}` === key ? broken(one, random) : one));
  if (random() < 0.1)
    return Object.fromEntries(Object.entries(value as object).filter(([name]) => name !== key));
  return { ...(value as object), [key]: broken(inner, random) };
}

it(
  'whatever stands in the stored conditions, orders are made',
  async () => {
    const random = dice(11);
    const mixed = {
      items: `${TEA}`,
      minimal_pembelian: 1,
      type_minimal_pembelian: 'qty',
      item_type: 'manufactur',
    };
    const tiers = every(TEA, 2);
    const gift = {
      ...cut,
      type_benefit: 'free-gift',
      type: 'instock',
      value: `${TEA}`,
      maks_benefit: 1,
    } as const;
    const id = await newPromotion(server.store.db, tiers, [{ ...cut, maks_benefit: 100 }, gift]);
    const sound = JSON.parse(JSON.stringify(await stored(id)));
    sound.data[1].data.push({
      level: 2,
      condition: 'or',
      data: [{ type: 'manufactur', value: 'except', items: [9], items_campuran: mixed }],
    });
    const count = cases('stored conditions that are none', 60, 1_000);
    let left = 0;
    for (let index = 0; index < count; index++) {
      const conditions = broken(sound, random);
      await store(id, conditions);
      const told = JSON.stringify(conditions);
      const { status, body } = await server.call(SUPERADMIN, 'POST', '/api/admin/transaction', {
        payload: { user_id: 1, items: [{ product_id: TEA, quantity: 5 }] },
      });
      expect(status, `${told} ${JSON.stringify(body)}`).toBe(200);
      left += await unread();
      await sql`update products set stock = 1000`.execute(server.store.db).catch(() => undefined);
    }
    // Both are met: what is left out, and what still counts.
    expect(left).toBeGreaterThan(count / 10);
    expect(left).toBeLessThan(count);
  },
  allowed(30_000),
);
