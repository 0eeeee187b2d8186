import { sql } from 'kysely';
import type { Db } from '../../store/index.ts';

/** Locks the places of a shop in the approved campaigns of a day; answers their ids. */
export async function lockParticipations(db: Db, shop: number, orderTime: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from campaign_participants as p join campaigns as c on c.id = p.campaign_id
    join applying_promotions as a on a.jenis = 'CAMPAIGN' and a.id_relation = c.id
    where p.user_id = ${shop} and ${orderTime}::timestamptz::date between c.start_date and c.end_date
    order by p.id for update of p`.execute(db);
  return rows.map(({ id }) => id);
}

/** Counts anew what participants have reached. */
export async function countReached(db: Db, participants: readonly number[]): Promise<void> {
  await sql`update campaign_participants set reached = campaign_reached(campaign_id, user_id)
    where id = any(${participants})`.execute(db);
}
