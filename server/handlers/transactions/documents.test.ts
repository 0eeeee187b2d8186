import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../../fixtures/library-server.ts';
import { form } from '../../fixtures/multipart.ts';
import { ordersOf, SUPERADMIN, SUPPORT, startOrders } from './testing.ts';

let server: TestServer;
let orders: ReturnType<typeof ordersOf>;
beforeAll(async () => {
  server = await startOrders();
  orders = ordersOf(server);
});
afterAll(() => server.close());

describe('documents', () => {
  const path = (id: number, doc?: number, end = '') =>
    `/api/admin/transaction/${id}/transaction-document${doc === undefined ? '' : `/${doc}${end}`}`;

  it('are added with pieces by the id of the item, and changed with pieces by the id of the detail', async () => {
    const { id, items } = await orders.make();
    const [tea, rice] = items;
    const multipart = form({ pick_ticket_no: 'PT', do_no: 'DO', si_no: '', [`qty[${tea}]`]: '3' });
    const made = await server.call(SUPPORT, 'POST', path(id), multipart);
    const { id: doc, details } = made.body.data;
    expect(details).toMatchObject([
      { transaction_item_id: tea, qty: 3 },
      { transaction_item_id: rice, qty: 0 },
    ]);
    const other = details[1].id;
    const payload = `pick_ticket_no=PT2&do_no=DO&si_no=SI&qty[${other}]=2`;
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const changed = await server.call(SUPPORT, 'PUT', path(id, doc, '/update'), { payload, headers });
    expect(changed.body.data).toMatchObject({ pick_ticket_no: 'PT2', si_no: 'SI', qty: 5 });
    const { body } = await server.call(SUPPORT, 'GET', path(id, doc));
    expect(body.data).toMatchObject({
      transactionDocuments: { id: doc, details: [{ qty: 3 }, { id: other, qty: 2 }] },
      transactionItems: [{ id: tea }, { id: rice }],
    });
  });

  it('refuse pieces of what they do not hold: an id of an item is none of a detail', async () => {
    const [{ id, items }, second] = [await orders.make(), await orders.make()];
    const numbers = { pick_ticket_no: 'PT', do_no: 'DO' };
    const own = { payload: { ...numbers, qty: { [items[0] ?? 0]: 1 } } };
    const foreign = { payload: { ...numbers, qty: { [second.items[0] ?? 0]: 1 } } };
    const field = `qty.${second.items[0]}`;
    expect(await server.call(SUPERADMIN, 'POST', path(id), foreign)).toMatchObject({
      status: 422,
      body: { errors: [{ field }] },
    });
    const { body } = await server.call(SUPERADMIN, 'POST', path(id), own);
    expect(await server.call(SUPERADMIN, 'PUT', path(id, body.data.id, '/update'), foreign)).toMatchObject({
      status: 422,
      body: { errors: [{ field }] },
    });
  });

  it('notice that somebody else was quicker, also where only pieces have changed', async () => {
    const { id } = await orders.make();
    await orders.accept(id);
    const [{ id: doc, version, details }] = (await orders.read(id)).transactionDocuments;
    const headers = { 'if-match': `"${version}"` };
    const numbers = { pick_ticket_no: `PT-${id}`, do_no: `DO-${id}` };
    const put = (qty: number[]) => {
      const payload = { ...numbers, qty: { [details[0].id]: qty[0], [details[1].id]: qty[1] } };
      return server.call(SUPPORT, 'PUT', path(id, doc, '/update'), { payload, headers });
    };
    expect((await put([3, 3])).status).toBe(200);
    expect(await put([4, 2])).toMatchObject({
      status: 409,
      body: { current: { qty: 6 }, change: { by: 'role-5' } },
    });
  });

  it('are deleted, but for the one that the order was delivered with; the trail keeps what they said', async () => {
    const { id, items } = await orders.make();
    await orders.accept(id);
    const spare = await server.call(SUPERADMIN, 'POST', path(id), {
      payload: { pick_ticket_no: 'X', do_no: 'Y', qty: { [items[0] ?? 0]: 1 } },
    });
    const [first] = (await orders.read(id)).transactionDocuments;
    await orders.deliver(id);
    const remove = (doc: number) => server.call(SUPERADMIN, 'DELETE', path(id, doc, '/delete'));
    expect(await remove(spare.body.data.id)).toMatchObject({ status: 200 });
    expect(await remove(first.id)).toMatchObject({ status: 409 });
    expect(await remove(spare.body.data.id)).toMatchObject({ status: 404 });
    expect((await orders.read(id)).transactionDocuments).toHaveLength(1);
    expect((await orders.trail(id)).at(-1)).toMatchObject({
      endpoint: 'transaction.delete-document',
      before: { documents: [{ pick_ticket_no: 'X' }], details: [{}, {}] },
    });
  });

  it('keep the pieces that were delivered with them; their numbers can change', async () => {
    const { id } = await orders.make();
    await orders.accept(id);
    await orders.deliver(id);
    const [{ id: doc, details }] = (await orders.read(id)).transactionDocuments;
    const change = (qty: number) =>
      server.call(SUPERADMIN, 'PUT', path(id, doc, '/update'), {
        payload: { pick_ticket_no: 'NEW', do_no: 'DO', si_no: 'SI', qty: { [details[0].id]: qty } },
      });
    expect(await change(details[0].qty - 1)).toMatchObject({
      status: 409,
      body: { errors: [{ field: 'qty', message: expect.stringMatching(/so its pieces stay\.$/) }] },
    });
    expect((await change(details[0].qty)).body.data).toMatchObject({ pick_ticket_no: 'NEW', details });
    const write = (writer: string) =>
      server.store.db.transaction().execute(async (trx) => {
        await sql`select set_config('app.writer', ${writer}, true)`.execute(trx);
        await sql`update transaction_document_details set qty = qty + 1 where document_id = ${doc}`.execute(
          trx,
        );
      });
    await expect(write('')).rejects.toThrow(/delivered pieces are those of the document/);
    await write('import');
  });

  it('are added until the order is done', async () => {
    const { id, items } = await orders.make();
    const qty = { [items[0] ?? 0]: 1 };
    const add = (pick_ticket_no: string) =>
      server.call(SUPERADMIN, 'POST', path(id), { payload: { pick_ticket_no, do_no: 'Y', qty } });
    await orders.accept(id);
    await orders.deliver(id);
    expect((await add('X')).status).toBe(200);
    await orders.complete(id, 0);
    expect(await add('Z')).toMatchObject({
      status: 409,
      body: { message: 'Documents are added until the order is done. This one is: Done.' },
    });
    expect((await orders.read(id)).transactionDocuments).toHaveLength(2);
  });

  it('of another order are not there', async () => {
    const [one, other] = [await orders.make(), await orders.make()];
    await orders.accept(one.id);
    const [document] = (await orders.read(one.id)).transactionDocuments;
    expect((await server.call(SUPERADMIN, 'GET', path(other.id, document.id))).status).toBe(404);
    const payload = { pick_ticket_no: 'X', do_no: 'Y' };
    const put = await server.call(SUPERADMIN, 'PUT', path(other.id, document.id, '/update'), { payload });
    expect(put.status).toBe(404);
  });
});
