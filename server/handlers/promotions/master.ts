import type {
  PromotionDeleteParams,
  PromotionUpdateStatusParams,
} from '../../../domain/generated/types/promotion.ts';
import type { Context } from '../../calls/handler.ts';
import { requireRow } from '../../refusal.ts';
import { readCurrentApprovalOf } from './approval.store.ts';
import type { Jenis } from './proposals.ts';
import {
  lockRegistered,
  lockRegisteredOf,
  type Registered,
  removePromotion,
  switchActive,
} from './registry.store.ts';
import { usedProblems } from './used.ts';

/** Deletes a promotion that no order used; the registry follows its kind. */
export async function deletePromotion(
  { params }: { params: PromotionDeleteParams },
  context: Context<'unused'>,
) {
  const { db, audit, limits } = context;
  const row = requireRow(await lockRegistered(db, params.id));
  limits.unused(await usedProblems(db, row.jenis, row.id_relation), 'conflict');
  await removePromotion(db, row);
  await audit({ entity: 'promotion', id: row.id, before: row, after: null });
  return { message: 'Promotion {title} deleted.', params: { title: row.title } };
}

/** The kind's own table says whether it is active; the registry follows. */
export async function updateStatus(
  { params }: { params: PromotionUpdateStatusParams },
  context: Context<'not_rejected'>,
) {
  await setActive(context, requireRow(await lockRegistered(context.db, params.id)), params.status);
  return { message: 'Update Success' };
}

/** Switches a promotion of a kind; what was rejected is not activated, for it does not apply. */
export async function switchPromotion(
  context: Context<'not_rejected'>,
  { jenis, id }: { readonly jenis: Jenis; readonly id: number },
  active: 0 | 1,
) {
  await setActive(context, requireRow(await lockRegisteredOf(context.db, jenis, id)), active);
  return { message: 'Update Success' };
}

async function setActive(
  { db, audit, limits }: Context<'not_rejected'>,
  row: Registered,
  active: 0 | 1,
): Promise<void> {
  const neverApplied = active === 1 && row.approved_version === null;
  const approval = neverApplied ? await readCurrentApprovalOf(db, row.id) : undefined;
  const message = 'This promotion was rejected. Change it, so that it is submitted again.';
  limits.not_rejected(approval?.approval === 3 ? [{ message }] : []);
  await switchActive(db, row.jenis, row.id_relation, active);
  await audit({ entity: 'promotion', id: row.id, before: { active: row.active }, after: { active } });
}
