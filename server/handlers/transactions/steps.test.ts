import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../../fixtures/library-server.ts';
import { form } from '../../fixtures/multipart.ts';
import { ordersOf, SHOP, SUPERADMIN, SUPPORT, startOrders } from './testing.ts';

let server: TestServer;
let orders: ReturnType<typeof ordersOf>;
beforeAll(async () => {
  server = await startOrders();
  orders = ordersOf(server);
});
afterAll(() => server.close());

const shop = () =>
  server.store.db
    .selectFrom('users')
    .select(['point_balance', 'level_points'])
    .where('id', '=', SHOP)
    .executeTakeFirstOrThrow();
const said = ({ status, body }: { status: number; body: { errors?: readonly object[] } }) => ({
  status,
  errors: body.errors,
});

describe('accepting', () => {
  it('leads the order on and makes its first document, of all that is ordered, as one entry', async () => {
    const { id, items } = await orders.make();
    const multipart = form({ pick_ticket_no: 'PT-9', do_no: 'DO-9' });
    const { status, body } = await server.call(
      SUPPORT,
      'POST',
      `/api/admin/transaction/accept/${id}`,
      multipart,
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({ message: 'Order {invoice_no} is accepted.', data: { id, state: 1 } });
    const { transactionDocuments: documents } = await orders.read(id);
    expect(documents).toMatchObject([{ pick_ticket_no: 'PT-9', do_no: 'DO-9', si_no: null, qty: 6 }]);
    expect(documents[0].details).toMatchObject([
      { transaction_item_id: items[0], qty: 4 },
      { transaction_item_id: items[1], qty: 2 },
    ]);
    const live = server.store.db.selectFrom('live_events').select(['kind', 'key']);
    const events = await live.where('of_table', '=', 'transactions').orderBy('id', 'desc').execute();
    expect(events[0]).toEqual({ kind: 'changed', key: String(id) });
    const [, entry, ...more] = await orders.trail(id);
    expect(more).toEqual([]);
    expect(entry).toMatchObject({
      action: 'transaction.accept',
      actor: 'person',
      before: { state: 0, documents: [] },
      after: { state: 1, documents: [{ pick_ticket_no: 'PT-9' }] },
    });
  });

  it.each([{}, { pick_ticket_no: 'P' }, { pick_ticket_no: ' ', do_no: 'D' }])(
    'needs both numbers: %o',
    async (payload) => {
      const { id } = await orders.make();
      const answer = await orders.post(`/accept/${id}`, payload, SUPERADMIN);
      expect(answer).toMatchObject({ status: 422, body: { message: 'Please fill all fields.' } });
      expect((await orders.read(id)).transaction.state).toBe(0);
    },
  );

  it('happens once when two press at the same moment; the other is told who was first', async () => {
    const { id } = await orders.make();
    const both = await Promise.all([orders.accept(id, SUPERADMIN), orders.accept(id, SUPPORT)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [winner, loser] = both[0]?.status === 200 ? ['role-3', both[1]] : ['role-5', both[0]];
    expect(loser?.body.errors).toMatchObject([
      {
        message: '{by} was first: {action} is done already.',
        params: { by: winner, action: { text: 'Accept' } },
      },
    ]);
    expect((await orders.trail(id)).map(({ action }) => action)).toEqual([null, 'transaction.accept']);
    expect((await orders.read(id)).transactionDocuments).toHaveLength(1);
  });

  it('by a double click is told so; by a repeated key it is the same answer', async () => {
    const { id } = await orders.make();
    const headers = { 'idempotency-key': `accept-${id}` };
    const first = await orders.accept(id, SUPERADMIN, headers);
    expect(await orders.accept(id, SUPERADMIN, headers)).toMatchObject({ status: 200, body: first.body });
    expect(said(await orders.accept(id))).toMatchObject({
      status: 409,
      errors: [{ message: 'You have done this already: {action}.' }],
    });
    expect(await orders.trail(id)).toHaveLength(2);
  });

  it('after another with other numbers, tells at each field which one stands', async () => {
    const { id } = await orders.make();
    const accept = (pick_ticket_no: string, do_no: string) =>
      orders.post(`/accept/${id}`, { pick_ticket_no, do_no }, SUPERADMIN);
    expect((await accept('PT-1', 'DO-1')).status).toBe(200);
    expect(said(await accept('PT-2', 'DO-1'))).toMatchObject({
      status: 409,
      errors: [
        { message: 'You have done this already: {action}.' },
        {
          field: 'pick_ticket_no',
          message: '{value} was entered first.',
          params: { value: 'PT-1' },
        },
      ],
    });
    expect(said(await accept('PT-1', 'DO-1')).errors).toHaveLength(1);
  });

  it('is for the roles of orders alone', async () => {
    const { id } = await orders.make();
    expect((await orders.accept(id, 4)).status).toBe(403);
  });
});

describe('a document', () => {
  it('does not repeat both numbers of another of its order; one that did before can be changed', async () => {
    const { id, items } = await orders.make();
    const url = `/${id}/transaction-document`;
    const numbers = { pick_ticket_no: 'PT-1', do_no: 'DO-1' };
    const add = (more: object = {}) =>
      orders.post(url, { ...numbers, qty: { [items[0] ?? 0]: 1 }, ...more }, SUPERADMIN);
    const change = (document: number, payload: object) =>
      server.call(SUPERADMIN, 'PUT', `/api/admin/transaction${url}/${document}/update`, { payload });
    const refused = {
      status: 422,
      body: {
        errors: [
          { field: 'do_no', message: 'This order has a document with this pick ticket and DO number.' },
        ],
      },
    };
    const first: number = (await add()).body.data.id;
    expect(await add({ do_no: 'DO-1 ' })).toMatchObject(refused);
    expect(await orders.post(`/accept/${id}`, numbers, SUPERADMIN)).toMatchObject(refused);
    const other: number = (await add({ do_no: 'DO-2' })).body.data.id;
    expect(await change(other, numbers)).toMatchObject(refused);
    expect((await change(first, { ...numbers, si_no: 'SI-1' })).status).toBe(200);
    await server.store.db
      .updateTable('transaction_documents')
      .set({ do_no: 'DO-1' })
      .where('id', '=', other)
      .execute();
    expect((await change(other, { ...numbers, si_no: 'SI-2' })).status).toBe(200);
    expect((await orders.read(id)).transactionDocuments).toHaveLength(2);
    const elsewhere = await orders.make();
    const qty = { [elsewhere.items[0] ?? 0]: 1 };
    expect(
      (await orders.post(`/${elsewhere.id}/transaction-document`, { ...numbers, qty }, SUPERADMIN)).status,
    ).toBe(200);
  });

  it('is of at least one piece; one that has none keeps its numbers changeable', async () => {
    const { id, items } = await orders.make();
    const url = `/${id}/transaction-document`;
    const numbers = { pick_ticket_no: 'PT-1', do_no: 'DO-1' };
    const [first = 0] = items;
    const none = Object.fromEntries(items.map((item) => [item, 0]));
    const refused = {
      status: 422,
      body: { errors: [{ field: 'qty', message: 'Enter the pieces of at least one item.' }] },
    };
    for (const payload of [numbers, { ...numbers, qty: {} }, { ...numbers, qty: none }])
      expect(await orders.post(url, payload, SUPERADMIN)).toMatchObject(refused);
    const added = (await orders.post(url, { ...numbers, qty: { [first]: 1 } }, SUPERADMIN)).body.data;
    const change = (payload: object) =>
      server.call(SUPERADMIN, 'PUT', `/api/admin/transaction${url}/${added.id}/update`, { payload });
    const qty = Object.fromEntries(added.details.map((detail: { id: number }) => [detail.id, 0]));
    expect(await change({ ...numbers, qty })).toMatchObject(refused);
    await server.store.db.updateTable('transaction_document_details').set({ qty: 0 }).execute();
    expect((await change({ ...numbers, si_no: 'SI-1', qty })).status).toBe(200);
  });
});

describe('delivering', () => {
  const accepted = async () => {
    const order = await orders.make();
    await orders.accept(order.id);
    const [document] = (await orders.get(`/document/${order.id}`)).body.data.transactionDocuments;
    return { ...order, document };
  };

  it('notes what was delivered, by the id of the item; the rest is as the document says', async () => {
    const { id, items, document } = await accepted();
    const [first = 0] = items;
    const payload = { document_id: document.id, si_no: 'SI-1', qty: { [first]: 3 } };
    expect((await orders.post(`/${id}/deliver`, payload, SUPPORT)).status).toBe(200);
    const { transaction, transactionItems, transactionDocuments } = await orders.read(id);
    expect(transaction.state).toBe(2);
    expect(transactionItems).toMatchObject([
      { quantity: 4, deliver_qty: 3 },
      { quantity: 2, deliver_qty: 2 },
    ]);
    expect(transactionDocuments).toMatchObject([
      { si_no: 'SI-1', qty: 5, delivered_at: expect.any(String), details: [{ qty: 3 }, { qty: 2 }] },
    ]);
    const step = (await orders.trail(id)).at(-1);
    expect(step).toMatchObject({ action: 'transaction.deliver', after: { items: [{ deliver_qty: 3 }, {}] } });
  });

  it.each(['changed', 'deleted', 'added'])(
    'notices that a document was %s since it was looked at',
    async (what) => {
      const { id, document } = await accepted();
      const { version } = (await orders.read(id)).transaction;
      const url = `/api/admin/transaction/${id}/transaction-document`;
      const numbers = { pick_ticket_no: `PT-${what}`, do_no: `DO-${what}` };
      const [detail] = document.details;
      const body = { ...numbers, qty: { [detail.id]: 1 } };
      if (what === 'changed')
        await server.call(SUPERADMIN, 'PUT', `${url}/${document.id}/update`, { payload: body });
      else if (what === 'deleted') await server.call(SUPERADMIN, 'DELETE', `${url}/${document.id}/delete`);
      else {
        const payload = { ...numbers, qty: { [detail.transaction_item_id]: 1 } };
        expect((await orders.post(`/${id}/transaction-document`, payload, SUPERADMIN)).status).toBe(200);
      }
      const delivery = { document_id: document.id, si_no: 'SI-1' };
      const headers = { 'if-match': `"${version}"` };
      expect(await orders.post(`/${id}/deliver`, delivery, SUPERADMIN, headers)).toMatchObject({
        status: 409,
        body: { current: { id, state: 1 }, change: { by: 'role-3' } },
      });
    },
  );

  it('is refused with the document of another order, and with an item of another', async () => {
    const [one, other] = [await accepted(), await accepted()];
    const payload = { document_id: other.document.id, si_no: 'SI-1' };
    expect(await orders.post(`/${one.id}/deliver`, payload, SUPERADMIN)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'document_id' }] },
    });
    const qty = { [other.items[0] ?? 0]: 1 };
    expect(await orders.deliver(one.id, SUPERADMIN, qty)).toMatchObject({
      status: 422,
      body: { errors: [{ field: `qty.${other.items[0]}`, message: 'This is no item of this order.' }] },
    });
    expect((await orders.read(one.id)).transaction.state).toBe(1);
  });

  it('needs document and number', async () => {
    const { id, document } = await accepted();
    for (const payload of [{ si_no: 'S' }, { document_id: document.id, si_no: '' }])
      expect(await orders.post(`/${id}/deliver`, payload, SUPERADMIN)).toMatchObject({
        status: 422,
        body: { message: 'Please fill all fields.' },
      });
  });

  it('is of at least one piece', async () => {
    const { id, items } = await accepted();
    const [first = 0, second = 0] = items;
    expect(await orders.deliver(id, SUPERADMIN, { [first]: 0, [second]: 0 })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'qty', message: 'Enter the pieces of at least one item.' }] },
    });
    expect((await orders.deliver(id, SUPERADMIN, { [first]: 0, [second]: 1 })).status).toBe(200);
  });

  it('is refused before it is accepted, in words', async () => {
    const { id } = await orders.make();
    expect(said(await orders.deliver(id))).toMatchObject({
      status: 409,
      errors: [
        {
          message: 'Only an order that waits for delivery can be delivered. This one is: {state}.',
          params: { state: { text: 'Order Accepted' } },
        },
      ],
    });
  });
});

describe('completing', () => {
  const delivered = async () => {
    const order = await orders.make();
    await orders.accept(order.id);
    await orders.deliver(order.id);
    return order;
  };

  it('gives the points to the balance of the shop; empty gives none', async () => {
    const before = await shop();
    const [one, other] = [await delivered(), await delivered()];
    expect((await orders.complete(one.id, 25)).body.data).toMatchObject({ state: 3 });
    const empty = form({ points: '' });
    await server.call(SUPPORT, 'POST', `/api/admin/transaction/${other.id}/complete`, empty);
    expect((await orders.read(other.id)).transaction).toMatchObject({ state: 3, points: 0 });
    expect(await shop()).toEqual({ ...before, point_balance: Number(before.point_balance) + 25 });
  });

  it.each([
    ['-1', 'Please fill all fields.'],
    ['99999999999', 'Must be at most 1000000000.'],
    ['banyak', 'Please fill all fields.'],
    ['1.5', 'Please fill all fields.'],
  ])('refuses %s as points, and says why', async (points, message) => {
    const { id } = await delivered();
    const answer = await server.call(
      SUPPORT,
      'POST',
      `/api/admin/transaction/${id}/complete`,
      form({ points }),
    );
    expect(answer).toMatchObject({ status: 422, body: { message } });
    expect((await orders.read(id)).transaction.state).toBe(2);
  });

  it('of two orders at the same moment both count', async () => {
    const before = await shop();
    const all = [await delivered(), await delivered()];
    await Promise.all(all.map(({ id }) => orders.complete(id, 10)));
    expect(Number((await shop()).point_balance)).toBe(Number(before.point_balance) + 20);
  });
});

describe('confirming the payment', () => {
  it('keeps the state, and counts to the level of the shop; once', async () => {
    const before = await shop();
    const { id } = await orders.make();
    const missing = await orders.approve(id, '');
    expect(missing).toMatchObject({ status: 422, body: { message: 'Please fill all fields' } });
    expect((await orders.approve(id, -1)).status).toBe(422);
    expect((await orders.approve(id, 7, SUPPORT)).body.data).toMatchObject({ state: 0, paid: 1 });
    expect(said(await orders.approve(id, 9))).toMatchObject({
      status: 409,
      errors: [
        { message: '{by} was first: {action} is done already.', params: { by: 'role-5' } },
        { field: 'xp_point', params: { value: 7 } },
      ],
    });
    expect(await shop()).toEqual({ ...before, level_points: Number(before.level_points) + 7 });
    expect((await orders.trail(id)).map(({ action }) => action)).toEqual([null, 'transaction.confirm-paid']);
  });

  it('takes nought for points', async () => {
    const { id } = await orders.make();
    expect((await orders.approve(id, 0)).status).toBe(200);
    expect((await orders.read(id)).transaction).toMatchObject({ paid: 1, xp_point: 0 });
  });
});

describe('what may be done to an order', () => {
  it('is said for each, with the reason', async () => {
    const { id } = await orders.make();
    await orders.approve(id, 1);
    const { body } = await orders.get(`/actions?ids[]=${id}`);
    const verdicts = Object.fromEntries(
      body.data.map((one: { action: string; allowed: number; message: string | null }) => [
        one.action,
        one.allowed === 1 || one.message,
      ]),
    );
    expect(verdicts).toEqual({
      'transaction.accept': true,
      'transaction.deliver': 'Only an order that waits for delivery can be delivered. This one is: {state}.',
      'transaction.complete': 'Only a delivered order can be completed. This one is: {state}.',
      'transaction.sro': 'Goods come back only from an order that was delivered. This one is: {state}.',
      'transaction.confirm-paid': 'This order is paid already.',
      'transaction.edit': true,
      'transaction.add-document': true,
      'transaction.remind': 'This order is paid already.',
    });
  });
});
