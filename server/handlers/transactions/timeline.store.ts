import { sql } from 'kysely';
import type { Db } from '../../store/index.ts';

/** An entry of the audit trail. */
export interface Entry {
  readonly id: number;
  readonly at: string;
  readonly by: string | null;
  readonly action: string | null;
  readonly endpoint: string;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}

/** The latest entries of an order in the audit trail, newest first. */
export async function readEntries(db: Db, order: number, most: number): Promise<Entry[]> {
  const { rows } = await sql<Entry>`
    select a.id::int, a.at, coalesce(nullif(u.name, ''), u.username, nullif(a.actor, 'person')) as by,
      a.action, a.endpoint, a.before, a.after
    from audit_entries as a left join admin_users as u on u.id = a.admin_user_id
    where a.entity = 'transaction' and a.entity_id = ${String(order)}
    order by a.id desc limit ${most}`.execute(db);
  return rows;
}

/** The latest messages of the chat about an order, newest first; their ids are negative, so that they differ from those of entries. */
export async function readOrderMessages(db: Db, order: number, most: number) {
  const { rows } = await sql<{ id: number; at: string; by: string; text: string }>`
    select -m.id::int as id, m.created_at as at, m.content as text,
      case when m.from_shop then u.shop_name else coalesce(nullif(a.name, ''), a.username) end as by
    from messages as m join users as u on u.id = m.user_id left join admin_users as a on a.id = m.admin_user_id
    where m.transaction_id = ${order} and m.category = 'chat' and m.deleted_at is null
    order by m.id desc limit ${most}`.execute(db);
  return rows;
}
