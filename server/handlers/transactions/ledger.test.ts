// What is taken of quotas and stocks, whatever many people do at once: never more than there is, and as the orders say.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { priceOrder } from '../../../domain/promotions/pricing/price-order.ts';
import { allowed, cases, dice } from '../../../tests/property.ts';
import type { TestServer } from '../../fixtures/library-server.ts';
import { checkCounts, checkFigures } from '../../store/index.ts';
import { readPricing } from './pricings.store.ts';
import { line, ordersOf, RICE, SHOP, SUPERADMIN, startOrders, TEA } from './testing.ts';
import { cut, every, newFlashSale, newPromotion } from './testing-promotions.ts';

let server: TestServer;
let orders: ReturnType<typeof ordersOf>;
/** Of each of the four. */
const QUOTA = 5;
beforeAll(async () => {
  server = await startOrders();
  orders = ordersOf(server);
  const { db } = server.store;
  await db.updateTable('promo_master').set({ active: 0 }).execute();
  await newPromotion(db, every(TEA, 2), [cut], { kuota: QUOTA });
  await newPromotion(db, every(RICE, 1), [{ ...cut, type_benefit: 'cn' }], { kuota: QUOTA });
  // Its maximum is less than what its quota would give.
  await newPromotion(db, every(RICE, 1), [{ ...cut, type: 'amount', value: '700' }], { maks_total: 3_000 });
  await newFlashSale(db, QUOTA);
  const rule = { product_id: TEA, type: 'qty' as const, value: 2, berlaku_kelipatan: 1 as const };
  const dates = { start_date: '2000-01-01', end_date: '9999-12-30' };
  const { id } = await db
    .insertInto('product_frees')
    .values({ ...dates, ...rule, qty_free: QUOTA, deskripsi: '-' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('product_free_items').values({ product_free_id: id, product_id: RICE }).execute();
  const entry = { ...dates, jenis: 'PRODUCT FREE' as const, id_relation: id, title: 'Gratis' };
  await db
    .insertInto('promo_master')
    .values({ ...entry, approved_version: 1 })
    .execute();
  const target = { type: 'product', type_target: 'qty', target: 9, title: 'Juara', content: '-' } as const;
  const campaign = db
    .insertInto('campaigns')
    .values({ ...dates, ...target })
    .returning('id');
  const { id: campaign_id } = await campaign.executeTakeFirstOrThrow();
  await db.insertInto('campaign_items').values({ campaign_id, product_id: TEA }).execute();
  await db.insertInto('campaign_participants').values({ campaign_id, user_id: SHOP }).execute();
  const running = { ...dates, jenis: 'CAMPAIGN' as const, id_relation: campaign_id, title: 'Juara' };
  await db
    .insertInto('promo_master')
    .values({ ...running, approved_version: 1 })
    .execute();
  const voucher = { name: 'Hemat', potongan_type: 'nominal' as const, besar: 100, kuota: QUOTA };
  await db.insertInto('vouchers').values(voucher).execute();
});
afterAll(() => server.close());

interface Made {
  readonly id: number;
  readonly items: readonly number[];
}

it(
  'quotas are never overdrawn and equal what orders took, while orders are made, edited and sent back at once',
  async () => {
    const roll = dice(16);
    const whole = (below: number) => Math.floor(roll() * below);
    const { id: voucher_id } = await server.store.db
      .selectFrom('vouchers')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const open: Made[] = [];
    const done: Made[] = [];
    const statuses = new Set<number>();
    const rounds = cases('quotas beside their ledger', 6);
    for (let round = 0; round < rounds; round++) {
      const made: Promise<void>[] = Array.from({ length: 3 }, async () => {
        const items = [line(TEA, 1 + whole(5)), ...(roll() < 0.5 ? [line(RICE, 1 + whole(2))] : [])];
        const body = { user_id: SHOP, items, ...(roll() < 0.5 ? { voucher_id } : {}) };
        const { status, body: answer } = await orders.post('', body, SUPERADMIN);
        statuses.add(status);
        if (status !== 200) return;
        const read = await orders.read(answer.data.id);
        open.push({
          id: answer.data.id,
          items: read.transactionItems.map((item: { id: number }) => item.id),
        });
      });
      const edited = open
        .filter(() => roll() < 0.4)
        .map(async ({ id, items }) => {
          const { status } = await orders.edit(
            id,
            items,
            items.map(() => whole(5)),
          );
          statuses.add(status);
        });
      const back = done
        .filter(() => roll() < 0.4)
        .map(async ({ id, items }) => {
          const { status } = await orders.sro(id, `S-${round}-${id}`, { [items[0] ?? 0]: 1 });
          statuses.add(status);
        });
      const finished = open.splice(0, whole(2));
      await Promise.all([...made, ...edited, ...back]);
      for (const one of finished) {
        await orders.accept(one.id);
        await orders.deliver(one.id);
        if ((await orders.complete(one.id)).status === 200) done.push(one);
      }
      await agree(round);
    }
    // Whoever waited for somebody is told, and nothing else goes wrong.
    expect([...statuses].filter((status) => ![200, 409, 422].includes(status))).toEqual([]);
    expect(done.length).toBeGreaterThan(0);
  },
  allowed(60_000),
);

it('an order that is sent twice, or that is refused, takes nothing more', async () => {
  await server.store.db.updateTable('new_promos').set({ kuota: 99 }).execute();
  const taken = async () => {
    const { rows } = await sql<{ used: number }>`select sum(used)::int as used from new_promo_uses`.execute(
      server.store.db,
    );
    return rows[0]?.used ?? 0;
  };
  const before = await taken();
  const body = { user_id: SHOP, items: [line(TEA, 2)] };
  const headers = { 'idempotency-key': 'an-order-that-is-sent-twice' };
  const answers = await Promise.all([1, 2].map(() => orders.post('', body, SUPERADMIN, headers)));
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  await orders.post('', body, SUPERADMIN, headers);
  expect(await taken()).toBe(before + 1);
  expect((await orders.post('', { ...body, voucher_id: 99_999 }, SUPERADMIN)).status).toBe(422);
  expect(await taken()).toBe(before + 1);
});

async function agree(round: number) {
  await replay(round);
  const differences = await checkFigures(server.store.db);
  // The switch alone is written by this test itself.
  const ofOrders = differences.filter(({ figure }) => figure !== 'promo_master.active');
  expect(ofOrders, `figures in round ${round}`).toEqual([]);
  expect(await checkCounts(server.store.db), `numbers of rows in round ${round}`).toEqual([]);
  const { rows } = await sql<{ what: string; taken: number; ledger: number; quota: number }>`
    select 'order of ' || p.id as what, u.used as taken, p.kuota as quota,
      (select count(*)::int from promotion_uses as l where l.kind = 'new' and l.promotion_id = p.id) as ledger
    from new_promos as p join new_promo_uses as u on u.new_promo_id = p.id
    union all select 'maximum of ' || p.id, u.amount, coalesce(p.maks_total, 1000000000000),
      (select coalesce(sum(l.amount), 0) from promotion_uses as l where l.kind = 'new' and l.promotion_id = p.id)
    from new_promos as p join new_promo_uses as u on u.new_promo_id = p.id
    union all select 'free', f.given, f.qty_free, (select coalesce(sum(l.quantity), 0)::int from promotion_uses as l
      where l.kind = 'free' and l.promotion_id = f.id) from product_frees as f
    union all select 'gifts', f.given, f.qty_free, (select coalesce(sum(g.qty - g.back), 0)::int from transaction_gifts as g
      where g.promotion = 'free:' || f.id) from product_frees as f
    union all select 'flash', f.sold, f.stock, (select coalesce(sum(b.quantity), 0)::int from flashsale_purchases as b
      where b.flashsale_product_id = f.id) from flashsale_products as f
    union all select 'voucher', count(u.id)::int, v.kuota, (select count(*)::int from transaction_pricings as t
      where (t.offers #>> '{voucher,id}')::int = v.id and t.result ->> 'voucher' is not null)
      from vouchers as v left join voucher_usages as u on u.voucher_id = v.id and u.status = 'used' group by v.id`.execute(
    server.store.db,
  );
  for (const { what, taken, ledger, quota } of rows) {
    expect(taken, `${what} in round ${round}`).toBe(ledger);
    expect(taken, `${what} in round ${round}`).toBeLessThanOrEqual(quota);
  }
}

/** What an order keeps is enough to compute it again. */
async function replay(round: number) {
  const { db } = server.store;
  for (const { id, total_price } of await db
    .selectFrom('transactions')
    .select(['id', 'total_price'])
    .execute()) {
    const pricing = await readPricing(db, id);
    if (!pricing) continue;
    const items = db.selectFrom('transaction_items').select(['product_id as product', 'quantity as pieces']);
    const rows = await items.where('transaction_id', '=', id).orderBy('id').execute();
    const voucher = pricing.priced.voucher && pricing.offers.voucher;
    const again = priceOrder({ rows, bundles: [] }, { ...pricing.offers, voucher });
    expect(again.total, `order ${id} in round ${round}`).toBe(total_price);
    expect(again.uses).toEqual(pricing.priced.uses);
  }
}
