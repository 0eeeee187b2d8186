// What an order used stays: nobody could say any more why the order cost what it did.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, businessDay } from '../../../core/dates.ts';
import type { TestServer } from '../../fixtures/library-server.ts';
import { BUSINESS_ZONE } from '../../store/index.ts';
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
const USED = [409, 'Orders used it, so it stays. End it now: then no order gets it any more.'];
/** Whether the list of its kind says that it was used. */
const toldUsed = async (list: string, id: number | undefined) => {
  const { body } = await server.call(SUPERADMIN, 'GET', `/api/admin/${list}`);
  const rows: { id: number; was_used: number }[] = body.data.data ?? body.data;
  return rows.find((row) => row.id === id)?.was_used;
};
const today = businessDay(BUSINESS_ZONE);
const end = async (url: string) =>
  (await server.call(SUPERADMIN, 'POST', `/api/admin/${url}`)).body.message as string;
const ENDED = '{title} has ended: no order gets it any more.';
const price = async () => {
  const { id } = await orders.make([line(TEA, 1)]);
  return (await orders.read(id)).transaction.total_price as number;
};
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
        name: 'Hemat',
        code: `H-${values.besar ?? 0}`,
        penawaran: 'potongan',
        potongan_type: 'nominal',
        besar: values.besar ?? 100,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

it('a promotion that an order used is ended, not deleted; one that none used is deleted', async () => {
  await newPromotion(server.store.db, every(TEA, 1), [cut]);
  const id = await registered('NEW PROMO');
  expect(await toldUsed('promo-master', id)).toBe(0);
  await orders.make([line(TEA, 1)]);
  expect(await toldUsed('promo-master', id)).toBe(1);
  expect(await remove(`promo-master/${id}`)).toEqual(USED);
  const { db } = server.store;
  const row = () => db.selectFrom('promo_master').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect(await price()).toBe(900);
  expect(await end(encodeURI(`promo-master/end/NEW PROMO/${(await row()).id_relation}`))).toBe(ENDED);
  expect(await row()).toMatchObject({ active: 0, end_date: today });
  const promo = db
    .selectFrom('new_promos')
    .select('end_at')
    .where('id', '=', (await row()).id_relation);
  expect([await promo.executeTakeFirst(), await price()]).toEqual([{ end_at: today }, 1_000]);
  await newPromotion(server.store.db, every(TEA, 1_000), [cut]);
  expect((await remove(`promo-master/${await registered('NEW PROMO')}`))[0]).toBe(200);
});

it('a flash sale that sold is ended, not deleted, neither in its list nor in that of all promotions', async () => {
  await newFlashSale(server.store.db, 10);
  const row = server.store.db.selectFrom('flashsales').select('id').orderBy('id', 'desc');
  const { id } = await row.executeTakeFirstOrThrow();
  expect(await toldUsed('flashale', id)).toBe(0);
  await orders.make([line(TEA, 1)]);
  expect(await toldUsed('flashale', id)).toBe(1);
  expect(await toldUsed('promo-master', await registered('FLASHALE'))).toBe(1);
  expect(await remove(`flashale/detail/${id}`)).toEqual(USED);
  expect(await remove(`promo-master/${await registered('FLASHALE')}`)).toEqual(USED);
  // On its first day it would end before it began.
  const until = { start_date: today, end_date: addDays(today, 1), start_time: '00:01', end_time: '00:00' };
  await server.store.db.updateTable('flashsales').set(until).where('id', '=', id).execute();
  expect(await end(`promo-master/end/FLASHALE/${id}`)).toBe(ENDED);
  const ended = server.store.db.selectFrom('flashsales').select(['switched_on', 'end_date', 'end_time']);
  expect(await ended.where('id', '=', id).executeTakeFirst()).toEqual({
    switched_on: 0,
    end_date: today,
    end_time: '23:59',
  });
});

it('a campaign with progress or a reward is ended, not deleted; one without is deleted', async () => {
  const { db } = server.store;
  const campaigns: number[] = [];
  for (const reached of [1, 0]) {
    const values = {
      title: 'Target',
      start_date: addDays(today, -9),
      end_date: addDays(today, 9),
      content: '',
      ...({ type: 'product', type_target: 'qty', target: 5 } as const),
    } as const;
    const made = db.insertInto('campaigns').values(values).returning('id');
    const { id } = await made.executeTakeFirstOrThrow();
    const days = { start_date: values.start_date, end_date: values.end_date };
    const entry = { jenis: 'CAMPAIGN', id_relation: id, title: 'Target', ...days } as const;
    await db.insertInto('promo_master').values(entry).execute();
    await db.insertInto('campaign_participants').values({ campaign_id: id, user_id: SHOP }).execute();
    await db.updateTable('campaign_participants').set({ reached }).where('campaign_id', '=', id).execute();
    campaigns.push(id);
  }
  const [used, unused] = campaigns;
  const message =
    'Shops have progress or a reward in it, so it stays. While it is active, End it now ends it.';
  expect(await toldUsed('campaign', used)).toBe(1);
  expect(await toldUsed('campaign', unused)).toBe(0);
  expect(await remove(`campaign/${used}`)).toEqual([409, message]);
  expect((await remove(`campaign/${unused}`))[0]).toBe(200);
  expect(await end(`promo-master/end/CAMPAIGN/${used}`)).toBe(ENDED);
  const ended = db.selectFrom('campaigns').select(['active', 'end_date']);
  expect(await ended.where('id', '=', used ?? 0).executeTakeFirst()).toEqual({ active: 0, end_date: today });
});

it('a reward keeps a campaign once it was approved; one that was only typed does not', async () => {
  const { db } = server.store;
  const days = { start_date: addDays(today, 1), end_date: addDays(today, 9) };
  const made = async (decision?: 'approve' | 'reject') => {
    const target = { type: 'product', type_target: 'qty', target: 5 } as const;
    const values = { title: 'Hadiah', content: '', ...target, ...days };
    const { id } = await db.insertInto('campaigns').values(values).returning('id').executeTakeFirstOrThrow();
    const entry = { jenis: 'CAMPAIGN', id_relation: id, title: 'Hadiah', ...days } as const;
    const master = db.insertInto('promo_master').values(entry).returning('id');
    const version = { jenis: 'CAMPAIGN', relation_id: id, name: 'Hadiah', version: 1, ...days } as const;
    const promo_master_id = (await master.executeTakeFirstOrThrow()).id;
    const waits = db
      .insertInto('promotion_approvals')
      .values({ ...version, promo_master_id })
      .returning('id');
    const decided = `/api/admin/master/approval/${(await waits.executeTakeFirstOrThrow()).id}/${decision}`;
    if (decision) expect((await server.call(SUPERADMIN, 'GET', decided)).status).toBe(200);
    const taking = { campaign_id: id, user_id: SHOP, reward: 'Payung' };
    await db.insertInto('campaign_participants').values(taking).execute();
    return id;
  };
  const [waiting, approved, rejected] = [await made(), await made('approve'), await made('reject')];
  const told = async (id: number) => [await toldUsed('campaign', id), (await remove(`campaign/${id}`))[0]];
  expect([await told(waiting), await told(approved), await told(rejected)]).toEqual([
    [0, 200],
    [1, 409],
    [0, 200],
  ]);
});

it('a voucher that was used is ended, not deleted; one that was not is deleted', async () => {
  const used = await voucher({ besar: 1 });
  expect(await toldUsed('loyalty/voucher', used)).toBe(0);
  await server.store.db
    .insertInto('voucher_usages')
    .values({ voucher_id: used, user_id: SHOP, amount: 1 })
    .execute();
  expect(await toldUsed('loyalty/voucher', used)).toBe(1);
  expect(await remove(`loyalty/voucher/${used}`)).toEqual(USED);
  expect(await end(`loyalty/voucher/${used}/end`)).toBe(ENDED);
  const ended = server.store.db.selectFrom('vouchers').select(['active', 'end_date']);
  expect(await ended.where('id', '=', used).executeTakeFirst()).toEqual({ active: 0, end_date: today });
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
