import { sql } from 'kysely';
import type { Db } from '../../store/index.ts';
import type { PromotedProduct, PromotionKind, Said } from './promotion-kind.ts';
import { dayText, rupiah, someOf } from './words.ts';

/** The values that an edit of a campaign writes, after its banner is stored. */
export interface CampaignValues {
  readonly title: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly target: number;
  readonly ordering: number;
  readonly content: string;
  readonly banner_url?: string;
}

export const campaignKind: PromotionKind<CampaignValues> = {
  table: 'campaigns',
  active: 'active',
  apply: writeCampaign,
  products: campaignProducts,
  offer: campaignOffer,
  used: campaignUsed,
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

const REACHES = {
  amount:
    'Shops that take part: {shops}. Each gets its reward once it has ordered {goods} for Rp {target} by {end}.',
  qty: 'Shops that take part: {shops}. Each gets its reward once it has ordered {target} pcs of {goods} by {end}.',
} as const;

async function campaignOffer(db: Db, id: number, proposal?: CampaignValues): Promise<Said> {
  const row = await db
    .selectFrom('campaigns')
    .select(['participant', 'type_target', 'target', 'end_date'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return { message: '' };
  const { participant: shops, type_target, target, end_date } = { ...row, ...proposal };
  const goods = someOf((await campaignProducts(db, id)).map(({ name }) => name));
  return {
    message: REACHES[type_target],
    params: { shops, goods, target: rupiah(target), end: dayText(end_date) },
  };
}

/** Counted from Done orders, without returned goods. */
async function campaignUsed(db: Db, id: number): Promise<Said> {
  const { rows } = await sql<{ type: 'amount' | 'qty'; shops: number; done: number; sum: number }>`
    select c.type_target as type, count(p.id)::int as shops, coalesce(sum(p.reached), 0) as sum,
      count(p.id) filter (where p.reached >= c.target)::int as done
    from campaigns as c left join campaign_participants as p on p.campaign_id = c.id
    where c.id = ${id} group by c.id`.execute(db);
  const { type, shops, done, sum } = rows[0] ?? { type: 'qty', shops: 0, done: 0, sum: 0 };
  return {
    message:
      type === 'amount'
        ? 'Shops that reached it: {done} of {shops}. Ordered by all: Rp {sum}.'
        : 'Shops that reached it: {done} of {shops}. Ordered by all: {sum} pcs.',
    params: { shops, done, sum: rupiah(sum) },
  };
}
