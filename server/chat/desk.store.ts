import { sql } from 'kysely';
import type { Desk } from '../../domain/chat/frames.ts';
import type { Db } from '../store/index.ts';
import { type Colleague, NAME } from './team.store.ts';
import { readConfigs } from './vendor.store.ts';

/** What a person changes of a conversation. */
export interface DeskChange {
  readonly resolved?: boolean;
  readonly snoozed_until?: string | null;
  readonly label?: string;
  readonly unlabel?: string;
}

/** The desk of a conversation, locked until the transaction ends. */
export function lockDesk(db: Db, conversation: number) {
  return db
    .selectFrom('conversations')
    .select(['resolved_at', 'snoozed_until', 'labels'])
    .where('id', '=', conversation)
    .forUpdate()
    .executeTakeFirst();
}

/** Changes a locked desk. What is resolved waits for nothing and is not put off. */
export async function changeDesk(db: Db, conversation: number, change: DeskChange): Promise<Desk> {
  const { resolved, snoozed_until, label, unlabel } = change;
  const { rows } = await sql<Desk>`
    update conversations set
      resolved_at = case ${resolved ?? null}::boolean
        when true then coalesce(resolved_at, now()) when false then null
        else case when ${snoozed_until ?? null}::timestamptz is null then resolved_at end end,
      waiting_since = case when ${resolved ?? false} then null else waiting_since end,
      snoozed_until = case
        when ${resolved ?? false} then null
        when ${snoozed_until !== undefined} then ${snoozed_until ?? null}::timestamptz
        else snoozed_until end,
      labels = array(
        select distinct l from unnest(labels || array_remove(array[${label ?? null}], null)::text[]) as l
        where l is distinct from ${unlabel ?? null} order by l)
    where id = ${conversation}
    returning resolved_at, snoozed_until, labels`.execute(db);
  const [desk] = rows;
  if (!desk) throw new Error(`Conversation ${conversation} is not there.`);
  return desk;
}

/** The labels in use. */
export async function findLabels(db: Db): Promise<{ name: string }[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct l as name from conversations as c, unnest(c.labels) as l
    where c.labels <> '{}' order by name`.execute(db);
  return rows;
}

/** An active shop. */
export function readShop(db: Db, id: number) {
  return db
    .selectFrom('users')
    .select(['id', 'uuid'])
    .where('id', '=', id)
    .where('active', '=', 1)
    .executeTakeFirst();
}

/** The conversation of a shop, begun where there is none. */
export async function beginConversation(db: Db, shop: number): Promise<number> {
  const { id } = await db
    .insertInto('conversations')
    .values({ user_id: shop })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ user_id: shop }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const ROUND_ROBIN = 'chat_round_robin';

/** Gives a conversation that is with nobody to whose turn it is, of those that the setting names and these roles; null: to nobody. */
export async function giveInTurn(
  db: Db,
  conversation: number,
  roles: readonly number[],
): Promise<Colleague | null> {
  const [setting] = await readConfigs(db, [ROUND_ROBIN]);
  const names = (setting?.value ?? '').split(',').map((name) => name.trim().toLowerCase());
  if (names.join('') === '') return null;
  const { rows: free } = await sql`
    select from conversations where id = ${conversation} and assigned_to is null`.execute(db);
  if (free.length === 0) return null;
  // One turn at a time.
  await sql`select from configs where key = ${ROUND_ROBIN} for update`.execute(db);
  const { rows } = await sql<Colleague>`
    with next as (
      select a.id, ${NAME} as name from admin_users as a left join chat_turns as t on t.admin_user_id = a.id
      where a.role = any(${roles}::int[]) and lower(a.username) = any(${names})
      order by coalesce(t.turn, 0), a.id limit 1
    ), given as (
      update conversations as c set assigned_to = next.id from next
      where c.id = ${conversation} and c.assigned_to is null
      returning next.id, next.name
    ), turned as (
      insert into chat_turns (admin_user_id) select id from given
      on conflict (admin_user_id) do update set turn = default
    )
    select id, name from given`.execute(db);
  return rows[0] ?? null;
}
