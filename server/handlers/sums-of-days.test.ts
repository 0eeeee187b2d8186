import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '../../core/dates.ts';
import { allowed, cases, dice } from '../../tests/property.ts';
import { BUSINESS_ZONE, connect } from '../store/connect.ts';
import { checkCounts, foldCounts } from '../store/counts.ts';
import type { Db, Store } from '../store/index.ts';
import { keepOnce } from '../store/keep-counts.ts';
import { createTestDatabase } from '../store/testing.ts';
import { readKeywords, readOrderDays, readUsage, readViewedProducts } from './analytics.store.ts';
import type { Period } from './sums-of-days.store.ts';

let store: Store;
let db: Db;
beforeAll(async () => {
  store = await createTestDatabase();
  db = connect(store.url, { max: 8 });
  await sql`insert into brands (name) values ('B')`.execute(db);
  await sql`insert into categories (name) values ('C')`.execute(db);
  await sql`insert into products (name, sku_code, category_id, brand_id, price, stock)
    select 'P' || n, 'S' || n, 1, 1, 1, 1 from generate_series(1, 5) as n`.execute(db);
  await sql`insert into users (shop_name) select 'Toko ' || n from generate_series(1, 5) as n`.execute(db);
});
afterAll(async () => {
  await db.destroy();
  await store.close();
});

const FIRST = '2025-11-20';
const DAYS = 200;

/** The same by adding up all days, as it was read before any of it was kept. */
function freshOf({ start_date, end_date }: Period): Record<string, RawBuilder<unknown>> {
  const among = sql`day between ${start_date}::date and ${end_date}::date`;
  return {
    orders: sql`select (created_at at time zone ${BUSINESS_ZONE})::date as day, count(*) as orders, sum(total_price) as amount
      from transactions
      where (created_at at time zone ${BUSINESS_ZONE})::date between ${start_date}::date and ${end_date}::date
      group by 1 order by 1`,
    keywords: sql`select keywords, sum(total) as total from search_counts where ${among}
      group by 1 order by 2 desc, 1 limit 3`,
    views: sql`select p.sku_code, p.name, sum(v.total) as total from product_view_counts as v
      join products as p on p.id = v.product_id where ${among} group by p.id order by 3 desc, 1 limit 3`,
    usage: sql`select u.id as user_id, u.shop_name, sum(a.seconds) as total from app_usage as a
      join users as u on u.id = a.user_id where ${among} group by u.id order by 3 desc, 1 limit 3`,
  };
}

/** Compares what is kept with a count of the same snapshot. */
async function compare(period: Period): Promise<void> {
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const kept: Record<string, unknown> = {
        orders: (await readOrderDays(tx, period)).filter(({ orders }) => orders > 0),
        keywords: await readKeywords(tx, period, 3),
        views: await readViewedProducts(tx, period, 3),
        usage: await readUsage(tx, period, 3),
      };
      for (const [name, fresh] of Object.entries(freshOf(period)))
        expect(kept[name], `${name} ${JSON.stringify(period)}`).toEqual((await fresh.execute(tx)).rows);
    });
}

function changeOf(random: () => number): RawBuilder<unknown> {
  const number = (most: number) => 1 + Math.floor(random() * most);
  const day = addDays(FIRST, Math.floor(random() * DAYS));
  const some = sql`(extract(day from day)::integer % ${number(6)}) = 0`;
  const word = `word ${number(6)}`;
  const changes = [
    sql`insert into search_counts values (${day}, ${word}, ${number(9)})
      on conflict (day, keywords) do update set total = search_counts.total + excluded.total`,
    sql`insert into product_view_counts values (${day}, ${number(5)}, ${number(9)})
      on conflict (day, product_id) do update set total = product_view_counts.total + excluded.total`,
    sql`insert into app_usage values (${day}, ${number(5)}, ${number(900)})
      on conflict (day, user_id) do update set seconds = app_usage.seconds + excluded.seconds`,
    sql`update search_counts set total = total + 1 where ${some}`,
    sql`delete from search_counts where ${some} and keywords = ${word}`,
    sql`delete from app_usage where ${some}`,
    sql`insert into transactions (invoice_no, user_id, total_price, created_at)
      select 'I' || gen_random_uuid(), 1, ${number(9)}, ${day}::timestamp + n * interval '37 minutes' from generate_series(1, 40) as n`,
    sql`update transactions set total_price = total_price + 0.25 where id % ${number(7)} = 0`,
    sql`update transactions set created_at = created_at - interval '1 day' where id % ${number(7)} = 0`,
    sql`delete from transactions where id % ${number(9) + 3} = 0`,
  ];
  return changes[Math.floor(random() * changes.length)] ?? sql`select`;
}

async function write(random: () => number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (let change = 0; change < 3; change += 1) await changeOf(random).execute(tx);
    if (random() < 0.25) throw new Error('taken back');
  });
}

const isMeant = (error: unknown) =>
  error instanceof Error && /taken back|deadlock detected/.test(error.message);

it('what is kept of days and months is what adding up all days gives, whatever happens meanwhile', {
  timeout: allowed(40_000),
}, async () => {
  const count = cases('writers of days', 25, 1500);
  let writing = true;
  const writers = [1, 2, 3].map(async (seed) => {
    const random = dice(seed);
    for (let turn = 0; turn < count; turn += 1)
      await write(random).catch((error: unknown) => {
        if (!isMeant(error)) throw error;
      });
  });
  const random = dice(9);
  const read = async () => {
    while (writing) {
      const start = Math.floor(random() * DAYS);
      await compare({
        start_date: addDays(FIRST, start),
        end_date: addDays(FIRST, start + Math.floor(random() * (DAYS - start + 60))),
      });
      if (random() < 0.7) await foldCounts(db);
      if (random() < 0.2) await keepOnce(db);
    }
  };
  const reading = read();
  try {
    await Promise.all(writers);
  } finally {
    writing = false;
    await reading;
  }
  await keepOnce(db);
  expect(await checkCounts(db)).toEqual([]);
  for (const [start_date, end_date] of [
    ['2025-12-01', '2026-05-31'],
    ['2025-12-16', '2026-02-14'],
    ['2020-01-01', '2029-12-31'],
    ['9998-01-01', '9999-12-31'],
    ['1700-12-31', '1701-12-31'],
  ] as const)
    await compare({ start_date, end_date });
});

it('an order is of the day that the business has then, whatever zone its writer is in', async () => {
  const utc = connect(store.url, { max: 1 });
  try {
    await utc.connection().execute(async (session) => {
      await sql`set time zone 'UTC'`.execute(session);
      await sql`insert into transactions (invoice_no, user_id, total_price, created_at)
        values ('NIGHT', 1, 700, '2031-03-31 23:30')`.execute(session);
    });
  } finally {
    await utc.destroy();
  }
  const period = { start_date: '2031-03-31', end_date: '2031-04-01' };
  const days = [
    { day: '2031-03-31', orders: 0, amount: 0 },
    { day: '2031-04-01', orders: 1, amount: 700 },
  ];
  expect(await readOrderDays(db, period)).toEqual(days);
  await foldCounts(db);
  expect(await readOrderDays(db, period)).toEqual(days);
});

it('sums that are wrong are put right by the same recount', async () => {
  await sql`insert into search_counts values ('2030-01-05', 'kopi', 4)`.execute(db);
  await foldCounts(db);
  await sql`update running_totals set total = total + 2 where key = 'kopi'`.execute(db);
  const [difference] = await checkCounts(db);
  expect(difference).toMatchObject({
    table: 'search_counts',
    value: ['2030-01-01', 'kopi'],
    keptSum: 6,
    freshSum: 4,
  });
  await sql`update counted_tables set state = 'counting' where name = 'search_counts'`.execute(db);
  await compare({ start_date: '2029-12-01', end_date: '2030-02-28' });
  await keepOnce(db);
  expect(await checkCounts(db)).toEqual([]);
});
