import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestServer } from '../fixtures/library-server.ts';
import { fill, SUPERADMIN, startProduct } from '../fixtures/product-server.ts';
import type { Freshness, Store } from '../store/index.ts';
import { createTestDatabase } from '../store/testing.ts';

const AS_OF = '2026-11-30T08:00:00+07:00';

/** Another database in the place of the replica, so that one sees where a call has read. */
let other: Store;
let product: TestServer;
let asked: Freshness[] = [];
let isBroken = false;
let rests = 0;

const standIn: NonNullable<Store['replica']> = {
  async choose(freshness) {
    asked.push(freshness);
    return { db: other.db, asOf: AS_OF };
  },
  rest() {
    rests += 1;
  },
  age: async () => 0,
  close: async () => undefined,
};

beforeAll(async () => {
  other = await createTestDatabase();
  await fill(other);
  await other.db.updateTable('brands').set({ name: 'Replika' }).where('name', '=', 'Tirta').execute();
  await other.db
    .insertInto('transactions')
    .values({ invoice_no: 'R-1', user_id: 1, created_at: '2026-11-02T03:00:00Z' })
    .execute();
  product = await startProduct({}, {}, async (store) => {
    store.replica = {
      ...standIn,
      choose: async (freshness) => {
        const figures = await standIn.choose(freshness);
        return isBroken ? { ...figures, db: closedDb } : figures;
      },
    };
    await fill(store);
  });
  const closed = await createTestDatabase();
  closedDb = closed.db;
  await closed.close();
});
let closedDb: Store['db'];
afterAll(async () => {
  await product.close();
  await other.close();
});
beforeEach(() => {
  [asked, rests, isBroken] = [[], 0, false];
});

const call = (method: string, path: string, payload?: object) =>
  product.call(SUPERADMIN, method, `/api/admin/${path}`, payload ? { payload } : {});
const exported = () =>
  call('POST', 'brand/export', {
    format: 'csv',
    columns: [{ path: 'name', label: 'Name', as: 'text' }],
    zone: 'Asia/Jakarta',
    locale: 'id',
  });
const ORDERS = 'analytics?start_date=2026-11-02&end_date=2026-11-02';
const ordersOf = (answer: Awaited<ReturnType<typeof call>>) => answer.body.data.transaction_count[1][1];

describe('with a replica', () => {
  it('lists, records and what is written are read where they are written', async () => {
    expect(JSON.stringify((await call('GET', 'brand')).body)).toContain('Tirta');
    expect((await call('GET', 'brand/2')).body.data.name).toBe('Tirta');
    expect((await call('GET', 'today')).status).toBe(200);
    expect((await call('POST', 'brand', { name: 'Baru' })).status).toBe(200);
    expect(asked).toEqual([]);
  });

  it('analytics may be behind, and say of when they are', async () => {
    const answer = await call('GET', ORDERS);
    expect([ordersOf(answer), answer.body.as_of, answer.headers['x-data-as-of']]).toEqual([1, AS_OF, AS_OF]);
    for (const path of ['keywords', 'products', 'usage', 'answer-times'])
      await call('GET', ORDERS.replace('?', `/${path}?`));
    expect(asked).toEqual(Array(5).fill('behind'));
  });

  it('an export holds what was committed when it was asked for', async () => {
    const { bytes, headers } = await exported();
    expect(bytes.toString()).toContain('Replika');
    expect(headers['x-data-as-of']).toBe(AS_OF);
    expect(asked).toEqual(['caught-up']);
  });

  it('that breaks, calls are answered from the primary, and for a while nobody asks it', async () => {
    isBroken = true;
    const answer = await call('GET', ORDERS);
    expect([answer.status, ordersOf(answer), rests]).toEqual([200, 0, 1]);
    expect(Date.now() - Date.parse(String(answer.headers['x-data-as-of']))).toBeLessThan(10_000);
  });
});
