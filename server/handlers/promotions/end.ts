import type { PromotionEndParams } from '../../../domain/generated/types/promotion.ts';
import type { VoucherEndParams } from '../../../domain/generated/types/voucher.ts';
import type { Context } from '../../calls/handler.ts';
import { requireRow } from '../../refusal.ts';
import { endDates, lockRegisteredOf, switchActive, updateRegistered } from './registry.store.ts';
import { endVoucherRow } from './voucher.store.ts';

const answerOf = (title: string) => ({
  message: '{title} has ended: no order gets it any more.',
  params: { title },
});

/** What orders used is not deleted but ended: it is off, and today is its last day. An edit that waits does not turn it on. */
export async function endPromotion({ params }: { params: PromotionEndParams }, { db, audit }: Context) {
  const { jenis, id } = params;
  const row = requireRow(await lockRegisteredOf(db, jenis, id));
  await switchActive(db, jenis, id, 0);
  const end_date = await endDates(db, jenis, id);
  await updateRegistered(db, row.id, { end_date });
  const before = { active: row.active, end_date: row.end_date };
  await audit({ entity: 'promotion', id: row.id, before, after: { active: 0, end_date } });
  return answerOf(row.title);
}

/** The same of a voucher. */
export async function endVoucher({ params }: { params: VoucherEndParams }, { db, audit }: Context) {
  const { name, ...after } = requireRow(await endVoucherRow(db, params.id));
  await audit({ entity: 'voucher', id: params.id, after });
  return answerOf(name);
}
