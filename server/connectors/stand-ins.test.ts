import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../store/index.ts';
import { createTestDatabase } from '../store/testing.ts';
import { bcaBank } from './bank/bca-bank.ts';
import { simulatedBca } from './bank/simulated-bank.ts';
import type { ErpSource } from './erp/erp.ts';
import { navErp } from './erp/nav-erp.ts';
import { priceAt, stockAt } from './erp/simulated-drift.ts';
import { simulatedNav } from './erp/simulated-erp.ts';

const DAY = 86_400_000;
const NOW = Date.parse('2026-11-21T10:00:00+07:00');

let store: Store;
beforeEach(async () => {
  store = await createTestDatabase();
});
afterEach(() => store.close());

describe('the moves of the embedded ERP', () => {
  const items = Array.from({ length: 500 }, (_, at) => `SK-${at}`);

  it('change some four of a hundred prices a day, a little, in steps of 50 rupiah', () => {
    const days = Array.from({ length: 20 }, (_, day) => NOW + day * DAY);
    const steps = items.flatMap((item) => {
      const prices = days.map((day) => priceAt(item, 20_000, NOW, day));
      return prices.slice(1).map((price, at) => price / (prices[at] as number) - 1);
    });
    const moved = steps.filter((step) => step !== 0);
    expect(moved.length / steps.length).toBeGreaterThan(0.025);
    expect(moved.length / steps.length).toBeLessThan(0.05);
    expect(Math.max(...moved.map(Math.abs))).toBeLessThan(0.065);
    expect(moved.some((step) => step < 0) && moved.some((step) => step > 0)).toBe(true);
    for (const item of items.slice(0, 50)) expect(priceAt(item, 60, NOW, NOW + 300 * DAY) % 50).toBe(0);
  });

  it('sell stock hour by hour, and fill it up again before it is gone', () => {
    const later = items.map((item) => stockAt(item, 40, NOW, NOW + 2 * DAY));
    expect(later.filter((stock) => stock < 40).length).toBeGreaterThan(400);
    for (let day = 0; day < 60; day++) {
      const stock = stockAt('SK-1', 40, NOW, NOW + day * DAY);
      expect(stock).toBeGreaterThan(0);
      expect(stock).toBeLessThanOrEqual(80);
    }
  });

  it('are the same for the same moment', () => {
    expect(priceAt('A', 9_000, NOW, NOW + 90 * DAY)).toBe(priceAt('A', 9_000, NOW, NOW + 90 * DAY));
  });
});

describe('the embedded ERP', () => {
  const erpAt = (now: number) =>
    navErp(simulatedNav({ db: store.db, now: () => now }), { describe: '', pageSize: 40 });
  async function all<Row>(source: ErpSource<Row>): Promise<Row[]> {
    const rows: Row[] = [];
    for (let page: string | null = null, first = true; first || page !== null; first = false) {
      const answer = await source({ page });
      rows.push(...answer.rows);
      page = answer.next;
    }
    return rows;
  }

  it('knows our products page by page, and lets their prices and stock move as days go by', async () => {
    // The rows are as old as the test.
    const now = Date.now();
    await sql`insert into products (name, sku_code, price)
      select 'Produk ' || n, 'SK-' || n, 20000 from generate_series(1, 100) as n`.execute(store.db);
    await sql`insert into product_inventories (product_id, inventory_code, stock)
      select id, 'JKT', 40 from products`.execute(store.db);
    const first = await all(erpAt(now).prices);
    expect(new Set(first.map(({ sku }) => sku)).size).toBe(100);
    const later = new Map((await all(erpAt(now + 30 * DAY).prices)).map(({ sku, price }) => [sku, price]));
    const moved = first.filter(({ sku, price }) => later.get(sku) !== price);
    expect(moved.length).toBeGreaterThan(30);
    expect(moved.length).toBeLessThan(100);
    const [before, after] = [await all(erpAt(now).stock), await all(erpAt(now + DAY).stock)];
    expect(after.map(({ stock }) => stock)).not.toEqual(before.map(({ stock }) => stock));
    expect((await erpAt(now).products({ page: null, only: 'SK-7' })).rows).toMatchObject([{ sku: 'SK-7' }]);
  });
});

it('the embedded bank hears of orders one to three days after they were made, and of some never', async () => {
  await sql`insert into users (shop_name) values ('Toko')`.execute(store.db);
  await sql`insert into transactions (invoice_no, user_id, total_price, virtual_account_id, created_at)
    select 'INV/' || n, 1, 50000, '3901200000001', '2026-11-02' from generate_series(1, 40) as n`.execute(
    store.db,
  );
  const nobody = {
    clientId: '',
    clientSecret: '',
    apiKey: '',
    apiSecret: '',
    corporateId: '0',
    account: '0',
  };
  const bank = bcaBank(simulatedBca(store.db), nobody, '');
  const paid = await bank.mutations({ from: '2026-11-01', to: '2026-11-21' });
  expect(paid).toHaveLength(36);
  expect(new Set(paid.map(({ date }) => date))).toEqual(new Set(['2026-11-03', '2026-11-04', '2026-11-05']));
  expect(paid[0]).toMatchObject({ amount: 50_000, virtualAccount: '3901200000001' });
  expect(await bank.mutations({ from: '2026-11-01', to: '2026-11-21' })).toEqual(paid);
});
