import { businessDay } from '../../core/dates.ts';
import type { JobTask } from '../jobs/index.ts';
import { type Messenger, reminderOf } from '../messaging/messenger.ts';
import { BUSINESS_ZONE, type Db } from '../store/index.ts';
import { noteNotified, noteReminded, readDueCampaigns } from './campaigns.store.ts';

export const REMIND_PARTICIPANTS = 'campaign.send-reminders';

/**
 * Reminds the participants of the campaigns that apply, once on each day from the first to the last that is set. The
 * day is written down with the messages: a second run on the same day finds nothing to do, also after a kill.
 */
export const remindParticipants = (messenger: Messenger): JobTask => ({
  async run(run) {
    const today = businessDay(BUSINESS_ZONE);
    const due = await readDueCampaigns(run.db, today);
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

async function remind(db: Db, messenger: Messenger, id: number, today: string): Promise<number> {
  const campaign = await noteReminded(db, id, today);
  if (!campaign) return 0;
  const shops = await noteNotified(db, id);
  return messenger.deliver(db, reminderOf(campaign.title, campaign.end_date), shops);
}
