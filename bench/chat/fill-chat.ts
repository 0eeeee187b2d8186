import { sql } from 'kysely';
import type { Db } from '../../server/store/index.ts';

/** Up to `conversations` shops with one message each, and `messages` more in the first conversation, which is the latest then; answers its id. */
export async function fillChat(db: Db, conversations: number, messages: number): Promise<number> {
  await db.transaction().execute(async (tx) => {
    // As an import: triggers of single rows would take the time.
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`insert into users (shop_name, nav_id) select 'Toko ' || n, 'NAV-' || n
      from generate_series((select count(*) from users) + 1, ${conversations}::int) as n`.execute(tx);
    await sql`insert into conversations (user_id) select id from users
      where id not in (select user_id from conversations) order by id`.execute(tx);
    await sql`insert into messages (id, user_id, conversation_id, category, content, from_shop, client_id)
      select nextval('messages_id_seq'), user_id, id, 'chat', 'Halo dari toko ' || user_id, true, 'fill'
      from conversations where last_message_id is null order by id desc`.execute(tx);
    await sql`insert into messages (id, user_id, conversation_id, category, content, from_shop, client_id)
      select nextval('messages_id_seq'), c.user_id, c.id, 'chat',
        'Pesan ' || n || case when n % 1000 = 0 then ' gula pasir' else ' beras ramos' end
          || repeat(' dan lagi', n % 17), n % 2 = 0, 'fill-' || gen_random_uuid()
      from generate_series(1, ${messages}::int) as n,
        (select id, user_id from conversations order by id limit 1) as c order by n`.execute(tx);
    await sql`update conversations as c set last_message_id = m.id, person_message_id = m.id, last_at = now()
      from (select conversation_id, max(id) as id from messages group by conversation_id) as m
      where m.conversation_id = c.id`.execute(tx);
  });
  await sql`vacuum analyze`.execute(db);
  const { id } = await db.selectFrom('conversations').select('id').orderBy('id').executeTakeFirstOrThrow();
  return id;
}
