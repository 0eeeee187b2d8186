import type { TransactionPriceItem } from '../../../domain/generated/types/transaction.ts';
import { amountText } from '../../../domain/money.ts';
import type { Limits } from '../../calls/limits.ts';
import type { OrderPricing } from './pricings.store.ts';

/** Refuses to commit another amount than the caller was shown; one that does not say what it was shown takes any. */
export function refuseUnseen(
  limits: Limits<'shown_total'>,
  shown: number | null | undefined,
  total: number,
): void {
  const isOther = typeof shown === 'number' && shown !== total;
  const message = 'The total is Rp {total} now; Rp {shown} was shown. Submit again to take it.';
  const params = { total: amountText(total), shown: amountText(shown ?? 0) };
  limits.shown_total(isOther ? [{ field: 'shown_total', message, params }] : [], 'conflict');
}

type ShownVoucher = TransactionPriceItem['voucher'];

/** The voucher of an order as it would count by this pricing; null where it has none. */
export function shownVoucher(pricing: OrderPricing | undefined): ShownVoucher {
  const { priced, offers } = pricing ?? {};
  if (!offers?.voucher) return null;
  const { id, name } = offers.voucher;
  return { id, name, counts: priced?.voucher ? 1 : 0, amount: priced?.voucher?.amount ?? 0 };
}

/** Refuses where the voucher counts and was shown to be given back, or the other way round. Its rupiah are in the total. */
export function refuseOtherVoucher(
  limits: Limits<'shown_voucher'>,
  shown: 0 | 1 | null | undefined,
  voucher: ShownVoucher,
): void {
  const isOther = typeof shown === 'number' && voucher && shown !== voucher.counts;
  const message = voucher?.counts
    ? 'Voucher {name} counts now; it was shown as given back. Submit again to take it.'
    : 'Voucher {name} is given back now; it was shown to count. Submit again to take it.';
  const params = { name: voucher?.name };
  limits.shown_voucher(isOther ? [{ field: 'shown_voucher', message, params }] : [], 'conflict');
}
