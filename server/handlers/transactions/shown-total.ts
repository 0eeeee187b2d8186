import type { TransactionPriceItem } from '../../../domain/generated/types/transaction.ts';
import { amountText } from '../../../domain/money.ts';
import { Refusal } from '../../refusal.ts';
import type { OrderPricing } from './pricings.store.ts';

/** Refuses to commit another amount than the caller was shown; one that does not say what it was shown takes any. */
export function refuseUnseen(shown: number | null | undefined, total: number): void {
  if (shown === undefined || shown === null || shown === total) return;
  const message = 'The total is Rp {total} now; Rp {shown} was shown. Submit again to take it.';
  const params = { total: amountText(total), shown: amountText(shown) };
  throw new Refusal('conflict', [{ field: 'shown_total', message, params }]);
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
export function refuseOtherVoucher(shown: 0 | 1 | null | undefined, voucher: ShownVoucher): void {
  if (shown === undefined || shown === null || !voucher || shown === voucher.counts) return;
  const message = voucher.counts
    ? 'Voucher {name} counts now; it was shown as given back. Submit again to take it.'
    : 'Voucher {name} is given back now; it was shown to count. Submit again to take it.';
  throw new Refusal('conflict', [{ field: 'shown_voucher', message, params: { name: voucher.name } }]);
}
