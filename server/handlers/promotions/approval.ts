import { promotionApprovalLifecycle } from '../../../domain/generated/lifecycles/promotion-approval.ts';
import type { Context } from '../../calls/handler.ts';
import type { EndpointHandlers } from '../../generated/handlers.ts';
import type {
  LifecycleEffects,
  LifecycleRules,
  PromotionApprovalRecord,
} from '../../generated/lifecycles.ts';
import type { Db } from '../../store/index.ts';
import { insertApprovalLog, markDecided } from './approval.store.ts';
import { readLevelName } from './approvers.store.ts';
import { decidersAt, levelAfter } from './approvers.ts';
import { applyProposal } from './kinds.ts';
import { updateRegistered } from './registry.store.ts';

type Asked = Pick<PromotionApprovalRecord, 'submitter' | 'turn'>;

/** Approvers act in the order of their levels, and nobody decides on what is his own. */
export const turnOf = async (
  { submitter, turn }: Asked,
  user: { readonly id: number },
  db: Db,
): Promise<true | { message: string; params?: Readonly<Record<string, unknown>> }> => {
  if (submitter === user.id) return { message: 'You submitted this promotion: somebody else decides.' };
  const { approvers, isNamed } = await decidersAt(db, turn, submitter);
  if (approvers.some(({ id }) => id === user.id)) return true;
  if (!isNamed) return { message: 'A Superadmin decides on this promotion.' };
  return {
    message: 'It is the turn of {name}.',
    params: { name: approvers.map(({ username }) => username).join(', ') },
  };
};

export const isTurn: LifecycleRules['promotion-approval.turn'] = ({ row, user, db }) => turnOf(row, user, db);

type Decision = 'approved' | 'rejected' | 'revise';

async function note(
  { db, user }: Context,
  { id, turn }: PromotionApprovalRecord,
  status: Decision,
  text: string | null = null,
) {
  await insertApprovalLog(db, {
    approval_id: id,
    status,
    level: await readLevelName(db, turn),
    approver_id: user?.id,
    approver: user?.username ?? '',
    note: text,
  });
}

/** The next level's turn; none is left when the last has decided. */
export const approve: EndpointHandlers['promotion-approval.approve'] = async ({ step: { row } }, context) => {
  await note(context, row, 'approved');
  const turn = row.turn === null ? null : await levelAfter(context.db, row.turn);
  const level = await readLevelName(context.db, turn);
  const message =
    turn === null ? 'Promotion {name} is approved.' : 'Promotion {name} is approved. {level} decides next.';
  return { changes: { turn }, answer: { message, params: { name: row.name, level } } };
};

export const reject: EndpointHandlers['promotion-approval.reject'] = async ({ step: { row } }, context) => {
  await note(context, row, 'rejected');
  return { answer: { message: 'Promotion {name} is rejected.', params: { name: row.name } } };
};

export const turnDown: EndpointHandlers['promotion-approval.turn-down'] = async (
  { step: { row }, body },
  context,
) => {
  await note(context, row, 'rejected', body.note);
  return { answer: { message: 'Promotion {name} is rejected.', params: { name: row.name } } };
};

export const revise: EndpointHandlers['promotion-approval.revise'] = async (
  { step: { row }, body },
  context,
) => {
  await note(context, row, 'revise', body.note);
  const message = 'Promotion {name} goes back to who submitted it.';
  return { answer: { message, params: { name: row.name } } };
};

/** Nobody's turn is left: the version applies. */
export const passOn: LifecycleEffects['promotion-approval.pass-on'] = async ({ row }, { takeStep }) => {
  if (row.turn !== null) return;
  const actor = { kind: 'system', name: 'scheduler' } as const;
  await takeStep({ lifecycle: promotionApprovalLifecycle, action: 'finish', id: row.id, actor });
};

/** The version applies: what was held back is written, and the registry says which one it is. */
export const applyVersion: LifecycleEffects['promotion-approval.apply'] = async ({ row }, { db, audit }) => {
  await applyProposal(db, row);
  const { name: title, start_date, end_date, revision: approved_version } = row;
  const appliedValues = { title, start_date, end_date, approved_version };
  await updateRegistered(db, row.promo_master_id, appliedValues);
  await markDecided(db, row.id);
  await audit({ entity: 'promotion', id: row.promo_master_id, before: {}, after: appliedValues });
};

/** Nothing of it is written; its flash sale follows by itself. */
export const markRejected: LifecycleEffects['promotion-approval.mark-rejected'] = ({ row }, { db }) =>
  markDecided(db, row.id);
