import { isRecord } from '../../../core/record.ts';
import type {
  PromotionApprovalDeletePictureParams,
  PromotionApprovalDeletePictureQuery,
} from '../../../domain/generated/types/promotion-approval.ts';
import type { Context } from '../../calls/handler.ts';
import { fileAddress } from '../../files/file-name.ts';
import { notFound, requireRow } from '../../refusal.ts';
import type { Db } from '../../store/index.ts';
import { lockWaitingApproval, readWaitingEdit, writeProposal } from './approval.store.ts';
import { readPicturesOf } from './bundle.store.ts';
import { readBannersOf } from './flashsale.store.ts';
import type { Said } from './promotion-kind.ts';
import type { Jenis, Proposals } from './proposals.ts';
import { lockRegisteredOf } from './registry.store.ts';

/** An edit that is not decided, with what its form says of it. */
export interface Waiting<Values> {
  readonly values: Values;
  readonly waiting: Said;
}

/** The edit of a promotion that waits for approval or was sent back: who edits again goes on from it. */
export async function waitingEdit<J extends Jenis>(
  db: Db,
  jenis: J,
  id: number,
): Promise<Waiting<Proposals[J]> | undefined> {
  const row = await readWaitingEdit(db, jenis, id);
  if (!row) return undefined;
  const message =
    row.approval === 1
      ? 'An edit waits for approval: this form shows it. Saving puts another one in its place.'
      : 'The edit was sent back: this form shows it. Saving submits it again.';
  return { values: row.proposal, waiting: { message } };
}

/** Of what is taken out once more: nothing changes. */
export const TAKEN_OUT = 'The edit that waits takes it out already.';

interface Removing {
  readonly removed?: readonly number[];
}

/** The stored pictures that an edit takes out, with those of the edit that it replaces. */
export function allRemoved(earlier: Removing | undefined, { removed = [] }: Removing): Removing {
  const all = [...(earlier?.removed ?? []), ...removed];
  return all.length > 0 ? { removed: all } : {};
}

/** The stored pictures that an edit leaves. */
export const withoutRemoved = <Picture extends { readonly id: number }>(
  pictures: readonly Picture[] | null | undefined,
  { removed = [] }: Removing,
) => (pictures ?? []).filter(({ id }) => !removed.includes(id));

/** The one picture of an edit, as its form lists it. */
export const pictureRows = (name: string | undefined) => (name ? [{ picture: fileAddress(name) ?? '' }] : []);

/** Which picture of an edit is one alone. */
const SINGLE: Partial<Record<PromotionApprovalDeletePictureParams['jenis'], string>> = {
  FLASHALE: 'thumbnail',
  CAMPAIGN: 'banner_url',
};

/** What keeps the last of several pictures, by kind. */
export const LAST_PICTURE = {
  BUNDLE: 'A bundle keeps at least one: add another one first.',
  FLASHALE: 'A flash sale keeps at least one banner: add another one first.',
} as const;

/** The stored pictures of the kinds that have several. */
const STORED = {
  BUNDLE: readPicturesOf,
  FLASHALE: readBannersOf,
} as const;

/** Takes one of the pictures that an edit adds out of it, before it is decided. It leaves at least one of several. */
export async function deleteWaitingPicture(
  {
    params: { jenis, id },
    query: { picture },
  }: { params: PromotionApprovalDeletePictureParams; query: PromotionApprovalDeletePictureQuery },
  { db, audit, limits }: Context<'last_one'>,
) {
  const list = jenis === 'BUNDLE' ? 'thumbnails' : 'banners';
  await lockRegisteredOf(db, jenis, id);
  const approval = requireRow(await lockWaitingApproval(db, jenis, id));
  const proposal = isRecord(approval.proposal) ? approval.proposal : undefined;
  const single = SINGLE[jenis];
  const isSingle = single !== undefined && fileAddress(proposal?.[single]) === picture;
  const storedNames = proposal?.[list];
  const names: readonly unknown[] = Array.isArray(storedNames) ? storedNames : [];
  const pictureIndex = names.findIndex((name) => fileAddress(name) === picture);
  if (pictureIndex < 0 && !isSingle) throw notFound();
  const keptNames = names.toSpliced(pictureIndex, 1);
  const isRest = !isSingle && keptNames.length === 0;
  const lastWords = isRest ? await keepsNone(db, { jenis, id }, proposal?.removed) : undefined;
  limits.last_one(lastWords ? [{ message: lastWords }] : []);
  const changedProposal = { ...proposal, ...(isSingle ? { [single]: undefined } : { [list]: keptNames }) };
  await writeProposal(db, approval.id, changedProposal);
  await audit({ entity: 'promotion-approval', id: approval.id, before: { picture }, after: {} });
  return { message: 'Image deleted.' };
}

/** Why an edit that adds no picture may not stay so: it takes all the stored ones out. */
async function keepsNone(
  db: Db,
  { jenis, id }: PromotionApprovalDeletePictureParams,
  removed: unknown,
): Promise<string | undefined> {
  if (jenis === 'CAMPAIGN') return undefined;
  const pictures = await STORED[jenis](db, id);
  const kept = withoutRemoved(pictures, { removed: Array.isArray(removed) ? removed.map(Number) : [] });
  return kept.length === 0 ? LAST_PICTURE[jenis] : undefined;
}
