import { afterAll, beforeAll, expect, it } from 'vitest';
import { SUPERADMIN } from '../fixtures/product-server.ts';
import { addMessage } from './chat.store.ts';
import { countUnread } from './conversations.store.ts';
import { markDeleted } from './message-changes.store.ts';
import { startChat } from './testing.ts';

let server: Awaited<ReturnType<typeof startChat>>;
let shops: number[];
let admin: number;
let said = 0;
beforeAll(async () => {
  server = await startChat();
  const { db } = server.store;
  await db.deleteFrom('messages').execute();
  await db.deleteFrom('conversations').execute();
  const values = ['Toko A', 'Toko B', 'Toko C', 'Toko D'].map((shop_name) => ({ shop_name }));
  shops = (await db.insertInto('users').values(values).returning('id').execute()).map(({ id }) => id);
  const found = db.selectFrom('admin_users').select('id').where('role', '=', SUPERADMIN);
  admin = (await found.executeTakeFirstOrThrow()).id;
  for (const shop of [3, 2, 1, 0]) await say(shop, null);
});
afterAll(() => server.close());

function say(shop: number, account: number | null, type = 'text') {
  said += 1;
  const message = { client_id: `order-${said}`, type, text: `kata ${said}`, data: null };
  return addMessage(server.store.db, shops[shop] ?? 0, account, message);
}
const broadcast = (content: string) =>
  server.store.db
    .insertInto('messages')
    .values(shops.map((user_id) => ({ user_id, content, category: 'broadcast', conversation_id: 0 })))
    .execute();
interface Row {
  readonly id: number;
  readonly name: string;
  readonly position: number;
  readonly unread: number;
  readonly waiting_since: string | null;
  readonly last_message: { readonly type: string; readonly created_at: string };
}
const list = async (query = ''): Promise<readonly Row[]> =>
  (await server.call(SUPERADMIN, 'GET', `/api/chats/conversations?limit=9${query}`)).body.data;
const names = (rows: readonly Row[]) => rows.map(({ name }) => name.replace('Toko ', '')).join('');

it('a broadcast stands in the rows with its time and lifts none until the shop answers', async () => {
  expect(names(await list())).toBe('ABCD');
  await broadcast('Promo akhir tahun!');
  const rows = await list();
  expect(names(rows)).toBe('ABCD');
  expect(rows.map(({ last_message }) => last_message.type)).toEqual(Array(4).fill('Broadcast'));
  expect(rows[0]?.last_message.created_at).toMatch(/^\d{4}-.*Z$/);
  await say(2, null);
  expect(names(await list())).toBe('CABD');
  await say(3, admin);
  expect(names(await list())).toBe('DCAB');
  await say(1, admin, 'note');
  const noted = await list();
  expect([names(noted), noted[3]?.last_message.type]).toEqual(['DCAB', 'note']);
});

it('a further page begins where the last row was, though that has gone to the top meanwhile', async () => {
  const first = (await list()).slice(0, 2);
  const [, cursor] = first;
  await say(2, null);
  expect(names(await list())).toBe('CDAB');
  const after = `&after=${cursor?.id}&after_position=${cursor?.position}`;
  expect(names(await list(after))).toBe('AB');
});

it('lists who waits, from the first message without an answer, the longest first', async () => {
  const { db } = server.store;
  for (const [shop, minutes] of [30, 10, 20].entries())
    await db
      .updateTable('conversations')
      .set({ waiting_since: new Date(Date.now() - minutes * 60_000).toISOString() })
      .where('user_id', '=', shops[shop] ?? 0)
      .execute();
  expect(names(await list('&order=waiting'))).toBe('ACB');
  // A second message begins no new wait, a broadcast ends none, and an answer does.
  await say(0, null);
  await broadcast('Promo lagi!');
  expect(names(await list('&order=waiting'))).toBe('ACB');
  const [first] = await list('&order=waiting');
  expect(names(await list(`&order=waiting&after=${first?.id}&after_position=${first?.position}`))).toBe('CB');
  await say(0, admin);
  expect(names(await list('&order=waiting'))).toBe('CB');
});

it('a shop waits again, since its first message without an answer, when the only answer is taken back', async () => {
  const { db } = server.store;
  const waits = async () => (await list()).find(({ name }) => name === 'Toko A')?.waiting_since ?? null;
  const takeBack = ({ message }: Awaited<ReturnType<typeof say>>) => markDeleted(db, message.id);
  await say(0, admin);
  const first = await say(0, null);
  await say(0, null);
  const [answer, another] = [await say(0, admin), await say(0, admin)];
  await takeBack(answer);
  expect(await waits()).toBeNull();
  await takeBack(another);
  expect(Date.parse((await waits()) ?? '')).toBe(Date.parse(first.message.created_at));
});

it('adds up what is unread over all up to a thousand, and tells all of one conversation', async () => {
  const { db } = server.store;
  const before = await countUnread(db, admin);
  const own = async () => (await list()).find(({ name }) => name === 'Toko A')?.unread ?? 0;
  const ownBefore = await own();
  expect(ownBefore).toBeGreaterThan(0);
  const add = (count: number) =>
    db
      .insertInto('messages')
      .values(
        Array.from({ length: count }, () => ({
          user_id: shops[0] ?? 0,
          content: 'Halo',
          category: 'chat',
          from_shop: true,
          conversation_id: 0,
        })),
      )
      .execute();
  await add(2);
  expect(await countUnread(db, admin)).toBe(before + 2);
  await add(1000);
  expect(await countUnread(db, admin)).toBe(1000);
  expect(await own()).toBe(ownBefore + 1002);
});

it('the message of a promotion to every shop is a broadcast: it says so in the rows and lifts none', async () => {
  const read = async () => (await list()).filter(({ name }) => /^Toko [A-D]$/.test(name));
  const before = names(await read());
  const { id } = await server.store.db
    .insertInto('promos')
    .values({
      title: 'Gula hemat',
      content: 'Gula',
      start_date: '2026-01-01',
      end_date: '2026-12-31',
      remind_start_date: '2026-01-01',
      remind_end_date: '2026-12-31',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const sent = await server.call(SUPERADMIN, 'POST', '/api/admin/promos/notification', {
    payload: { promo_id: id },
  });
  expect(sent.status).toBe(200);
  const rows = await read();
  expect(names(rows)).toBe(before);
  expect(rows.map(({ last_message }) => last_message.type)).toEqual(Array(4).fill('Broadcast'));
});
