import type { LifecycleEffects } from '../../generated/lifecycles.ts';
import type { Db } from '../../store/index.ts';
import { countReached, lockParticipations } from './campaigns.store.ts';

/**
 * How far the order's shop is in the campaigns of the order's day, counted anew from its Done orders less what came
 * back: so it does not matter how often it is counted.
 */
export const countCampaigns: LifecycleEffects['transaction.campaigns'] = (
  { row: { user, created_at } },
  { db },
) => countCampaignsOf(user?.id ?? null, created_at, db);

/** The same for a shop and the day of one of its orders. */
export async function countCampaignsOf(shop: number | null, created_at: string, db: Db): Promise<void> {
  if (shop === null) return;
  // Locked before counting, so that an order completed meanwhile is counted.
  const participants = await lockParticipations(db, shop, created_at);
  if (participants.length > 0) await countReached(db, participants);
}
