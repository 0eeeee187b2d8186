/**
 * The server on many products (1,000,000 unless told otherwise) beside the same SQL written by hand: list, search,
 * detail and write, asked in turns; then the calls a second of one process, and its memory.
 */
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '../server/store/connect.ts';
import { startTestCluster, TEMPLATE } from '../server/store/testing-cluster.ts';
import { untilCounted } from './server/counted-writes.ts';
import { fill } from './server/fill.ts';
import { type Ask, type Client, throughput } from './server/load.ts';
import { compare, type Pair, startPair } from './server/pair.ts';

const PRODUCTS = Number(process.env.BENCH_PRODUCTS ?? 1_000_000);

const random = (() => {
  let seed = 7;
  return (below: number) => {
    seed = (seed * 16_807) % 2_147_483_647;
    return 1 + (seed % below);
  };
})();

const CASES: Record<string, () => Ask> = {
  'list, first page': () => get('/products?page=1&perPage=10'),
  'list, 100 rows': () => get(`/products?page=${random(50)}&perPage=100`),
  'list, page 1,000': () => get('/products?page=1000&perPage=10'),
  'list by price, falling': () => get('/products?page=1&perPage=10&sort=price&dir=desc'),
  'search, one hit': () =>
    get(`/products?page=1&perPage=10&search=SKU-${100_000 + random(PRODUCTS - 100_000)}`),
  'search, a few hits': () => get(`/products?page=1&perPage=10&search=${hex(5)}`),
  'search, a seventh of all': () => get('/products?page=1&perPage=10&search=premium'),
  detail: () => get(`/products/${random(PRODUCTS)}`),
  write: () => ({
    method: 'POST',
    path: '/api/admin/products/update',
    body: write(random(PRODUCTS)),
  }),
};

function get(path: string): Ask {
  return { method: 'GET', path: `/api/admin${path}` };
}
function hex(length: number): string {
  return Array.from({ length }, () => (random(16) - 1).toString(16)).join('');
}
function write(id: number) {
  return {
    id,
    name: `Teh Celup ${id}`,
    category_id: random(400),
    brand_id: random(300),
    sku_code: `SKU-${id}`,
  };
}

const cluster = await startTestCluster();
const dataDir = mkdtempSync(join(tmpdir(), 'server-bench-'));
let pair: Pair | undefined;
try {
  const url = cluster.urlOf(TEMPLATE);
  const db = connect(url, { max: 2 });
  const begin = performance.now();
  await fill(db, PRODUCTS);
  console.log(`${PRODUCTS} products in ${((performance.now() - begin) / 1000).toFixed(0)} s`);
  pair = await startPair(db, url, dataDir, 'bench/server/hand.ts');
  await untilCounted(db);
  await compare(pair.clients, CASES, idsOf);
  await load(pair.clients, pair.processes);
  await db.destroy();
} finally {
  await pair?.end();
  await cluster.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

function idsOf(text: string): string {
  const { data } = JSON.parse(text);
  return JSON.stringify(Array.isArray(data) ? data.map(({ id }: { id: number }) => id) : data.id);
}

async function load(clients: readonly Client[], processes: readonly ChildProcess[]): Promise<void> {
  const asks = Array.from({ length: 500 }, () => get(`/products/${random(PRODUCTS)}`));
  const searches = Array.from({ length: 500 }, () =>
    get(`/products?page=1&perPage=10&search=SKU-${100_000 + random(PRODUCTS - 100_000)}`),
  );
  console.log('\n| 32 callers | ours | by hand |\n| --- | ---: | ---: |');
  for (const [name, calls] of [
    ['details a second', asks],
    ['searches a second', searches],
  ] as const) {
    const rates: number[] = [];
    for (const client of clients) rates.push(await throughput(client, calls, 32, 5));
    console.log(`| ${name} | ${rates.map((rate) => rate.toFixed(0)).join(' | ')} |`);
  }
  console.log(
    `| resident memory afterwards, MB | ${processes.map((child) => megabytes(child)).join(' | ')} |`,
  );
}

function megabytes({ pid }: ChildProcess): string {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return (Number(kilobytes) / 1024).toFixed(0);
}
