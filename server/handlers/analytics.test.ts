import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { type CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '../../core/dates.ts';
import { partOf } from '../../tests/part-of.ts';
import type { Context } from '../calls/handler.ts';
import type { TestServer } from '../fixtures/library-server.ts';
import { SUPPORT, startProduct } from '../fixtures/product-server.ts';
import { importOrders } from '../imports/index.ts';
import { EXCERPT } from '../imports/testing.ts';
import { connect } from '../store/connect.ts';
import { getAnalytics, listKeywords, listUsage, listViewedProducts } from './analytics.ts';

const RATE = 20_000;
/** The excerpt, or the whole file if present. */
const FILE = process.env.ONLINE_RETAIL ?? EXCERPT;
const CALLS = ['', '/keywords', '/products', '/usage'].map((call) => `/api/admin/analytics${call}`);

let server: TestServer;
beforeAll(async () => {
  server = await startProduct();
});
afterAll(() => server.close());

const get = (url: string, role: number | null = SUPPORT) => server.call(role, 'GET', url);

/** Orders and amount per day, calculated from the file's lines independently of the import. */
function countedFromFile(): Map<string, { orders: Set<string>; amount: number }> {
  const bytes = readFileSync(FILE);
  const text = (bytes[0] === 0x1f ? gunzipSync(bytes) : bytes).toString('utf8');
  const days = new Map<string, { orders: Set<string>; amount: number }>();
  for (const line of parse(text, { columns: true, bom: true }) as Record<string, string>[]) {
    const [invoice = '', at = ''] = [line.Invoice ?? line.InvoiceNo, line.InvoiceDate];
    const [quantity, price] = [Number(line.Quantity), Number(line.Price ?? line.UnitPrice)];
    const customer = line['Customer ID'] ?? line.CustomerID;
    if (/^c/i.test(invoice) || !customer || !(quantity > 0) || !(price > 0)) continue;
    const day = days.get(at.slice(0, 10)) ?? { orders: new Set(), amount: 0 };
    day.orders.add(invoice);
    day.amount += Math.round(price * RATE) * quantity;
    days.set(at.slice(0, 10), day);
  }
  return days;
}

describe('real orders', () => {
  it('are counted and summed for each day as the file says, days without orders as zero', async () => {
    await importOrders(server.store, { file: FILE, rate: String(RATE), reportFolder: server.dataDir });
    const counted = countedFromFile();
    const days = [...counted.keys()].sort();
    const [first = '', last = ''] = [days[0], days.at(-1)];
    expect(days.length).toBeGreaterThan(100);
    const { body } = await get(`/api/admin/analytics?start_date=${first}&end_date=${last}`);
    const all = Array.from({ length: daysBetween(first, last) + 1 }, (_, n) => addDays(first, n));
    expect(body.data.transaction_count).toEqual([
      ['Date', 'Count'],
      ...all.map((day) => [day, counted.get(day)?.orders.size ?? 0]),
    ]);
    expect(body.data.sum_transaction_amount).toEqual([
      ['Date', 'Amount'],
      ...all.map((day) => [day, counted.get(day)?.amount ?? 0]),
    ]);
  });
});

describe('the range of days', () => {
  it.each([
    ['', 'Input date is not valid'],
    ['start_date=2026-01-01', 'Input date is not valid'],
    ['start_date=2026-01-01&end_date=', 'Input date is not valid'],
    ['start_date=2026-02-30&end_date=2026-03-01', 'Input date is not valid'],
    ['start_date=1700-12-30&end_date=1700-12-31', 'Input date is not valid'],
    ['start_date=2026-01-02&end_date=2026-01-01', 'Start date cannot beyond end date.'],
    ['start_date=1700-12-31&end_date=9999-12-31', 'Choose ten years at most.'],
  ])('%s is refused by each call: %s', async (query, message) => {
    for (const call of CALLS) {
      const { status, body } = await get(`${call}?${query}`);
      expect([status, body.errors[0].message], call).toEqual([422, message]);
    }
  });

  it('may be one day at either bound', async () => {
    for (const day of ['1700-12-31', '9999-12-31']) {
      const { body } = await get(`/api/admin/analytics?start_date=${day}&end_date=${day}`);
      expect(body.data.transaction_count).toEqual([
        ['Date', 'Count'],
        [day, 0],
      ]);
    }
  });

  it('is for the roles of the menu', async () => {
    for (const call of CALLS) {
      const url = `${call}?start_date=2026-01-01&end_date=2026-01-31`;
      expect((await get(url, null)).status).toBe(401);
      expect((await get(url, 4)).status).toBe(403);
      for (const role of [2, 3, SUPPORT]) expect((await get(url, role)).status).toBe(200);
    }
  });
});

it('a year is read from indexes alone', async () => {
  const heard: CompiledQuery[] = [];
  const db = connect(server.store.url, { max: 1, heard: (query) => heard.push(query) });
  try {
    for (const off of ['enable_seqscan', 'enable_bitmapscan'])
      await sql`set ${sql.raw(off)} = off`.execute(db);
    const input = { query: { start_date: '2025-12-01', end_date: '2026-11-30' } };
    heard.length = 0;
    for (const read of [getAnalytics, listKeywords, listViewedProducts, listUsage])
      await read(input, partOf<Context<'period'>>({ db, limits: { period: () => undefined } }));
    const plans = [];
    for (const asked of [...heard]) {
      const { rows } = await db.executeQuery({ ...asked, sql: `explain ${asked.sql}` });
      plans.push(rows.map((row) => Object.values(row as object)[0]).join('\n'));
    }
    // The second is read while what is kept is counted anew, and for the days around whole months.
    const indexes = [
      // Two begin with the time; in a table without rows they cost the same.
      ['counted_totals_pkey', 'transactions_(amounts|newest)'],
      ['running_totals_pkey', 'search_counts_pkey'],
      ['running_totals_pkey', 'product_view_counts_pkey'],
      ['running_totals_pkey', 'app_usage_pkey'],
    ];
    expect(plans).toHaveLength(indexes.length);
    for (const [at, read] of indexes.entries())
      for (const index of read) expect(plans[at]).toMatch(new RegExp(`Index (Only )?Scan using ${index}`));
  } finally {
    await db.destroy();
  }
});
