import { locale } from './generated/facts.ts';

/** The sign of the currency: `Rp`. */
export const CURRENCY =
  new Intl.NumberFormat(locale.numbers, { style: 'currency', currency: locale.currency })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? locale.currency;

/** An amount with the grouping of the product's locale: `12.500`. */
export function amountText(amount: number | string): string {
  return Number(amount).toLocaleString(locale.numbers);
}

/** The same with the currency before it: `Rp 12.500`. */
export function moneyText(amount: number | string): string {
  return `${CURRENCY} ${amountText(amount)}`;
}
