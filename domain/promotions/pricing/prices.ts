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
  const regularPrice = lowest([usualPrice(pieces, rules, moment.day), ...timed(rules, moment.day)]);
  const parts: Part[] = [];
  let open = pieces;
  for (const { id, price, most } of flashPrices(rules, moment)) {
    const covered = Math.min(open, most);
    if (price >= regularPrice.price || covered <= 0) continue;
    parts.push(part('flash', covered, price, id));
    open -= covered;
  }
  return open > 0 ? [...parts, part(regularPrice.source, open, regularPrice.price)] : parts;
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
  for (const discountPrice of discounts)
    if (holds(discountPrice, day)) yield { source: 'discount', price: discountPrice.price };
  for (const coretDiscount of coret)
    if (holds(coretDiscount, day)) yield { source: 'coret', price: less(price, coretDiscount) };
}

function flashPrices({ price, flash = [] }: PriceRules, { at: momentTime }: Moment) {
  const most = ({ left: remainingPieces, limit }: FlashPrice) =>
    Math.min(remainingPieces, limit ?? remainingPieces);
  return flash
    .filter(({ startsAt, endsAt }) => startsAt <= momentTime && momentTime < endsAt)
    .map((flashPrice) => ({
      id: flashPrice.id,
      endsAt: flashPrice.endsAt,
      price: less(price, flashPrice),
      most: most(flashPrice),
    }))
    .sort((a, b) => a.price - b.price || a.endsAt - b.endsAt || a.id - b.id);
}

function less(price: number, { type, discount }: Discount): number {
  if (type === 'amount') return Math.max(0, cents(price) - cents(discount)) / 100;
  return portion(cents(price), Math.max(0, 10_000 - cents(discount)), 1_000_000);
}

const part = (source: PriceSource, pieces: number, price: number, flash?: number): Part => ({
  source,
  pieces,
  price,
  amount: amountOf(price, pieces),
  ...(flash === undefined ? {} : { flash }),
});
