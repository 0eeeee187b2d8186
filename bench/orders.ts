/**
 * The server on many orders (1,000,000 with five lines each unless told otherwise) beside the same SQL written by hand:
 * pages of the tabs, searches, detail, counts, a year of analytics, an export of 100,000 rows; then what counting costs a write.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { connect } from '../server/store/connect.ts';
import { startTestCluster, TEMPLATE } from '../server/store/testing-cluster.ts';
import { compareWrites, untilCounted } from './server/counted-writes.ts';
import { fillOrders } from './server/fill-orders.ts';
import type { Ask } from './server/load.ts';
import { compare, type Pair, startPair } from './server/pair.ts';

const ORDERS = Number(process.env.BENCH_ORDERS ?? 1_000_000);

const random = (() => {
  let seed = 11;
  return (below: number) => {
    seed = (seed * 16_807) % 2_147_483_647;
    return 1 + (seed % below);
  };
})();
const get = (path: string): Ask => ({ method: 'GET', path: `/api/admin/transaction${path}` });
const page = (query: string) => get(`?per_page=10&${query}`);

const newOrder = (): Ask => ({
  method: 'POST',
  path: '/api/admin/transaction',
  body: {
    user_id: random(5000),
    items: Array.from({ length: 5 }, () => ({ product_id: random(2000), quantity: random(9) })),
  },
});

const CASES: Record<string, () => Ask> = {
  'all orders, first page': () => page('page=1'),
  ...Object.fromEntries(
    [0, 1, 2, 3].map((state) => [`tab ${state}, first page`, () => page(`state=${state}&page=1`)]),
  ),
  'tab 3, page 1,000': () => page('state=3&page=1000'),
  'tab 3 by price, falling': () => page('state=3&page=1&sort=total_price&dir=desc'),
  'search of an invoice': () => page(`page=1&field=invoice_no&search=INV/${1_000_000 + random(ORDERS)}`),
  'search of a shop, 1 % of all': () =>
    page(`page=1&state=3&field=shop_name&search=Toko%20${100 + random(100)}`),
  'unpaid, due': () => page('page=1&due_to=2026-06-30&sort=due_on&dir=asc'),
  counts: () => get('/counts'),
  detail: () => get(`/${random(ORDERS)}`),
  'analytics of a year': () => ({
    method: 'GET',
    path: '/api/admin/analytics?start_date=2025-11-01&end_date=2026-10-31',
  }),
};

const cluster = await startTestCluster();
const dataDir = mkdtempSync(join(tmpdir(), 'orders-bench-'));
let pair: Pair | undefined;
try {
  const url = cluster.urlOf(TEMPLATE);
  const db = connect(url, { max: 2 });
  const begin = performance.now();
  await fillOrders(db, ORDERS);
  const { rows } = await sql<{ size: string }>`
    select pg_size_pretty(pg_database_size(current_database())) as size`.execute(db);
  console.log(`${ORDERS} orders in ${((performance.now() - begin) / 1000).toFixed(0)} s, ${rows[0]?.size}`);
  pair = await startPair(db, url, dataDir, 'bench/server/hand-orders.ts');
  console.log(`rows counted in ${((await untilCounted(db)) / 1000).toFixed(1)} s after the start`);
  await compare(pair.clients, CASES, idsOf);
  const [ours] = pair.clients;
  await compareWrites(db, ours, {
    table: 'transactions',
    groups: [
      'state, paid',
      'day(created_at), sum(total_price)',
      'state, paid, span(id)',
      'state, paid, day(created_at)',
    ],
    write: newOrder,
  });
  const file = await ours.ask(get('/export?state=3&start_date=2025-11-01&end_date=2026-01-31'));
  const lines = file.text.split('\r\n').length - 2;
  console.log(`\nexport of ${lines} rows: ${(file.ms / 1000).toFixed(1)} s`);
  await db.destroy();
} finally {
  await pair?.end();
  await cluster.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** What both must answer alike. */
function idsOf(text: string): string {
  const { data } = JSON.parse(text);
  if (data.transaction_count) return JSON.stringify(data.transaction_count);
  if (data.transaction) return `${data.transaction.id} ${data.transactionItems.length}`;
  if (Array.isArray(data)) return JSON.stringify(data);
  return `${data.total} ${data.data.map(({ id }: { id: number }) => id)}`;
}
