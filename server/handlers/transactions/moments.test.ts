// Days and moments are those of the business, wherever the process runs.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holds, priceParts } from '../../../domain/promotions/pricing/prices.ts';
import type { TestServer } from '../../fixtures/library-server.ts';
import { readPriceRules } from './price-rules.store.ts';
import { startOrders } from './testing.ts';
import { newFlashSale } from './testing-promotions.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startOrders();
});
afterAll(() => server.close());

/** 00:00 on 15 November in Jakarta. */
const MIDNIGHT = Date.parse('2026-11-15T00:00:00+07:00');
const zoneWas = process.env.TZ;

describe.each(['Asia/Jakarta', 'Pacific/Kiritimati', 'America/Los_Angeles'])('a process in %s', (zone) => {
  beforeAll(() => {
    process.env.TZ = zone;
  });
  afterAll(() => {
    if (zoneWas === undefined) delete process.env.TZ;
    else process.env.TZ = zoneWas;
  });

  it('begins and ends a day to the millisecond', async () => {
    const at = async (ms: number) => {
      const rules = await readPriceRules(server.store.db, [], new Date(ms).toISOString());
      expect(rules.moment.at).toBe(ms);
      return rules.moment.day;
    };
    const day = 24 * 3_600_000;
    const days = [
      await at(MIDNIGHT - 1),
      await at(MIDNIGHT),
      await at(MIDNIGHT + day - 1),
      await at(MIDNIGHT + day),
    ];
    expect(days).toEqual(['2026-11-14', '2026-11-15', '2026-11-15', '2026-11-16']);
    const one = { from: '2026-11-15', to: '2026-11-15' };
    expect(days.map((is) => holds(one, is))).toEqual([false, true, true, false]);
  });

  it('begins and ends a flash sale to the millisecond', async () => {
    const { db } = server.store;
    const product = await newFlashSale(db, 5);
    const { rows } = await sql<{ startsAt: number; endsAt: number }>`
      update flashsales set start_date = '2026-11-15', start_time = '00:00', end_date = '2026-11-15', end_time = '10:30'
      where id = (select flashsale_id from flashsale_products where id = ${product})
      returning (extract(epoch from starts_at) * 1000)::float8 as "startsAt",
        (extract(epoch from ends_at) * 1000)::float8 as "endsAt"`.execute(db);
    const [{ startsAt, endsAt } = { startsAt: 0, endsAt: 0 }] = rows;
    expect([startsAt, endsAt]).toEqual([MIDNIGHT, Date.parse('2026-11-15T10:30:00+07:00')]);
    const sale = { id: 1, discount: 500, type: 'amount' as const, left: 5, limit: null, startsAt, endsAt };
    const rules = { price: 1_000, wholesale: [], discounts: [], flash: [sale] };
    const source = (at: number) => priceParts(1, rules, { day: '2026-11-15', at })[0]?.source;
    expect([startsAt - 1, startsAt, endsAt - 1, endsAt].map(source)).toEqual([
      'list',
      'flash',
      'flash',
      'list',
    ]);
  });
});
