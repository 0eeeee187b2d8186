import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verify } from '@node-rs/argon2';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { access } from '../../generated/access.ts';
import type { Database } from '../../generated/database.ts';
import { checkFigures, FIGURES } from '../figures.ts';
import type { Store } from '../open-store.ts';
import { createTestDatabase } from '../testing.ts';
import { planOrders } from './order-plan.ts';
import { makeProducts } from './products.ts';
import { createRandom } from './random.ts';
import { seedDemo } from './seed-demo.ts';

describe('the demo data', () => {
  let store: Store;
  let folder: string;
  beforeAll(async () => {
    store = await createTestDatabase();
    folder = mkdtempSync(join(tmpdir(), 'demo-files-'));
    expect(await seedDemo(store, folder, '2026-11-18T05:00:00.000Z')).toBe(true);
  });
  afterAll(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });

  const count = async (table: keyof Database) =>
    (
      await store.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n;

  test('Done orders brought their shops the points of the rules', async () => {
    const { rows } = await sql<{ orders: number; without: number; balance: number; settled: number }>`
      select count(*)::int as orders, count(*) filter (where points is null)::int as without,
        (select sum(point_balance)::int from users) as balance,
        (select sum(points)::int from transaction_settlements) as settled
      from transactions where state = 3`.execute(store.db);
    const { orders, without, balance, settled } = rows[0] ?? {};
    expect([without, balance]).toEqual([0, settled]);
    expect(settled).toBeGreaterThan(orders ?? 0);
  });

  test('have a flash sale that is over, with what orders bought in it at its prices', async () => {
    const { rows } = await sql<{ orders: number; dear: number; miscounted: number; wrong: number }>`
      select count(distinct i.transaction_id)::int as orders,
        (count(*) filter (where b.price >= i.price or b.price * b.quantity <> i.final_price))::int as dear,
        (select count(*)::int from flashsale_products as f where sold <>
          (select coalesce(sum(quantity), 0) from flashsale_purchases where flashsale_product_id = f.id)) as miscounted,
        (select count(*)::int from transactions as t where total_price <>
          (select sum(final_price) from transaction_items where transaction_id = t.id)) as wrong
      from flashsale_purchases as b join transaction_items as i on i.id = b.transaction_item_id`.execute(
      store.db,
    );
    expect(rows[0]).toMatchObject({ dear: 0, miscounted: 0, wrong: 0 });
    expect(rows[0]?.orders).toBeGreaterThan(1);
  });

  test('have no period that ends before it begins, whatever table it stands in', async () => {
    const { rows: pairs } = await sql<{ table: string; begin: string; end: string }>`
      select b.table_name as "table", b.column_name as begin, e.column_name as "end"
      from information_schema.columns as b
      join information_schema.columns as e on e.table_schema = b.table_schema and e.table_name = b.table_name
        and e.data_type = b.data_type
        and (e.column_name = replace(b.column_name, 'start', 'end') and b.column_name like '%start%'
          or b.column_name in ('created_at', 'requested_at') and e.column_name ~ '^[a-z]+ed_at$')
        and e.column_name <> b.column_name
      where b.table_schema = 'public' and b.data_type in ('date', 'timestamp with time zone')`.execute(
      store.db,
    );
    const backwards: string[] = [];
    for (const { table, begin, end } of pairs) {
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from ${sql.table(table)} where ${sql.ref(end)} < ${sql.ref(begin)}`.execute(
        store.db,
      );
      if (rows[0]?.n) backwards.push(`${table}: ${rows[0].n} rows with ${end} before ${begin}`);
    }
    expect(backwards).toEqual([]);
    expect(pairs.length).toBeGreaterThan(10);
  });

  test('are inserted once', async () => {
    const before = await count('products');
    expect(before).toBeGreaterThan(200);
    expect(await seedDemo(store, folder)).toBe(false);
    expect(await count('products')).toBe(before);
  });

  test('are the same at every start', () => {
    expect(makeProducts(createRandom(1))).toEqual(makeProducts(createRandom(1)));
  });

  test('have a year of orders until now: all states and payments, weekdays, shops that come back', async () => {
    const orders = await store.db.selectFrom('transactions').selectAll().orderBy('created_at').execute();
    expect(orders.length).toBeGreaterThan(1500);
    expect(orders.at(-1)?.created_at.slice(0, 10)).toBe('2026-11-18');
    expect(orders[0]?.created_at.slice(0, 7)).toBe('2025-11');
    expect(new Set(orders.map(({ state }) => state))).toEqual(new Set([0, 1, 2, 3]));
    for (const paid of [0, 1]) expect(orders.some((one) => one.state === 3 && one.paid === paid)).toBe(true);
    expect(new Set(orders.map(({ payment_type }) => payment_type))).toEqual(
      new Set(['BCA', 'Tempo 14 hari', 'Tempo 30 hari', 'COD']),
    );
    for (const { payment_type, virtual_account_id, paid, xp_point } of orders) {
      expect(virtual_account_id !== null).toBe(payment_type === 'BCA');
      expect(xp_point !== null).toBe(paid === 1);
    }
    // What is open is recent.
    const open = orders.filter(({ state }) => state < 3);
    expect(open.every(({ created_at }) => created_at > '2026-11-01')).toBe(true);
    expect(orders.length / new Set(orders.map(({ user_id }) => user_id)).size).toBeGreaterThan(20);
    const on = (weekday: number) =>
      orders.filter(({ created_at }) => new Date(created_at).getUTCDay() === weekday).length;
    expect(on(1)).toBeGreaterThan(3 * on(0));
    for (const table of ['search_counts', 'product_view_counts', 'app_usage'] as const)
      expect(await count(table)).toBeGreaterThan(1000);
  });

  test('have orders that wait at any hour, also on the night after a Sunday', () => {
    const shops = Array.from({ length: 40 }, (_, at) => ({ id: at + 1, address: null }));
    const given = { shops, products: [{ id: 1, price: 5000 }], seed: 1 };
    for (const [now, waitingSince] of [
      ['2026-11-22T18:30:00.000Z', '2026-11-21'],
      ['2026-11-23T03:00:00.000Z', '2026-11-21'],
      ['2026-11-23T09:00:00.000Z', '2026-11-23'],
    ] as const) {
      const orders = [...planOrders({ ...given, today: '2026-11-23', now })];
      const waiting = orders.filter(({ created }) => created >= waitingSince);
      expect(waiting.length, now).toBeGreaterThan(2);
      expect(new Set(waiting.map(({ state }) => state)), now).toEqual(new Set([0]));
    }
  });

  test('have the same orders of a day whatever day it is made', () => {
    const given = { shops: [{ id: 1, address: null }], products: [{ id: 1, price: 5000 }], seed: 3 };
    const until = (today: string) =>
      [...planOrders({ ...given, today, now: `${today}T23:59:59.000Z` })].map(({ created }) => created);
    const [early, late] = [until('2026-11-17'), until('2026-11-18')];
    expect(early.length).toBeGreaterThan(10);
    expect(until('2026-11-17')).toEqual(early);
    expect(late.filter((at) => early.includes(at)).length).toBeGreaterThan(early.length * 0.9);
  });

  test('let each role sign in with the password of the README', async () => {
    const accounts = await store.db.selectFrom('admin_users').selectAll().orderBy('role').execute();
    expect(accounts.map(({ username, role }) => [username, role])).toEqual([
      ['admin', 2],
      ['superadmin', 3],
      ['itstaff', 4],
      ['cs', 5],
    ]);
    for (const { password_hash } of accounts) {
      expect(password_hash).toMatch(/^\$argon2id\$/);
      expect(await verify(password_hash, 'wholesale')).toBe(true);
    }
  });

  test('keep figures that a fresh count confirms, and a wrong one is found', async () => {
    const { db } = store;
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = 'public'`.execute(db);
    const known = tables.map(({ name }) => name);
    expect(FIGURES.flatMap(({ sources }) => sources).filter((source) => !known.includes(source))).toEqual([]);
    expect(await checkFigures(db)).toEqual([]);
    const one = db.selectFrom('campaigns').select(['id', 'participant']).orderBy('id');
    const { id, participant } = await one.executeTakeFirstOrThrow();
    const write = db.updateTable('campaigns').where('id', '=', id);
    await write.set({ participant: participant + 1 }).execute();
    const found = { figure: 'campaigns.participant', id, kept: participant + 1, fresh: participant };
    expect(await checkFigures(db)).toEqual([found]);
    await write.set({ participant }).execute();
  });

  test('name only approvers who may see promotions', async () => {
    const named = store.db.selectFrom('approvals as a').innerJoin('admin_users as u', 'u.id', 'a.user_id');
    const roles = await named.select('u.role').distinct().orderBy('u.role').execute();
    expect(roles.map(({ role }) => role)).toEqual(access.promotions);
  });

  test('have orders that cost what their lines cost, with a document of each that was accepted', async () => {
    const { rows } = await sql<{ id: number }>`
      select t.id from transactions as t join transaction_items as i on i.transaction_id = t.id
      group by t.id having t.total_price <> sum(i.final_price)
        or bool_or(i.final_price <> i.quantity * i.price - i.discount_price)`.execute(store.db);
    expect(rows).toEqual([]);
    const bare = await sql`
      select id from transactions where (state >= 1) <> exists (
        select from transaction_documents as d join transaction_document_details as l on l.document_id = d.id
        where d.transaction_id = transactions.id and (d.si_no is null) = (state = 1))`.execute(store.db);
    expect(bare.rows).toEqual([]);
    for (const table of ['transaction_gifts', 'transaction_sros', 'transaction_sro_lines'] as const)
      expect(await count(table)).toBeGreaterThan(2);
  });

  test('tell of each order which steps led it to its state and payment, by whom, none of them to come', async () => {
    const untold = await sql`
      select t.id from transactions as t cross join lateral (
        select count(*) filter (where action = 'transaction.confirm-paid') as paid,
          count(*) filter (where action in ('transaction.accept', 'transaction.deliver', 'transaction.complete')) as steps
        from audit_entries where entity = 'transaction' and entity_id = t.id::text
          and at between t.created_at and now() and (actor = 'bank') = (admin_user_id is null)) as told
      where told.paid <> t.paid or told.steps <> t.state`.execute(store.db);
    expect(untold.rows).toEqual([]);
  });

  test('hold approvers at every level, and calls of the ERP that went wrong, each at its own time', async () => {
    const approvals = await store.db.selectFrom('approvals').select('role').execute();
    expect(new Set(approvals.map(({ role }) => role))).toEqual(new Set([1, 2, 3, 4]));
    const calls = await store.db.selectFrom('nav_logs').select(['message', 'updated_at']).execute();
    expect(new Set(calls.map(({ updated_at }) => updated_at)).size).toBe(calls.length);
    expect(calls.some(({ message }) => /^[45]\d\d /.test(message ?? ''))).toBe(true);
  });

  test('have a file on disk for every picture, few files for many images', async () => {
    const files = await store.db.selectFrom('files').select('name').execute();
    for (const { name } of files) expect(existsSync(join(folder, name.slice(0, 2), name)), name).toBe(true);
    expect(await count('product_images')).toBeGreaterThan(files.length);
  });

  test('hold what a screen must cope with', async () => {
    const has = async (column: keyof Database['products'], operator: '=' | 'is', value: number | null) =>
      (await store.db.selectFrom('products').select('id').where(column, operator, value).execute()).length;
    expect(await has('brand_id', 'is', null)).toBe(1);
    expect(await has('stock', '=', 0)).toBeGreaterThan(0);
    expect(await has('blocked', '=', 1)).toBeGreaterThan(0);
    expect(await has('active', '=', 0)).toBeGreaterThan(0);
    expect(await has('weight', 'is', null)).toBe(1);
    const names = await store.db.selectFrom('products').select('name').execute();
    expect(Math.max(...names.map(({ name }) => name.length))).toBeGreaterThan(100);
  });

  test('keep whole rupiah and a stock that is the sum of the warehouses', async () => {
    const products = await store.db
      .selectFrom('products')
      .leftJoin('product_inventories', 'product_inventories.product_id', 'products.id')
      .groupBy('products.id')
      .select(({ fn }) => ['products.price', 'products.stock', fn.sum('product_inventories.stock').as('sum')])
      .execute();
    for (const { price, stock, sum } of products) {
      expect(price % 50).toBe(0);
      expect(stock).toBe(sum);
    }
  });
});
