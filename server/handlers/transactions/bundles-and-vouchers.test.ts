import type { Insertable } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestServer } from '../../fixtures/library-server.ts';
import type { Database } from '../../generated/database.ts';
import { fillText, type Problem } from '../../refusal.ts';
import { line, ordersOf, RICE, SHOP, SUPERADMIN, startOrders, TEA } from './testing.ts';

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
  await db.updateTable('users').set({ point_balance: 0, level_id: null }).where('id', '=', SHOP).execute();
});

const send = (body: object) => orders.post('', { user_id: SHOP, items: [], ...body }, SUPERADMIN);
const refusal = async (body: object) => {
  const { status, body: answer } = await send(body);
  const errors: Problem[] = answer.errors ?? [];
  return [status, Object.fromEntries(errors.map((one) => [one.field, fillText(one.message, one.params)]))];
};
async function make(body: object) {
  const { status, body: answer } = await send(body);
  expect(status, JSON.stringify(answer)).toBe(200);
  const read = await orders.read(answer.data.id);
  return { id: answer.data.id as number, ...read } as {
    id: number;
    transaction: { total_price: number };
    transactionItems: { id: number; quantity: number; price: number; final_price: number }[];
    pricing: { message: string; rule: string | null; amount: number | null }[];
  };
}
const edit = (order: { id: number; transactionItems: { id: number }[] }, qty: number[]) =>
  orders.edit(
    order.id,
    order.transactionItems.map(({ id }) => id),
    qty,
  );
const read = (id: number) => orders.read(id);
const usesOf = (id: number) =>
  server.store.db
    .selectFrom('promotion_uses')
    .select(['kind', 'quantity'])
    .where('transaction_id', '=', id)
    .execute();

describe('a bundle on an order', () => {
  /** 2 of tea and 1 of rice for 3,000: outside of it 2,000 and 2,501. */
  async function bundle(more: Partial<Insertable<Database['bundles']>> = {}, approved: number | null = 1) {
    const { db } = server.store;
    const values = {
      name: 'Paket',
      price: 3_000,
      deskripsi: '-',
      start_date: '2000-01-01',
      end_date: '9999-12-30',
    };
    const { id } = await db
      .insertInto('bundles')
      .values({ ...values, ...more })
      .returning('id')
      .executeTakeFirstOrThrow();
    const details = [
      { bundle_id: id, product_id: TEA, qty: 2 },
      { bundle_id: id, product_id: RICE, qty: 1 },
    ];
    await db.insertInto('bundle_details').values(details).execute();
    const { start_date, end_date } = { ...values, ...more };
    const entry = { start_date, end_date, jenis: 'BUNDLE' as const, id_relation: id, title: 'Paket' };
    await db
      .insertInto('promo_master')
      .values({ ...entry, approved_version: approved, active: more.active ?? 1 })
      .execute();
    return id;
  }

  it('has its own price, shared over its products, which get nothing else; the order tells so', async () => {
    const bundle_id = await bundle();
    const order = await make({ items: [line(TEA, 9)], bundles: [{ bundle_id, quantity: 2 }] });
    // Tea in the bundle does not count to the wholesale step of 10.
    expect(order.transaction.total_price).toBe(9_000 + 6_000);
    // 6,000 by the weights 4,000 and 5,001.
    expect(order.transactionItems).toMatchObject([
      { quantity: 9, final_price: 9_000 },
      { quantity: 4, price: 1_000, discount_price: 1_334, final_price: 2_666 },
      { quantity: 2, final_price: 3_334 },
    ]);
    expect(order.pricing.slice(0, 2)).toMatchObject([
      { product: 'Teh Botol', pieces: 4, rule: 'Paket', message: 'Price in the bundle.', amount: 2_666 },
      { product: 'Beras', pieces: 2, rule: 'Paket', message: 'Price in the bundle.', amount: 3_334 },
    ]);
    expect(await usesOf(order.id)).toEqual([{ kind: 'bundle', quantity: 2 }]);
  });

  it('is told of before it is ordered, with a voucher, and nothing is kept of that', async () => {
    const { db } = server.store;
    const bundle_id = await bundle();
    const voucher = { name: 'Hemat', potongan_type: 'nominal' as const, besar: 500, kuota: 1 };
    const made = db.insertInto('vouchers').values(voucher).returning('id');
    const { id: voucher_id } = await made.executeTakeFirstOrThrow();
    const body = { items: [line(TEA, 2)], bundles: [{ bundle_id, quantity: 2 }], voucher_id };
    const ask = (more: object) =>
      server.call(SUPERADMIN, 'POST', '/api/chats/price-order', {
        payload: { user_id: SHOP, ...body, ...more },
      });
    for (const _ of [1, 2]) {
      const { status, body: answer } = await ask({});
      expect([status, answer.data]).toMatchObject([
        200,
        { sub_total: 11_001, total_discount: 3_501, total: 7_500 },
      ]);
      expect(answer.data.words).toContainEqual(
        expect.objectContaining({ product: 'Beras', rule: 'Paket', message: 'Price in the bundle.' }),
      );
    }
    expect((await make(body)).transaction.total_price).toBe(7_500);
    const used = await ask({});
    expect([used.status, used.body.errors[0].field]).toEqual([422, 'voucher_id']);
    expect((await ask({ voucher_id: null, items: [line(99_999, 1)] })).status).toBe(422);
    expect((await ask({ voucher_id: null, items: [], bundles: [] })).status).toBe(422);
    expect((await ask({ voucher_id: null, user_id: 99_999 })).status).toBe(422);
  });

  it('makes an order by itself; an order of nothing is none', async () => {
    const bundle_id = await bundle();
    const twice = [
      { bundle_id, quantity: 1 },
      { bundle_id, quantity: 1 },
    ];
    expect((await make({ bundles: twice })).transactionItems.map(({ quantity }) => quantity)).toEqual([4, 2]);
    expect(await refusal({})).toMatchObject([422, { items: 'Choose at least one product.' }]);
  });

  it.each([
    ['waiting', {}, null],
    ['inactive', { active: 0 }, 1],
    ['past', { end_date: '2000-01-02' }, 1],
    ['to come', { start_date: '9999-12-29' }, 1],
  ] as const)('is refused where it does not apply: %s', async (_, more, approved) => {
    const bundle_id = await bundle(more, approved);
    const said = await refusal({ items: [line(TEA, 1)], bundles: [{ bundle_id, quantity: 1 }] });
    expect(said).toMatchObject([422, { 'bundles.0.bundle_id': 'This bundle does not hold now.' }]);
  });

  it('counts to the most of a product that goes into one order', async () => {
    const bundle_id = await bundle();
    const [status] = await refusal({ items: [line(TEA, 199)], bundles: [{ bundle_id, quantity: 1 }] });
    expect(status).toBe(422);
    expect((await refusal({ items: [line(TEA, 100), line(TEA, 101)] }))[0]).toBe(422);
  });

  it('is edited as a whole, by what it was when it was ordered', async () => {
    const bundle_id = await bundle();
    const order = await make({ items: [line(TEA, 1)], bundles: [{ bundle_id, quantity: 2 }] });
    await server.store.db.updateTable('bundles').set({ price: 9 }).where('id', '=', bundle_id).execute();
    const broken = await edit(order, [1, 3, 2]);
    expect([broken.status, broken.body.errors[0].params]).toEqual([
      422,
      { title: 'Paket', goods: '2 x Teh Botol, 1 x Beras' },
    ]);
    expect((await edit(order, [1, 2, 1])).status).toBe(200);
    expect((await read(order.id)).transaction.total_price).toBe(1_000 + 3_000);
    expect(await usesOf(order.id)).toEqual([{ kind: 'bundle', quantity: 1 }]);
    expect((await edit(order, [1, 0, 0])).status).toBe(200);
    expect((await read(order.id)).transaction.total_price).toBe(1_000);
    expect(await usesOf(order.id)).toEqual([]);
  });
});

describe('a voucher on an order', () => {
  async function voucher(more: Partial<Insertable<Database['vouchers']>> = {}) {
    const common = { name: 'Hemat', potongan_type: 'nominal' as const, besar: 500, kuota: 9 };
    const { id } = await server.store.db
      .insertInto('vouchers')
      .values({ ...common, ...more })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }
  const usage = (order: number) =>
    server.store.db
      .selectFrom('voucher_usages')
      .select(['status', 'amount', 'user_id'])
      .where('transaction_id', '=', order)
      .execute();
  const balance = async () => {
    const shop = server.store.db.selectFrom('users').select('point_balance').where('id', '=', SHOP);
    return Number((await shop.executeTakeFirstOrThrow()).point_balance);
  };

  it('takes off what it is worth, is told of and noted', async () => {
    const voucher_id = await voucher({ product_type: 'sku' });
    await server.store.db.insertInto('voucher_products').values({ voucher_id, product_id: TEA }).execute();
    const order = await make({ items: [line(TEA, 2), line(RICE, 1)], voucher_id });
    expect(order.transaction.total_price).toBe(1_500 + 2_000);
    expect(order.transactionItems).toMatchObject([{ final_price: 1_500 }, { final_price: 2_000 }]);
    expect(order.pricing).toContainEqual(
      expect.objectContaining({ rule: 'Hemat', message: 'Discount by voucher.', amount: -500 }),
    );
    expect(await usage(order.id)).toEqual([{ status: 'used', amount: 500, user_id: SHOP }]);
  });

  it('that is private is for the chosen shops, also when an order is edited', async () => {
    const voucher_id = await voucher({ jenis: 'private' });
    const { db } = server.store;
    await db.insertInto('voucher_shops').values({ voucher_id, user_id: SHOP }).execute();
    const order = await make({ items: [line(TEA, 2)], voucher_id });
    expect(order.transaction.total_price).toBe(1_500);
    const use = db.updateTable('voucher_usages').where('transaction_id', '=', order.id);
    for (const [isChosen, price] of [
      [true, 2_500],
      [false, 2_000],
    ] as const) {
      // It was given back meanwhile.
      await use.set({ status: 'cancelled' }).execute();
      if (!isChosen) await db.deleteFrom('voucher_shops').execute();
      expect((await edit(order, [isChosen ? 3 : 2])).status).toBe(200);
      expect((await read(order.id)).transaction.total_price).toBe(price);
    }
  });

  it('that is given in words takes nothing off and says what it brings', async () => {
    const voucher_id = await voucher({
      penawaran: 'undian',
      potongan_type: null,
      besar: null,
      hadiah: 'Motor',
    });
    const order = await make({ items: [line(TEA, 2)], voucher_id });
    expect(order.transaction.total_price).toBe(2_000);
    expect(order.pricing.at(-1)).toMatchObject({ rule: 'Hemat', message: 'The voucher brings: {what}.' });
  });

  const days = { start_date: '2000-01-01', end_date: '9999-12-30' };
  it.each([
    ['inactive', { active: 0 }, 'Voucher Hemat is inactive.'],
    ['past', { ...days, end_date: '2000-01-02' }, 'Voucher Hemat does not hold today.'],
    ['to come', { ...days, start_date: '9999-12-29' }, 'Voucher Hemat does not hold today.'],
    ['of another level', { level_id: 5 }, 'Voucher Hemat is not for this shop.'],
    ['of another shop', { user_id: 2 }, 'Voucher Hemat is not for this shop.'],
    ['that is private', { jenis: 'private' }, 'Voucher Hemat is not for this shop.'],
    [
      'with a least',
      { is_min: 1, amount_min: 2_001 },
      'Voucher Hemat asks for at least Rp 2.001 of its products.',
    ],
    ['of other products', { product_type: 'sku' }, 'Nothing in the order counts for voucher Hemat.'],
    ['that costs points', { credit_poin: 10 }, 'Voucher Hemat costs 10 points; this shop has 0.'],
  ] as const)('is refused with its reason, and no order is made: %s', async (_, more, message) => {
    const { db } = server.store;
    const level = { id: 5, title: 'Gold', start_xp: 1, end_xp: 2 };
    await db
      .insertInto('loyalty_levels')
      .values(level)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const voucher_id = await voucher(more);
    const count = () => db.selectFrom('transactions').select('id').execute();
    const before = (await count()).length;
    expect(await refusal({ items: [line(TEA, 2)], voucher_id })).toMatchObject([
      422,
      { voucher_id: message },
    ]);
    expect((await count()).length).toBe(before);
  });

  it('is used by a shop as often as its quota says, however many ask at once', async () => {
    const voucher_id = await voucher({ kuota: 2 });
    const body = { items: [line(TEA, 2)], voucher_id };
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 422, 422, 422, 422]);
    expect(await refusal(body)).toMatchObject([
      422,
      { voucher_id: 'This shop has used voucher Hemat as often as it may: 2.' },
    ]);
  });

  it('is given back by an edit that does not reach it, with its points, and used again by one that does', async () => {
    const { db } = server.store;
    await db.updateTable('users').set({ point_balance: 15 }).where('id', '=', SHOP).execute();
    const voucher_id = await voucher({ is_min: 1, amount_min: 2_000, kuota: 1, credit_poin: 10 });
    const order = await make({ items: [line(TEA, 2)], voucher_id });
    expect(await balance()).toBe(5);
    await edit(order, [1]);
    const without = await read(order.id);
    expect(without.transaction.total_price).toBe(1_000);
    expect(without.pricing.at(-1).message).toBe(
      'The order does not reach its voucher, which was given back.',
    );
    expect([await usage(order.id), await balance()]).toMatchObject([
      [{ status: 'cancelled', amount: 0 }],
      15,
    ]);
    await edit(order, [3]);
    expect((await read(order.id)).transaction.total_price).toBe(2_500);
    expect([await usage(order.id), await balance()]).toMatchObject([[{ status: 'used', amount: 500 }], 5]);
    // Used by another order meanwhile, it stays there.
    await edit(order, [1]);
    await make({ items: [line(TEA, 2)], voucher_id });
    await edit(order, [3]);
    expect((await read(order.id)).transaction.total_price).toBe(3_000);
    expect(await balance()).toBe(5);
  });

  it('that was shown to count is not given back unseen, nor the other way round', async () => {
    const words = { penawaran: 'undian', potongan_type: null, besar: null, hadiah: 'Motor' } as const;
    const voucher_id = await voucher({ ...words, is_min: 1, amount_min: 2_000, kuota: 1 });
    const order = await make({ items: [line(TEA, 2)], voucher_id });
    const ids = order.transactionItems.map(({ id }) => id);
    const shown = async (pieces: number) => {
      const asked = { qty: [pieces], cart_item_id: ids };
      return (await orders.post(`/${order.id}/price`, asked, SUPERADMIN)).body.data;
    };
    const save = (pieces: number, shown_voucher: 0 | 1) =>
      orders.post(
        '/update',
        { id: order.id, cart_item_id: ids, qty: [pieces], shown_total: pieces * 1_000, shown_voucher },
        SUPERADMIN,
      );
    const hemat = { id: voucher_id, name: 'Hemat', amount: 0 };
    expect(await shown(1)).toMatchObject({ total_price: 1_000, voucher: { ...hemat, counts: 0 } });
    expect(await save(1, 1)).toMatchObject({
      status: 409,
      body: { message: 'Voucher Hemat is given back now; it was shown to count. Submit again to take it.' },
    });
    expect((await save(1, 0)).status).toBe(200);
    expect((await shown(2)).voucher.counts).toBe(1);
    expect((await save(2, 0)).status).toBe(409);
    // Another order uses it meanwhile.
    await make({ items: [line(TEA, 2)], voucher_id });
    expect((await save(2, 1)).status).toBe(409);
    expect(await usage(order.id)).toMatchObject([{ status: 'cancelled' }]);
    expect((await save(2, 0)).status).toBe(200);
  });
});
