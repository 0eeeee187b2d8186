import { product } from '../product.ts';
import { numberFormat } from './number-format.ts';

/** An amount in the product's currency: `Rp 12.500`. `digits` after the separator, 0 by default. */
export function formatMoney(amount: number, digits = 0): string {
  const { numbers, currency } = product().locale;
  const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return numberFormat(numbers, { style: 'currency', currency, ...fraction }).format(amount);
}
