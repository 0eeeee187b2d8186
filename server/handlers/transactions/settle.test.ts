import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestServer } from '../../fixtures/library-server.ts';
import { line, ordersOf, RICE, SHOP, SUPERADMIN, startOrders, TEA } from './testing.ts';
import { cut, every, newFlashSale, newPromotion } from './testing-promotions.ts';

let server: TestServer;
let orders: ReturnType<typeof ordersOf>;
beforeAll(async () => {
  server = await startOrders();
  orders = ordersOf(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  const { db } = server.store;
  await db.updateTable('promo_master').set({ active: 0 }).execute();
  await db.deleteFrom('loyalty_points').execute();
  await db.updateTable('loyalty_levels').set({ active: 'N' }).execute();
  await db.updateTable('users').set({ point_balance: 0, level_id: null }).where('id', '=', SHOP).execute();
});

/** An order that is delivered, and Done where it is said. */
async function done(items = [line(TEA, 4), line(RICE, 2)], points?: number) {
  const made = await orders.make(items);
  await orders.accept(made.id);
  await orders.deliver(made.id);
  const { status } = await orders.complete(made.id, points);
  expect(status).toBe(200);
  return made;
}
const shop = async () => {
  const found = server.store.db
    .selectFrom('users')
    .select(['point_balance', 'level_id'])
    .where('id', '=', SHOP);
  const { point_balance, level_id } = await found.executeTakeFirstOrThrow();
  return { points: Number(point_balance), level: level_id };
};
const points = async () => (await shop()).points;
const used = async (id: number) => {
  const rows = server.store.db.selectFrom('new_promo_uses').select('used').where('new_promo_id', '=', id);
  return (await rows.executeTakeFirstOrThrow()).used;
};
const words = async (id: number) =>
  (await orders.read(id)).pricing.map(({ message, params, pieces }: Record<string, unknown>) => [
    message,
    ...Object.values(params ?? {}),
    pieces,
  ]);
const failSro = async (order: number) => {
  const { body } = await orders.get(`/${order}/sros`);
  const open = body.data.find(({ status }: { status: string }) => status === 'On Process');
  return orders.post(`/sro/${open.id}/fail`, {}, SUPERADMIN);
};

describe('points', () => {
  const rule = (minimum_purchase: number, maximum_purchase: number, poin: number, active: 'Y' | 'N' = 'Y') =>
    server.store.db
      .insertInto('loyalty_points')
      .values({ minimum_purchase, maximum_purchase, poin, active })
      .execute();

  it('are those of the rule that the order falls under, both ends included; none without a rule', async () => {
    await rule(1_000, 3_999, 5);
    await rule(4_000, 8_000, 40);
    await rule(0, 9_000, 7, 'N');
    await done([line(TEA, 4)]);
    expect(await points()).toBe(40);
    await done([line(TEA, 3)]);
    expect(await points()).toBe(45);
    await done([line(TEA, 10)]);
    expect(await points()).toBe(45);
  });

  it('of the rule are told until the order is done, 0 without a rule; they follow its quantities', async () => {
    await rule(4_000, 8_000, 40);
    const { id, items } = await orders.make([line(TEA, 4)]);
    expect((await orders.read(id)).rule_points).toBe(40);
    await orders.edit(id, items, [3]);
    expect((await orders.read(id)).rule_points).toBe(0);
    await orders.edit(id, items, [5]);
    await orders.accept(id);
    await orders.deliver(id);
    const { rule_points } = await orders.read(id);
    await orders.complete(id);
    expect(await points()).toBe(rule_points);
    const { transaction, ...rest } = await orders.read(id);
    expect([transaction.points, 'rule_points' in rest]).toEqual([40, false]);
  });

  it('that somebody says count instead', async () => {
    await rule(0, 9_000, 7);
    await done([line(TEA, 4)], 0);
    expect(await points()).toBe(0);
    await done([line(TEA, 4)], 3);
    expect(await points()).toBe(3);
  });

  it('go back by piece with what comes back, once, and come again where an SRO fails', async () => {
    const { id, items } = await done([line(TEA, 4), line(RICE, 2)], 80);
    // 1,000 of 8,000 rupiah.
    const sro = { id, sro_no: 'S-1', qty: { [items[0] ?? 0]: 1 } };
    const headers = { 'idempotency-key': 'the-same-key-for-both' };
    const answers = await Promise.all([1, 2].map(() => orders.post('/storeSro', sro, SUPERADMIN, headers)));
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(await points()).toBe(70);
    await orders.post('/storeSro', sro, SUPERADMIN, headers);
    expect(await points()).toBe(70);
    await failSro(id);
    expect(await points()).toBe(80);
    await orders.sro(id, 'S-2', { [items[0] ?? 0]: 4, [items[1] ?? 0]: 2 });
    expect(await points()).toBe(0);
  });

  it('of goods that came back before the order is Done are not given', async () => {
    const { id, items } = await orders.make([line(TEA, 4)]);
    await orders.accept(id);
    await orders.deliver(id);
    await orders.sro(id, 'S-1', { [items[0] ?? 0]: 1 });
    expect(await points()).toBe(0);
    await orders.complete(id, 80);
    expect(await points()).toBe(60);
  });
});

it('a shop has the level of what it bought in Done orders of the year, less what came back', async () => {
  const { db } = server.store;
  await db.deleteFrom('transactions').execute();
  const ids = [11, 12];
  const levels = ids.map((id, at) => ({
    id,
    title: `L${id}`,
    start_xp: 3_000 * (at + 1),
    end_xp: 3_000 * (at + 2) - 1,
  }));
  await db.insertInto('loyalty_levels').values(levels).execute();
  const old = await done([line(TEA, 5)]);
  expect((await shop()).level).toBe(11);
  await db.updateTable('transactions').set({ created_at: '2001-02-03' }).where('id', '=', old.id).execute();
  const { id, items } = await done([line(TEA, 6)]);
  expect((await shop()).level).toBe(12);
  await orders.sro(id, 'S-1', { [items[0] ?? 0]: 1 });
  expect((await shop()).level).toBe(11);
  await failSro(id);
  expect((await shop()).level).toBe(12);
  await orders.sro(id, 'S-2', { [items[0] ?? 0]: 4 });
  expect((await shop()).level).toBe(null);
});

describe('promotions of an order that is Done', () => {
  it('give their credit notes and vouchers, by what was delivered and kept', async () => {
    const { db } = server.store;
    await newPromotion(db, every(TEA, 1), [{ ...cut, type_benefit: 'cn' }]);
    await newPromotion(db, every(TEA, 1), [{ ...cut, type_benefit: 'voucher', value: '25' }]);
    const made = await orders.make([line(TEA, 4)]);
    await orders.accept(made.id);
    await orders.deliver(made.id);
    const vouchers = () =>
      db
        .selectFrom('vouchers')
        .select(['id', 'besar', 'active', 'user_id', 'kuota'])
        .where('user_id', '=', SHOP)
        .execute();
    expect([await vouchers(), (await words(made.id))[1]]).toEqual([
      [],
      ['Credit note of Rp {due}, due when the order is done.', '400', null],
    ]);
    await orders.complete(made.id);
    expect(await vouchers()).toMatchObject([{ besar: 1_000, active: 1, kuota: 1 }]);
    expect((await words(made.id)).slice(1)).toEqual([
      ['Credit note of Rp {due} is due.', '400', null],
      ['Voucher of Rp {due} for a later order is given.', '1.000', null],
    ]);
    await orders.sro(made.id, 'S-1', { [made.items[0] ?? 0]: 1 });
    expect(await vouchers()).toMatchObject([{ besar: 750, active: 1 }]);
    expect((await words(made.id))[1]).toEqual(['Credit note of Rp {due} is due.', '300', null]);
    // Used, it stays what it was.
    const [voucher] = await vouchers();
    await db.updateTable('promo_master').set({ active: 0 }).execute();
    const body = { user_id: SHOP, items: [line(TEA, 4)], voucher_id: voucher?.id };
    const later = await orders.post('', body, SUPERADMIN);
    expect(later.body.data.total_price).toBe(3_250);
    await orders.sro(made.id, 'S-2', { [made.items[0] ?? 0]: 3 });
    expect(await vouchers()).toMatchObject([{ besar: 750, active: 1 }]);
    expect((await words(made.id))[1]).toEqual(['Nothing of it is due: the goods came back.', null]);
  });

  it('take back gifts that what is kept would not have earned, and their quota when nothing is kept', async () => {
    const { db } = server.store;
    const gift = {
      ...cut,
      type_benefit: 'free-gift' as const,
      type: 'instock' as const,
      value: `${RICE}`,
      maks_benefit: 1,
    };
    const id = await newPromotion(db, every(TEA, 2), [gift]);
    const free = await db
      .insertInto('product_frees')
      .values({
        product_id: RICE,
        type: 'qty',
        value: 1,
        berlaku_kelipatan: 1,
        qty_free: 100,
        deskripsi: '-',
        start_date: '2000-01-01',
        end_date: '9999-12-30',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('product_free_items').values({ product_free_id: free.id, product_id: TEA }).execute();
    const dates = { start_date: '2000-01-01', end_date: '9999-12-30', approved_version: 1, title: 'Gratis' };
    await db
      .insertInto('promo_master')
      .values({ ...dates, jenis: 'PRODUCT FREE', id_relation: free.id })
      .execute();
    const given = async () => {
      const rows = db.selectFrom('product_frees').select('given').where('id', '=', free.id);
      return (await rows.executeTakeFirstOrThrow()).given;
    };
    const { id: order, items } = await done([line(TEA, 6), line(RICE, 2)]);
    const back = async () => {
      const gifts = db.selectFrom('transaction_gifts').select(['free_custom', 'qty', 'back']);
      return gifts.where('transaction_id', '=', order).orderBy('free_custom').execute();
    };
    expect(await back()).toEqual([
      { free_custom: 'Beras', qty: 3, back: 0 },
      { free_custom: 'Teh Botol', qty: 2, back: 0 },
    ]);
    const [tea = 0, rice = 0] = items;
    await orders.sro(order, 'S-1', { [tea]: 3, [rice]: 1 });
    expect(await back()).toMatchObject([{ back: 2 }, { back: 1 }]);
    expect([await used(id), await given()]).toEqual([1, 1]);
    const says = 'The gift comes back with the goods, or is charged.';
    expect((await words(order)).filter(([message]: [string]) => message === says)).toEqual([
      [says, 1],
      [says, 2],
    ]);
    await orders.sro(order, 'S-2', { [tea]: 3 });
    expect([await used(id), await given()]).toEqual([0, 1]);
    await failSro(order);
    await failSro(order);
    expect([await used(id), await given()]).toEqual([1, 2]);
    expect(await back()).toMatchObject([{ back: 0 }, { back: 0 }]);
  });

  it('keep their cut and its quota on what is kept; flash stock comes back after the other pieces', async () => {
    const { db } = server.store;
    const sale = await newFlashSale(db, 3);
    const id = await newPromotion(db, every(TEA, 1), [cut]);
    const sold = async () => {
      const rows = db.selectFrom('flashsale_products').select('sold').where('id', '=', sale);
      return (await rows.executeTakeFirstOrThrow()).sold;
    };
    const { id: order, items } = await done([line(TEA, 5)]);
    const [tea = 0] = items;
    expect([await used(id), await sold()]).toEqual([1, 3]);
    await orders.sro(order, 'S-1', { [tea]: 2 });
    expect([await used(id), await sold()]).toEqual([1, 3]);
    await orders.sro(order, 'S-2', { [tea]: 2 });
    expect([await used(id), await sold()]).toEqual([1, 1]);
    await orders.sro(order, 'S-3', { [tea]: 1 });
    expect([await used(id), await sold()]).toEqual([0, 0]);
    // Sold to somebody else, it is not there for an SRO that fails.
    await orders.make([line(TEA, 2)]);
    for (const _ of [1, 2, 3]) expect((await failSro(order)).status).toBe(200);
    expect([await used(id), await sold()]).toEqual([2, 3]);
  });
});
