import { type CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DeclaredOperation } from '../../core/declared.ts';
import { partOf } from '../../tests/part-of.ts';
import { endpoints } from '../generated/endpoints.ts';
import { entities } from '../generated/entities.ts';
import { connect } from '../store/connect.ts';
import type { Db, Store } from '../store/index.ts';
import { createTestDatabase } from '../store/testing.ts';
import { compileResource } from './compile.ts';
import type { Page } from './list.ts';
import type { Row } from './row.ts';
import { readTables } from './tables.ts';
import type { Work } from './work.ts';

let store: Store;
let db: Db;
let heard: CompiledQuery[] = [];
let list: (query: Row) => Promise<Page>;

beforeAll(async () => {
  store = await createTestDatabase();
  db = connect(store.url, { max: 1, heard: (query) => heard.push(query) });
  await sql`insert into users (shop_name) select 'Toko ' || n from generate_series(1, 7) as n`.execute(db);
  await db.transaction().execute(async (tx) => {
    await sql`select set_config('app.writer', 'import', true)`.execute(tx);
    await sql`insert into transactions (invoice_no, user_id, shop_name, total_price, state)
      select 'INV/' || 1000 + n, 1 + n % 7, 'Toko ' || 1 + n % 7, n % 5, 1 from generate_series(1, 300) as n`.execute(
      tx,
    );
  });
  const work = partOf<Work>({
    db,
    tables: await readTables(db),
    entities,
    user: { id: 1, username: 'u', role: 3 },
  });
  const operations: readonly DeclaredOperation[] = endpoints.flatMap(({ operations: all }) => all);
  const operation = operations.find(({ id }) => id === 'transaction.list');
  if (!operation) throw new Error('There is no list of orders.');
  const run = compileResource(operation, entities);
  list = async (query) => (await run(work, { params: {}, query, body: {} })) as Page;
});
afterAll(async () => {
  await db.destroy();
  await store.close();
});

interface Plan {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly Plan[];
}

const flat = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(flat)];

/** Names of the indexes that a statement reads. */
async function indexesOf(statement: CompiledQuery): Promise<string[]> {
  const asked = { ...statement, sql: `explain (format json) ${statement.sql}` };
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': readonly { Plan: Plan }[] }>(asked);
  const steps = rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan: plan }) => flat(plan)));
  return steps.flatMap((step) => step['Index Name'] ?? []);
}

it.each([{}, { sort: 'invoice_no', dir: 'desc' }])(
  'few hits are looked up, though the order %j has an index',
  async (order) => {
    await sql`set enable_sort = off; set enable_seqscan = off; set cpu_operator_cost = 5`.execute(db);
    heard = [];
    expect(await list({ search: 'inv/1017', ...order })).toMatchObject({ total: 1 });
    const [search, rows] = [...heard];
    expect(search && (await indexesOf(search)).sort()).toEqual([
      'transactions_invoice_no_search',
      'transactions_nav_id_search',
      'transactions_shop_name_search',
    ]);
    expect(rows?.sql).toContain('where "t"."id" = any(');
    await sql`reset all`.execute(db);
  },
);

it('nothing that is found costs one statement', async () => {
  heard = [];
  expect(await list({ search: 'nowhere' })).toEqual({ rows: [], total: 0 });
  expect(heard).toHaveLength(1);
});

it('hits come in the order that is asked for, page by page', async () => {
  const { rows: all } = await list({ per_page: 500 });
  const hits = all.filter(({ invoice_no }) => String(invoice_no).includes('INV/11'));
  const pages = async (query: Row) => {
    const found: unknown[] = [];
    for (const page of [1, 2, 3])
      found.push(...(await list({ search: 'INV/11', per_page: 40, page, ...query })).rows);
    return found.map((row) => (row as Row).id);
  };
  expect(hits).toHaveLength(100);
  expect(await pages({})).toEqual(hits.map(({ id }) => id));
  const byPrice = [...hits].sort(
    (a, b) => Number(b.total_price) - Number(a.total_price) || Number(b.id) - Number(a.id),
  );
  expect(await pages({ sort: 'total_price', dir: 'desc' })).toEqual(byPrice.map(({ id }) => id));
});

it('hits that are too many to be read at once are counted, and a page of them is read', async () => {
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`insert into transactions (invoice_no, user_id, shop_name)
      select 'LOT/' || n, 1, 'Toko' from generate_series(1, 5001) as n`.execute(tx);
  });
  const { rows, total } = await list({ search: 'lot/' });
  expect(total).toBe(5001);
  expect(rows.map(({ invoice_no }) => invoice_no).slice(0, 2)).toEqual(['LOT/5001', 'LOT/5000']);
  expect(await list({ search: 'lot/', total: 'later' })).toMatchObject({ total: null });
});
