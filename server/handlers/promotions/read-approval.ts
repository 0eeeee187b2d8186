import type {
  PromotionApproval,
  PromotionApprovalGetParams,
} from '../../../domain/generated/types/promotion-approval.ts';
import type { Context } from '../../calls/handler.ts';
import { requireRow } from '../../refusal.ts';
import { readEntity } from '../read-entity.ts';
import { readCurrentApproval } from './approval.store.ts';
import { turnOf } from './approval.ts';
import { contentOf } from './kinds.ts';
import type { Jenis } from './proposals.ts';

/** What the detail of each kind says of its approval. */
export interface ApprovalState {
  readonly approval_id: number | null;
  readonly approval_status: { readonly approval: number } | null;
  /** It waits, and it is this person's turn. */
  readonly approval_action: boolean;
}

/** The approval of the latest version of a promotion, as the person who asks sees it. */
export async function approvalOf(context: Context, jenis: Jenis, id: number): Promise<ApprovalState> {
  const row = await readCurrentApproval(context.db, jenis, id);
  if (!row) return { approval_id: null, approval_status: null, approval_action: false };
  const { approval } = row;
  return {
    approval_id: row.id,
    approval_status: { approval },
    approval_action: (await verdictOn(context, row)) === true,
  };
}

type Waiting = Pick<PromotionApproval, 'approval' | 'current' | 'submitter' | 'turn'>;

async function verdictOn({ db, user }: Context, row: Waiting) {
  if (row.approval !== 1 || row.current !== 1 || !user) return false;
  return turnOf(row, user, db);
}

/** One version with its products, whatever its kind. */
export async function readApproval({ params }: { params: PromotionApprovalGetParams }, context: Context) {
  const row = requireRow(await readEntity('promotion-approval', params.id, context));
  const { id, name, jenis, start_date, end_date, periode, approval, current, creator } = row;
  const version = { id, jenis, relation_id: row.relation_id };
  const { products, offer } = await contentOf(context.db, version, approval === 2);
  const verdict = await verdictOn(context, row);
  return {
    ...{ id, name, jenis, start_date, end_date, periode, approval, current },
    creator: creator?.owner_name ?? creator?.username ?? null,
    approval_action: verdict === true,
    reason: typeof verdict === 'object' ? verdict.message : null,
    reason_params: typeof verdict === 'object' ? (verdict.params ?? null) : null,
    offer,
    products: products.map((product) => ({ ...product, periode })),
  };
}
