import type {
  Campaign,
  CampaignCreateBody,
  CampaignGetParams,
  CampaignGetQuery,
  CampaignSetActiveParams,
  CampaignUpdateBody,
} from '../../../domain/generated/types/campaign.ts';
import type { Context } from '../../calls/handler.ts';
import { Upload } from '../../files/upload.ts';
import { requireRow } from '../../refusal.ts';
import { readEntity } from '../read-entity.ts';
import { type CampaignValues, insertCampaign, lockCampaign, writeCampaign } from './campaign.store.ts';
import { addItems, addParticipants } from './campaign-parts.ts';
import { switchPromotion } from './master.ts';
import { approvalOf } from './read-approval.ts';
import { readEditVersion } from './registry.store.ts';
import { type Promoted, proposeEdit, submitPromotion } from './registry.ts';
import { standingOf } from './standing.ts';
import { pictureRows, waitingEdit } from './waiting.ts';

/** One campaign, and how far its approval is. */
export async function readCampaign(
  { params, query }: { params: CampaignGetParams; query: CampaignGetQuery },
  context: Context,
) {
  const campaign = requireRow(await readEntity('campaign', params.id, context));
  const { state: _, ...words } = await standingOf(context.db, 'CAMPAIGN', params.id);
  const approval = await approvalOf(context, 'CAMPAIGN', params.id);
  const edit = query.edit ? await waitingCampaign(context, params.id) : {};
  return { ...campaign, ...words, ...approval, waiting: null, waiting_picture: [], ...edit };
}

/** The values that its form starts from while an edit waits for approval. */
async function waitingCampaign({ db }: Context, id: number): Promise<Partial<Campaign>> {
  const version = await readEditVersion(db, 'CAMPAIGN', id);
  const pendingEdit = await waitingEdit(db, 'CAMPAIGN', id);
  if (!pendingEdit) return { version };
  const { banner_url, ...values } = pendingEdit.values;
  return { ...values, version, waiting_picture: pictureRows(banner_url), waiting: pendingEdit.waiting };
}

export async function createCampaign(
  { body }: { body: CampaignCreateBody },
  context: Context<'known_items' | 'known_participants' | 'other_approver'>,
) {
  const { db, audit } = context;
  const { items, participants, type, type_target } = body;
  const values = await valuesOf(body, context);
  const id = await insertCampaign(db, { ...values, type, type_target });
  await addItems(context, id, type, items.includes('all') ? 'all' : items.map(Number));
  await addParticipants(context, id, participants);
  const savedValues = { ...values, type, type_target, items, participants };
  await audit({ entity: 'campaign', id, before: null, after: savedValues });
  return submitPromotion(context, promoted(id, body));
}

/** The current version stays in force until the change is approved. */
export async function updateCampaign(
  { body }: { body: CampaignUpdateBody },
  context: Context<'kind_of_target' | 'other_approver'>,
) {
  const { db, audit } = context;
  const previousCampaign = requireRow(await lockCampaign(db, body.id));
  const isOther = body.type_target !== undefined && body.type_target !== previousCampaign.type_target;
  const message = 'The kind of target cannot be changed: progress is counted in it.';
  context.limits.kind_of_target(isOther ? [{ field: 'type_target', message }] : []);
  const values = await valuesOf(body, context);
  // An edit that replaces a waiting one keeps that one's banner.
  const earlier = (await waitingEdit(db, 'CAMPAIGN', previousCampaign.id))?.values.banner_url;
  const proposal = earlier ? { banner_url: earlier, ...values } : values;
  const current = () => readCampaign({ params: previousCampaign, query: { edit: 1 } }, context);
  const proposedAnswer = await proposeEdit(context, promoted(previousCampaign.id, body), proposal, current);
  if (proposedAnswer) return proposedAnswer;
  await writeCampaign(db, previousCampaign.id, values);
  await audit({
    entity: 'campaign',
    id: previousCampaign.id,
    before: previousCampaign,
    after: { ...values },
  });
  return submitPromotion(context, promoted(previousCampaign.id, body));
}

export function setCampaignActive(
  { params }: { params: CampaignSetActiveParams },
  context: Context<'not_rejected'>,
) {
  const active = params.state === 'active' ? 1 : 0;
  return switchPromotion(context, { jenis: 'CAMPAIGN', id: params.id }, active);
}

type Body = CampaignCreateBody | CampaignUpdateBody;

function promoted(id: number, { title, start_date, end_date }: Body): Promoted<'CAMPAIGN'> {
  return { jenis: 'CAMPAIGN', id, title, start_date, end_date };
}

/** Stores the banner: a version that waits for approval refers to it. */
async function valuesOf(body: Body, { files }: Context): Promise<CampaignValues> {
  const { title, start_date, end_date, target, ordering, content } = body;
  const banner: unknown = body.banner;
  return {
    title,
    start_date,
    end_date,
    target,
    ordering,
    content,
    ...(banner instanceof Upload ? { banner_url: await files.keep(banner) } : {}),
  };
}
