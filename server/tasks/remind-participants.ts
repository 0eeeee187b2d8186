import { sql } from 'kysely';
import { businessDay } from '../../core/dates.ts';
import type { JobTask } from '../jobs/index.ts';
import { type Messenger, reminderOf } from '../messaging/messenger.ts';
import { BUSINESS_ZONE, type Db } from '../store/index.ts';

export const REMIND_PARTICIPANTS = 'campaign.send-reminders';

/**
 * Reminds the participants of the campaigns that apply, once on each day from the first to the last that is set. The
 * day is written down with the messages: a second run on the same day finds nothing to do, also after a kill.
 */
export const remindParticipants = (messenger: Messenger): JobTask => ({
  async run(run) {
    const today = businessDay(BUSINESS_ZONE);
    const due = await dueOn(run.db, today);
    for (const [index, id] of due.entries()) {
      await run.step(async ({ db, advance }) => {
        const reminded = await remind(db, messenger, id, today);
        advance({ done: index + 1, total: due.length, counts: { reminded } });
      });
    }
    return {
      message: 'Participants of campaigns reminded: {reminded}.',
      params: { reminded: 0, ...run.counts },
    };
  },
});

const isDue = (today: string) => sql`
  c.active = 1 and c.participant > 0 and ${today} between c.remind_start_date and c.remind_end_date
  and ${today} between c.start_date and c.end_date and c.reminded_on is distinct from ${today}
  and exists (select 1 from promo_master as m
    where m.jenis = 'CAMPAIGN' and m.id_relation = c.id and m.approved_version is not null)`;

async function dueOn(db: Db, today: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select c.id from campaigns as c where ${isDue(today)} order by c.id`.execute(db);
  return rows.map(({ id }) => id);
}

async function remind(db: Db, messenger: Messenger, id: number, today: string): Promise<number> {
  const { rows } = await sql<{ title: string; end_date: string }>`
    update campaigns as c set reminded_on = ${today} where c.id = ${id} and ${isDue(today)}
    returning c.title, c.end_date`.execute(db);
  const [campaign] = rows;
  if (!campaign) return 0;
  const { rows: shops } = await sql<{ user_id: number }>`
    update campaign_participants set notified_at = now() where campaign_id = ${id} returning user_id`.execute(
    db,
  );
  const keys = shops.map(({ user_id }) => user_id);
  return messenger.deliver(db, reminderOf(campaign.title, campaign.end_date), keys);
}
