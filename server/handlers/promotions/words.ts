import { amountText } from '../../../domain/money.ts';
import type { Said } from './promotion-kind.ts';

/** The date as lists show it. */
export const dayText = (day: string) => day.split('-').reverse().join('/');

/** The first five names, and how many more there are. */
export const someOf = (names: readonly string[]) =>
  names.length > 5 ? `${names.slice(0, 5).join(', ')} (+${names.length - 5})` : names.join(', ');

/** The total that lower prices took off orders. */
export function soldFor({
  orders,
  sold,
  off,
}: {
  readonly orders: number;
  readonly sold: number;
  readonly off: number | string;
}): Said {
  if (orders === 0) return { message: 'No order has used it yet.' };
  return {
    message: 'Orders that used it: {orders}. Sold: {sold} pcs. Cheaper by Rp {off} in all.',
    params: { orders, sold, off: amountText(off) },
  };
}
