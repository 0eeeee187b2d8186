import { amountText } from '../../../domain/money.ts';
import { Refusal } from '../../refusal.ts';

/** Refuses to commit another amount than the caller was shown; one that does not say what it was shown takes any. */
export function refuseUnseen(shown: number | null | undefined, total: number): void {
  if (shown === undefined || shown === null || shown === total) return;
  const message = 'The total is Rp {total} now; Rp {shown} was shown. Submit again to take it.';
  const params = { total: amountText(total), shown: amountText(shown) };
  throw new Refusal('conflict', [{ field: 'shown_total', message, params }]);
}
