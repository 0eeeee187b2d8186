import type {
  PromotionApproval,
  PromotionApprovalGetParams,
} from '../../../domain/generated/types/promotion-approval.ts';
import type { Context } from '../../calls/handler.ts';
import { requireRow } from '../../refusal.ts';
import { readEntity } from '../read-entity.ts';
import { readCurrentApproval, readCurrentApprovalOf } from './approval.store.ts';
import { saidTurn, turnOf, turnText } from './approval.ts';
import { contentOf, offerOfEdit } from './kinds.ts';
import type { Said } from './promotion-kind.ts';
import type { Jenis } from './proposals.ts';

/** What the detail of each kind says of its approval. */
export interface ApprovalState {
  readonly approval_id: number | null;
  readonly approval_status: { readonly approval: number } | null;
  /** It waits, and it is this person's turn. */
  readonly approval_action: boolean;
  /** The version and whose turn it is; a decision names them. */
  readonly approval_turn: string | null;
  /** Who gets what by the edit that waits: what a decision is about where another version applies meanwhile. */
  readonly approval_offer: Said | null;
  /** Whose turn it is while it waits, or that an edit of what applies was rejected. */
  readonly approval_standing: Said | null;
}

/** The approval of the latest version of a promotion, as the person who asks sees it. */
export async function approvalOf(context: Context, jenis: Jenis, id: number): Promise<ApprovalState> {
  const row = await readCurrentApproval(context.db, jenis, id);
  if (!row) return NONE;
  const { approval, decision } = row;
  const isWaiting = approval === 1;
  const isEditRejected = decision === 3 && approval === 2;
  return {
    approval_id: row.id,
    approval_status: { approval },
    approval_action: (await verdictOn(context, row)) === true,
    approval_turn: turnText(row),
    approval_offer: isWaiting ? await offerOfEdit(context.db, { id: row.id, jenis, relation_id: id }) : null,
    approval_standing: isWaiting ? await saidTurn(context.db, row) : isEditRejected ? EDIT_REJECTED : null,
  };
}

const EDIT_REJECTED: Said = {
  message: 'An edit was rejected: what was approved before goes on as it was.',
};

const NONE: ApprovalState = {
  approval_id: null,
  approval_status: null,
  approval_action: false,
  approval_turn: null,
  approval_offer: null,
  approval_standing: null,
};

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
  const latest = current === 1 ? null : await readCurrentApprovalOf(context.db, row.promo_master_id);
  const reason = latest ? replacedBy(latest) : approval === 1 ? await saidTurn(context.db, row) : null;
  return {
    id,
    relation_id: row.relation_id,
    name,
    jenis,
    start_date,
    end_date,
    periode,
    approval,
    current,
    creator: creator?.owner_name ?? null,
    approval_action: (await verdictOn(context, row)) === true,
    approval_turn: turnText({ version: row.revision, turn: row.turn }),
    latest_id: latest?.id ?? null,
    reason: reason?.message ?? null,
    reason_params: reason?.params ?? null,
    offer,
    products: products?.map((product) => ({ ...product, periode })) ?? null,
  };
}

const replacedBy = ({ version }: { readonly version: number }): Said => ({
  message: 'It was replaced by version {version}.',
  params: { version },
});
