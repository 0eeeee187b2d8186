import { amountText } from '../../../domain/money.ts';
import type { Offers, Voucher } from '../../../domain/promotions/pricing/model.ts';
import type { Priced } from '../../../domain/promotions/pricing/price-order.ts';
import type { Limits } from '../../calls/limits.ts';
import { type Problem, requireRow } from '../../refusal.ts';
import type { Work } from '../../resources/work.ts';
import type { Db } from '../../store/index.ts';
import {
  insertVoucherUse,
  readVoucherUse,
  shareVoucher,
  type UsableVoucher,
  updateVoucherUse,
} from './order-vouchers.store.ts';
import { addTo } from './points.ts';
import { type LockedShop, lockShop } from './shops.store.ts';

/** The voucher of a new order; the shop is locked. Refused with the reason when it does not apply. */
export async function voucherFor(
  limits: Limits<'voucher'>,
  db: Db,
  id: number,
  shop: LockedShop,
): Promise<Voucher> {
  const usableVoucher = await shareVoucher(db, id, shop.id, null);
  limits.voucher(problemsOf(usableVoucher ? reasonOf(usableVoucher, shop) : GONE));
  return requireRow(usableVoucher).voucher;
}

const GONE = { message: 'This voucher does not exist any more.' };

function reasonOf(usableVoucher: UsableVoucher, shop: LockedShop): Problem | null {
  const { voucher, active, on, quota, used } = usableVoucher;
  const { name, cost = 0 } = voucher;
  if (active === 0) return { message: 'Voucher {name} is inactive.', params: { name } };
  if (!on) return { message: 'Voucher {name} does not hold today.', params: { name } };
  if (!isFor(usableVoucher, shop))
    return { message: 'Voucher {name} is not for this shop.', params: { name } };
  if (used >= quota)
    return {
      message: 'This shop has used voucher {name} as often as it may: {quota}.',
      params: { name, quota },
    };
  if (cost <= shop.point_balance) return null;
  const message = 'Voucher {name} costs {cost} points; this shop has {balance}.';
  return { message, params: { name, cost, balance: shop.point_balance } };
}

/** Whether the shop has the voucher's level and is its owner, or one of those that were chosen. */
const isFor = ({ level, owner, chosen }: UsableVoucher, shop: LockedShop): boolean =>
  chosen && (level === null || level === shop.level_id) && (owner === null || owner === shop.id);

/** Uses the voucher for a new order, or refuses the order. */
export function refuseUnreached(limits: Limits<'voucher'>, { voucher }: Offers, priced: Priced): void {
  limits.voucher(problemsOf(voucher && whyUnreached(voucher, priced)));
}

function whyUnreached({ name, type, least }: Voucher, priced: Priced): Problem | null {
  if (priced.voucher && (type === 'words' || priced.voucher.amount > 0)) return null;
  if (priced.voucher)
    return {
      message: 'Voucher {name} would take off Rp 0: nothing is left of its products to pay.',
      params: { name },
    };
  if (least === 0) return { message: 'Nothing in the order counts for voucher {name}.', params: { name } };
  const message = 'Voucher {name} asks for at least Rp {least} of its products.';
  return { message, params: { name, least: amountText(least) } };
}

const problemsOf = (problem: Problem | null | undefined): Problem[] =>
  problem ? [{ ...problem, field: 'voucher_id' }] : [];

/**
 * Whether the voucher of an order that is edited may count: it does while it is used; once it was given back, it has
 * to be there to be used again. The shop stays locked.
 */
export async function mayCount(db: Db, { shop, voucher }: Offers, order: number): Promise<boolean> {
  if (!voucher) return false;
  const locked = await lockShop(db, shop.id);
  const use = await readVoucherUse(db, order);
  if (use?.status === 'used') return true;
  const usableVoucher = await shareVoucher(db, voucher.id, shop.id, order);
  if (!usableVoucher || !locked || !isFor(usableVoucher, locked)) return false;
  if (usableVoucher.used >= usableVoucher.quota) return false;
  return (voucher.cost ?? 0) <= locked.point_balance;
}

/** Records that an order uses its voucher or no longer does; its price in points is taken or given back. The shop is locked. */
export async function writeVoucherUse(
  work: Pick<Work, 'db' | 'audit'>,
  order: number,
  { shop, voucher }: Offers,
  priced: Priced,
): Promise<void> {
  if (!voucher) return;
  const { db } = work;
  const previousUsage = await readVoucherUse(db, order);
  const status = priced.voucher ? 'used' : 'cancelled';
  const amount = priced.voucher?.amount ?? 0;
  if (previousUsage) await updateVoucherUse(db, previousUsage.id, { status, amount });
  else await insertVoucherUse(db, voucher.id, { shop: shop.id, order, status, amount });
  const uses = Number(status === 'used') - Number(previousUsage?.status === 'used');
  const points = uses * (voucher.cost ?? 0);
  await addTo('point_balance', shop.id, -points, work);
}
