import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Filter, Group, ItemsCondition } from '../../../domain/promotions/conditions/conditions.ts';
import { partOf } from '../../../tests/part-of.ts';
import type { TestServer } from '../../fixtures/library-server.ts';
import { RICE, SHOP, SUPPORT, startOrders, TEA } from '../transactions/testing.ts';
import { cut, every, newPromotion } from '../transactions/testing-promotions.ts';

const ADMIN = 2;
const SIMULATE = '/api/admin/new-promo/simulate';
const REACH = '/api/admin/new-promo/reach';

let server: TestServer;
beforeAll(async () => {
  server = await startOrders();
});
afterAll(() => server.close());

const block = (type: 'customers' | 'products', own: Filter[], beside: Group[] = []) => ({
  type,
  is_active: 1 as const,
  condition: 'and' as const,
  data: [{ level: 1, condition: 'and' as const, data: own }, ...beside],
});
const conditions = (customers: Filter[], products: Filter[], beside: Group[] = []): ItemsCondition => ({
  data: [block('customers', customers), block('products', products, beside)],
  benefit: [cut],
});
const shop = (id: number): Filter => ({ type: 'customers', value: 'choose', items: [id] });
const ask = (items_condition: ItemsCondition, more: object = {}, role = ADMIN) =>
  server.call(role, 'POST', SIMULATE, {
    payload: { items_condition, user_id: SHOP, items: [{ product_id: TEA, quantity: 5 }], ...more },
  });
const reach = (items_condition: ItemsCondition) =>
  server.call(ADMIN, 'POST', REACH, { payload: { items_condition } });

describe('a simulation of a promotion that is being written', () => {
  it('says at each part what it does, and what it gives', async () => {
    const answer = await ask(conditions([shop(SHOP)], [every(TEA, 2)]), { kuota: 5 });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        data: {
          verdict: 'given',
          message: 'It is given.',
          total: 4_600,
          total_discount: 400,
          limits: [{ holds: true, params: { left: 5 } }],
          nodes: [
            { path: 'data.0', state: 'met' },
            { path: 'data.0.data.0.data.0', state: 'met', message: 'The shop is meant.' },
            { path: 'data.1', state: 'met' },
            { path: 'data.1.data.0.data.0', state: 'met', parts: [{ holds: true }] },
          ],
          benefits: [{ product: 'Teh Botol', message: 'Discount by promotion.', amount: -400 }],
        },
      },
    });
  });

  it('says what is missing, and keeps nothing', async () => {
    const answer = await ask(conditions([], [every(TEA, 12)]));
    expect(answer.body.data).toMatchObject({ verdict: 'products', benefits: [], total_discount: 0 });
    expect(answer.body.data.nodes[2].parts).toMatchObject([
      { holds: false, params: { name: 'Teh Botol', reached: 5, least: 12, missing: 7 } },
    ]);
    const { rows } = await sql`select 1 from transaction_pricings`.execute(server.store.db);
    expect(rows).toEqual([]);
  });

  it('names the promotion that is better, and counts the uses of its own stored version', async () => {
    const id = await newPromotion(server.store.db, every(TEA, 1), [{ ...cut, value: '50' }]);
    const mine = conditions([], [every(TEA, 2)]);
    expect((await ask(mine)).body.data).toMatchObject({
      verdict: 'beaten',
      params: { title: `Promo ${id}` },
      total_discount: 400,
    });
    expect((await ask(mine, { id })).body.data).toMatchObject({ verdict: 'given' });
    await server.store.db
      .updateTable('new_promo_uses')
      .set({ used: 9 })
      .where('new_promo_id', '=', id)
      .execute();
    expect((await ask(mine, { id, kuota: 9 })).body.data).toMatchObject({
      verdict: 'quota',
      total_discount: 400,
      limits: [{ holds: false, message: 'Its quota is used up.' }],
    });
    await server.store.db.updateTable('promo_master').set({ active: 0 }).execute();
  });

  it('gives what is left of its maximum over all orders, or says that it is used up', async () => {
    const { db } = server.store;
    const id = await newPromotion(db, every(TEA, 1), [cut], { approved: false });
    await db.updateTable('new_promo_uses').set({ amount: 900 }).where('new_promo_id', '=', id).execute();
    const mine = conditions([], [every(TEA, 2)]);
    expect((await ask(mine, { id, maks_total: 1_000 })).body.data).toMatchObject({
      verdict: 'given',
      total_discount: 100,
      limits: [
        { holds: true, message: 'Its maximum is not used up: Rp {left} left.', params: { left: 100 } },
      ],
    });
    expect((await ask(mine, { id, maks_total: 900 })).body.data).toMatchObject({
      verdict: 'maximum',
      message: 'Its maximum over all orders is used up.',
      total_discount: 400,
      limits: [{ holds: false }],
    });
    expect((await ask(mine, { id })).body.data).toMatchObject({ verdict: 'given', limits: [] });
  });

  it('outside its period says when it holds', async () => {
    const period = { start_at: '2099-01-01', end_at: '2099-02-01' };
    expect((await ask(conditions([], [every(TEA, 2)]), period)).body.data).toMatchObject({
      verdict: 'period',
      total_discount: 400,
      limits: [{ holds: false, params: { from: '2099-01-01', to: '2099-02-01' } }],
    });
  });

  it('gives a product that the order does not have', async () => {
    const gift = { ...cut, type_benefit: 'free-gift', type: 'instock', value: `${RICE}`, maks_benefit: 1 };
    const free = { ...conditions([], [every(TEA, 2)]), benefit: [gift] } as ItemsCondition;
    expect((await ask(free)).body.data.benefits).toMatchObject([
      { product: 'Beras', pieces: 2, message: 'Free gift.' },
    ]);
  });

  it('refuses a shop and products that are gone, and who may not write promotions', async () => {
    const all = conditions([], []);
    const errors = [
      { field: 'user_id', message: 'This shop does not exist any more.' },
      { field: 'items.0.product_id', message: 'This product does not exist any more.' },
    ];
    const gone = { user_id: 99_999, items: [{ product_id: 99_999, quantity: 1 }] };
    expect(await ask(all, gone)).toMatchObject({ status: 422, body: { errors } });
    expect((await ask(all, {}, SUPPORT)).status).toBe(403);
  });
});

describe('the reach', () => {
  it('counts active shops, and products that can be ordered', async () => {
    expect((await reach(conditions([shop(SHOP)], [every(TEA, 99)]))).body.data).toEqual({
      shops: 1,
      all_shops: 1,
      products: 1,
      all_products: 3,
    });
  });

  it('of 10,000 shops is told within a second', async () => {
    const { db } = server.store;
    await sql`insert into users (shop_name, kota)
      select 'Toko ' || n, case when n % 4 = 0 then 'Bandung' else 'Jakarta' end from generate_series(1, 10000) as n`.execute(
      db,
    );
    const bandung: Filter = { type: 'wl_area', value: 'choose', items: ['Bandung'] };
    const nested = conditions([], [], []);
    const [customers, products] = nested.data;
    if (!customers || !products) throw new Error('There are two blocks.');
    const deep = {
      ...customers,
      data: [...customers.data, { level: 2, condition: 'or' as const, data: [bandung] }],
    };
    await reach(nested);
    const begin = performance.now();
    const { body } = await reach({ ...nested, data: [deep, products] });
    expect(body.data).toMatchObject({ shops: 2_500, all_shops: 10_001 });
    const took = performance.now() - begin;
    expect(took).toBeLessThan(1_000);
  });
});

describe('conditions that are too much are refused', () => {
  const groups = (depth: number): Group => ({
    level: depth,
    condition: 'and',
    data: depth === 1 ? [{ type: 'kategori', value: 'all', items: [] }] : [groups(depth - 1)],
  });
  const many = (count: number, items: number): Filter[] =>
    Array.from({ length: count }, () => ({
      type: 'kategori',
      value: 'choose',
      items: Array.from({ length: items }, (_, at) => 1_000_000 + at),
    }));
  const beside = (...parts: Filter[][]): Group[] =>
    parts.map((data) => ({ level: 2, condition: 'or', data }));

  it.each<readonly [string, ItemsCondition, string, string]>([
    [
      'deeper than 8',
      conditions([], [], [groups(8)]),
      'Groups stand at most {limit} levels deep.',
      'items_condition.data.1.data.1.data.0.data.0.data.0.data.0.data.0.data.0.data.0.data',
    ],
    [
      'of more than 2,000 parts',
      conditions([], [], beside(...Array.from({ length: 5 }, () => many(450, 1)))),
      'These conditions have too many parts.',
      'items_condition',
    ],
    [
      'of more than a million bytes',
      conditions([], [], beside(many(30, 4_800))),
      'These conditions are too large.',
      'items_condition',
    ],
    [
      'with a part that is neither',
      conditions([], [], [{ level: 2, condition: 'and', data: [partOf<Filter>({ items: [1] })] }]),
      'This part is neither a filter nor a group.',
      'items_condition.data.1.data.1.data.0',
    ],
    [
      'with SKU in a group',
      conditions([], [], beside([every(TEA, 2)])),
      'SKU stands only in the main group.',
      'items_condition.data.1.data.1.data.0',
    ],
  ])('%s', async (_what, tree, message, field) => {
    const form = new FormData();
    const values = {
      nama: 'A',
      kode: 'A',
      kuota: '1',
      deskripsi: 'A',
      start_at: '2099-01-01',
      end_at: '2099-02-01',
    };
    for (const [name, value] of Object.entries(values)) form.append(name, value);
    form.append('items_condition', JSON.stringify(tree));
    const sent = new Response(form);
    const headers = { 'content-type': sent.headers.get('content-type') ?? '' };
    const payload = Buffer.from(await sent.arrayBuffer());
    const refused = { status: 422, body: { errors: [expect.objectContaining({ field, message })] } };
    const created = await server.call(ADMIN, 'POST', '/api/admin/new-promo', { headers, payload });
    expect(created).toMatchObject(refused);
    expect(await ask(tree)).toMatchObject(refused);
    expect(await reach(tree)).toMatchObject(refused);
  });
});

it('tells what was chosen by its name, levels of shops too', async () => {
  const { db } = server.store;
  const level = { title: 'Juragan', start_xp: 900_001, end_xp: 999_999 };
  const { id } = await db
    .insertInto('loyalty_levels')
    .values(level)
    .returning('id')
    .executeTakeFirstOrThrow();
  const customers: Filter = { type: 'jenis_customer', value: 'choose', items: [id] };
  const promotion = await newPromotion(db, every(TEA, 1), [cut], { customers });
  const { body } = await server.call(ADMIN, 'GET', `/api/admin/new-promo/${promotion}`);
  expect(JSON.stringify(body.data.promo_condition)).toContain('"Juragan"');
  expect(JSON.stringify(body.data.promo_condition)).not.toContain(`#${id}`);
  // What an update sends again carries the ids that were read.
  const { promo_condition, items_condition } = body.data;
  const idsOf = (blocks: { id: number; new_promo_id: number }[]) =>
    blocks.map(({ id: block, new_promo_id }) => [block, new_promo_id]);
  expect(idsOf(items_condition.data)).toEqual([1, 2].map((block) => [block, promotion]));
  expect(idsOf(promo_condition)).toEqual(idsOf(items_condition.data));
});
