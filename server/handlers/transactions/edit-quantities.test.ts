import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../../fixtures/library-server.ts';
import { line, ordersOf, RICE, SHOP, SUPERADMIN, SUPPORT, startOrders, TEA } from './testing.ts';

let server: TestServer;
let orders: ReturnType<typeof ordersOf>;
beforeAll(async () => {
  server = await startOrders();
  orders = ordersOf(server);
});
afterAll(() => server.close());

describe('changing quantities', () => {
  it('prices the changed lines anew, and the total follows', async () => {
    const { id, items } = await orders.make();
    const [tea = 0] = items;
    const { transaction } = await orders.read(id);
    expect(transaction.total_price).toBe(8_000);
    const { status, body } = await orders.edit(id, [tea], [20]);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ total_price: 22_000 });
    expect((await orders.read(id)).transactionItems).toMatchObject([
      { quantity: 20, price: 900, discount_price: 0, final_price: 18_000, ready_qty: 15, pre_order_qty: 5 },
      { quantity: 2, price: 2_500.5, discount_price: 1_001, final_price: 4_000 },
    ]);
    expect((await orders.trail(id)).at(-1)).toMatchObject({
      action: 'transaction.edit',
      before: { total_price: 8_000, items: [{ quantity: 4 }, {}] },
      after: { total_price: 22_000, items: [{ quantity: 20 }, {}] },
    });
  });

  it('leaves the other lines at their prices, whatever their product costs now', async () => {
    const { id, items } = await orders.make([line(TEA, 4), line(RICE, 2)]);
    const [tea = 0] = items;
    const discounts = server.store.db.updateTable('product_discounts').where('product_id', '=', RICE);
    await discounts.set({ discount_price: 1_500 }).execute();
    await orders.edit(id, items, [5, 2]);
    await discounts.set({ discount_price: 2_000 }).execute();
    expect((await orders.read(id)).transactionItems).toMatchObject([
      { id: tea, quantity: 5, final_price: 5_000 },
      { quantity: 2, final_price: 4_000 },
    ]);
  });

  it('goes by the rules of the time of the order', async () => {
    const { id, items } = await orders.make([line(TEA, 4)]);
    const { db } = server.store;
    const price = (value: number) =>
      db.updateTable('products').set({ price: value }).where('id', '=', TEA).execute();
    const steps = db.updateTable('product_wholesale_prices').where('product_id', '=', TEA);
    await sql`update transactions set created_at = now() - interval '1 hour' where id = ${id}`.execute(db);
    await price(5_000);
    await steps.set({ deleted_at: sql`now()` }).execute();
    await orders.edit(id, items, [6]);
    expect((await orders.read(id)).transaction.total_price).toBe(6_000);
    await orders.edit(id, items, [10]);
    expect((await orders.read(id)).transaction.total_price).toBe(9_000);
    await price(1_000);
    await steps.set({ deleted_at: null }).execute();
  });

  it('lets no line grow to what a new order may not have', async () => {
    const { db } = server.store;
    const { id, items } = await orders.make([line(TEA, 100), line(TEA, 50), line(RICE, 2)]);
    const [tea = 0, otherTea = 0, rice = 0] = items;
    expect(await orders.edit(id, [rice, otherTea], [3, 101])).toMatchObject({
      status: 422,
      body: {
        message: 'At most 200 pieces of Teh Botol go into one order.',
        errors: [{ field: 'qty.1' }],
      },
    });
    expect((await orders.post(`/${id}/price`, { qty: [201], cart_item_id: [tea] }, SUPERADMIN)).status).toBe(
      422,
    );
    expect((await orders.edit(id, [otherTea], [100])).status).toBe(200);
    const limit = (max_qty: number) =>
      db.updateTable('products').set({ max_qty }).where('id', '=', TEA).execute();
    await limit(10);
    // A limit that came later forbids neither less nor a shift between the lines.
    expect((await orders.edit(id, [tea, otherTea], [120, 80])).status).toBe(200);
    expect((await orders.edit(id, [tea, otherTea], [20, 20])).status).toBe(200);
    expect((await orders.edit(id, [tea], [21])).status).toBe(422);
    await limit(200);
    const block = (blocked: 0 | 1) =>
      db.updateTable('products').set({ held: blocked }).where('id', '=', RICE).execute();
    await block(1);
    const refused = await orders.edit(id, [rice], [3]);
    expect([refused.status, refused.body.message]).toEqual([
      422,
      'Beras is blocked, so it cannot be ordered.',
    ]);
    expect((await orders.edit(id, [rice], [1])).status).toBe(200);
    await block(0);
    const activate = (active: 0 | 1) =>
      db.updateTable('users').set({ active }).where('id', '=', SHOP).execute();
    await activate(0);
    expect(await orders.edit(id, [tea, rice], [1, 2])).toMatchObject({
      status: 422,
      body: {
        message: 'This shop is inactive, so it cannot order.',
        errors: [{ field: 'qty.1' }],
      },
    });
    expect((await orders.edit(id, [tea], [1])).status).toBe(200);
    await activate(1);
  });

  it('comes as a form with parallel lists, nought included', async () => {
    const { id, items } = await orders.make();
    const [tea, rice] = items;
    const payload = `id=${id}&qty[]=0&qty[]=3&cart_item_id[]=${tea}&cart_item_id[]=${rice}`;
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await server.call(SUPPORT, 'POST', '/api/admin/transaction/update', { payload, headers });
    expect(answer.body.data).toMatchObject({ total_price: 6_000 });
    expect((await orders.read(id)).transactionItems).toMatchObject([{ quantity: 0 }, { quantity: 3 }]);
  });

  it.each([
    ['an item of another order', [999_999], [1], 'cart_item_id.0'],
    ['lists of two lengths', [1], [1, 2], 'qty'],
    ['less than nought', [1], [-1], 'qty.0'],
  ])('refuses %s', async (_what, ids, qty, field) => {
    const { id } = await orders.make();
    expect(await orders.edit(id, ids, qty)).toMatchObject({ status: 422, body: { errors: [{ field }] } });
  });

  it('can be priced before; nothing is written, and it is what the edit then comes to', async () => {
    const { id, items } = await orders.make();
    const before = await orders.read(id);
    const [tea = 0] = items;
    const ask = (qty: number[], cart_item_id: number[]) =>
      orders.post(`/${id}/price`, { qty, cart_item_id }, SUPPORT);
    const { body } = await ask([20], [tea]);
    expect(body.data).toMatchObject({
      total_price: 22_000,
      items: [{ id: tea, final_price: 18_000 }, { final_price: 4_000 }],
    });
    expect(await orders.read(id)).toEqual(before);
    expect((await ask([], [])).body.data.total_price).toBe(8_000);
    expect((await ask([1], [999_999])).status).toBe(422);
    expect((await orders.edit(id, [tea], [20])).body.data.total_price).toBe(22_000);
  });

  it('commits no other total than the one that was shown', async () => {
    const { id, items } = await orders.make();
    const edit = (shown_total: number) =>
      orders.post('/update', { id, cart_item_id: items, qty: [5, 2], shown_total }, SUPERADMIN);
    expect(await edit(8_999)).toMatchObject({
      status: 409,
      body: { message: 'The total is Rp 9.000 now; Rp 8.999 was shown. Submit again to take it.' },
    });
    expect((await orders.read(id)).transaction.total_price).toBe(8_000);
    expect((await edit(9_000)).status).toBe(200);
    const approve = (shown_total?: number) =>
      orders.post('/approve', { id, xp_point: 1, shown_total }, SUPERADMIN);
    expect((await approve(8_000)).status).toBe(409);
    expect((await orders.read(id)).transaction.paid).toBe(0);
    expect((await approve(9_000)).status).toBe(200);
    const make = (shown_total: number | null) =>
      orders.post('', { user_id: SHOP, items: [line(TEA, 4)], shown_total }, SUPERADMIN);
    expect((await make(3_999)).status).toBe(409);
    expect((await make(4_000)).status).toBe(200);
    expect((await make(null)).status).toBe(200);
  });

  it('of a paid order leaves a balance or a credit, and so does what comes back', async () => {
    const { id, items } = await orders.make();
    const [tea = 0] = items;
    const balance = async () => (await orders.read(id)).transaction.balance;
    const listed = async () => {
      const { body } = await orders.get('?unsettled=1&per_page=50');
      return body.data.data.find((order: { id: number }) => order.id === id)?.balance;
    };
    await orders.approve(id, 1);
    expect(await balance()).toBeNull();
    await orders.edit(id, [tea], [6]);
    expect([await balance(), await listed()]).toEqual([2_000, 2_000]);
    await orders.edit(id, [tea], [1]);
    expect(await balance()).toBe(-3_000);
    const before = (await server.call(SUPERADMIN, 'GET', '/api/admin/today')).body.data.orders_with_balance;
    await orders.edit(id, [tea], [4]);
    expect([await balance(), await listed()]).toEqual([null, undefined]);
    const { body } = await server.call(SUPERADMIN, 'GET', '/api/admin/today');
    expect(body.data.orders_with_balance).toBe(before - 1);
    await orders.accept(id);
    await orders.deliver(id);
    await orders.sro(id, 'SRO-B', { [tea]: 1 });
    expect(await balance()).toBe(-1_000);
    const { body: sros } = await orders.get(`/${id}/sros`);
    await orders.post(`/sro/${sros.data[0].id}/fail`, {}, SUPERADMIN);
    expect(await balance()).toBeNull();
  });

  it('of an unpaid order is due for what is kept; what comes back after the payment is a credit', async () => {
    const { id, items } = await orders.make();
    const [tea = 0] = items;
    const money = async () => {
      const { total_price, amount_due, balance } = (await orders.read(id)).transaction;
      return { total_price, amount_due, balance };
    };
    const { total_price } = await money();
    await orders.accept(id);
    await orders.deliver(id);
    await orders.sro(id, 'SRO-D1', { [tea]: 1 });
    expect(await money()).toEqual({ total_price, amount_due: total_price - 1_000, balance: null });
    const confirm = (shown_total: number) =>
      orders.post('/approve', { id, xp_point: 1, shown_total }, SUPERADMIN);
    expect((await confirm(total_price)).status).toBe(409);
    expect((await confirm(total_price - 1_000)).status).toBe(200);
    expect((await money()).balance).toBeNull();
    await orders.sro(id, 'SRO-D2', { [tea]: 1 });
    expect((await money()).balance).toBe(-1_000);
  });

  it('may all be 0; such an order is led on only when it has pieces again', async () => {
    const { id, items } = await orders.make();
    const refused = {
      status: 409,
      body: { errors: [{ message: 'This order has no pieces. Change its quantities first.' }] },
    };
    const asked = async (action: string) => {
      const { body } = await orders.get(`/actions?ids[]=${id}`);
      return body.data.find((row: { action: string }) => row.action === `transaction.${action}`);
    };
    const none = items.map(() => 0);
    expect((await orders.edit(id, items, none)).status).toBe(200);
    expect(await asked('accept')).toMatchObject({ allowed: 0, message: refused.body.errors[0]?.message });
    expect(await orders.accept(id)).toMatchObject(refused);
    await orders.edit(id, items, [1, ...none.slice(1)]);
    expect((await orders.accept(id)).status).toBe(200);
    await orders.edit(id, items, none);
    expect(await orders.deliver(id)).toMatchObject(refused);
  });

  it('of an order paid elsewhere counts from what it was paid with', async () => {
    const { db } = server.store;
    const { id, items } = await orders.make();
    const [tea = 0] = items;
    await sql`alter table transactions disable trigger keep_paid_amount`.execute(db);
    await orders.approve(id, 1);
    await sql`alter table transactions enable trigger keep_paid_amount`.execute(db);
    await orders.edit(id, [tea], [5]);
    expect((await orders.read(id)).transaction.balance).toBe(1_000);
  });

  it('notices that somebody else was quicker, and says who', async () => {
    const { id, items } = await orders.make();
    const { version } = (await orders.read(id)).transaction;
    const headers = { 'if-match': `"${version}"` };
    expect((await orders.edit(id, items, [5, 2], headers)).status).toBe(200);
    expect(await orders.edit(id, items, [6, 2], headers)).toMatchObject({
      status: 409,
      body: { current: { id, total_price: 9_000 }, change: { by: 'role-3' } },
    });
    expect((await orders.read(id)).transactionItems[0].quantity).toBe(5);
  });

  it('of one order by two at once, each over the version it has read, is done once', async () => {
    const { id, items } = await orders.make();
    const headers = { 'if-match': (await orders.read(id)).transaction.version };
    const all = await Promise.all([
      orders.edit(id, items, [7, 2], headers),
      orders.edit(id, items, [8, 2], headers),
    ]);
    expect(all.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is possible until the order is delivered', async () => {
    const { id, items } = await orders.make();
    await orders.accept(id);
    expect((await orders.edit(id, items, [5, 2])).status).toBe(200);
    await orders.deliver(id);
    expect(await orders.edit(id, items, [6, 2])).toMatchObject({
      status: 409,
      body: {
        errors: [
          { message: 'Quantities can be changed until the order is delivered. This one is: {state}.' },
        ],
      },
    });
  });
});
