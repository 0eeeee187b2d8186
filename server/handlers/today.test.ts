import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, businessDay } from '../../core/dates.ts';
import { nameOf } from '../backup/format.ts';
import type { TestServer } from '../fixtures/library-server.ts';
import { SUPERADMIN, SUPPORT, startProduct } from '../fixtures/product-server.ts';
import type { Db } from '../store/index.ts';

const ADMIN = 2;
let server: TestServer;
beforeAll(async () => {
  server = await startProduct();
});
afterAll(() => server.close());

const today = async (role: number | null) => (await server.call(role, 'GET', '/api/admin/today')).body.data;
let number = 0;
async function order(values: Record<string, string | number>): Promise<void> {
  const row = { invoice_no: `T-${++number}`, user_id: 1, paid: 1, state: 3, ...values };
  const names = Object.keys(row).map((name) => sql.id(name));
  await server.store.db.transaction().execute(async (db) => {
    await sql`set local app.writer = 'demo'`.execute(db);
    await sql`insert into transactions (${sql.join(names)}) values (${sql.join(Object.values(row))})`.execute(
      db,
    );
  });
}
const job = (state: 'failed' | 'done', days: number) =>
  server.store.db
    .insertInto('jobs')
    .values({ kind: 'x', title: 'X', once_key: `x-${state}-${days}-${++number}`, state, ended_at: ago(days) })
    .execute();
const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

it('is counted in one call, each role what it looks after', async () => {
  // In the fixture, an order waits to be accepted, a payment is not settled, and a shop has requested a change of its name.
  const before = await today(SUPERADMIN);
  expect(before).toMatchObject({ orders_to_accept: 1, payments_without_order: 1, update_requests: 1 });
  await order({ state: 1 });
  await job('failed', 0);
  expect(await today(SUPERADMIN)).toEqual({
    ...before,
    orders_to_deliver: 1,
    failed_jobs: 1,
    scheduled_broadcasts: before.scheduled_broadcasts,
  });
  // Customer Service has no access to payments, and sees only its own jobs.
  expect(await today(SUPPORT)).toMatchObject({
    payments_without_order: null,
    failed_jobs: 0,
    update_requests: 1,
  });
  expect((await server.call(4, 'GET', '/api/admin/today')).status).toBe(403);
  expect((await server.call(null, 'GET', '/api/admin/today')).status).toBe(401);
});

it('adds up the money of orders to accept, of unpaid orders past due and of payments without order', async () => {
  const { amounts: before } = await today(SUPERADMIN);
  await order({ state: 0, total_price: 1500 });
  await order({
    state: 3,
    paid: 0,
    payment_type: 'BCA',
    total_price: 700,
    returned_amount: 200,
    created_at: ago(9),
  });
  const { amounts } = await today(SUPERADMIN);
  expect(amounts.orders_to_accept - before.orders_to_accept).toBe(1500);
  expect(amounts.orders_past_due - before.orders_past_due).toBe(500);
  expect(amounts.payments_without_order).toBeGreaterThan(0);
  expect((await today(SUPPORT)).amounts.payments_without_order).toBeNull();
});

it('names the codes that two records have, to those who may change them', async () => {
  const { db } = server.store;
  const twin = { name: 'Twin', sku_code: 'TC\u2060-1', code_twin: true };
  const { id } = await db.insertInto('products').values(twin).returning('id').executeTakeFirstOrThrow();
  expect((await today(SUPERADMIN)).code_twins).toEqual([{ entity: 'product', id, code: 'TC\u2060-1' }]);
  expect((await today(SUPPORT)).code_twins).toEqual([]);
  await db.updateTable('products').set({ sku_code: 'TC-9' }).where('id', '=', id).execute();
  expect((await today(SUPERADMIN)).code_twins).toEqual([]);
});

it('says to a Superadmin for how long there was no backup, where one is made each night', async () => {
  expect((await today(SUPERADMIN)).hours_without_backup).toBeNull();
  const folder = await mkdtemp(join(tmpdir(), 'today-test-'));
  const nightly = await startProduct({ BACKUP_DIR: folder });
  const hours = async (role: number) =>
    (await nightly.call(role, 'GET', '/api/admin/today')).body.data.hours_without_backup;
  const made = async (hoursAgo: number) => {
    const backup = join(folder, nameOf(new Date(Date.now() - hoursAgo * 3_600_000)));
    await mkdir(backup);
    await writeFile(join(backup, 'manifest.json'), '{}');
  };
  expect(await hours(SUPERADMIN)).toBe(0);
  await nightly.store.db
    .updateTable('admin_users')
    .set({ created_at: ago(3) })
    .execute();
  expect([await hours(SUPERADMIN), await hours(ADMIN)]).toEqual([72, null]);
  await made(30.5);
  expect(await hours(SUPERADMIN)).toBe(30);
  await made(25);
  expect(await hours(SUPERADMIN)).toBe(0);
  await nightly.close();
  await rm(folder, { recursive: true });
});

/** A shop that waits for an answer. */
async function waits(db: Db): Promise<void> {
  await db.deleteFrom('conversations').execute();
  await db
    .insertInto('conversations')
    .values({ user_id: 1, waiting_since: ago(0) })
    .execute();
}

/** Count -> the list that it leads to, as src/screens-custom/analytics/model/waiting.ts opens it. */
const LISTS: Readonly<Record<string, string>> = {
  orders_to_accept: 'transaction?state=0',
  waiting_chats: '/api/chats/conversations?order=waiting&limit=100',
  orders_to_deliver: 'transaction?state=1',
  orders_to_complete: 'transaction?state=2',
  orders_past_due: `transaction?due_to=${addDays(businessDay('Asia/Jakarta'), -1)}`,
  orders_with_balance: 'transaction?unsettled=1',
  payments_without_order: 'bca-mutation?paid=0',
  update_requests: 'users/update-requests?status=0',
  failed_jobs: `jobs?state=failed&ended_from=${addDays(businessDay('Asia/Jakarta'), -6)}`,
  scheduled_broadcasts: 'broadcast?status=Terjadwal',
  unread_promotions: 'promo-master?unread=1',
};

it.each([ADMIN, SUPERADMIN, SUPPORT])(
  'each count is that of the list it leads to, for role %i',
  async (role) => {
    await order({ state: 0 });
    await order({ state: 1 });
    await order({ state: 2 });
    await order({ state: 2 });
    await order({ payment_type: 'BCA', paid: 0, created_at: ago(9) });
    await job('failed', 2);
    await job('failed', 8);
    await job('done', 0);
    await server.store.db
      .insertInto('user_update_infos')
      .values({ user_id: 1, store_name: 'Open' })
      .execute();
    await waits(server.store.db);
    const counts: Record<string, number | null> = await today(role);
    delete counts.code_twins;
    delete counts.amounts;
    delete counts.hours_without_backup;
    expect(Object.keys(counts).sort()).toEqual(Object.keys(LISTS).sort());
    for (const [name, list] of Object.entries(LISTS)) {
      const path = list.startsWith('/') ? list : `/api/admin/${list}`;
      const { status, body } = await server.call(role, 'GET', path);
      if (counts[name] === null) expect(status, name).toBe(403);
      else expect(body.data.total ?? body.data.length, name).toBe(counts[name]);
    }
    if (role === SUPERADMIN) expect(counts.failed_jobs).toBeGreaterThan(0);
    expect(counts.waiting_chats).toBe(1);
  },
);

it.each([
  ['BCA', 1, 3, 0],
  ['BCA', 2, 3, 1],
  ['Tempo 14 hari', 14, 3, 0],
  ['Tempo 14 hari', 15, 3, 1],
  ['COD', 9, 1, 0],
  ['COD', 9, 2, 1],
])(
  'an unpaid order by %s, made %i days ago, in state %i is past due: %i',
  async (payment_type, days, state, more) => {
    const { orders_past_due } = await today(SUPERADMIN);
    await order({ payment_type, state, paid: 0, created_at: ago(days) });
    expect((await today(SUPERADMIN)).orders_past_due - orders_past_due).toBe(more);
  },
);
