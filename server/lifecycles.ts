import { type LifecycleEffects, type LifecycleRules, lifecycles } from './generated/lifecycles.ts';
import { applyVersion, isTurn, markRejected, passOn } from './handlers/promotions/approval.ts';
import { tellOrder } from './handlers/transactions/fail-sro.ts';
import { hasPieces } from './handlers/transactions/lead-on.ts';
import { addLevelPoints } from './handlers/transactions/points.ts';
import { reminderDue } from './handlers/transactions/remind.ts';
import { settle } from './handlers/transactions/settle.ts';
import { endSending } from './tasks/end-sending.ts';

/** Every rule that an action names ("may"): the compiler lists what is missing. */
const rules = {
  'promotion-approval.turn': isTurn,
  'transaction.has-pieces': hasPieces,
  'transaction.reminder-due': reminderDue,
} satisfies LifecycleRules;

/** Every effect that a lifecycle or an action names. */
const effects = {
  'broadcast.end-sending': endSending,
  'promotion-approval.pass-on': passOn,
  'promotion-approval.apply': applyVersion,
  'promotion-approval.mark-rejected': markRejected,
  'transaction.settle': settle,
  'transaction-sro.failed': tellOrder,
  'transaction.level-points': addLevelPoints,
} satisfies LifecycleEffects;

/** The lifecycles of the product with what they name. */
export const lifecycleParts = { lifecycles, rules, effects };
