import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMessage } from '../../chat/chat.store.ts';
import { openConnectors } from '../../connectors/index.ts';
import type { TestServer } from '../../fixtures/library-server.ts';
import { jobTasks } from '../../job-tasks.ts';
import { runQueuedJobs } from '../../jobs/testing.ts';
import { line, ordersOf, RICE, SHOP, SUPERADMIN, SUPPORT, startOrders, TEA } from './testing.ts';

let server: TestServer;
let orders: ReturnType<typeof ordersOf>;
beforeAll(async () => {
  server = await startOrders();
  orders = ordersOf(server);
});
afterAll(() => server.close());

describe('making an order', () => {
  const make = (payload: object) => orders.post('', payload, SUPPORT);

  it('begins in state 0 and unpaid, at the prices of the server, with a number of its own', async () => {
    const items = [line(TEA, 12), line(RICE, 3), { ...line(TEA, 1), notes: 'cold', price: 1 }];
    const { status, body } = await make({
      user_id: SHOP,
      items,
      note: 'soon',
      payment_type: 'BCA',
      total_price: 1,
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      invoice_no: expect.stringMatching(/^INV\/\d{4}\/\d{6}$/),
      total_price: 17_700,
      state: 0,
    });
    const { transaction, transactionItems } = await orders.read(body.data.id);
    expect(transaction).toMatchObject({
      user: { id: SHOP, shop_name: 'Toko Rizki' },
      payment_type: 'BCA',
      note: 'soon',
      paid: 0,
      virtual_account_id: '3901200000001',
    });
    expect(transactionItems).toMatchObject([
      { quantity: 12, price: 900, final_price: 10_800, ready_qty: 12, pre_order_qty: 0 },
      { quantity: 3, price: 2_500.5, discount_price: 1_502, final_price: 6_000 },
      // Rows of one product are added up: 13 of it.
      { quantity: 1, price: 900, final_price: 900, notes: 'cold' },
    ]);
    expect((await make({ user_id: SHOP, items })).body.data.invoice_no).not.toBe(body.data.invoice_no);
  });

  it.each([
    ['no items', { items: [] }, 'items'],
    ['a shop that is not there', { user_id: 999 }, 'user_id'],
    ['a shop that is inactive', { user_id: 2 }, 'user_id'],
    ['a product that is not there', { items: [line(999, 1)] }, 'items.0.product_id'],
    ['one that is inactive', { items: [line(TEA, 1), line(4, 1)] }, 'items.1.product_id'],
    ['one that the ERP has blocked', { items: [line(5, 1)] }, 'items.0.product_id'],
    ['no piece', { items: [line(TEA, 0)] }, 'items.0.quantity'],
    ['more than one order may hold', { items: [line(TEA, 201)] }, 'items.0.quantity'],
  ])('is refused with %s, and leaves nothing', async (_what, wrong, field) => {
    const count = () => server.store.db.selectFrom('transactions').select('id').execute();
    const before = (await count()).length;
    const answer = await make({ user_id: SHOP, items: [line(TEA, 1)], ...wrong });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field }] } });
    expect(await count()).toHaveLength(before);
  });

  it('of many at once, each has another number', async () => {
    const all = await Promise.all(
      Array.from({ length: 8 }, () => make({ user_id: SHOP, items: [line(TEA, 1)] })),
    );
    expect(new Set(all.map(({ body }) => body.data.invoice_no)).size).toBe(8);
  });
});

describe('the list', () => {
  it('is that of a tab, searched by field, and as a file the same rows', async () => {
    const { id } = await orders.make();
    const { invoice_no } = (await orders.read(id)).transaction;
    await orders.accept(id);
    const query = `?state=1&field=invoice_no&search=${encodeURIComponent(invoice_no)}`;
    const { body } = await orders.get(`${query}&page=1&per_page=10`);
    expect(body.data).toMatchObject({
      data: [{ id, user: { shop_name: 'Toko Rizki' } }],
      last_page: 1,
      total: 1,
      to: 1,
    });
    const file = await orders.get(`/export${query}`, SUPPORT);
    expect(file.headers['content-disposition']).toContain('transaction-1.csv');
    const [head, row, ...more] = String(file.body).replace('\uFEFF', '').trim().split('\r\n');
    expect(head).toBe('ID,Invoice,Shop Name,Total Price,Nav ID,Date,Paid Status,Balance');
    expect(row).toMatch(new RegExp(`^${id},${invoice_no},Toko Rizki,8000,,\\d\\d/\\d\\d/\\d{4},Unpaid,$`));
    expect(more).toEqual([]);
    expect((await orders.get('?state=1&field=nav_id&search=Rizki')).body.data.total).toBe(0);
    expect((await orders.get('?field=shop_name&search=rizki')).body.data.total).toBeGreaterThan(0);
    expect((await orders.get('?state=4')).status).toBe(422);
  });

  it('is that of unpaid orders to be paid until a day', async () => {
    const { db } = server.store;
    const [tempo, cod, bca] = [await orders.make(), await orders.make(), await orders.make()];
    const set = (id: number, payment_type: string) =>
      sql`update transactions set payment_type = ${payment_type}, created_at = '2026-03-01T23:30:00+07:00'
        where id = ${id}`.execute(db);
    await set(tempo.id, 'Tempo 14 hari');
    await set(cod.id, 'COD');
    await set(bca.id, 'BCA');
    const until = async (day: string) =>
      (await orders.get(`?due_to=${day}&sort=due_on&dir=asc`)).body.data.data.map(
        ({ id, due_on }: { id: number; due_on: string }) => [id, due_on],
      );
    expect(await until('2026-03-01')).toEqual([]);
    expect(await until('2026-03-14')).toEqual([[bca.id, '2026-03-02']]);
    expect(await until('2026-03-15')).toEqual([
      [bca.id, '2026-03-02'],
      [tempo.id, '2026-03-15'],
    ]);
    await orders.approve(bca.id, 0);
    expect(await until('2026-03-14')).toEqual([]);
    const file = String((await orders.get('/export?due_to=2026-03-15')).body);
    expect(file.trim().split('\r\n')).toHaveLength(2);
  });

  it('finds an order by the name that its shop has now', async () => {
    const { db } = server.store;
    await db.updateTable('users').set({ shop_name: 'Toko Baru' }).where('id', '=', SHOP).execute();
    expect((await orders.get('?search=baru')).body.data.total).toBeGreaterThan(0);
    await db.updateTable('users').set({ shop_name: 'Toko Rizki' }).where('id', '=', SHOP).execute();
    expect((await orders.get('?search=baru')).body.data.total).toBe(0);
  });

  it('is counted by state', async () => {
    const before = (await orders.get('/counts')).body.data;
    expect(before.map(({ state }: { state: number }) => state)).toEqual([0, 1, 2, 3]);
    const { id } = await orders.make();
    await orders.approve(id, 0);
    await orders.accept(id);
    const after = (await orders.get('/counts')).body.data;
    expect(after[1]).toEqual({ state: 1, total: before[1].total + 1, unpaid: before[1].unpaid });
    expect(after[3]).toEqual({ state: 3, total: 0, unpaid: 0 });
  });
});

describe('a reminder', () => {
  it('reaches the shop once, and again only after some hours', async () => {
    const { id } = await orders.make();
    const remind = (role = SUPERADMIN) => orders.get(`/${id}/send-reminder`, role);
    expect(await remind()).toMatchObject({ status: 200, body: { message: 'Reminder sent to {shop_name}.' } });
    expect(await remind(SUPPORT)).toMatchObject({
      status: 409,
      body: { errors: [{ message: 'The shop was reminded of this order less than {hours} hours ago.' }] },
    });
    const messages = () =>
      server.store.db
        .selectFrom('messages')
        .select(['user_id', 'content'])
        .where('category', '=', 'reminder')
        .execute();
    expect(await messages()).toMatchObject([{ user_id: SHOP, content: expect.stringContaining('Rp 8.000') }]);
    const old = '2026-01-01T00:00:00Z';
    await server.store.db
      .updateTable('transactions')
      .set({ reminded_at: old })
      .where('id', '=', id)
      .execute();
    expect((await remind()).status).toBe(200);
    expect(await messages()).toHaveLength(2);
  });

  it('by two at once is one message', async () => {
    const { id } = await orders.make();
    const both = await Promise.all(
      [SUPERADMIN, SUPPORT].map((role) => orders.get(`/${id}/send-reminder`, role)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is refused of an order of which everything came back, and said before it is pressed', async () => {
    const { id } = await orders.make();
    await server.store.db
      .updateTable('transactions')
      .set(({ ref }) => ({ returned_amount: ref('total_price') }))
      .where('id', '=', id)
      .execute();
    const message = 'Nothing of it is due: the goods came back.';
    expect(await orders.get(`/${id}/send-reminder`)).toMatchObject({
      status: 409,
      body: { errors: [{ message }] },
    });
    const { body } = await orders.get(`/actions?ids=${id}`);
    expect(body.data).toContainEqual(
      expect.objectContaining({ action: 'transaction.remind', allowed: 0, message }),
    );
  });

  it('is refused of an order that is paid', async () => {
    const { id } = await orders.make();
    await orders.approve(id, 0);
    expect((await orders.get(`/${id}/send-reminder`)).status).toBe(409);
  });
});

describe('syncing', () => {
  const sync = async (id: number) => {
    const { body } = await orders.get(`/${id}/sync`, SUPPORT);
    const connectors = openConnectors({ erp: null, bank: null }, server.store.db);
    await runQueuedJobs(server, jobTasks({ storage: { describe: '' } as never, connectors }));
    return (await server.call(SUPPORT, 'GET', `/api/admin/jobs/${body.data.job}`)).body.data;
  };

  it('takes over the number that the ERP has given the order, once it has it', async () => {
    const { id } = await orders.make();
    expect(await sync(id)).toMatchObject({
      state: 'failed',
      message: 'The ERP does not have order {invoice_no} yet.',
    });
    await orders.accept(id);
    const message = 'Order {invoice_no} has the number {nav_id} now.';
    expect(await sync(id)).toMatchObject({ state: 'done', message });
    expect((await orders.read(id)).transaction.nav_id).toBe(`SO-${70_000 + id}`);
    expect(await sync(id)).toMatchObject({ state: 'done', message: 'Order {invoice_no} is up to date.' });
    expect((await orders.get(`/${id}/timeline`)).body.data).toMatchObject([
      { message: 'Order taken over from the ERP.', by: 'role-5' },
      { message: 'Order accepted with {pick_ticket_no}.' },
      { message: 'Order made.' },
    ]);
  });
});

describe('the timeline', () => {
  it('has what was said of the order in the chat', async () => {
    const { id } = await orders.make([line(TEA, 1)]);
    const { invoice_no } = (await orders.read(id)).transaction;
    const { db } = server.store;
    const say = (text: string, data: object | null) =>
      addMessage(db, SHOP, null, {
        client_id: crypto.randomUUID(),
        type: data ? 'salesorder' : 'text',
        text,
        data: data && { ...data },
      });
    await say(`Kapan ${invoice_no} dikirim?`, null);
    await say('', { invoice_no });
    await say('Ada gula?', null);
    const { body } = await orders.get(`/${id}/timeline`);
    expect(body.data.slice(0, 2)).toMatchObject([
      { message: 'Sent in the chat.' },
      {
        message: 'Said in the chat: “{text}”.',
        params: { text: `Kapan ${invoice_no} dikirim?` },
        by: 'Toko Rizki',
      },
    ]);
    expect(body.data).toHaveLength(3);
  });

  it('tells what happened, who did it and when, the newest first', async () => {
    const { id, items } = await orders.make();
    await orders.accept(id, SUPPORT);
    await orders.edit(id, items, [5, 2]);
    await orders.get(`/${id}/send-reminder`);
    await orders.deliver(id);
    await orders.sro(id, 'SRO-7', { [items[0] ?? 0]: 1 });
    await orders.complete(id, 3);
    const { body } = await orders.get(`/${id}/timeline`);
    expect(body.data.map(({ state }: { state: number | null }) => state)).toEqual([
      ...[3, null, 2, null, null, 1, 0],
    ]);
    expect(
      body.data.map(({ by, kind, message, params }: Record<string, unknown>) => [by, kind, message, params]),
    ).toEqual([
      ['role-3', 'step', 'Order completed with {points} points.', { points: 3 }],
      ['role-3', 'step', 'SRO {sro_no} made.', { sro_no: 'SRO-7' }],
      ['role-3', 'step', 'Order delivered with invoice {si_no}.', { si_no: expect.any(String) }],
      ['role-3', 'reminder', 'Shop reminded of its payment.', null],
      [
        'role-3',
        'edit',
        'Quantities changed: {changes}.',
        { changes: expect.stringMatching(/^\S.* \d+ → 5/) },
      ],
      ['role-5', 'step', 'Order accepted with {pick_ticket_no}.', { pick_ticket_no: expect.any(String) }],
      ['role-3', 'other', 'Order made.', null],
    ]);
  });

  it('of an order from elsewhere begins with when it was made', async () => {
    const { body } = await orders.get('/1/timeline');
    expect(body.data).toMatchObject([{ message: 'Order made.', by: null }]);
  });
});
