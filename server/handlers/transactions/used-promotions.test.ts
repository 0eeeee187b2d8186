// What an order used stays: nobody could say any more why the order cost what it did.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestServer } from '../../fixtures/library-server.ts';
import { line, ordersOf, SHOP, SUPERADMIN, startOrders, TEA } from './testing.ts';
import { cut, every, newFlashSale, newPromotion } from './testing-promotions.ts';

let server: TestServer;
let orders: ReturnType<typeof ordersOf>;
beforeAll(async () => {
  server = await startOrders();
  orders = ordersOf(server);
});
afterAll(() => server.close());

const remove = async (url: string) => {
  const { status, body } = await server.call(SUPERADMIN, 'DELETE', `/api/admin/${url}`);
  return [status, body.errors?.[0]?.message] as const;
};
const USED = [409, 'Orders used it, so it stays. Deactivate it: then no order gets it any more.'];
const registered = async (jenis: 'NEW PROMO' | 'FLASHALE') =>
  (
    await server.store.db
      .selectFrom('promo_master')
      .select('id')
      .where('jenis', '=', jenis)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
  ).id;
const voucher = async (values: { besar?: number } = {}) =>
  (
    await server.store.db
      .insertInto('vouchers')
      .values({
        ...{ name: 'Hemat', code: `H-${values.besar ?? 0}`, penawaran: 'potongan', potongan_type: 'nominal' },
        besar: values.besar ?? 100,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

it('a promotion that an order used is not deleted; one that none used is', async () => {
  await newPromotion(server.store.db, every(TEA, 1), [cut]);
  const id = await registered('NEW PROMO');
  await orders.make([line(TEA, 1)]);
  expect(await remove(`promo-master/${id}`)).toEqual(USED);
  await server.store.db.updateTable('new_promos').set({ is_active: 0 }).execute();
  await newPromotion(server.store.db, every(TEA, 1_000), [cut]);
  expect((await remove(`promo-master/${await registered('NEW PROMO')}`))[0]).toBe(200);
});

it('a flash sale that sold is not deleted, neither in its list nor in that of all promotions', async () => {
  await newFlashSale(server.store.db, 10);
  const row = server.store.db.selectFrom('flashsales').select('id').orderBy('id', 'desc');
  const { id } = await row.executeTakeFirstOrThrow();
  await orders.make([line(TEA, 1)]);
  expect(await remove(`flashale/detail/${id}`)).toEqual(USED);
  expect(await remove(`promo-master/${await registered('FLASHALE')}`)).toEqual(USED);
  await server.store.db.updateTable('flashsales').set({ switched_on: 0 }).execute();
});

it('a voucher that was used is not deleted; one that was not is', async () => {
  const used = await voucher({ besar: 1 });
  await server.store.db
    .insertInto('voucher_usages')
    .values({ voucher_id: used, user_id: SHOP, amount: 1 })
    .execute();
  expect(await remove(`loyalty/voucher/${used}`)).toEqual([
    409,
    'Orders used it, so it stays. Edit it, and give it a last day.',
  ]);
  expect((await remove(`loyalty/voucher/${await voucher({ besar: 2 })}`))[0]).toBe(200);
});

it('a voucher that would take off nothing is refused with the reason, and is not spent', async () => {
  await newPromotion(server.store.db, every(TEA, 1), [{ ...cut, value: '100' }]);
  const voucher_id = await voucher({ besar: 3 });
  const payload = { user_id: SHOP, items: [{ product_id: TEA, quantity: 1 }], voucher_id };
  const { status, body } = await server.call(SUPERADMIN, 'POST', '/api/admin/transaction', { payload });
  expect([status, body.errors]).toMatchObject([
    422,
    [
      {
        field: 'voucher_id',
        message: 'Voucher {name} would take off Rp 0: nothing is left of its products to pay.',
      },
    ],
  ]);
  await server.store.db.updateTable('new_promos').set({ is_active: 0 }).execute();
  expect((await server.call(SUPERADMIN, 'POST', '/api/admin/transaction', { payload })).status).toBe(200);
});
