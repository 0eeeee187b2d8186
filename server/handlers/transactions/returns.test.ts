import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../../fixtures/library-server.ts';
import { ordersOf, SUPERADMIN, SUPPORT, startOrders } from './testing.ts';

let server: TestServer;
let orders: ReturnType<typeof ordersOf>;
beforeAll(async () => {
  server = await startOrders();
  orders = ordersOf(server);
});
afterAll(() => server.close());

describe('an SRO', () => {
  const done = async () => {
    const order = await orders.make();
    await orders.accept(order.id);
    await orders.deliver(order.id);
    return order;
  };
  const sros = async (id: number) => (await orders.get(`/${id}/sros`)).body.data;

  it('is kept with number, lines and status, of delivered orders and of those that are done; the state stays', async () => {
    const { id, items } = await done();
    const [first = 0, second = 0] = items;
    expect((await orders.sro(id, 'SRO-1', { [first]: 2, [second]: 0 })).body.data).toMatchObject({
      state: 2,
    });
    await orders.complete(id, 0);
    expect((await orders.sro(id, 'SRO-2', { [first]: 1 }, SUPPORT)).body.data).toMatchObject({ state: 3 });
    expect(await sros(id)).toMatchObject([
      { no: 'SRO-2', status: 'On Process', lines: [{ transaction_item_id: first, qty: 1 }] },
      { no: 'SRO-1', status: 'On Process', type: 'SRO', lines: [{ transaction_item_id: first, qty: 2 }] },
    ]);
  });

  it('needs a number that the order does not have, and takes no more back than went out', async () => {
    const { id, items } = await done();
    const [first = 0] = items;
    const empty = await orders.sro(id, '');
    expect(empty).toMatchObject({ status: 422, body: { message: 'Please fill all fields.' } });
    await orders.sro(id, 'SRO-1', { [first]: 3 });
    expect(await orders.sro(id, 'SRO-1')).toMatchObject({
      status: 409,
      body: { errors: [{ field: 'sro_no' }] },
    });
    expect(await orders.sro(id, 'SRO-2', { [first]: 2 })).toMatchObject({
      status: 422,
      body: { errors: [{ field: `qty.${first}`, params: { most: 1 } }] },
    });
    expect(await sros(id)).toHaveLength(1);
  });

  it('takes back at least one piece, and of each item no more than was delivered and is not back yet', async () => {
    const { id, items } = await orders.make();
    const [first = 0, second = 0] = items;
    await orders.accept(id);
    expect((await orders.read(id)).returnable).toEqual([]);
    await orders.deliver(id, SUPERADMIN, { [first]: 3, [second]: 0 });
    const most = async () =>
      (await orders.read(id)).returnable.map(({ qty }: { readonly qty: number }) => qty);
    expect(await most()).toEqual([3, 0]);
    for (const none of [undefined, { [first]: 0 }])
      expect(await orders.sro(id, 'SRO-1', none)).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'qty', message: 'Enter the pieces of at least one item.' }] },
      });
    expect(await orders.sro(id, 'SRO-1', { [first]: 4, [second]: 1 })).toMatchObject({
      status: 422,
      body: {
        errors: [
          { field: `qty.${first}`, message: 'At most {most} pieces can come back.', params: { most: 3 } },
          { field: `qty.${second}`, params: { most: 0 } },
        ],
      },
    });
    expect((await orders.sro(id, 'SRO-1', { [first]: 2 })).status).toBe(200);
    expect(await most()).toEqual([1, 0]);
  });

  it('of an order that was delivered elsewhere takes back what was ordered', async () => {
    const { id, items } = await done();
    const [first = 0] = items;
    const { db } = server.store;
    const documents = db.updateTable('transaction_documents').where('transaction_id', '=', id);
    await documents.set({ delivered_at: null }).execute();
    const rows = db.updateTable('transaction_items').where('transaction_id', '=', id);
    await rows.set({ deliver_qty: 0 }).execute();
    expect((await orders.sro(id, 'SRO-1', { [first]: 5 })).status).toBe(422);
    expect((await orders.sro(id, 'SRO-1', { [first]: 4 })).status).toBe(200);
  });

  it('that failed says so, in the trail of its order too, and its pieces can come back by another', async () => {
    const { id, items } = await done();
    const [first = 0] = items;
    await orders.sro(id, 'SRO-1', { [first]: 4 });
    const [{ id: sro }] = await sros(id);
    expect((await orders.sro(id, 'SRO-2', { [first]: 1 })).status).toBe(422);
    const fail = () => orders.post(`/sro/${sro}/fail`, {}, SUPPORT);
    expect(await fail()).toMatchObject({
      status: 200,
      body: { message: 'SRO {no} has failed.', params: { no: 'SRO-1' }, data: { status: 'Failed' } },
    });
    expect((await fail()).status).toBe(409);
    expect((await orders.sro(id, 'SRO-2', { [first]: 4 })).status).toBe(200);
    const [, told] = (await orders.get(`/${id}/timeline`)).body.data;
    expect(told).toMatchObject({
      message: 'SRO {sro_no} failed.',
      params: { sro_no: 'SRO-1' },
      by: 'role-5',
    });
  });

  it('is refused of an order that was not delivered', async () => {
    const { id } = await orders.make();
    expect((await orders.sro(id, 'SRO-1')).status).toBe(409);
  });
});
