/**
 * The server on many products (1,000,000 unless told otherwise) beside the same SQL written by hand: list, search,
 * detail and write, asked in turns; then the calls a second of one process, and its memory.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addToken, hashToken, makeToken } from '../server/http/tokens.store.ts';
import { connect } from '../server/store/connect.ts';
import { startTestCluster, TEMPLATE } from '../server/store/testing-cluster.ts';
import { fill } from './server/fill.ts';
import { type Ask, Client, quantile, throughput } from './server/load.ts';

const PRODUCTS = Number(process.env.BENCH_PRODUCTS ?? 1_000_000);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 60);
/** The most that a declared call may cost more than one written by hand. */
const ALLOWED = { share: 1.15, ms: 3 };

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
const children: ChildProcess[] = [];
try {
  const url = cluster.urlOf(TEMPLATE);
  const db = connect(url, { max: 2 });
  const begin = performance.now();
  await fill(db, PRODUCTS);
  console.log(`${PRODUCTS} products in ${((performance.now() - begin) / 1000).toFixed(0)} s`);
  const ours = await start(['server/main.ts'], (port) => ({
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
  }));
  const hand = await start((port) => ['bench/server/hand.ts', String(port), url]);
  const token = makeToken();
  const account = await db.selectFrom('admin_users').select('id').executeTakeFirstOrThrow();
  await addToken(db, Number(account.id), hashToken(token), 1);
  const clients = [ours, hand].map(({ port }) => new Client(port, token)) as [Client, Client];
  await compare(clients);
  await load(clients, [ours.child, hand.child]);
  for (const client of clients) client.close();
  await db.destroy();
} finally {
  for (const child of children) await ended(child);
  await cluster.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function compare([ours, hand]: [Client, Client]): Promise<void> {
  console.log(
    '| call | ours, ms | by hand, ms | ours / by hand | ours - by hand, ms | |\n| --- | ---: | ---: | ---: | ---: | --- |',
  );
  for (const [name, make] of Object.entries(CASES)) {
    const times: [number[], number[]] = [[], []];
    for (let round = -5; round < ROUNDS; round += 1) {
      const ask = make();
      const order = round % 2 === 0 ? ([ours, hand] as const) : ([hand, ours] as const);
      const answers = new Map<Client, { ms: number; text: string }>();
      for (const client of order) answers.set(client, await client.ask(ask));
      sameRows(name, answers.get(ours)?.text ?? '', answers.get(hand)?.text ?? '');
      if (round < 0) continue;
      times[0].push(answers.get(ours)?.ms ?? Number.NaN);
      times[1].push(answers.get(hand)?.ms ?? Number.NaN);
    }
    const [a, b] = [quantile(times[0], 0.5), quantile(times[1], 0.5)];
    const holds = a <= b * ALLOWED.share + ALLOWED.ms;
    if (!holds) process.exitCode = 1;
    console.log(
      `| ${name} | ${a.toFixed(2)} | ${b.toFixed(2)} | ${(a / b).toFixed(2)} | ${(a - b).toFixed(2)} | ${holds ? '' : 'too slow'} |`,
    );
  }
}

/** A comparison of two answers that are not the same would mean nothing. */
function sameRows(name: string, ours: string, hand: string): void {
  const ids = (text: string) => {
    const { data } = JSON.parse(text);
    return JSON.stringify(Array.isArray(data) ? data.map(({ id }: { id: number }) => id) : data.id);
  };
  if (ids(ours) !== ids(hand)) throw new Error(`${name}: not the same rows`);
}

async function load(clients: readonly Client[], processes: readonly ChildProcess[]): Promise<void> {
  const asks = Array.from({ length: 500 }, () => get(`/products/${random(PRODUCTS)}`));
  const searches = Array.from({ length: 500 }, () =>
    get(`/products?page=1&perPage=10&search=SKU-${100_000 + random(PRODUCTS - 100_000)}`),
  );
  console.log('\n| 32 callers | ours | by hand |\n| --- | ---: | ---: |');
  for (const [name, all] of [
    ['details a second', asks],
    ['searches a second', searches],
  ] as const) {
    const rates: number[] = [];
    for (const client of clients) rates.push(await throughput(client, all, 32, 5));
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

type Command = readonly string[] | ((port: number) => readonly string[]);

async function start(command: Command, env: (port: number) => Record<string, string> = () => ({})) {
  const port = await freePort();
  const args = typeof command === 'function' ? command(port) : command;
  const child = spawn(
    process.execPath,
    ['--enable-source-maps', '--import', './scripts/ts-node.mjs', ...args],
    {
      env: { ...process.env, ...env(port) },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  children.push(child);
  for (let tries = 0; tries < 600; tries += 1) {
    if (child.exitCode !== null) throw new Error(`${args[0]} ended while starting`);
    const answer = await fetch(`http://127.0.0.1:${port}/api/admin/products/1`).catch(() => null);
    if (answer) return { port, child };
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`${args[0]} did not start`);
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const end = new Promise((done) => child.once('exit', done));
  child.kill('SIGINT');
  await end;
}
