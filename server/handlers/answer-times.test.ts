import { type CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { partOf } from '../../tests/part-of.ts';
import type { Context } from '../calls/handler.ts';
import type { TestServer } from '../fixtures/library-server.ts';
import { SUPPORT, startProduct } from '../fixtures/product-server.ts';
import { connect } from '../store/connect.ts';
import { getAnswerTimes } from './answer-times.ts';

let server: TestServer;
let shop: number;
let person: number;
beforeAll(async () => {
  server = await startProduct();
  const { db } = server.store;
  shop = (await db.selectFrom('users').select('id').orderBy('id').executeTakeFirstOrThrow()).id;
  // The first message would also answer the demo shop's open question.
  await db.deleteFrom('messages').where('user_id', '=', shop).execute();
  person = (await db.selectFrom('admin_users').select('id').orderBy('id').executeTakeFirstOrThrow()).id;
});
afterAll(() => server.close());

const get = (range: string, role: number | null = SUPPORT) =>
  server.call(role, 'GET', `/api/admin/analytics/answer-times?${range}`);
const MARCH = 'start_date=2031-03-01&end_date=2031-03-31';

type By = 'shop' | 'person' | 'product' | 'note';
const write = (by: By, at: string) =>
  sql`insert into messages (user_id, category, content, from_shop, admin_user_id, created_at)
    values (${shop}, ${by === 'note' ? 'note' : by === 'product' ? 'promo' : 'chat'}, 'words', ${by === 'shop'},
      ${by === 'person' || by === 'note' ? person : null}, ${`2031-03-${at}+07:00`}::timestamptz)`.execute(
    server.store.db,
  );

it('measures from the first message without an answer to the first of a person', async () => {
  for (const [by, at] of [
    ['shop', '01T09:00:00'],
    ['shop', '01T09:05:00'],
    ['note', '01T09:06:00'],
    ['product', '01T09:07:00'],
    ['person', '01T09:10:00'],
    // Not an answer: no question is open.
    ['person', '01T10:00:00'],
    ['shop', '01T23:59:00'],
    // On the day of the answer.
    ['person', '02T00:01:00'],
    ['shop', '02T08:00:00'],
    ['person', '02T08:00:30'],
    // Without an answer.
    ['shop', '02T09:00:00'],
  ] as const)
    await write(by, at);
  const { status, body } = await get(MARCH);
  expect(status).toBe(200);
  expect(body.data).toEqual({
    // 600, 120 and 30 seconds.
    answers: 3,
    median: 120,
    ninetieth: 504,
    days: [
      { day: '2031-03-02', answers: 2, median: 75, ninetieth: 111 },
      { day: '2031-03-01', answers: 1, median: 600, ninetieth: 600 },
    ],
  });
});

it('has no figure without an answer, and wants both days', async () => {
  expect((await get('start_date=2032-01-01&end_date=2032-01-02')).body.data).toEqual({
    answers: 0,
    median: null,
    ninetieth: null,
    days: [],
  });
  expect((await get('start_date=2032-01-01')).status).toBe(422);
});

it('is for the roles of the menu', async () => {
  expect((await get(MARCH, null)).status).toBe(401);
  expect((await get(MARCH, 4)).status).toBe(403);
  for (const role of [2, 3, SUPPORT]) expect((await get(MARCH, role)).status).toBe(200);
});

it('reads from indexes alone', async () => {
  const heard: CompiledQuery[] = [];
  const db = connect(server.store.url, { max: 1, heard: (query) => heard.push(query) });
  try {
    for (const off of ['enable_seqscan', 'enable_bitmapscan'])
      await sql`set ${sql.raw(off)} = off`.execute(db);
    heard.length = 0;
    const context = partOf<Context<'period'>>({ db, limits: { period: () => undefined } });
    await getAnswerTimes({ query: { start_date: '2031-03-01', end_date: '2031-03-31' } }, context);
    const [asked] = heard;
    if (!asked) throw new Error('Nothing was asked.');
    const { rows } = await db.executeQuery({ ...asked, sql: `explain ${asked.sql}` });
    const plan = rows.map((row) => Object.values(row as object)[0]).join('\n');
    for (const index of ['messages_answered', 'messages_answers', 'messages_of_shop'])
      expect(plan).toContain(index);
    expect(plan).not.toContain('Seq Scan');
  } finally {
    await db.destroy();
  }
});
