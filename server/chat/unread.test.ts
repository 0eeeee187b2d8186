import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { allowed, cases, dice } from '../../tests/property.ts';
import { runQueuedJobs } from '../jobs/testing.ts';
import { checkFigures, type Store } from '../store/index.ts';
import { createTestDatabase } from '../store/testing.ts';
import { FILL_ROWS, fillRows, startFilling } from '../tasks/fill-rows.ts';
import { markRead } from './chat.store.ts';
import { countUnread, findConversations } from './conversations.store.ts';
import { markDeleted, markUnread } from './message-changes.store.ts';

const SHOPS = [1, 2, 3];
const STAFF = [1, 2];

let store: Store;
beforeEach(async () => {
  store = await createTestDatabase();
  await sql`
    insert into users (id, shop_name) select n, 'Toko ' || n from generate_series(1, 3) as n;
    insert into admin_users (id, username, password_hash, role) values (1, 'sari', '', 0), (2, 'budi', '', 0)`.execute(
    store.db,
  );
});
afterEach(() => store.close());

const add = (shop: number, staff: number | null, category: string) =>
  sql`insert into messages (user_id, conversation_id, admin_user_id, from_shop, category, content)
    values (${shop}, 0, ${staff}, ${staff === null && category === 'chat'}, ${category}, 'Halo')`.execute(
    store.db,
  );

async function conversationOf(shop: number): Promise<{ id: number; messages: number[] }> {
  const { rows } = await sql<{ id: number; messages: number[] }>`
    select c.id, array(select m.id from messages as m where m.conversation_id = c.id order by m.id) as messages
    from conversations as c where c.user_id = ${shop}`.execute(store.db);
  return rows[0] ?? { id: 0, messages: [] };
}

/** What each of the staff has not read, counted message by message. */
async function countedAnew(account: number): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; unread: number }>`
    select u.shop_name as name, (
      select count(*)::int from messages as n where n.conversation_id = c.id and n.category in ('chat', 'note')
        and n.deleted_at is null and n.admin_user_id is distinct from ${account}
        and n.id > coalesce((select r.message_id from conversation_reads as r
          where r.conversation_id = c.id and r.admin_user_id = ${account}), 0)) as unread
    from conversations as c join users as u on u.id = c.user_id`.execute(store.db);
  return Object.fromEntries(rows.map(({ name, unread }) => [name, unread]));
}

async function expectSame(what: string): Promise<void> {
  for (const account of STAFF) {
    const counted = await countedAnew(account);
    const told = await findConversations(store.db, account, {});
    const unread = Object.fromEntries(told.map((row) => [row.name, row.unread]));
    expect(unread, what).toEqual(counted);
    const sum = Object.values(counted).reduce((all, one) => all + one, 0);
    expect(await countUnread(store.db, account), what).toBe(sum);
  }
}

/** Something that happens in a chat. */
async function happen(random: () => number): Promise<string> {
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)];
  const [shop = 1, staff = 1] = [pick(SHOPS), pick(STAFF)];
  const { id, messages } = await conversationOf(shop);
  const message = pick(messages) ?? 0;
  const { db } = store;
  const deeds: Record<string, () => Promise<unknown>> = {
    writes: () => add(shop, null, 'chat'),
    answers: () => add(shop, staff, 'chat'),
    notes: () => add(shop, staff, 'note'),
    broadcasts: () => add(shop, null, 'broadcast'),
    reads: () => markRead(db, id, staff, message),
    'marks as unread': () => markUnread(db, id, staff, message),
    deletes: () => markDeleted(db, message),
    removes: () => db.deleteFrom('messages').where('id', '=', message).execute(),
    'forgets numbers': () =>
      sql`update conversation_reads set counted = null where admin_user_id = ${staff}`.execute(db),
  };
  const deed = pick(Object.keys(deeds)) ?? '';
  await deeds[deed]?.();
  return deed;
}

it('what is unread is what is counted, whatever happens in between', {
  timeout: allowed(40_000),
}, async () => {
  const random = dice(47);
  const count = cases('deeds in a chat', 40);
  for (let deed = 0; deed < count; deed++) await expectSame(`${deed}: ${await happen(random)}`);
  expect((await checkFigures(store.db)).filter(({ figure }) => figure.startsWith('conversation'))).toEqual(
    [],
  );
});

it('conversations of before are counted, first anew and then by a job, while shops write', async () => {
  const { db } = store;
  for (const shop of SHOPS) await add(shop, null, 'chat');
  await sql`
    update conversations set counted = null;
    insert into backfills (name, of_table, assignments, missing) values ('messages of conversations', 'conversations',
      'counted = (select count(*) from messages where conversation_id = t.id and category in (''chat'', ''note''))',
      't.counted is null')`.execute(db);
  await expectSame('before');
  await startFilling(db);
  const filled = runQueuedJobs({ store, dataDir: '/nonexistent' }, { [FILL_ROWS]: fillRows });
  await Promise.all(SHOPS.map((shop) => add(shop, null, 'chat')));
  expect(await filled).toEqual([]);
  await expectSame('after');
  const { rows } = await sql`select counted from conversations order by id`.execute(db);
  expect(rows).toEqual([{ counted: 2 }, { counted: 2 }, { counted: 2 }]);
});

it('a conversation that nobody reads costs what a short one does', async () => {
  const { db } = store;
  await sql`
    insert into messages (user_id, conversation_id, from_shop, category, content)
    select 1, 0, true, 'chat', 'Halo' from generate_series(1, 1200)`.execute(db);
  const { fetched, told } = await db.transaction().execute(async (tx) => {
    const fetchedRows = async () => {
      const { rows } = await sql<{ fetched: number }>`
        select (seq_tup_read + idx_tup_fetch)::int as fetched from pg_stat_xact_user_tables
        where relname = 'messages'`.execute(tx);
      return rows[0]?.fetched ?? 0;
    };
    const before = await fetchedRows();
    const told = [await countUnread(tx, 1), (await findConversations(tx, 1, {}))[0]?.unread];
    return { told, fetched: (await fetchedRows()) - before };
  });
  expect(told).toEqual([1000, 1200]);
  expect(fetched).toBeLessThan(20);
});
