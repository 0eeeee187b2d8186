import type { Context } from '../../calls/handler.ts';
import type { EndpointHandlers } from '../../generated/handlers.ts';
import { StaleRefusal } from '../../refusal.ts';
import { changeOf } from '../../resources/audit.store.ts';
import type { Db } from '../../store/index.ts';
import {
  endCurrentApproval,
  insertApproval,
  insertApprovalLog,
  readCurrentApprovalOf,
} from './approval.store.ts';
import { readLevelName } from './approvers.store.ts';
import { decidersAt, levelAfter } from './approvers.ts';
import { keepChanges } from './changes.ts';
import type { Jenis, Proposals } from './proposals.ts';
import { lockRegisteredOf, readEditVersion, registerPromotion, updateRegistered } from './registry.store.ts';
import { isUnchanged } from './unchanged.ts';

/** A promotion as the registry knows it. */
export interface Promoted<J extends Jenis = Jenis> {
  readonly jenis: J;
  /** Its key among those of its kind. */
  readonly id: number;
  readonly title: string;
  readonly start_date: string;
  readonly end_date: string;
}

type Means = Pick<Context<'other_approver'>, 'db' | 'user' | 'audit' | 'limits'>;
type EditMeans = Means & Pick<Context, 'basedOn'>;

/**
 * Registers a promotion that was made or changed, and submits it to the approvers: each kind calls it once, in the
 * transaction of its own change, and answers what it answers. With `proposal` nothing was changed yet: see `proposeEdit`.
 */
export async function submitPromotion<J extends Jenis>(
  means: Means,
  promoted: Promoted<J>,
  proposal?: Proposals[J],
) {
  const { db, user, audit } = means;
  const { jenis, id, title, start_date, end_date } = promoted;
  await refuseStuck(means);
  const displayedValues = { title, start_date, end_date };
  const submitter = user?.id ?? null;
  const { id: promo_master_id, version } = await registerPromotion(db, {
    jenis,
    id_relation: id,
    submitter,
    ...displayedValues,
  });
  if (!proposal) await updateRegistered(db, promo_master_id, displayedValues);
  const replaced = await readCurrentApprovalOf(db, promo_master_id);
  if (replaced && [1, 4].includes(replaced.approval))
    await keepChanges(db, { ...replaced, jenis, relation_id: id });
  await endCurrentApproval(db, promo_master_id);
  const turn = await levelAfter(db, null);
  const waitingVersion = {
    promo_master_id,
    version,
    jenis,
    relation_id: id,
    name: title,
    start_date,
    end_date,
    submitter,
    turn,
  };
  const approval_id = await insertApproval(db, waitingVersion, proposal);
  await insertApprovalLog(db, { approval_id, status: 'submitted', approver_id: submitter });
  await audit({
    entity: 'promotion-approval',
    id: approval_id,
    after: { ...displayedValues, jenis, version },
  });
  return {
    ...(await submissionAnswer(means, title, turn)),
    data: { id, version: await readEditVersion(db, jenis, id) },
  };
}

/**
 * An edit of a promotion that applies: it goes on as it is until the edit is approved, which is kept as `proposal`
 * until then. One that changes nothing is submitted to nobody. Answers nothing where no version applies: then the edit is written at once, and submitted. Refuses an edit of
 * somebody who saw the promotion as it was before; `current` is what its form shows now.
 */
export async function proposeEdit<J extends Jenis>(
  means: EditMeans,
  promoted: Promoted<J>,
  proposal: Proposals[J],
  current: () => Promise<object | null>,
) {
  const { db, basedOn } = means;
  const registeredPromotion = await lockRegisteredOf(db, promoted.jenis, promoted.id);
  const version = await readEditVersion(db, promoted.jenis, promoted.id);
  if (basedOn !== null && registeredPromotion && version !== basedOn)
    throw new StaleRefusal({ ...(await current()) }, await lastChange(db, registeredPromotion.id, version));
  if (!registeredPromotion) return undefined;
  if (await isUnchanged(db, promoted.jenis, registeredPromotion, proposal)) {
    means.limits.other_approver([]);
    return { message: 'Nothing was changed: no approval is needed.', data: { id: promoted.id, version } };
  }
  return registeredPromotion.approved_version === null
    ? undefined
    : submitPromotion(means, promoted, proposal);
}

/** An edit says of the switch only what it changes: whoever switches the promotion while the edit waits is not undone. */
export function withoutUnchanged<V extends { readonly active?: 0 | 1 }>(values: V, stored: 0 | 1) {
  const { active, ...rest } = values;
  return active === undefined || active === stored ? rest : { ...rest, active };
}

/** Who wrote the row of the registry: by an edit or a decision, or by switching the promotion. */
async function lastChange(db: Db, id: number, version: string) {
  const approval = await readCurrentApprovalOf(db, id);
  const byEdit = approval && (await changeOf(db, ['promotion-approval'], String(approval.id), version));
  return byEdit ?? changeOf(db, ['promotion'], String(id), version);
}

const masterApproval = { screen: 'approval-list', text: 'Master Approval' };

/** What nobody but its submitter could decide on would wait for ever: said before anything is written. */
async function refuseStuck({ db, user, limits }: Means): Promise<void> {
  const message =
    'Nobody but you could decide on this promotion. Name another approver in Master Approval, then save it again.';
  limits.other_approver(
    (await undecidedLevels(db, user)).length === 0 ? [] : [{ message, link: masterApproval }],
  );
}

/** Whether what this person submits would be refused so, told as a form opens. */
export const readReady: EndpointHandlers['promotion-approval.ready'] = async (_input, { db, user }) => {
  const undecided = await undecidedLevels(db, user);
  if (undecided.length === 0) return { message: null, params: null, link: null };
  const names = await Promise.all(undecided.map((level) => readLevelName(db, level)));
  const levels = names.filter(Boolean).join(', ');
  const message = levels
    ? 'Saving will be refused: you are the only approver for {levels}, and nobody approves a promotion of their own. Add another approver first.'
    : 'Saving will be refused: you are the only approver, and nobody approves a promotion of their own. Add another approver first.';
  return { message, params: { levels }, link: masterApproval };
};

/** The levels at which nobody else decides; null is that of a Superadmin, where nobody is named. */
async function undecidedLevels(db: Db, user: Means['user']): Promise<readonly (number | null)[]> {
  const undecided: (number | null)[] = [];
  let level = await levelAfter(db, null);
  do {
    const { approvers } = await decidersAt(db, level, user?.id ?? null);
    if (approvers.length === 0) undecided.push(level);
    level = level === null ? null : await levelAfter(db, level);
  } while (level !== null);
  return undecided;
}

/** What the submitter is told: who decides next. */
async function submissionAnswer(
  { db, user }: Pick<Means, 'db' | 'user'>,
  title: string,
  turn: number | null,
) {
  const params = { title, level: await readLevelName(db, turn) };
  const { isNamed } = await decidersAt(db, turn, user?.id ?? null);
  if (turn === null) {
    const message = 'Promotion {title} saved. Nobody is named in Master Approval: a Superadmin decides.';
    return { message, params };
  }
  const message = isNamed
    ? 'Promotion {title} saved. {level} decides next.'
    : 'Promotion {title} saved. {level} has no other approver: a Superadmin decides.';
  return { message, params };
}
