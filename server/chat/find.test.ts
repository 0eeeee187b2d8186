import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SUPERADMIN, SUPPORT } from '../fixtures/product-server.ts';
import { addMessage } from './chat.store.ts';
import { startChat } from './testing.ts';
import { hasWords } from './words.store.ts';

let server: Awaited<ReturnType<typeof startChat>>;
let shops: { readonly id: number }[];
let admin: number;
let said = 0;
beforeAll(async () => {
  server = await startChat();
  const { db } = server.store;
  await db.deleteFrom('messages').execute();
  await db.deleteFrom('conversations').execute();
  shops = await db
    .insertInto('users')
    .values([
      { shop_name: 'Toko Melati', owner_name: 'Bu Rina', nav_id: 'CUST-881', phone_number: '08125550001' },
      { shop_name: 'Warung Sari', owner_name: 'Pak Joko', nav_id: 'CUST-882', phone_number: '08125550002' },
    ])
    .returning('id')
    .execute();
  const found = db.selectFrom('admin_users').select('id').where('role', '=', SUPERADMIN);
  admin = (await found.executeTakeFirstOrThrow()).id;
  const order = { user_id: shops[1]?.id ?? 0, invoice_no: 'INV/2025/7731', total_price: 1000 };
  await db.insertInto('transactions').values(order).execute();
  await say(0, null, 'Ada Gula Pasir?');
  await say(0, admin, 'Gula habis, besok datang');
  await say(1, null, 'Kapan GULA saya dikirim?');
  await say(1, admin, 'Pesanan Anda', { invoice_no: 'INV/2025/7731' });
  await say(1, admin, 'Dia minta gula lebih murah', null, 'note');
  await db
    .insertInto('messages')
    .values({ user_id: shops[0]?.id ?? 0, content: 'Promo gula!', category: 'broadcast', conversation_id: 0 })
    .execute();
  const deleted = await say(0, null, 'gula salah kirim');
  await sql`update messages set deleted_at = now() where id = ${deleted.message.id}`.execute(db);
});
afterAll(() => server.close());

function say(shop: number, account: number | null, text: string, data: object | null = null, type = 'text') {
  said += 1;
  const message = { client_id: `find-${said}`, type, text, data: data as null };
  return addMessage(server.store.db, shops[shop]?.id ?? 0, account, message);
}
interface Hit {
  readonly shop_name: string;
  readonly message: { readonly id: number; readonly conversation_id: number; readonly text: string };
}
const find = async (query: Record<string, string>, role = SUPPORT): Promise<Hit[]> =>
  (await server.call(role, 'GET', `/api/chats/messages?${new URLSearchParams(query)}`)).body.data;
const texts = (hits: readonly Hit[]) => hits.map(({ message }) => message.text);

it('finds what people wrote over all shops, the latest first, notes too; no broadcast, nothing deleted', async () => {
  const hits = await find({ words: 'gula' });
  expect(texts(hits)).toEqual([
    'Dia minta gula lebih murah',
    'Kapan GULA saya dikirim?',
    'Gula habis, besok datang',
    'Ada Gula Pasir?',
  ]);
  expect(hits.map(({ shop_name }) => shop_name)).toEqual([
    'Warung Sari',
    'Warung Sari',
    'Toko Melati',
    'Toko Melati',
  ]);
  expect(texts(await find({ words: '100%' }))).toEqual([]);
});

it('finds in one conversation, by who wrote it, and page by page', async () => {
  const [newest] = await find({ words: 'gula' });
  const conversation = String(newest?.message.conversation_id);
  expect(texts(await find({ words: 'gula', conversation }))).toHaveLength(2);
  expect(texts(await find({ words: 'gula', person: 'joko' }))).toEqual(['Kapan GULA saya dikirim?']);
  expect(texts(await find({ person: 'role-3', conversation }))).toHaveLength(2);
  const before = String((await find({ words: 'gula', limit: '2' }))[1]?.message.id);
  expect(texts(await find({ words: 'gula', before }))).toEqual([
    'Gula habis, besok datang',
    'Ada Gula Pasir?',
  ]);
});

it('finds by the time, and the messages of an invoice', async () => {
  const now = new Date().toISOString();
  expect(await find({ words: 'gula', sent_from: now })).toEqual([]);
  expect(await find({ words: 'gula', sent_before: now })).toHaveLength(4);
  expect(texts(await find({ words: 'inv/2025/7731' }))).toEqual(['Pesanan Anda']);
});

it('finds all words in any order, in one message', async () => {
  const dus = await say(0, null, 'Dus minyak goreng ada yang penyok');
  const others = [await say(0, null, 'Kaleng penyok'), await say(1, null, 'Dus basah')];
  expect(texts(await find({ words: 'penyok dus' }))).toEqual(['Dus minyak goreng ada yang penyok']);
  expect(texts(await find({ words: 'penyo  GORENG dus' }))).toEqual(['Dus minyak goreng ada yang penyok']);
  const { conversation_id } = dus.message;
  const { body } = await server.call(
    SUPPORT,
    'GET',
    `/api/chats/conversations/${conversation_id}/messages?search=penyok+dus`,
  );
  expect(body.data.map(({ text }: { text: string }) => text)).toEqual(['Dus minyak goreng ada yang penyok']);
  for (const { message } of [dus, ...others])
    await sql`delete from messages where id = ${message.id}`.execute(server.store.db);
});

it.each([
  ['an order', 'salesorder', { invoice_no: 'INV/2026/9001', attachments: [{ name: 'Gula' }] }, '2026/9001'],
  [
    'invoices, also those of other orders',
    'invoice',
    { attachments: [{ document_no: 'A-1' }, { document_no: 'SI-77/B' }] },
    'si-77/b',
  ],
  ['a return', 'ttb', { attachments: [{ no: 'TTB-5512', id: 1 }] }, 'ttb-5512'],
])('finds a message by the number of %s that it carries', async (_what, type, data, number) => {
  const { message } = await say(0, admin, 'Terlampir', data, type);
  expect((await find({ words: number })).map((hit) => hit.message.id)).toEqual([message.id]);
  await say(0, admin, 'Terlampir', { attachments: ['teks', 7] }, type);
  await sql`delete from messages where id >= ${message.id}`.execute(server.store.db);
});

it('finds conversations by owner, nav id, phone and invoice', async () => {
  const named = async (find: string) =>
    (
      await server.call(SUPPORT, 'GET', `/api/chats/conversations?${new URLSearchParams({ find })}`)
    ).body.data.map(({ name }: { name: string }) => name);
  expect(await named('rina')).toEqual(['Toko Melati']);
  expect(await named('cust-882')).toEqual(['Warung Sari']);
  expect(await named('5550001')).toEqual(['Toko Melati']);
  expect(await named('2025/7731')).toEqual(['Warung Sari']);
  expect(await named('melati')).toEqual(['Toko Melati']);
});

it('reads an index, and is for those who chat alone', async () => {
  const plan = await server.store.db.transaction().execute(async (db) => {
    await sql`set local enable_seqscan = off`.execute(db);
    const { rows } = await sql`explain select from messages as m
      where m.category in ('chat', 'note') and m.deleted_at is null and ${hasWords('pasir gula')}`.execute(
      db,
    );
    return JSON.stringify(rows);
  });
  expect(plan).toContain('messages_words');
  expect(plan).toContain('messages_numbers');
  expect(plan).not.toContain('Seq Scan');
  expect((await server.call(4, 'GET', '/api/chats/messages?words=gula')).status).toBe(403);
});
