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
  await sql`
    update campaign_participants as p set reached = coalesce((
      select sum(case c.type_target when 'qty' then i.quantity - b.pieces
        else i.final_price - round(i.final_price * b.pieces / greatest(i.quantity, 1)) end)
      from transactions as t join transaction_items as i on i.transaction_id = t.id
      join products as g on g.id = i.product_id
      cross join lateral (
        select least(coalesce(sum(l.qty), 0), i.quantity) as pieces
        from transaction_sro_lines as l join transaction_sros as s on s.id = l.sro_id and s.status <> 'Failed'
        where l.transaction_item_id = i.id
      ) as b
      where t.user_id = p.user_id and t.state = 3 and t.created_at::date between c.start_date and c.end_date
        and exists (select from campaign_items as m where m.campaign_id = c.id
          and (m.product_id = g.id or m.category_id = g.category_id or m.brand_id = g.brand_id))
    ), 0)
    from campaigns as c where c.id = p.campaign_id and p.id = any(${rows.map(({ id }) => id)})`.execute(db);
}
