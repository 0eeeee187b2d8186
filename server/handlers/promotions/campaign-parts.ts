import type {
  CampaignAddItemsBody,
  CampaignAddParticipantsBody,
  CampaignNotifyBody,
  CampaignUpdateParticipantsBody,
} from '../../../domain/generated/types/campaign.ts';
import type { Context } from '../../calls/handler.ts';
import { inbox } from '../../messaging/inbox.ts';
import { reminderOf } from '../../messaging/messenger.ts';
import { notFound, Refusal, requireRow } from '../../refusal.ts';
import type { Db } from '../../store/index.ts';
import {
  countShops,
  type ItemType,
  insertItems,
  insertParticipants,
  markNotified,
  readCampaignRow,
  readItemIds,
  updateReward,
} from './campaign.store.ts';

/** Adds entries of the campaign's type; an entry that is already in it is not added again. Returns how many are new. */
export async function addItems(
  db: Db,
  campaign: number,
  type: ItemType,
  ids: readonly number[] | 'all',
): Promise<number> {
  const existingIds = await readItemIds(db, type, ids);
  if (ids !== 'all' && existingIds.length < new Set(ids).size) {
    throw new Refusal('invalid', [{ field: 'items', message: 'Some of these do not exist any more.' }]);
  }
  return insertItems(db, campaign, type, existingIds);
}

/** Returns how many are new. */
export async function addParticipants(db: Db, campaign: number, shops: readonly number[]): Promise<number> {
  if ((await countShops(db, shops)) < new Set(shops).size) {
    throw new Refusal('invalid', [
      { field: 'participants', message: 'Some of these do not exist any more.' },
    ]);
  }
  return insertParticipants(db, campaign, shops);
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
  const campaign = await updateReward(db, isForAll ? 'campaign_id' : 'id', id, reward);
  if (campaign === undefined)
    throw isForAll ? new Refusal('conflict', 'Please add participant.') : notFound();
  await audit({ entity: 'campaign', id: campaign, before: {}, after: { reward, all: isForAll } });
  return { message: 'Reward saved.' };
}

/** Sends one participant, or all of them, a message about their progress. */
export async function notifyParticipants({ body }: { body: CampaignNotifyBody }, { db }: Context) {
  const { id, title, end_date } = await campaignOf(db, body.campaign_id);
  const shops = await markNotified(db, id, body.type === 'participant' ? (body.user_id ?? 0) : undefined);
  if (shops.length === 0) throw new Refusal('conflict', 'Please add participant.');
  await inbox.deliver(db, reminderOf(title, end_date), shops);
  const sentMessage = 'Notification of {title} sent to shops: {count}.';
  return { message: sentMessage, params: { title, count: shops.length } };
}

const campaignOf = async (db: Db, id: number) => requireRow(await readCampaignRow(db, id));
