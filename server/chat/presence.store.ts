import { sql } from 'kysely';
import type { Db } from '../store/index.ts';

/** Seconds for which a shop's app counts as open after its last report. */
const OPEN_FOR = 120;

/** Records that a shop's app is open or closed. */
export async function notePresence(db: Db, shop: number, online: boolean): Promise<void> {
  await sql`insert into shop_presence (user_id, online_until)
    values (${shop}, now() + make_interval(secs => ${online ? OPEN_FOR : 0}))
    on conflict (user_id) do update set online_until = excluded.online_until`.execute(db);
}

/** The shops whose presence expired between two moments. */
export async function endedPresence(db: Db, from: Date, to: Date): Promise<string[]> {
  const { rows } = await sql<{ uid: string }>`
    select u.uuid::text as uid from shop_presence as p join users as u on u.id = p.user_id
    where p.online_until > ${from} and p.online_until <= ${to}`.execute(db);
  return rows.map(({ uid }) => uid);
}
