import { promotionApprovalLifecycle } from '../../../domain/generated/lifecycles/promotion-approval.ts';
import { answersFirst, type Context } from '../../calls/handler.ts';
import type { EndpointHandlers } from '../../generated/handlers.ts';
import type {
  LifecycleEffects,
  LifecycleRules,
  PromotionApprovalRecord,
} from '../../generated/lifecycles.ts';
import type { Db } from '../../store/index.ts';
import {
  hasDecided,
  insertApprovalLog,
  lockApproval,
  markDecided,
  readCurrentApprovalOf,
} from './approval.store.ts';
import { type Approver, readLevelName } from './approvers.store.ts';
import { decidersAt, levelAfter } from './approvers.ts';
import { keepChanges } from './changes.ts';
import { applyProposal } from './kinds.ts';
import type { Said } from './promotion-kind.ts';
import { lockRegisteredOfVersion, updateRegistered } from './registry.store.ts';

type Asked = Pick<PromotionApprovalRecord, 'submitter' | 'turn'>;

/** Approvers act in the order of their levels, and nobody decides on what is his own. */
export const turnOf = async (
  { submitter, turn }: Asked,
  user: { readonly id: number },
  db: Db,
): Promise<true | Said> => {
  if (submitter === user.id) return { message: 'You submitted this promotion: somebody else decides.' };
  const { approvers, isNamed } = await decidersAt(db, turn, submitter);
  return approvers.some(({ id }) => id === user.id) || turnWords(approvers, isNamed);
};

/** Whose turn it is, whoever asks. */
export async function saidTurn(db: Db, { submitter, turn }: Asked): Promise<Said> {
  const { approvers, isNamed } = await decidersAt(db, turn, submitter);
  return turnWords(approvers, isNamed);
}

function turnWords(approvers: readonly Approver[], isNamed: boolean): Said {
  if (!isNamed) return { message: 'A Superadmin decides on this promotion.' };
  const name = approvers.map((approver) => approver.name).join(', ');
  return { message: 'It is the turn of {name}.', params: { name } };
}

export const isTurn: LifecycleRules['promotion-approval.turn'] = ({ row, user, db }) => turnOf(row, user, db);

type Decision = 'approved' | 'rejected' | 'revise';

async function note(
  { db, user }: Context,
  { id, turn }: Pick<PromotionApprovalRecord, 'id' | 'turn'>,
  status: Decision,
  text: string | null = null,
) {
  await insertApprovalLog(db, {
    approval_id: id,
    status,
    turn,
    level: await readLevelName(db, turn),
    approver_id: user?.id,
    note: text,
  });
}

/** The next level's turn; none is left when the last has decided. */
export const approve: EndpointHandlers['promotion-approval.approve'] = answersFirst(
  ({ params, query }, context) => decidedFirst(context, 'approved', params.approval_id, query.shown_turn),
  async ({ step: { row } }, context) => {
    await note(context, row, 'approved');
    const turn = row.turn === null ? null : await levelAfter(context.db, row.turn);
    return { changes: { turn }, answer: await answerOf(context, 'approved', { name: row.name, turn }) };
  },
);

export const reject: EndpointHandlers['promotion-approval.reject'] = answersFirst(
  ({ params, query }, context) => decidedFirst(context, 'rejected', params.approval_id, query.shown_turn),
  async ({ step: { row } }, context) => {
    await note(context, row, 'rejected');
    return { answer: await answerOf(context, 'rejected', row) };
  },
);

export const turnDown: EndpointHandlers['promotion-approval.turn-down'] = answersFirst(
  ({ params, body }, context) => decidedFirst(context, 'rejected', params.approval_id, body.shown_turn),
  async ({ step: { row }, body }, context) => {
    await note(context, row, 'rejected', body.note);
    return { answer: await answerOf(context, 'rejected', row) };
  },
);

export const revise: EndpointHandlers['promotion-approval.revise'] = answersFirst(
  ({ params, body }, context) => decidedFirst(context, 'revise', params.approval_id, body.shown_turn),
  async ({ step: { row }, body }, context) => {
    await note(context, row, 'revise', body.note);
    return { answer: await answerOf(context, 'revise', row) };
  },
);

/** What whoever decided is told. */
async function answerOf(
  { db }: Context,
  decision: Decision,
  { name, turn }: Pick<PromotionApprovalRecord, 'name' | 'turn'>,
) {
  if (decision === 'rejected') return { message: 'Promotion {name} is rejected.', params: { name } };
  if (decision === 'revise')
    return { message: 'Promotion {name} goes back to who submitted it.', params: { name } };
  if (turn === null) return { message: 'Promotion {name} is approved.', params: { name } };
  const level = await readLevelName(db, turn);
  // What is told once of several that are approved together.
  const outcome: Said = { message: '{level} decides next.', params: { level } };
  const message = 'Promotion {name} is approved. {level} decides next.';
  return { message, params: { name, level }, data: { outcome } };
}

/**
 * Before a decision: locks its promotion. Of a decision on what was shown (`shownTurn`, see `turnText`): the same one of this
 * person on that turn is done already and is answered as it was; where another version or another level's turn is there now, the
 * person is told both.
 */
async function decidedFirst(
  context: Context<'shown_turn'>,
  decision: Decision,
  approval_id: number,
  shownTurn: string | null | undefined,
) {
  const { db, user, limits } = context;
  limits.shown_turn([]);
  await lockRegisteredOfVersion(db, approval_id);
  const row = shownTurn ? await lockApproval(db, approval_id) : undefined;
  if (!shownTurn || !row) return undefined;
  const [version, turn = null] = shownTurn.split('.').map((part) => (part === '' ? null : Number(part)));
  const taken = { approval_id, status: decision, turn, approver_id: user?.id ?? null };
  if (version === row.version && (await hasDecided(db, taken))) return answerOf(context, decision, row);
  const latest = row.current === 1 ? row : await readCurrentApprovalOf(db, row.promo_master_id);
  // Whatever else forbids it, the step says.
  if (latest?.approval !== 1 || turnText(latest) === shownTurn) return undefined;
  const message =
    'Version {version} waits now, and {level} decides; version {shown_version} was shown, when it was the turn of {shown_level}. Look at it and decide again.';
  const params = {
    version: latest.version,
    level: await levelText(db, latest.turn),
    shown_version: version,
    shown_level: await levelText(db, turn),
  };
  limits.shown_turn([{ field: 'shown_turn', message, params }], 'conflict');
  return undefined;
}

/** Whose turn it is in a version, as a decision says which of them it is about: "2.1" is level 1's turn in version 2. */
export const turnText = ({ version, turn }: { readonly version: number; readonly turn: number | null }) =>
  `${version}.${turn ?? ''}`;

const levelText = async (db: Db, turn: number | null) =>
  turn === null ? { text: 'a Superadmin' } : readLevelName(db, turn);

/** Nobody's turn is left: the version applies. */
export const passOn: LifecycleEffects['promotion-approval.pass-on'] = async ({ row }, { takeStep }) => {
  if (row.turn !== null) return;
  const actor = { kind: 'system', name: 'scheduler' } as const;
  await takeStep({ lifecycle: promotionApprovalLifecycle, action: 'finish', id: row.id, actor });
};

/** The version applies: what was held back is written, and the registry says which one it is. */
export const applyVersion: LifecycleEffects['promotion-approval.apply'] = async (
  { row },
  { db, audit, refuse },
) => {
  await keepChanges(db, row);
  await applyProposal(db, row, refuse);
  const { name: title, start_date, end_date, revision: approved_version } = row;
  const appliedValues = { title, start_date, end_date, approved_version };
  await updateRegistered(db, row.promo_master_id, appliedValues);
  await markDecided(db, row.id);
  await audit({ entity: 'promotion', id: row.promo_master_id, before: {}, after: appliedValues });
};

/** Nothing of it is written; its flash sale follows by itself. */
export const markRejected: LifecycleEffects['promotion-approval.mark-rejected'] = async ({ row }, { db }) => {
  await keepChanges(db, row);
  await markDecided(db, row.id);
};
