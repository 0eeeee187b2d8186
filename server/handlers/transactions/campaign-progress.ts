import { sql } from 'kysely';
import type { LifecycleEffects } from '../../generated/lifecycles.ts';
import type { Db } from '../../store/index.ts';

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
  const { rows } = await sql<{ id: number }>`
    select p.id from campaign_participants as p join campaigns as c on c.id = p.campaign_id
    join applying_promotions as a on a.jenis = 'CAMPAIGN' and a.id_relation = c.id
    where p.user_id = ${shop} and ${created_at}::timestamptz::date between c.start_date and c.end_date
    order by p.id for update of p`.execute(db);
  if (rows.length === 0) return;
  await sql`update campaign_participants set reached = campaign_reached(campaign_id, user_id)
    where id = any(${rows.map(({ id }) => id)})`.execute(db);
}
