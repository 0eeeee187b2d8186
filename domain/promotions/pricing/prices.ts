import type { Discount, FlashPrice, Moment, Period, PriceRules } from './model.ts';
import { portion } from './money.ts';

export type PriceSource = 'list' | 'wholesale' | 'discount' | 'coret' | 'flash';

/** Pieces of a line with the same price. */
export interface Part {
  readonly source: PriceSource;
  readonly pieces: number;
  /** Rupiah per piece. */
  readonly price: number;
  readonly amount: number;
  /** Id of the flash sale's product. */
  readonly flash?: number;
}

/** Splits a line by the lowest price of each piece at this moment; a flash sale covers at most its remaining pieces. */
export function priceParts(pieces: number, rules: PriceRules, moment: Moment): Part[] {
  const other = lowest([usualPrice(pieces, rules, moment.day), ...timed(rules, moment.day)]);
  const parts: Part[] = [];
  let open = pieces;
  for (const { id, price, most } of flashPrices(rules, moment)) {
    const covered = Math.min(open, most);
    if (price >= other.price || covered <= 0) continue;
    parts.push(part('flash', covered, price, id));
    open -= covered;
  }
  return open > 0 ? [...parts, part(other.source, open, other.price)] : parts;
}

interface Price {
  readonly source: PriceSource;
  readonly price: number;
}

/** The price before temporary ones: the lowest of the list price and the reached wholesale steps. */
export function usualPrice(pieces: number, { price, wholesale }: PriceRules, day: string): Price {
  const steps = wholesale.filter((step) => step.minQty <= pieces && holds(step, day));
  return lowest([
    { source: 'list', price },
    ...steps.map((step): Price => ({ source: 'wholesale', price: step.price })),
  ]);
}

export const holds = ({ from, to }: Period, day: string): boolean =>
  (from ?? day) <= day && day <= (to ?? day);

/** Rupiah for `pieces`. Prices have two decimals and are counted in hundredths, so that halves round exactly. */
export const amountOf = (price: number, pieces: number): number => portion(cents(price), pieces, 100);

const cents = (price: number): number => Math.round(price * 100);

/** Of equal prices the first. */
const lowest = (prices: readonly Price[]): Price => prices.reduce((a, b) => (b.price < a.price ? b : a));

function* timed({ price, discounts, coret = [] }: PriceRules, day: string): Iterable<Price> {
  for (const one of discounts) if (holds(one, day)) yield { source: 'discount', price: one.price };
  for (const one of coret) if (holds(one, day)) yield { source: 'coret', price: less(price, one) };
}

function flashPrices({ price, flash = [] }: PriceRules, { at }: Moment) {
  const most = ({ left, limit }: FlashPrice) => Math.min(left, limit ?? left);
  return flash
    .filter(({ startsAt, endsAt }) => startsAt <= at && at < endsAt)
    .map((one) => ({ id: one.id, endsAt: one.endsAt, price: less(price, one), most: most(one) }))
    .sort((a, b) => a.price - b.price || a.endsAt - b.endsAt || a.id - b.id);
}

function less(price: number, { type, discount }: Discount): number {
  if (type === 'amount') return Math.max(0, cents(price) - cents(discount)) / 100;
  return portion(cents(price), Math.max(0, 10_000 - cents(discount)), 1_000_000);
}

const part = (source: PriceSource, pieces: number, price: number, flash?: number): Part => ({
  ...{ source, pieces, price, amount: amountOf(price, pieces) },
  ...(flash === undefined ? {} : { flash }),
});
