import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  ConnectorError,
  type Connectors,
  type ErpPage,
  type ErpPrice,
  openConnectors,
} from '../connectors/index.ts';
import type { TestServer } from '../fixtures/library-server.ts';
import { SUPERADMIN, SUPPORT, startProduct } from '../fixtures/product-server.ts';
import { jobTasks } from '../job-tasks.ts';
import { runQueuedJobs } from '../jobs/testing.ts';

const ADMIN = 2;
/** A price as the ERP names most of them: from the first piece on, for ever. */
const price = (more: Partial<ErpPrice>): ErpPrice => ({
  sku: 'TC-1',
  priceCode: '',
  price: 13000,
  minQty: 1,
  startDate: null,
  endDate: null,
  ...more,
});

let server: TestServer;
beforeEach(async () => {
  server = await startProduct();
});
afterEach(() => server.close());

const pages =
  <Row>(...all: Partial<ErpPage<Row>>[]) =>
  async ({ page }: { page: string | null }): Promise<ErpPage<Row>> => ({
    rows: [],
    unreadable: [],
    total: null,
    next: Number(page ?? 0) + 1 < all.length ? String(Number(page ?? 0) + 1) : null,
    ...all[Number(page ?? 0)],
  });
const run = (erp: Partial<Connectors['erp']>) => {
  const real = openConnectors({ erp: null, bank: null }, server.store.db);
  const storage = { describe: '' } as never;
  return runQueuedJobs(server, jobTasks({ storage, connectors: { ...real, erp: { ...real.erp, ...erp } } }));
};
const start = async (path: string, role = SUPERADMIN): Promise<number> =>
  (await server.call(role, 'GET', `/api/admin/products/${path}`)).body.data.job;
const job = async (id: number, role = SUPERADMIN) =>
  (await server.call(role, 'GET', `/api/admin/jobs/${id}`)).body.data;
const audits = async () =>
  (
    await server.store.db.selectFrom('audit_entries').selectAll().where('entity', '=', 'product').execute()
  ).map(({ entity_id, before, after }) => [entity_id, before, after]);

describe('taking over the products of the ERP', () => {
  it('answers at once, adds, updates and leaves alone what staff edited', async () => {
    await sql`insert into products (name, sku_code, edited_at) values ('Ours', 'ED-1', now())`.execute(
      server.store.db,
    );
    const answer = await server.call(SUPERADMIN, 'GET', '/api/admin/products/sync');
    expect(answer).toMatchObject({ status: 200, body: { message: 'Sync Product has started.' } });
    const items = { blocked: false, weight: null };
    await run({
      products: pages(
        { rows: [{ ...items, sku: 'tc-1', name: 'Teh Celup Baru', weight: 50 }], total: 3 },
        {
          rows: [
            { ...items, sku: 'ED-1', name: 'Theirs' },
            { ...items, sku: 'NEW-1', name: 'Kopi', blocked: true },
          ],
        },
      ),
    });
    expect(await job(answer.body.data.job)).toMatchObject({
      state: 'done',
      message: '{created} products added, {updated} updated, {unchanged} unchanged.',
      params: { created: 1, updated: 1, unchanged: 1 },
    });
    const rows = server.store.db.selectFrom('products').select(['name', 'active', 'blocked', 'weight']);
    expect(await rows.orderBy('id').execute()).toEqual([
      { name: 'Teh Celup Baru', active: 1, blocked: 0, weight: 50 },
      { name: 'Ours', active: 1, blocked: 0, weight: null },
      { name: 'Kopi', active: 0, blocked: 1, weight: null },
    ]);
    expect(await audits()).toContainEqual([
      '1',
      { name: 'Teh Celup', weight: null },
      { name: 'Teh Celup Baru', weight: 50 },
    ]);
  });

  it('means a twin by its very spelling, with its prices and stock too', async () => {
    const { db } = server.store;
    const spelled = 'TC\u2060-1';
    const twin = { name: 'Twin', sku_code: spelled, code_twin: true, price: 1 };
    const { id } = await db.insertInto('products').values(twin).returning('id').executeTakeFirstOrThrow();
    const items = { blocked: false, weight: null };
    const both = [
      { ...items, sku: 'tc-1', name: 'Teh' },
      { ...items, sku: spelled, name: 'Lain' },
    ];
    const prices = [price({ price: 13_000 }), price({ sku: spelled, price: 9_000 })];
    const more = prices.flatMap((row) => [
      { ...row, minQty: 12 },
      { ...row, priceCode: 'A' },
    ]);
    const stocks = [
      { sku: 'TC-1', inventoryCode: 'W', stock: 3 },
      { sku: spelled, inventoryCode: 'W', stock: 4 },
    ];
    await start('sync');
    await start('sync-price');
    await start('sync-stock');
    await run({
      products: pages({ rows: both, total: 2 }),
      prices: pages({ rows: [...prices, ...more] }),
      stock: pages({ rows: stocks }),
    });
    const rows = await sql`
      select p.name, p.price, i.stock, w.price as dozen, g.price as of_group
      from products as p join product_wholesale_prices as w on w.product_id = p.id and w.min_qty = 12
          and w.deleted_at is null
        join product_prices as g on g.product_id = p.id and g.price_code = 'A'
        join product_inventories as i on i.product_id = p.id and i.inventory_code = 'W'
      where p.id = ${id} or p.sku_code = 'TC-1' order by p.id = ${id}`.execute(db);
    expect(rows.rows).toEqual([
      { name: 'Teh', price: 13_000, stock: 3, dozen: 13_000, of_group: 13_000 },
      { name: 'Lain', price: 9_000, stock: 4, dozen: 9_000, of_group: 9_000 },
    ]);
  });

  it('stands in the log of the product as what it was', async () => {
    const id = await start('sync-price');
    await run({ prices: pages({ rows: [price({})] }) });
    expect(await job(id)).toMatchObject({ state: 'done' });
    const logs = await server.store.db.selectFrom('product_logs').selectAll().orderBy('id').execute();
    expect(logs.slice(-2)).toMatchObject([
      { product_id: 1, event: 'sync-price', new_values: { price: 13000 } },
      { product_id: 1, event: 'sync-price', new_values: { 'wholesale_price (12 – 01/11/2026)': null } },
    ]);
  });

  it('says so when the ERP does not answer, and keeps the page that came before', async () => {
    const id = await start('sync');
    const first = { rows: [{ sku: 'A-1', name: 'A', blocked: false, weight: null }] };
    await run({
      products: async (ask) => {
        if (ask.page !== null) throw new ConnectorError('unavailable', 'Answered 503');
        return pages(first, {})(ask) as Promise<ErpPage<never>>;
      },
    });
    expect(await job(id)).toMatchObject({ state: 'failed', params: { system: 'ERP', created: 1 } });
    expect((await job(id)).message).toContain('does not answer');
  });
});

describe('taking over prices', () => {
  it('changes the product and its groups, and lists what could not be read', async () => {
    const id = await start('sync-price');
    await run({
      prices: pages({
        rows: [
          price({}),
          price({ priceCode: 'GROSIR', price: 11500 }),
          price({ priceCode: 'AGEN', price: 11000 }),
          price({ sku: 'UNKNOWN', priceCode: 'AGEN', price: 1 }),
        ],
        unreadable: [{ about: 'X-9', why: 'Unit_Price is no number' }],
      }),
    });
    expect(await job(id)).toMatchObject({
      state: 'partly',
      params: { updated: 3, unchanged: 0, problems: 1 },
      problems: [{ about: 'X-9', message: 'This cannot be read: {why}.' }],
    });
    const { body } = await server.call(SUPERADMIN, 'GET', '/api/admin/products/1');
    expect(body.data).toMatchObject({
      price: 13000,
      prices: [
        { price_code: 'AGEN', price: 11000 },
        { price_code: 'GROSIR', price: 11500 },
      ],
    });
    expect(await audits()).toContainEqual([
      '1',
      { 'price (AGEN)': null, 'price (GROSIR)': 12000 },
      { 'price (AGEN)': 11000, 'price (GROSIR)': 11500 },
    ]);
  });

  it('takes the price of today where it holds for a time only', async () => {
    await start('sync-price');
    await run({
      prices: pages({
        rows: [
          price({ price: 1, endDate: '2020-12-31' }),
          price({ price: 2, startDate: '2020-01-01' }),
          price({ price: 3 }),
          price({ price: 4, startDate: '2999-01-01' }),
          price({ price: 5, priceCode: 'GROSIR', endDate: '2020-12-31' }),
        ],
      }),
    });
    const { body } = await server.call(SUPERADMIN, 'GET', '/api/admin/products/1');
    expect(body.data).toMatchObject({ price: 2, prices: [{ price_code: 'GROSIR', price: 12000 }] });
  });

  it('adds, changes and ends what a product costs from more pieces on', async () => {
    const steps = async () =>
      (await server.call(SUPERADMIN, 'GET', '/api/admin/products/prices/1')).body.data.data.map(
        (row: Record<string, unknown>) => [
          row.min_qty,
          row.start_date,
          row.end_date,
          row.price,
          row.deleted_at,
        ],
      );
    const first = price({ minQty: 12, startDate: '2026-11-01', price: 11400 });
    const always = price({ minQty: 48, endDate: '2027-01-31', price: 11000 });
    const sync = async (...rows: ErpPrice[]) => {
      const id = await start('sync-price');
      await run({ prices: pages({ rows: [price({ price: 12500 }), ...rows] }) });
      return (await job(id)).params;
    };
    expect(
      await sync(first, always, { ...always, price: 9 }, price({ minQty: 5, priceCode: 'AGEN' })),
    ).toMatchObject({
      updated: 2,
      unchanged: 1,
    });
    expect(await steps()).toEqual([
      [48, null, '2027-01-31', 11000, null],
      [12, '2026-11-01', null, 11400, null],
    ]);
    expect(await sync(first, always)).toMatchObject({ updated: 0, unchanged: 3 });
    expect(await sync(always)).toMatchObject({ updated: 1, unchanged: 2 });
    expect((await steps())[1]).toEqual([12, '2026-11-01', null, 11400, expect.stringMatching(/^\d{4}-/)]);
    expect(await sync(first, always)).toMatchObject({ updated: 1 });
    expect((await steps())[1].at(-1)).toBeNull();
    const trail = server.store.db.selectFrom('audit_entries').select(['entity_id', 'before', 'after']);
    expect(await trail.where('entity', '=', 'product-wholesale-price').orderBy('id').execute()).toMatchObject(
      [
        { entity_id: '1', before: { price: 11500 }, after: { price: 11400 } },
        { entity_id: expect.any(String), before: null, after: { min_qty: 48 } },
        { entity_id: '1', before: { deleted_at: null } },
        { entity_id: '1', after: { deleted_at: null } },
      ],
    );
  });

  it('ends no wholesale price when a row could not be read, nor of other products', async () => {
    await sql`insert into products (name, sku_code) values ('Kopi', 'K-1')`.execute(server.store.db);
    const live = async () =>
      (await sql`select 1 from product_wholesale_prices where deleted_at is null`.execute(server.store.db))
        .rows.length;
    await start('sync-price');
    await run({ prices: pages({ rows: [price({})], unreadable: [{ about: 'TC-1', why: 'x' }] }) });
    await start('sync-price?id=2');
    await run({ prices: pages({ rows: [price({ sku: 'K-1' })] }) });
    expect(await live()).toBe(1);
    await start('sync-price?id=1');
    await run({ prices: pages({ rows: [price({})] }) });
    expect(await live()).toBe(0);
  });

  it('asks for one product alone when the call names it', async () => {
    await start('sync-price?id=1');
    const asked: (string | undefined)[] = [];
    await run({
      prices: async (ask) => {
        asked.push(ask.only);
        return { rows: [], next: null, total: 0, unreadable: [] };
      },
    });
    expect(asked).toEqual(['TC-1']);
  });
});

describe('taking over stock', () => {
  it('of one product adds up its warehouses', async () => {
    const id = await start('sync-stock/1');
    const row = { sku: 'TC-1', stock: 7 };
    await run({
      stock: pages({
        rows: [
          { ...row, inventoryCode: 'JKT' },
          { ...row, inventoryCode: 'SBY' },
        ],
      }),
    });
    expect(await job(id)).toMatchObject({ state: 'done', params: { updated: 2 } });
    const product = server.store.db.selectFrom('products').select('stock').where('id', '=', 1);
    expect(await product.executeTakeFirst()).toEqual({ stock: 14 });
  });

  it('of a product that is gone fails with a clear text', async () => {
    const id = await start('sync-stock/99');
    await run({});
    expect(await job(id)).toMatchObject({ state: 'failed', message: 'The product does not exist any more.' });
  });
});

describe('a started job', () => {
  it('is not started a second time while it waits', async () => {
    const id = await start('sync');
    const again = await server.call(SUPERADMIN, 'GET', '/api/admin/products/sync');
    expect(again.body).toMatchObject({ message: 'This is being worked on already.', data: { job: id } });
  });

  it('is shown to who started it and to a Superadmin, and stops for them alone', async () => {
    const id = await start('sync', ADMIN);
    const own = await job(id, ADMIN);
    expect(own).toMatchObject({ state: 'queued', title: 'Sync Product', kind: 'product.sync' });
    expect((await server.call(SUPPORT, 'GET', `/api/admin/jobs/${id}`)).status).toBe(404);
    expect((await server.call(SUPPORT, 'POST', `/api/admin/jobs/${id}/cancel`)).status).toBe(404);
    expect((await server.call(SUPPORT, 'GET', '/api/admin/jobs')).body.data.total).toBe(0);
    expect((await server.call(SUPERADMIN, 'GET', '/api/admin/jobs')).body.data.total).toBe(1);
    const cancelled = await server.call(ADMIN, 'POST', `/api/admin/jobs/${id}/cancel`);
    expect(cancelled.body).toMatchObject({ message: 'It was cancelled.', data: { state: 'cancelled' } });
    expect((await server.call(ADMIN, 'GET', `/api/admin/jobs/${id}/download`)).status).toBe(404);
  });

  it('is refused to roles that may not call', async () => {
    expect((await server.call(SUPPORT, 'GET', '/api/admin/products/sync')).status).toBe(403);
  });
});

describe('the embedded ERP', () => {
  it('is asked like the real one, every call noted, and gives the same at the same time', async () => {
    const [price, stock, product] = [
      await start('sync-price'),
      await start('sync-stock'),
      await start('sync'),
    ];
    expect(await run({})).toEqual([]);
    for (const id of [price, stock, product])
      expect(await job(id)).toMatchObject({ state: 'done', total: expect.any(Number) });
    await start('sync-price');
    await run({});
    const logs = await server.store.db.selectFrom('nav_logs').selectAll().orderBy('id').execute();
    expect(logs.map(({ method, url }) => `${method} ${String(url).split('?')[0]}`)).toEqual([
      'GET /simulated/ODataV4/ItemPrices',
      'GET /simulated/ODataV4/StockPerLocation',
      'GET /simulated/ODataV4/ItemCard',
      'GET /simulated/ODataV4/ItemPrices',
    ]);
    expect(logs[0]?.message).toMatch(/^200 OK \(\d+ ms\)$/);
    const again = await server.store.db
      .selectFrom('jobs')
      .select('params')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(again?.params).toMatchObject({ updated: 0, unchanged: 3 });
  });
});
