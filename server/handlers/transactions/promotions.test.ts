import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Filter } from '../../../domain/promotions/conditions/conditions.ts';
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
  await server.store.db.updateTable('promo_master').set({ active: 0 }).execute();
});

const promotion = (
  ...said: Parameters<typeof newPromotion> extends [unknown, ...infer Rest] ? Rest : never
) => newPromotion(server.store.db, ...said);
const flashSale = (stock: number, limit?: number) => newFlashSale(server.store.db, stock, limit);

const used = async (id: number) =>
  (
    await server.store.db
      .selectFrom('new_promo_uses')
      .select('used')
      .where('new_promo_id', '=', id)
      .executeTakeFirstOrThrow()
  ).used;
const soldOf = async (id: number) =>
  (
    await server.store.db
      .selectFrom('flashsale_products')
      .select('sold')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).sold;
const totalOf = async (id: number) => (await orders.read(id)).transaction.total_price;
const edit = (id: number, item: number | undefined, qty: number) => orders.edit(id, [item ?? 0], [qty]);

describe('promotions on an order', () => {
  it('are given, told of, and taken of their quota; an edit takes and gives back', async () => {
    const id = await promotion(every(TEA, 2), [cut]);
    const made = await orders.make([line(TEA, 5)]);
    const read = await orders.read(made.id);
    // 10 % of 4 of 5.
    expect(read.transaction.total_price).toBe(4_600);
    expect(read.transactionItems).toMatchObject([{ price: 1_000, discount_price: 400, final_price: 4_600 }]);
    const rule = `Promo ${id}`;
    expect(read.pricing).toMatchObject([
      { product: 'Teh Botol', pieces: 5, message: 'List price.', amount: 5_000 },
      { product: 'Teh Botol', rule, promotion_id: id, message: 'Discount by promotion.', amount: -400 },
    ]);
    expect(await used(id)).toBe(1);
    await edit(made.id, made.items[0], 1);
    expect([await totalOf(made.id), await used(id)]).toEqual([1_000, 0]);
    expect((await orders.read(made.id)).pricing.at(-1)).toMatchObject({
      rule,
      promotion_id: id,
      message: 'The order does not reach it.',
      amount: null,
    });
    await edit(made.id, made.items[0], 12);
    // Wholesale from 10 pieces on: 12 × 900, less 10 %.
    expect([await totalOf(made.id), await used(id)]).toEqual([9_720, 1]);
  });

  it('can be tried on an order that was priced elsewhere: those of its day', async () => {
    const id = await promotion(every(TEA, 2), [cut]);
    await promotion(every(TEA, 2), [cut], { approved: false });
    const made = await orders.make([line(TEA, 5)]);
    await server.store.db.deleteFrom('transaction_pricings').where('transaction_id', '=', made.id).execute();
    expect((await orders.read(made.id)).pricing).toEqual([
      {
        id: 1,
        product: null,
        pieces: null,
        params: null,
        amount: null,
        rule: `Promo ${id}`,
        promotion_id: id,
        message: 'This order was priced elsewhere.',
      },
    ]);
    await server.store.db
      .updateTable('transactions')
      .set({ created_at: '1999-01-01T00:00:00Z' })
      .where('id', '=', made.id)
      .execute();
    expect((await orders.read(made.id)).pricing).toEqual([]);
  });

  it('bring gifts and credit notes, which take nothing off', async () => {
    await promotion(every(TEA, 2), [
      { ...cut, type_benefit: 'free-gift', type: 'instock', value: `${RICE}`, maks_benefit: 2 },
    ]);
    await promotion(every(TEA, 1), [{ ...cut, type_benefit: 'cn' }]);
    const made = await orders.make([line(TEA, 4)]);
    const read = await orders.read(made.id);
    expect(read.transaction.total_price).toBe(4_000);
    expect(read.cartItemsFreeCustom).toMatchObject([{ free_custom: 'Beras', qty: 4 }]);
    expect(read.pricing).toMatchObject([
      { message: 'List price.' },
      { product: 'Beras', pieces: 4, message: 'Free gift.', amount: 0 },
      { message: 'Credit note of Rp {due}, due when the order is done.', params: { due: '400' } },
    ]);
    await edit(made.id, made.items[0], 1);
    expect((await orders.read(made.id)).cartItemsFreeCustom).toEqual([]);
  });

  it('are not given before they are approved, nor after their quota; what an order got stays as it was', async () => {
    await promotion(every(TEA, 1), [cut], { approved: false });
    expect(await totalOf((await orders.make([line(TEA, 1)])).id)).toBe(1_000);
    const id = await promotion(every(TEA, 1), [cut], { kuota: 1 });
    const first = await orders.make([line(TEA, 1)]);
    const second = await orders.make([line(TEA, 1)]);
    expect([await totalOf(first.id), await totalOf(second.id)]).toEqual([900, 1_000]);
    expect((await orders.read(second.id)).pricing.at(-1).message).toBe('Its quota is used up.');
    const other = JSON.stringify({ data: [], benefit: [] });
    await server.store.db
      .updateTable('new_promos')
      .set({ items_condition: other })
      .where('id', '=', id)
      .execute();
    await edit(first.id, first.items[0], 2);
    expect(await totalOf(first.id)).toBe(1_800);
  });

  it.each<[Filter['type'], (string | number)[], (string | number)[]]>([
    ['customers', [SHOP], [2]],
    ['sales', [71], [72]],
    ['wl_area', ['Medan'], ['Jakarta']],
    ['jenis_customer', [5], [6]],
  ])('are for whom they name: %s', async (type, ours, others) => {
    const { db } = server.store;
    const levels = [5, 6].map((id) => ({
      id,
      title: `L${id}`,
      start_xp: id * 1000,
      end_xp: id * 1000 + 999,
    }));
    await db
      .insertInto('loyalty_levels')
      .values(levels)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db.updateTable('users').set({ kota: 'Medan', level_id: 5 }).where('id', '=', SHOP).execute();
    const ids = [71, 72];
    const sales = ids.map((id) => ({ id, sales_code: `S${id}`, name: `S${id}` }));
    const once = db.insertInto('sales_persons').values(sales);
    await once.onConflict((conflict) => conflict.doNothing()).execute();
    const theirs = db.insertInto('user_sales').values({ user_id: SHOP, sales_person_id: 71 });
    await theirs.onConflict((conflict) => conflict.doNothing()).execute();
    const filter = (items: (string | number)[]) => ({ type, value: 'choose', items }) as Filter;
    await promotion(every(TEA, 1), [cut], { customers: filter(others) });
    const without = await orders.make([line(TEA, 1)]);
    expect(await totalOf(without.id)).toBe(1_000);
    expect((await orders.read(without.id)).pricing.at(-1).message).toBe('It is not for this shop.');
    await promotion(every(TEA, 1), [cut], { customers: filter(ours) });
    expect(await totalOf((await orders.make([line(TEA, 1)])).id)).toBe(900);
  });

  it('of which many ask at once are given as often as the quota allows', async () => {
    const id = await promotion(every(TEA, 1), [cut], { kuota: 3 });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => orders.post('', { user_id: SHOP, items: [line(TEA, 1)] }, SUPERADMIN)),
    );
    const totals = answers.map(({ body }) => body.data.total_price).sort((a, b) => a - b);
    expect(totals).toEqual([900, 900, 900, 1_000, 1_000, 1_000, 1_000, 1_000]);
    expect(await used(id)).toBe(3);
    const uses = server.store.db.selectFrom('promotion_uses').select('id').where('promotion_id', '=', id);
    expect(await uses.execute()).toHaveLength(3);
  });
});

describe('a flash sale', () => {
  it('covers what is left; two who want the last pieces share them; an edit gives back', async () => {
    const id = await flashSale(6);
    const [a, b] = await Promise.all([orders.make([line(TEA, 4)]), orders.make([line(TEA, 4)])]);
    const totals = [await totalOf(a.id), await totalOf(b.id)].sort((x, y) => x - y);
    expect(totals).toEqual([2_000, 3_000]);
    expect(await soldOf(id)).toBe(6);
    await edit(a.id, a.items[0], 1);
    await edit(b.id, b.items[0], 4);
    await edit(b.id, b.items[0], 5);
    expect([await totalOf(a.id), await totalOf(b.id), await soldOf(id)]).toEqual([500, 2_500, 6]);
  });

  it('has a limit for each shop, over all its orders', async () => {
    const id = await flashSale(50, 3);
    const first = await orders.make([line(TEA, 2)]);
    const second = await orders.make([line(TEA, 2), line(RICE, 1)]);
    expect([await totalOf(first.id), await totalOf(second.id)]).toEqual([1_000, 3_500]);
    expect(await soldOf(id)).toBe(3);
  });
});

/** Registers one of a kind as approved, or as it is told. */
async function register(jenis: 'HARGA CORET' | 'PRODUCT FREE', id_relation: number, approved: boolean) {
  const dates = { start_date: '2000-01-01', end_date: '9999-12-30' };
  const entry = { ...dates, jenis, id_relation, title: 'Teh Botol', approved_version: approved ? 1 : null };
  await server.store.db.insertInto('promo_master').values(entry).execute();
}
/** What keeps one of a kind from applying. */
const STATES = ['approved', 'waiting', 'inactive', 'past', 'to come'] as const;
type State = (typeof STATES)[number];
const datesOf = (state: State) => ({
  start_date: state === 'to come' ? '9999-12-29' : '2000-01-01',
  end_date: state === 'past' ? '2000-01-02' : '9999-12-30',
});

describe('harga coret', () => {
  async function coret(state: State | 'replaced', discount_type: 'amount' | 'persentage' = 'amount') {
    const { db } = server.store;
    const latest = db.updateTable('product_promo_prices').set({ replaced_at: new Date().toISOString() });
    await latest.where('replaced_at', 'is', null).execute();
    const { id } = await db
      .insertInto('product_promo_prices')
      .values({
        ...datesOf(state === 'replaced' ? 'approved' : state),
        product_id: TEA,
        discount: 30,
        discount_type,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await register('HARGA CORET', id, state !== 'waiting');
    const change = db.updateTable('product_promo_prices').where('id', '=', id);
    if (state === 'inactive') await change.set({ active: 0 }).execute();
    if (state === 'replaced') await change.set({ replaced_at: new Date().toISOString() }).execute();
  }

  it.each([...STATES, 'replaced'] as const)('lowers the price while it applies: %s', async (state) => {
    await coret(state);
    const { id } = await orders.make([line(TEA, 5)]);
    const read = await orders.read(id);
    const applies = state === 'approved';
    expect(read.transaction.total_price).toBe(applies ? 4_850 : 5_000);
    expect(read.pricing).toMatchObject([{ message: applies ? 'Harga coret.' : 'List price.' }]);
  });

  it('takes a percentage off, and gives way to a lower price', async () => {
    await coret('approved', 'persentage');
    expect(await totalOf((await orders.make([line(TEA, 5)])).id)).toBe(3_500);
    await coret('approved');
    expect(await totalOf((await orders.make([line(TEA, 10)])).id)).toBe(9_000);
  });
});

describe('a free item', () => {
  async function freeItem(state: State, qty_free = 100) {
    const { db } = server.store;
    const rule = { product_id: TEA, type: 'qty' as const, value: 2, berlaku_kelipatan: 1 as const };
    const { id } = await db
      .insertInto('product_frees')
      .values({ ...datesOf(state), ...rule, qty_free, deskripsi: '-' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('product_free_items').values({ product_free_id: id, product_id: RICE }).execute();
    await register('PRODUCT FREE', id, state !== 'waiting');
    if (state === 'inactive')
      await db.updateTable('product_frees').set({ active: 0 }).where('id', '=', id).execute();
    return id;
  }
  const giftsOf = async (id: number) =>
    (await orders.read(id)).cartItemsFreeCustom.map((one: { qty: number }) => one.qty);
  const givenOf = async (id: number) => {
    const rows = server.store.db.selectFrom('product_frees').select('given').where('id', '=', id);
    return (await rows.executeTakeFirstOrThrow()).given;
  };

  it.each(STATES)('is given while it applies: %s', async (state) => {
    const id = await freeItem(state);
    const made = await orders.make([line(TEA, 5)]);
    expect(await totalOf(made.id)).toBe(5_000);
    expect(await giftsOf(made.id)).toEqual(state === 'approved' ? [2] : []);
    expect(await givenOf(id)).toBe(state === 'approved' ? 2 : 0);
  });

  it('is given as long as pieces are left; two who want the last share them; an edit gives back', async () => {
    const id = await freeItem('approved', 3);
    const made = await Promise.all([orders.make([line(TEA, 4)]), orders.make([line(TEA, 4)])]);
    const gifts = [await giftsOf(made[0].id), await giftsOf(made[1].id)].flat();
    expect(gifts.sort()).toEqual([1, 2]);
    expect(await givenOf(id)).toBe(3);
    await edit(made[0].id, made[0].items[0], 1);
    await edit(made[1].id, made[1].items[0], 5);
    expect([await giftsOf(made[0].id), await giftsOf(made[1].id), await givenOf(id)]).toEqual([[], [2], 2]);
  });
});

it('a campaign counts what shops have bought of its things once it is done, and takes off what comes back', async () => {
  const { db } = server.store;
  const days = { start_date: '2000-01-01', end_date: '9999-12-30' };
  const common = { ...days, title: 'Juara', type: 'product' as const, content: '-', target: 10 };
  const reached = async () => {
    const rows = db.selectFrom('campaign_participants').select('reached').orderBy('campaign_id');
    return (await rows.execute()).map((row) => Number(row.reached));
  };
  for (const type_target of ['qty', 'amount', 'qty'] as const) {
    const rows = db
      .insertInto('campaigns')
      .values({ ...common, type_target })
      .returning('id');
    const { id } = await rows.executeTakeFirstOrThrow();
    await db.insertInto('campaign_items').values({ campaign_id: id, product_id: TEA }).execute();
    await db.insertInto('campaign_participants').values({ campaign_id: id, user_id: SHOP }).execute();
    const approved_version = (await reached()).length < 3 ? 1 : null;
    const entry = { ...days, jenis: 'CAMPAIGN' as const, id_relation: id, title: 'Juara', approved_version };
    await db.insertInto('promo_master').values(entry).execute();
  }
  const { id, items } = await orders.make([line(TEA, 4), line(RICE, 2)]);
  await orders.accept(id);
  await orders.deliver(id);
  expect(await reached()).toEqual([0, 0, 0]);
  expect((await orders.complete(id)).status).toBe(200);
  expect(await reached()).toEqual([4, 4_000, 0]);
  await orders.sro(id, 'SRO-1', { [items[0] ?? 0]: 1 });
  expect(await reached()).toEqual([3, 3_000, 0]);
  // An SRO that fails has brought nothing back.
  const [{ id: sro }] = (await orders.get(`/${id}/sros`)).body.data;
  expect((await orders.post(`/sro/${sro}/fail`, {}, SUPERADMIN)).status).toBe(200);
  expect(await reached()).toEqual([4, 4_000, 0]);
  // It follows what else it is counted from, without a step of the order.
  const approve = (approved_version: number | null) =>
    sql`update promo_master set approved_version = ${approved_version} where id_relation = (
      select max(id) from campaigns) and jenis = 'CAMPAIGN'`.execute(db);
  await approve(1);
  expect(await reached()).toEqual([4, 4_000, 4]);
  await approve(null);
  expect(await reached()).toEqual([4, 4_000, 0]);
  const line1 = db.updateTable('transaction_items').where('id', '=', items[0] ?? 0);
  await line1.set({ quantity: 5, final_price: 5_000 }).execute();
  expect(await reached()).toEqual([5, 5_000, 0]);
  await line1.set({ quantity: 4, final_price: 4_000 }).execute();
  const from = (start_date: string) =>
    db.updateTable('campaigns').set({ start_date }).where('title', '=', 'Juara').execute();
  await from('9999-12-29');
  expect(await reached()).toEqual([0, 0, 0]);
  await from('2000-01-01');
  const late = await db.deleteFrom('campaign_participants').returningAll().execute();
  const again = late.map(({ campaign_id, user_id }) => ({ campaign_id, user_id }));
  await db.insertInto('campaign_participants').values(again).execute();
  expect(await reached()).toEqual([4, 4_000, 0]);
  const things = await db.deleteFrom('campaign_items').returning(['campaign_id', 'product_id']).execute();
  expect(await reached()).toEqual([0, 0, 0]);
  await db.insertInto('campaign_items').values(things).execute();
  expect(await reached()).toEqual([4, 4_000, 0]);
  await orders.sro(id, 'SRO-2', { [items[0] ?? 0]: 4 });
  expect(await reached()).toEqual([0, 0, 0]);
});
