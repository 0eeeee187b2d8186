import { sql } from 'kysely';
import type { Db } from '../store/index.ts';

const isDue = (today: string) => sql`
  c.active = 1 and c.participant > 0 and ${today} between c.remind_start_date and c.remind_end_date
  and ${today} between c.start_date and c.end_date and c.reminded_on is distinct from ${today}
  and exists (select 1 from promo_master as m
    where m.jenis = 'CAMPAIGN' and m.id_relation = c.id and m.approved_version is not null)`;

/** The campaigns that apply and whose participants are still to be reminded on this day. */
export async function readDueCampaigns(db: Db, today: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select c.id from campaigns as c where ${isDue(today)} order by c.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Notes that the participants of a campaign are reminded on this day; undefined when it is not due any more. */
export async function noteReminded(db: Db, id: number, today: string) {
  const { rows } = await sql<{ title: string; end_date: string }>`
    update campaigns as c set reminded_on = ${today} where c.id = ${id} and ${isDue(today)}
    returning c.title, c.end_date`.execute(db);
  return rows[0];
}

/** Notes that the participants of a campaign are notified; returns their shops. */
export async function noteNotified(db: Db, campaign: number): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    update campaign_participants set notified_at = now() where campaign_id = ${campaign} returning user_id`.execute(
    db,
  );
  return rows.map(({ user_id }) => user_id);
}
