import { sql } from 'kysely';
import type {
  PromotionApprovalDeletePictureParams,
  PromotionApprovalDeletePictureQuery,
} from '../../../domain/generated/types/promotion-approval.ts';
import type { Context } from '../../calls/handler.ts';
import { fileAddress } from '../../files/file-name.ts';
import { isObject } from '../../is-object.ts';
import { notFound } from '../../refusal.ts';
import type { Db } from '../../store/index.ts';
import type { Proposals } from './kinds.ts';
import type { Jenis, Said } from './promotion-kind.ts';

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
  const { rows } = await sql<{ approval: number; proposal: Proposals[J] }>`
    select approval, proposal from promotion_approvals
    where jenis = ${jenis} and relation_id = ${id} and current = 1 and approval in (1, 4)
      and proposal is not null`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const message =
    row.approval === 1
      ? 'An edit waits for approval: this form shows it. Saving puts another one in its place.'
      : 'The edit was sent back: this form shows it. Saving submits it again.';
  return { values: row.proposal, waiting: { message } };
}

/** The one picture of an edit, as its form lists it. */
export const pictureRows = (name: string | undefined) => (name ? [{ picture: fileAddress(name) ?? '' }] : []);

/** Which picture of an edit is one alone. */
const SINGLE: Partial<Record<PromotionApprovalDeletePictureParams['jenis'], string>> = {
  FLASHALE: 'thumbnail',
  CAMPAIGN: 'banner_url',
};

/** Takes one of the pictures that an edit adds out of it, before it is decided. */
export async function deleteWaitingPicture(
  {
    params: { jenis, id },
    query: { picture },
  }: { params: PromotionApprovalDeletePictureParams; query: PromotionApprovalDeletePictureQuery },
  { db, audit }: Context,
) {
  const list = jenis === 'BUNDLE' ? 'thumbnails' : 'banners';
  const approval = await db
    .selectFrom('promotion_approvals')
    .select(['id', 'proposal'])
    .where('jenis', '=', jenis)
    .where('relation_id', '=', id)
    .where('current', '=', 1)
    .where('approval', 'in', [1, 4])
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);
  const proposal = isObject(approval.proposal) ? approval.proposal : undefined;
  const single = SINGLE[jenis];
  const isSingle = single !== undefined && fileAddress(proposal?.[single]) === picture;
  const storedNames = proposal?.[list];
  const names: readonly unknown[] = Array.isArray(storedNames) ? storedNames : [];
  const pictureIndex = names.findIndex((name) => fileAddress(name) === picture);
  if (pictureIndex < 0 && !isSingle) throw notFound();
  const changedProposal = {
    ...proposal,
    ...(isSingle ? { [single]: undefined } : { [list]: names.toSpliced(pictureIndex, 1) }),
  };
  await db
    .updateTable('promotion_approvals')
    .set({ proposal: JSON.stringify(changedProposal) })
    .where('id', '=', approval.id)
    .execute();
  await audit({ entity: 'promotion-approval', id: approval.id, before: { picture }, after: {} });
  return { message: 'Image deleted.' };
}
