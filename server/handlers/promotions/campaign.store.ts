import { type Insertable, sql } from 'kysely';
import type { Database } from '../../generated/database.ts';
import type { Db } from '../../store/index.ts';
import { lockRegisteredOf } from './registry.store.ts';

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

/** What counts towards the target. */
export type ItemType = 'product' | 'category' | 'brand';

/** Returns its id. */
export async function insertCampaign(db: Db, values: Insertable<Database['campaigns']>): Promise<number> {
  const { id } = await db.insertInto('campaigns').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** The campaign, locked until the transaction ends. */
export async function lockCampaign(db: Db, id: number) {
  await lockRegisteredOf(db, 'CAMPAIGN', id);
  return db
    .selectFrom('campaigns')
    .select(['id', 'title', 'start_date', 'end_date', 'target', 'type_target', 'ordering', 'content'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function writeCampaign(db: Db, id: number, values: CampaignValues): Promise<void> {
  await db.updateTable('campaigns').set(values).where('id', '=', id).execute();
}

export function readCampaignRow(db: Db, id: number) {
  return db
    .selectFrom('campaigns')
    .select(['id', 'title', 'type', 'end_date', 'participant', 'type_target', 'target'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Names and prices of what counts towards the target, the first 500; a category or brand has no price. */
export async function readCampaignItems(
  db: Db,
  id: number,
): Promise<{ name: string; price: number | null }[]> {
  const { rows } = await sql<{ name: string; price: number | null }>`
    select coalesce(p.name, c.name, b.name) as name, p.price
    from campaign_items as i left join products as p on p.id = i.product_id
    left join categories as c on c.id = i.category_id left join brands as b on b.id = i.brand_id
    where i.campaign_id = ${id} order by i.id limit 500`.execute(db);
  return rows;
}

const TABLES = { product: 'products', category: 'categories', brand: 'brands' } as const;

/** Which of these products, categories or brands exist; of all, which are active. */
export async function readItemIds(
  db: Db,
  type: ItemType,
  ids: readonly number[] | 'all',
): Promise<readonly number[]> {
  const itemCondition = ids === 'all' ? sql`active = 1` : sql`id = any(${ids}::int[])`;
  const { rows } = await sql<{
    id: number;
  }>`select id from ${sql.table(TABLES[type])} where ${itemCondition}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Returns how many are new. */
export async function insertItems(
  db: Db,
  campaign: number,
  type: ItemType,
  ids: readonly number[],
): Promise<number> {
  const added = await sql`insert into campaign_items (campaign_id, ${sql.ref(`${type}_id`)})
    select ${campaign}, id from unnest(${ids}::int[]) as id
    on conflict do nothing`.execute(db);
  return Number(added.numAffectedRows ?? 0);
}

/** What it says of one entry, and how many its campaign has. */
export const readItem = (db: Db, id: number) =>
  db
    .selectFrom('campaign_items as item')
    .select(({ selectFrom, fn }) => [
      'item.campaign_id',
      'item.product_id',
      'item.category_id',
      'item.brand_id',
      selectFrom('campaign_items as other')
        .select(fn.countAll<string>().as('count'))
        .whereRef('other.campaign_id', '=', 'item.campaign_id')
        .as('count'),
    ])
    .where('item.id', '=', id)
    .executeTakeFirst();

export async function deleteItem(db: Db, id: number): Promise<void> {
  await db.deleteFrom('campaign_items').where('id', '=', id).execute();
}

/** How many of these shops exist. */
export async function countShops(db: Db, ids: readonly number[]): Promise<number> {
  const { rows } = await sql`select 1 from users where id = any(${ids}::int[])`.execute(db);
  return rows.length;
}

export async function countParticipants(db: Db, campaign: number): Promise<number> {
  const participants = db.selectFrom('campaign_participants').where('campaign_id', '=', campaign);
  return (await participants.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow())
    .count;
}

/** Returns how many are new. */
export async function insertParticipants(
  db: Db,
  campaign: number,
  shops: readonly number[],
): Promise<number> {
  const added = await sql`insert into campaign_participants (campaign_id, user_id)
    select ${campaign}, id from unnest(${shops}::int[]) as id on conflict do nothing`.execute(db);
  return Number(added.numAffectedRows ?? 0);
}

/** Sets the reward of one participant, or of all of a campaign; returns the campaign unless there was none to set. */
export async function updateReward(
  db: Db,
  key: 'id' | 'campaign_id',
  id: number,
  reward: string,
): Promise<number | undefined> {
  const saved = await db
    .updateTable('campaign_participants')
    .set({ reward })
    .where(key, '=', id)
    .returning('campaign_id')
    .execute();
  return saved[0]?.campaign_id;
}

/** Marks the participants as notified now, or `shop` alone; returns their shops. */
export async function markNotified(db: Db, campaign: number, shop?: number): Promise<number[]> {
  const participantFilter = shop === undefined ? sql`` : sql`and user_id = ${shop}`;
  const { rows } = await sql<{ user_id: number }>`
    update campaign_participants set notified_at = now() where campaign_id = ${campaign} ${participantFilter}
    returning user_id`.execute(db);
  return rows.map(({ user_id }) => user_id);
}

interface CampaignProgress {
  readonly type: 'amount' | 'qty';
  readonly shops: number;
  /** Shops that reached the target. */
  readonly done: number;
  readonly sum: number;
}

/** Counted from Done orders, without returned goods. */
export async function readCampaignProgress(db: Db, id: number): Promise<CampaignProgress> {
  const { rows } = await sql<CampaignProgress>`
    select c.type_target as type, count(p.id)::int as shops, coalesce(sum(p.reached), 0) as sum,
      count(p.id) filter (where p.reached >= c.target)::int as done
    from campaigns as c left join campaign_participants as p on p.campaign_id = c.id
    where c.id = ${id} group by c.id`.execute(db);
  return rows[0] ?? { type: 'qty', shops: 0, done: 0, sum: 0 };
}
