import { type CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
    await sql`analyze transactions; set enable_seqscan = off; set cpu_operator_cost = 0.25`.execute(db);
    heard = [];
    expect(await list({ search: 'inv/1017', ...order })).toMatchObject({ total: 1 });
    const [search] = [...heard];
    expect(search && (await indexesOf(search)).sort()).toEqual([
      'transactions_invoice_no_search',
      'transactions_nav_id_search',
      'transactions_pkey',
      'transactions_shop_name_search',
      'users_pkey',
    ]);
    await sql`reset all`.execute(db);
  },
);

it.each(['inv/1017', 'nowhere'])('total and rows of %s come from one statement', async (search) => {
  heard = [];
  const { rows, total } = await list({ search });
  expect([rows.length, heard.length]).toEqual([total, 1]);
});

it.each([
  [{ page: 2 }, 10],
  [{ page: 60, per_page: 500 }, 0],
  [{ page: 60, per_page: 500, sort: 'user.shop_name', dir: 'desc' }, 0],
])('total and rows of %j come from one statement, whose keys are found first', async (query, rows) => {
  heard = [];
  expect(await list(query)).toMatchObject({ total: 300, rows: { length: rows } });
  expect(heard.map(({ sql: text }) => /any\(array\(/.test(text))).toEqual([true]);
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
  heard = [];
  const { rows, total } = await list({ search: 'lot/' });
  expect(heard.at(-1)?.sql).toMatch(/count\(\*\).* limit /s);
  expect(heard).toHaveLength(2);
  expect(total).toBe(5001);
  expect(rows.map(({ invoice_no }) => invoice_no).slice(0, 2)).toEqual(['LOT/5001', 'LOT/5000']);
  expect(await list({ search: 'lot/', total: 'later' })).toMatchObject({ total: null });
});

describe('one and two letters', () => {
  const NAMES = ['Zú Café', 'Toko Zu', 'Ciputra/ZU-9', 'Azuna', 'zz%', '\u674e\u6b63\u574e'];
  const invoicesOf = async (query: Row) =>
    (await list({ ...query, field: 'shop_name', sort: 'id', dir: 'asc' })).rows.map(
      ({ invoice_no }) => invoice_no,
    );
  beforeAll(async () => {
    await db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`insert into transactions (invoice_no, user_id, shop_name)
        select 'Z' || n, 1, name from unnest(${NAMES}::text[]) with ordinality as named (name, n)`.execute(
        tx,
      );
    });
  });

  it.each([
    ['zu', ['Z1', 'Z2', 'Z3'], ['Z1', 'Z2', 'Z3', 'Z4']],
    [' ZÚ', ['Z1', 'Z2', 'Z3'], ['Z1', 'Z2', 'Z3', 'Z4']],
    ['z', ['Z1', 'Z2', 'Z3', 'Z5'], ['Z1', 'Z2', 'Z3', 'Z4', 'Z5']],
    ['9', ['Z3'], ['Z3']],
    ['z%', ['Z5'], ['Z5']],
    ['una', ['Z4'], ['Z4']],
    ['\u6b63', ['Z6'], ['Z6']],
  ])(
    '"%s" finds words that begin with it where the page asks, and else inside words',
    async (search, begin, stated) => {
      expect(await invoicesOf({ search, begin: 1 })).toEqual(begin);
      expect(await invoicesOf({ search })).toEqual(stated);
    },
  );

  it('that words begin with are found by the index of parts of words', async () => {
    await sql`set enable_seqscan = off; set enable_indexscan = off; set enable_indexonlyscan = off`.execute(
      db,
    );
    heard = [];
    await list({ search: 'zu', begin: 1 });
    const [search] = [...heard];
    if (!search) throw new Error('Nothing was asked.');
    expect(await indexesOf(search)).toContain('transactions_shop_name_search');
    const asked = { ...search, sql: `explain analyze ${search.sql}` };
    const { rows } = await db.executeQuery<{ 'QUERY PLAN': string }>(asked);
    const looked = rows
      .map((row) => row['QUERY PLAN'])
      .filter((line) => line.includes('Rows Removed by Index Recheck'));
    expect(looked).toEqual([]);
    await sql`reset all`.execute(db);
  });
});
