// Whether promotions apply at this moment, as lists say it beside the stated badges.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, businessDay } from '../../../core/dates.ts';
import type { TestServer } from '../../fixtures/library-server.ts';
import { startProduct } from '../../fixtures/product-server.ts';
import { BUSINESS_ZONE } from '../../store/index.ts';

const ADMIN = 2;
const WORDS = ['scheduled', 'running', 'ended', 'off', 'waits'] as const;
type Word = (typeof WORDS)[number];
const today = businessDay(BUSINESS_ZONE);
const [before, after] = [addDays(today, -9), addDays(today, 9)];
const REJECTED = 3;
const REVISE = 4;

let server: TestServer;
beforeAll(async () => {
  server = await startProduct();
});
afterAll(() => server.close());

interface Given {
  readonly days?: readonly [first: string, last: string];
  readonly active?: 0 | 1;
  readonly isApproved?: boolean;
  readonly approval?: 3 | 4;
}

/** Adds a promotion to the registry, and what its approvers said last. */
async function register(jenis: 'BUNDLE' | 'FLASHALE', id: number, given: Given): Promise<void> {
  const { days = [before, after], active = 1, isApproved = true, approval } = given;
  const [start_date, end_date] = days;
  const shared = { jenis, title: `Promo ${id}`, start_date, end_date };
  const { id: promo_master_id } = await server.store.db
    .insertInto('promo_master')
    .values({ ...shared, id_relation: id, active, approved_version: isApproved ? 1 : null })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (approval === undefined) return;
  const said = { promo_master_id, version: 1, approval, jenis, relation_id: id, name: shared.title };
  await server.store.db.transaction().execute(async (tx) => {
    await sql`select set_config('app.writer', 'import', true)`.execute(tx);
    await tx
      .insertInto('promotion_approvals')
      .values({ ...said, start_date, end_date })
      .execute();
  });
}

async function wordOf(url: string, key: string, id: number): Promise<unknown> {
  const rows = await listed(url, {});
  return rows.find((row) => row[key] === id)?.applies;
}

async function listed(url: string, query: Readonly<Record<string, string>>) {
  const asked = new URLSearchParams({ per_page: '500', page: '1', ...query });
  const { status, body } = await server.call(ADMIN, 'GET', `/api/admin/${url}?${asked}`);
  expect(status).toBe(200);
  const { data } = body;
  return (Array.isArray(data) ? data : data.data) as readonly Record<string, unknown>[];
}

const CASES: readonly (readonly [Word, Given])[] = [
  ['running', {}],
  ['running', { days: [today, today] }],
  ['scheduled', { days: [addDays(today, 1), after] }],
  ['ended', { days: [before, addDays(today, -1)] }],
  ['off', { active: 0 }],
  ['waits', { isApproved: false }],
  ['waits', { isApproved: false, approval: REVISE }],
  ['off', { isApproved: false, approval: REJECTED }],
  ['running', { approval: REVISE }],
];

it.each(CASES.map(([word, given], at) => [word, given, 9000 + at] as const))(
  'a promotion is %s: %o',
  async (word, given, id) => {
    await register('BUNDLE', id, given);
    expect(await wordOf('promo-master', 'id_relation', id)).toBe(word);
  },
);

it.each([
  ['scheduled', 1, 2],
  ['running', -1, 1],
  ['ended', -2, -1],
] as const)('a flash sale is %s by the hour', async (word, from, to) => {
  // So that an hour before and after is another day at most.
  const hourOf = (hours: number) => new Date(Date.now() + hours * 3_600_000 + 7 * 3_600_000).toISOString();
  const [start, end] = [hourOf(from), hourOf(to)];
  const session = {
    start_date: start.slice(0, 10),
    start_time: start.slice(11, 16),
    end_date: end.slice(0, 10),
    end_time: end.slice(11, 16),
  };
  const { id } = await server.store.db
    .insertInto('flashsales')
    .values(session)
    .returning('id')
    .executeTakeFirstOrThrow();
  await register('FLASHALE', id, { days: [session.start_date, session.end_date] });
  expect(await wordOf('flashale', 'id', id)).toBe(word);
});

it.each([
  ['running', { active: 1, start_date: null, end_date: null }],
  ['running', { active: 1, start_date: before, end_date: today }],
  ['scheduled', { active: 1, start_date: addDays(today, 1), end_date: null }],
  ['ended', { active: 1, start_date: null, end_date: addDays(today, -1) }],
  ['off', { active: 0, start_date: null, end_date: null }],
] as const)('a voucher is %s: %o', async (word, values) => {
  const { id } = await server.store.db
    .insertInto('vouchers')
    .values({ name: 'Applies', ...values })
    .returning('id')
    .executeTakeFirstOrThrow();
  const [row] = (await listed('loyalty/voucher', { applies: word })).filter((one) => one.id === id);
  expect(row?.applies).toBe(word);
});

it.each(['promo-master', 'flashale', 'loyalty/voucher'])('%s is filtered by each word', async (url) => {
  for (const word of WORDS) {
    const rows = await listed(url, { applies: word });
    expect(rows.filter(({ applies }) => applies !== word)).toEqual([]);
  }
});
