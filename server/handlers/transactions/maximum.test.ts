// The most in rupiah that a promotion gives over all of its orders.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestServer } from '../../fixtures/library-server.ts';
import { checkFigures } from '../../store/index.ts';
import { line, ordersOf, RICE, SHOP, SUPERADMIN, startOrders, TEA } from './testing.ts';
import { cut, every, newPromotion } from './testing-promotions.ts';

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

const half = { ...cut, value: '50' };
const promotion = (maks_total: number, benefit = half, product = TEA) =>
  newPromotion(server.store.db, every(product, 1), [benefit], { maks_total });
const totalOf = async (id: number) => (await orders.read(id)).transaction.total_price;
const usedOf = async (id: number) => {
  const rows = server.store.db.selectFrom('new_promo_uses').select(['used', 'amount']);
  const { used, amount } = await rows.where('new_promo_id', '=', id).executeTakeFirstOrThrow();
  return [used, amount];
};
const figuresOfUses = async () =>
  (await checkFigures(server.store.db)).filter(({ figure }) => figure.startsWith('new_promo_uses'));

it('orders get what is left of it, then nothing; an edit gives back what it no longer has', async () => {
  const id = await promotion(3_200);
  const first = await orders.make([line(TEA, 4)]);
  const second = await orders.make([line(TEA, 4)]);
  const third = await orders.make([line(TEA, 4)]);
  const totals = () => Promise.all([first, second, third].map((order) => totalOf(order.id)));
  expect(await totals()).toEqual([2_000, 2_800, 4_000]);
  expect(await usedOf(id)).toEqual([2, 3_200]);
  const said = (await orders.read(third.id)).pricing.at(-1);
  expect(said).toMatchObject({
    promotion_id: id,
    message: 'Its maximum over all orders is used up.',
    amount: null,
  });
  await orders.edit(first.id, first.items, [1]);
  expect(await usedOf(id)).toEqual([2, 1_700]);
  // Its own part counts as left.
  await orders.edit(second.id, second.items, [5]);
  expect(await totals()).toEqual([500, 2_500, 4_000]);
  // An order that got nothing of it gets what is left by now, and no more.
  await orders.edit(third.id, third.items, [5]);
  expect(await totals()).toEqual([500, 2_500, 4_800]);
  expect(await usedOf(id)).toEqual([3, 3_200]);
  await orders.edit(first.id, first.items, [0]);
  expect(await usedOf(id)).toEqual([2, 2_700]);
  expect(await figuresOfUses()).toEqual([]);
});

it('what comes back gives its part back, and takes it again where its SRO fails', async () => {
  const id = await promotion(2_000);
  const made = await orders.make([line(TEA, 4)]);
  await orders.accept(made.id);
  await orders.deliver(made.id);
  await orders.complete(made.id);
  expect(await usedOf(id)).toEqual([1, 2_000]);
  await orders.sro(made.id, 'M-1', { [made.items[0] ?? 0]: 3 });
  expect(await usedOf(id)).toEqual([1, 500]);
  const { body } = await orders.get(`/${made.id}/sros`);
  await orders.post(`/sro/${body.data[0].id}/fail`, {}, SUPERADMIN);
  expect(await usedOf(id)).toEqual([1, 2_000]);
  expect(await figuresOfUses()).toEqual([]);
});

it('a cn counts as well, and an order that was made before it was set', async () => {
  const id = await newPromotion(server.store.db, every(RICE, 1), [{ ...half, type_benefit: 'cn' }]);
  await orders.make([line(RICE, 1)]);
  const [, before] = await usedOf(id);
  expect(before).toBeGreaterThan(0);
  await server.store.db
    .updateTable('new_promos')
    .set({ maks_total: Number(before) + 100 })
    .where('id', '=', id)
    .execute();
  const made = await orders.make([line(RICE, 1)]);
  expect(await usedOf(id)).toEqual([2, Number(before) + 100]);
  expect((await orders.read(made.id)).pricing.at(-1)).toMatchObject({ params: { due: '100' } });
});

it('orders that come at once never have more together than it', async () => {
  const id = await promotion(3_300);
  const made = await Promise.all(
    Array.from({ length: 6 }, () => orders.post('', { user_id: SHOP, items: [line(TEA, 2)] }, SUPERADMIN)),
  );
  expect(made.map(({ status }) => status).every((status) => status === 200)).toBe(true);
  const totals = await Promise.all(made.map(({ body }) => totalOf(body.data.id)));
  expect(totals.sort()).toEqual([1_000, 1_000, 1_000, 1_700, 2_000, 2_000]);
  expect(await usedOf(id)).toEqual([4, 3_300]);
});
