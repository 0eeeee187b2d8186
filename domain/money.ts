import { locale } from './generated/facts.ts';

const symbol = new Intl.NumberFormat(locale.numbers, { style: 'currency', currency: locale.currency })
  .formatToParts(0)
  .find(({ type }) => type === 'currency')?.value;

/** An amount with the grouping of the product's locale: `12.500`. */
export function amountText(amount: number | string): string {
  return Number(amount).toLocaleString(locale.numbers);
}

/** The same with the currency before it: `Rp 12.500`. */
export function moneyText(amount: number | string): string {
  return `${symbol} ${amountText(amount)}`;
}
