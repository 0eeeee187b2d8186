import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeclaredOperation } from '../../core/declared.ts';
import { partOf } from '../../tests/part-of.ts';
import { endpoints } from '../generated/endpoints.ts';
import { entities } from '../generated/entities.ts';
import { countTasks } from '../handlers/today.store.ts';
import { countOrders } from '../handlers/transactions/orders.store.ts';
import type { Store } from '../store/index.ts';
import { createTestDatabase } from '../store/testing.ts';
import { compileResource } from './compile.ts';
import type { Page } from './list.ts';
import type { Row } from './row.ts';
import { readTables } from './tables.ts';
import type { Work } from './work.ts';

let store: Store;
let work: Work;

beforeAll(async () => {
  store = await createTestDatabase();
  const { db } = store;
  await sql`insert into brands (name) select 'Brand ' || n from generate_series(1, 3) as n`.execute(db);
  await sql`insert into categories (name) select 'Category ' || n from generate_series(1, 4) as n`.execute(
    db,
  );
  await sql`insert into products (name, sku_code, category_id, brand_id, active, blocked)
    select 'Product ' || n, 'SKU-' || n, nullif(n % 5, 0), 1 + n % 3, (n % 2)::int, (n % 7 = 0)::int
    from generate_series(1, 200) as n`.execute(db);
  await sql`insert into users (shop_name) values ('Toko')`.execute(db);
  await db.transaction().execute(async (tx) => {
    await sql`select set_config('app.writer', 'import', true)`.execute(tx);
    await sql`insert into transactions (invoice_no, user_id, state, paid)
      select 'INV/' || n, 1, n % 4, (n % 3 = 0)::int from generate_series(1, 120) as n`.execute(tx);
  });
  work = partOf<Work>({
    db,
    tables: await readTables(db),
    entities,
    user: { id: 1, username: 'u', role: 3 },
  });
});
afterAll(() => store.close());

function listOf(id: string): (query: Row) => Promise<Page> {
  const operations: readonly DeclaredOperation[] = endpoints.flatMap(({ operations: all }) => all);
  const operation = operations.find((candidate) => candidate.id === id);
  if (!operation) throw new Error(`There is no ${id}.`);
  const run = compileResource(operation, entities);
  return async (query) => (await run(work, { params: {}, query, body: {} })) as Page;
}

/** What is kept of a table is as many more as that in each of its groups' values. */
async function keepWrong(table: string, more: number): Promise<void> {
  await sql`insert into counted_differences (group_id, value, difference)
    select distinct g.id, d.value, ${more}::integer from counted_differences as d
      join counted_groups as g on g.id = d.group_id and g.counted_table = ${table}`.execute(store.db);
}

/** A filter of products, and by how many single values of a group it is told; 0: counted. */
const filters: readonly (readonly [Row, values: number])[] = [
  [{}, 4],
  [{ active: 1 }, 2],
  [{ blocked: 0 }, 2],
  [{ active: 0, blocked: 1 }, 1],
  [{ category_id: 2 }, 4],
  [{ category_id: 2, active: 1 }, 2],
  [{ brand_id: 3, active: 1, blocked: 0 }, 1],
  [{ category_id: 9 }, 4],
  [{ category_id: 2, brand_id: 1 }, 0],
  [{ search: 'Product 1' }, 0],
  [{ active: 1, search: 'Product 1' }, 0],
];

describe('the total of a list', () => {
  const matches = ({ category_id, brand_id, active, blocked, search }: Row) =>
    Array.from({ length: 200 }, (_, index) => index + 1).filter(
      (n) =>
        (category_id === undefined || category_id === n % 5) &&
        (brand_id === undefined || brand_id === 1 + (n % 3)) &&
        (active === undefined || active === n % 2) &&
        (blocked === undefined || blocked === Number(n % 7 === 0)) &&
        (search === undefined || `Product ${n}`.includes(String(search))),
    ).length;

  it('is that of all rows that the filter lets pass, on every page', async () => {
    const list = listOf('product.list');
    for (const [filter] of filters) {
      const total = matches(filter);
      const pages = [
        await list(filter),
        await list({ ...filter, page: 99 }),
        await list({ ...filter, sort: 'name' }),
      ];
      expect(
        pages.map((page) => page.total),
        JSON.stringify(filter),
      ).toEqual([total, total, total]);
      expect(pages.map(({ rows }) => rows.length)).toEqual([Math.min(10, total), 0, Math.min(10, total)]);
    }
  });

  it('keeps the order of the rows', async () => {
    const { rows } = await listOf('product.list')({ perPage: 500, sort: 'sku_code', dir: 'desc' });
    const codes = rows.map((row) => String(row.sku_code));
    expect(codes).toEqual([...codes].sort().reverse());
    expect(codes).toHaveLength(200);
  });

  it('is kept where a group tells it, and counted where none does or the table is counted anew', async () => {
    const list = listOf('product.list');
    await keepWrong('products', 1000);
    for (const [filter, values] of filters) {
      const { total } = await list(filter);
      const isKept = values > 0 && matches(filter) > 0;
      expect((total ?? 0) >= 1000, JSON.stringify(filter)).toBe(isKept);
    }
    await sql`update counted_tables set state = 'counting' where name = 'products'`.execute(store.db);
    for (const [filter] of filters) expect((await list(filter)).total).toBe(matches(filter));
  });
});

describe('a total that may come later', () => {
  const list = listOf('transaction.list');
  const later = { total: 'later' };
  const numberOf = async (query: Row) => {
    const { rows, total } = await list(query);
    return [rows.length, total];
  };

  it('is null where it would have to be counted, and is then told alone', async () => {
    const days = { start_date: '2000-01-01', per_page: 10 };
    expect(await numberOf({ ...days, ...later })).toEqual([10, null]);
    expect(await numberOf({ ...days, ...later, page: 12 })).toEqual([10, null]);
    expect(await numberOf({ ...days, total: 'alone' })).toEqual([0, 120]);
    expect(await numberOf(days)).toEqual([10, 120]);
  });

  it('is told at once where it is kept, or where the last rows tell it', async () => {
    expect(await numberOf({ state: 1, ...later })).toEqual([10, 30]);
    const days = { start_date: '2000-01-01', per_page: 50, ...later };
    expect(await numberOf({ ...days, page: 3 })).toEqual([20, 120]);
    expect(await numberOf({ start_date: '2099-01-01', ...later })).toEqual([0, 0]);
    // Beyond the last page nothing tells it.
    expect(await numberOf({ ...days, page: 9 })).toEqual([0, null]);
    // Of few hits all are found at first.
    expect(await numberOf({ search: 'INV/1', ...later })).toEqual([10, 32]);
  });

  it('is null while the table is counted anew', async () => {
    const set = (state: string) =>
      sql`update counted_tables set state = ${state} where name = 'transactions'`.execute(store.db);
    await set('counting');
    expect(await numberOf({ state: 1, ...later })).toEqual([10, null]);
    expect(await numberOf({ state: 1, total: 'alone' })).toEqual([0, 30]);
    await set('ready');
  });
});

describe('the numbers of orders', () => {
  it('are kept, by state and for today', async () => {
    const counts = [0, 1, 2, 3].map((state) => ({ state, total: 30, unpaid: 20 }));
    expect(await countOrders(work)).toEqual(counts);
    const tasks = {
      orders_to_accept: 30,
      orders_to_deliver: 30,
      orders_to_complete: 30,
      orders_with_balance: 0,
    };
    expect(await countTasks(work, 'everyone', new Set(['waiting_chats']))).toMatchObject({
      ...tasks,
      waiting_chats: null,
    });
    await keepWrong('transactions', 100);
    // Unpaid and paid of each state.
    expect((await countOrders(work))[1]).toEqual({ state: 1, total: 230, unpaid: 120 });
    expect((await countTasks(work, 'everyone', new Set())).orders_to_deliver).toBe(230);
    await sql`truncate counted_totals, counted_differences`.execute(store.db);
    await sql`update counted_tables set state = 'counting' where name = 'transactions'`.execute(store.db);
    expect(await countOrders(work)).toEqual(counts);
    expect(await countTasks(work, 'everyone', new Set())).toMatchObject(tasks);
  });
});
