import { sql } from 'kysely';
import type { Db } from '../../store/index.ts';
import type { PromotedProduct, PromotionKind } from './promotion-kind.ts';

/** What an edit of a campaign writes, once its banner is kept. */
export interface CampaignValues {
  readonly title: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly target: number;
  readonly ordering: number;
  readonly content: string;
  readonly banner_url?: string;
}

export const campaignKind: PromotionKind = {
  table: 'campaigns',
  active: 'active',
  apply: writeCampaign,
  products: campaignProducts,
};

export async function writeCampaign(db: Db, id: number, values: CampaignValues): Promise<void> {
  await db.updateTable('campaigns').set(values).where('id', '=', id).execute();
}

/** What counts towards the target; a category or brand has no price. */
async function campaignProducts(db: Db, id: number): Promise<PromotedProduct[]> {
  const { rows } = await sql<PromotedProduct>`
    select coalesce(p.name, c.name, b.name) as name, coalesce(p.price, 0) as price, '-' as diskon
    from campaign_items as i left join products as p on p.id = i.product_id
    left join categories as c on c.id = i.category_id left join brands as b on b.id = i.brand_id
    where i.campaign_id = ${id} order by i.id limit 500`.execute(db);
  return rows;
}
