import { sql } from 'kysely';
import type {
  CampaignAddItemsBody,
  CampaignAddParticipantsBody,
  CampaignNotifyBody,
  CampaignParticipantsItem,
  CampaignParticipantsParams,
  CampaignParticipantsQuery,
  CampaignUpdateParticipantsBody,
} from '../../../domain/generated/types/campaign.ts';
import type { Context } from '../../calls/handler.ts';
import { inbox } from '../../messaging/inbox.ts';
import { reminderOf } from '../../messaging/messenger.ts';
import { notFound, Refusal } from '../../refusal.ts';
import { DEFAULT_SIZE } from '../../resources/list.ts';
import type { Db } from '../../store/index.ts';

type Type = 'product' | 'category' | 'brand';

/** Adds entries of the campaign's type; an entry that is already in it is not added again. Returns how many are new. */
export async function addItems(
  db: Db,
  campaign: number,
  type: Type,
  ids: readonly number[] | 'all',
): Promise<number> {
  const table = { product: 'products', category: 'categories', brand: 'brands' }[type];
  const itemCondition = ids === 'all' ? sql`active = 1` : sql`id = any(${ids}::int[])`;
  const { rows } = await sql<{
    id: number;
  }>`select id from ${sql.table(table)} where ${itemCondition}`.execute(db);
  if (ids !== 'all' && rows.length < new Set(ids).size) {
    throw new Refusal('invalid', [{ field: 'items', message: 'Some of these do not exist any more.' }]);
  }
  const added = await sql`insert into campaign_items (campaign_id, ${sql.ref(`${type}_id`)})
    select ${campaign}, id from unnest(${rows.map(({ id }) => id)}::int[]) as id
    on conflict do nothing`.execute(db);
  return Number(added.numAffectedRows ?? 0);
}

/** Returns how many are new. */
export async function addParticipants(db: Db, campaign: number, shops: readonly number[]): Promise<number> {
  const { rows } = await sql`select 1 from users where id = any(${shops}::int[])`.execute(db);
  if (rows.length < new Set(shops).size) {
    throw new Refusal('invalid', [
      { field: 'participants', message: 'Some of these do not exist any more.' },
    ]);
  }
  const added = await sql`insert into campaign_participants (campaign_id, user_id)
    select ${campaign}, id from unnest(${shops}::int[]) as id on conflict do nothing`.execute(db);
  return Number(added.numAffectedRows ?? 0);
}

/** One page of the participating shops, with their progress. */
export async function listParticipants(
  { params, query }: { params: CampaignParticipantsParams; query: CampaignParticipantsQuery },
  { db }: Context,
): Promise<{ rows: CampaignParticipantsItem[]; total: number }> {
  await campaignOf(db, params.id);
  const { page = 1, perPage: size = DEFAULT_SIZE, search = '' } = query;
  const pattern = `%${search.trim().replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<CampaignParticipantsItem & { total: number }>`
    select p.id, p.user_id, p.reward, p.reached, count(*) over ()::int as total,
      json_build_object('shop_name', u.shop_name, 'owner_name', u.owner_name) as user,
      greatest(0, least(100, floor(p.reached * 100 / c.target)))::int as participant_progress
    from campaign_participants as p join users as u on u.id = p.user_id
    join campaigns as c on c.id = p.campaign_id
    where p.campaign_id = ${params.id} and (u.shop_name ilike ${pattern} or u.owner_name ilike ${pattern})
    order by p.id limit ${size} offset ${(page - 1) * size}`.execute(db);
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 };
}

export async function addCampaignItems({ body }: { body: CampaignAddItemsBody }, { db, audit }: Context) {
  const { id, title, type } = await campaignOf(db, [body.campaign_id].flat()[0] ?? 0);
  const count = await addItems(db, id, type, body.item_id);
  await audit({ entity: 'campaign', id, before: {}, after: { items: body.item_id } });
  return { message: 'Products added to {title}: {count}.', params: { title, count } };
}

export async function addCampaignParticipants(
  { body }: { body: CampaignAddParticipantsBody },
  { db, audit }: Context,
) {
  const { id, title } = await campaignOf(db, [body.campaign_id].flat()[0] ?? 0);
  const count = await addParticipants(db, id, body.user_id);
  await audit({ entity: 'campaign', id, before: {}, after: { participants: body.user_id } });
  return {
    message: 'Participants added to {title}: {count}.',
    params: { title, count },
  };
}

/** The reward of one participant, or of all of a campaign. */
export async function saveReward({ body }: { body: CampaignUpdateParticipantsBody }, { db, audit }: Context) {
  const { all: isForAll, id, reward } = body;
  if (isForAll) await campaignOf(db, id);
  const saved = await db
    .updateTable('campaign_participants')
    .set({ reward })
    .where(isForAll ? 'campaign_id' : 'id', '=', id)
    .returning('campaign_id')
    .execute();
  const [first] = saved;
  if (!first) throw isForAll ? new Refusal('conflict', 'Please add participant.') : notFound();
  await audit({ entity: 'campaign', id: first.campaign_id, before: {}, after: { reward, all: isForAll } });
  return { message: 'Reward saved.' };
}

/** Sends one participant, or all of them, a message about their progress. */
export async function notifyParticipants({ body }: { body: CampaignNotifyBody }, { db }: Context) {
  const { id, title, end_date } = await campaignOf(db, body.campaign_id);
  const participantFilter = body.type === 'participant' ? sql`and user_id = ${body.user_id ?? 0}` : sql``;
  const { rows } = await sql<{ user_id: number }>`
    update campaign_participants set notified_at = now() where campaign_id = ${id} ${participantFilter}
    returning user_id`.execute(db);
  if (rows.length === 0) throw new Refusal('conflict', 'Please add participant.');
  await inbox.deliver(
    db,
    reminderOf(title, end_date),
    rows.map(({ user_id }) => user_id),
  );
  const sentMessage = 'Notification of {title} sent to shops: {count}.';
  return { message: sentMessage, params: { title, count: rows.length } };
}

export async function campaignOf(db: Db, id: number) {
  const columns = ['id', 'title', 'type', 'end_date'] as const;
  const row = db.selectFrom('campaigns').select(columns).where('id', '=', id);
  return row.executeTakeFirstOrThrow(notFound);
}
