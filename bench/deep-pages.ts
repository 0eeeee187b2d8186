/**
 * Pages deep in a list of many orders (1,000,000 unless told otherwise), as the list reads them and by limit and offset alone, in turns
 * from one process; then what the counts by steps cost a write.
 */
import { performance } from 'node:perf_hooks';
import { sql } from 'kysely';
import type { DeclaredOperation } from '../core/declared.ts';
import { endpoints } from '../server/generated/endpoints.ts';
import { entities } from '../server/generated/entities.ts';
import { compileResource } from '../server/resources/compile.ts';
import type { Page } from '../server/resources/list.ts';
import type { Row } from '../server/resources/row.ts';
import { readTables, type Tables } from '../server/resources/tables.ts';
import type { Work } from '../server/resources/work.ts';
import { connect } from '../server/store/connect.ts';
import { type Db, keepCounts } from '../server/store/index.ts';
import { keepOnce } from '../server/store/keep-counts.ts';
import { startTestCluster, TEMPLATE } from '../server/store/testing-cluster.ts';
import { partOf } from '../tests/part-of.ts';
import { fillOrders } from './server/fill-orders.ts';
import { quantile } from './server/load.ts';

const ORDERS = Number(process.env.BENCH_ORDERS ?? 1_000_000);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 9);
const PAIRS = Number(process.env.BENCH_PAIRS ?? 5);
/** Milliseconds after which a page has been asked for often enough. */
const LONG = 3000;
const LISTS: readonly Row[] = [
  ...['id', 'created_at', 'total_price'].flatMap((sort) => ['desc', 'asc'].map((dir) => ({ sort, dir }))),
  ...['desc', 'asc'].map((dir) => ({ state: 3, sort: 'id', dir })),
  ...['desc', 'asc'].map((dir) => ({ state: 3, sort: 'total_price', dir })),
];

const operations: readonly DeclaredOperation[] = endpoints.flatMap(({ operations: all }) => all);
const operation = operations.find(({ id }) => id === 'transaction.list');
if (!operation) throw new Error('There is no list of orders.');
const run = compileResource(operation, entities);

type Ask = (query: Row) => Promise<Page>;

function asking(db: Db, tables: Tables): Ask {
  const work = partOf<Work>({ db, tables, entities, user: { id: 1, username: 'u', role: 3 } });
  return async (query) => (await run(work, { params: {}, query, body: {} })) as Page;
}

/** A list over what may have no key is read by limit and offset alone. */
function withoutKeys(tables: Tables): Tables {
  const columns = new Map(tables.get('transactions'));
  const key = columns.get('id');
  if (key) columns.set('id', { ...key, nullable: true });
  return new Map(tables).set('transactions', columns);
}

async function timed(ask: Ask, query: Row): Promise<{ ms: number; text: string }> {
  const begin = performance.now();
  const { rows, total } = await ask(query);
  return { ms: performance.now() - begin, text: `${total} ${rows.map(({ id }) => id)}` };
}

async function comparePages(asks: readonly [Ask, Ask]): Promise<void> {
  const heads = ['1', '1,000', 'middle', 'last - 1,000', 'last'];
  console.log(`\n| list | read | ${heads.join(' | ')} |\n| --- | --- |${' ---: |'.repeat(heads.length)}`);
  for (const list of LISTS) {
    const { total } = await asks[0](list);
    const last = Math.ceil((total ?? 0) / 10);
    const cells: [string[], string[]] = [[], []];
    const firsts: [number, number] = [0, 0];
    for (const page of [1, 1000, Math.round(last / 2), last - 1000, last]) {
      const times: [number[], number[]] = [[], []];
      const begin = performance.now();
      for (let round = -1; round < (performance.now() - begin > LONG ? 3 : ROUNDS); round += 1) {
        const order = round % 2 === 0 ? [0, 1] : [1, 0];
        const texts: string[] = [];
        for (const side of order) {
          const { ms, text } = await timed(asks[side as 0 | 1], { ...list, per_page: 10, page });
          texts.push(text);
          if (round >= 0) times[side as 0 | 1].push(ms);
        }
        if (texts[0] !== texts[1])
          throw new Error(`${JSON.stringify(list)}, page ${page}: ${texts.join(' and ')}`);
      }
      for (const side of [0, 1] as const) {
        const median = quantile(times[side], 0.5);
        if (page === 1) firsts[side] = median;
        const ratio = page === 1 ? '' : ` (${(median / firsts[side]).toFixed(1)})`;
        cells[side].push(`${median.toFixed(1)}${ratio}`);
      }
    }
    const name = Object.values(list).join(' ');
    console.log(
      `| ${name} | ours | ${cells[0].join(' | ')} |\n| | limit and offset | ${cells[1].join(' | ')} |`,
    );
  }
}

/** An order with five lines that goes on to its next state. */
async function write(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select set_config('app.writer', 'import', true)`.execute(tx);
    const { rows } = await sql<{ id: number }>`
      insert into transactions (invoice_no, user_id, shop_name, total_price)
      select 'W/' || gen_random_uuid(), 1, 'Toko 1', 5000 returning id`.execute(tx);
    const id = rows[0]?.id;
    await sql`insert into transaction_items
      (transaction_id, product_id, occurrence, quantity, deliver_qty, price, final_price)
      select ${id}::integer, line, 1, 1, 0, 1000, 1000 from generate_series(1, 5) as line`.execute(tx);
    await sql`update transactions set state = 1 where id = ${id}::integer`.execute(tx);
  });
}

async function compareWrites(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select array_to_string(columns, ', ') as name from counted_groups where counted_table = 'transactions'`.execute(
    db,
  );
  const groups = rows.map(({ name }) => name);
  const ratios: number[] = [];
  const medians: [number[], number[]] = [[], []];
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const pairMs: [number, number] = [0, 0];
    for (const side of pair % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const kept = side === 1 ? groups : groups.filter((name) => !/, (span|day)\(/.test(name));
      await sql`select count_groups('transactions', variadic ${sql.val(kept)}::text[])`.execute(db);
      await keepOnce(db);
      const end = keepCounts(db, { onError: console.error });
      const times: number[] = [];
      for (let turn = -20; turn < 200; turn += 1) {
        const begin = performance.now();
        await write(db);
        if (turn >= 0) times.push(performance.now() - begin);
      }
      await end();
      pairMs[side] = quantile(times, 0.5);
      medians[side].push(pairMs[side]);
    }
    ratios.push(pairMs[1] / pairMs[0]);
  }
  const [without, counted] = medians.map((times) => quantile(times, 0.5).toFixed(2));
  console.log(
    `\nan order with five lines and its next state: ${counted} ms with steps, ${without} without, ratio ${quantile(ratios, 0.5).toFixed(2)}, pairs ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')}`,
  );
}

const cluster = await startTestCluster();
try {
  const db = connect(cluster.urlOf(TEMPLATE), { max: 4 });
  const begin = performance.now();
  await fillOrders(db, ORDERS, 0);
  console.log(`${ORDERS} orders in ${((performance.now() - begin) / 1000).toFixed(0)} s`);
  const counting = performance.now();
  await keepOnce(db);
  console.log(`counted in ${((performance.now() - counting) / 1000).toFixed(1)} s`);
  await keepOnce(db);
  await sql`vacuum analyze`.execute(db);
  const tables = await readTables(db);
  await comparePages([asking(db, tables), asking(db, withoutKeys(tables))]);
  if (PAIRS > 0) await compareWrites(db);
  await db.destroy();
} finally {
  await cluster.stop();
}
