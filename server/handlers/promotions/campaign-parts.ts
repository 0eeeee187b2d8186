import type {
  CampaignAddItemsBody,
  CampaignAddParticipantsBody,
  CampaignDeleteItemParams,
  CampaignNotifyBody,
  CampaignReachParams,
  CampaignUpdateParticipantsBody,
} from '../../../domain/generated/types/campaign.ts';
import type { Context } from '../../calls/handler.ts';
import { inbox } from '../../messaging/inbox.ts';
import { reminderOf } from '../../messaging/messenger.ts';
import { type Problem, requireRow } from '../../refusal.ts';
import type { Db } from '../../store/index.ts';
import { REACH } from '../broadcasts.ts';
import {
  countParticipants,
  countShops,
  deleteItem,
  type ItemType,
  insertItems,
  insertParticipants,
  lockCampaign,
  markNotified,
  readCampaignRow,
  readItem,
  readItemIds,
  updateReward,
} from './campaign.store.ts';
import { hasApproved } from './registry.store.ts';

type Means<Limit extends string> = Pick<Context<Limit>, 'db' | 'limits'>;

const goneAt = (field: string): Problem => ({ field, message: 'Some of these do not exist any more.' });

/** Adds entries of the campaign's type; an entry that is already in it is not added again. Returns how many are new. */
export async function addItems(
  { db, limits }: Means<'known_items'>,
  campaign: number,
  type: ItemType,
  ids: readonly number[] | 'all',
): Promise<number> {
  const existingIds = await readItemIds(db, type, ids);
  const isGone = ids !== 'all' && existingIds.length < new Set(ids).size;
  limits.known_items(isGone ? [goneAt('items')] : []);
  return insertItems(db, campaign, type, existingIds);
}

/** Returns how many are new. */
export async function addParticipants(
  { db, limits }: Means<'known_participants'>,
  campaign: number,
  shops: readonly number[],
): Promise<number> {
  const isGone = (await countShops(db, shops)) < new Set(shops).size;
  limits.known_participants(isGone ? [goneAt('participants')] : []);
  return insertParticipants(db, campaign, shops);
}

export async function addCampaignItems(
  { body }: { body: CampaignAddItemsBody },
  context: Context<'known_items'>,
) {
  const { db, audit } = context;
  const { id, title, type } = await campaignOf(db, [body.campaign_id].flat()[0] ?? 0);
  const count = await addItems(context, id, type, body.item_id);
  await audit({ entity: 'campaign', id, before: {}, after: { items: body.item_id } });
  const message = (await hasApproved(db, 'CAMPAIGN', id))
    ? 'Products added to {title}: {count}. They count at once, without a new approval.'
    : 'Products added to {title}: {count}.';
  return { message, params: { title, count } };
}

/** Takes one entry out, but for the last one: without any nothing counts towards the target. */
export async function deleteCampaignItem(
  { params: { itemId } }: { params: CampaignDeleteItemParams },
  { db, audit, limits }: Context<'last_one'>,
) {
  const { campaign_id: id } = requireRow(await readItem(db, itemId));
  await lockCampaign(db, id);
  const { campaign_id: _, count, ...item } = requireRow(await readItem(db, itemId));
  limits.last_one(Number(count) < 2 ? [{ message: LAST }] : []);
  await deleteItem(db, itemId);
  await audit({ entity: 'campaign', id, before: { items: [item] }, after: {} });
  return { message: 'Item deleted.' };
}

const LAST = 'A campaign keeps at least one: add another one first.';

export async function addCampaignParticipants(
  { body }: { body: CampaignAddParticipantsBody },
  context: Context<'known_participants'>,
) {
  const { db, audit } = context;
  const { id, title } = await campaignOf(db, [body.campaign_id].flat()[0] ?? 0);
  const count = await addParticipants(context, id, body.user_id);
  await audit({ entity: 'campaign', id, before: {}, after: { participants: body.user_id } });
  const message = (await hasApproved(db, 'CAMPAIGN', id))
    ? 'Participants added to {title}: {count}. They take part at once, without a new approval.'
    : 'Participants added to {title}: {count}.';
  return { message, params: { title, count } };
}

/** The reward of one participant, or of all of a campaign. */
export async function saveReward(
  { body }: { body: CampaignUpdateParticipantsBody },
  { db, audit, limits }: Context<'some_participants'>,
) {
  const { all: isForAll, id, reward } = body;
  if (isForAll) await campaignOf(db, id);
  const rewarded = await updateReward(db, isForAll ? 'campaign_id' : 'id', id, reward);
  limits.some_participants(isForAll && rewarded === undefined ? NOBODY : []);
  const campaign = requireRow(rewarded);
  await audit({ entity: 'campaign', id: campaign, before: {}, after: { reward, all: isForAll } });
  return { message: 'Reward saved.' };
}

/** Sends one participant, or all of them, a message about their progress. */
export async function notifyParticipants(
  { body }: { body: CampaignNotifyBody },
  { db, limits }: Context<'some_participants'>,
) {
  const { id, title, end_date } = await campaignOf(db, body.campaign_id);
  const isOne = body.type === 'participant';
  const shops = await markNotified(db, id, isOne ? (body.user_id ?? 0) : undefined);
  limits.some_participants(shops.length === 0 ? NOBODY : []);
  await inbox.deliver(db, reminderOf(title, end_date, isOne ? 'reminder' : 'broadcast'), shops);
  const sentMessage = 'Notification of {title} sent to shops: {count}.';
  return { message: sentMessage, params: { title, count: shops.length } };
}

/** To how many shops a notification to all participants goes. */
export async function readCampaignReach(
  { params: { id } }: { params: CampaignReachParams },
  { db }: Pick<Context, 'db'>,
) {
  const campaign = await campaignOf(db, id);
  return { ...REACH, params: { count: await countParticipants(db, campaign.id) } };
}

const NOBODY: readonly Problem[] = [{ message: 'Please add participant.' }];

const campaignOf = async (db: Db, id: number) => requireRow(await readCampaignRow(db, id));
