import type { Offers, Order } from './model.ts';
import { portion, sum } from './money.ts';
import { type Priced, type PricedGift, priceOrder } from './price-order.ts';

/** An order row after returns: `kept` pieces were not returned, `delivered` of them were delivered. */
export interface KeptRow {
  readonly product: number;
  readonly ordered: number;
  readonly kept: number;
  readonly delivered: number;
}

export interface Kept {
  /** For each row: the kept pieces that flash sales cover. */
  readonly flash: readonly (readonly {
    readonly id: number;
    readonly pieces: number;
    readonly price: number;
  }[])[];
  /** For each gift: the pieces that have to be returned or are charged. */
  readonly giftsBack: readonly number[];
  /** For each credit: rupiah, and whether any product that it was given for is kept. */
  readonly due: readonly { readonly amount: number; readonly holds: boolean }[];
  /** The promotions whose quota stays used, and the rupiah that stay of what they gave. */
  readonly promotions: readonly { readonly id: number; readonly amount: number }[];
  readonly free: readonly { readonly id: number; readonly pieces: number }[];
}

/** What remains of an order's discounts, gifts and credits after returns: docs/promotion-rules.md, "After the order". */
export function keptOf(rows: readonly KeptRow[], offers: Offers, priced: Priced): Kept {
  const total = (product: number, quantityKind: 'ordered' | 'kept' | 'delivered') =>
    sum(rows.filter((row) => row.product === product).map((row) => row[quantityKind]));
  const giftsBack = giftsBackOf(rows, offers, priced);
  const keeps = (product: number) => total(product, 'kept') > 0;
  const isAnyKept = rows.some(({ kept }) => kept > 0);
  const due = priced.credits.map(({ shares }) => ({
    amount: sum(
      shares.map(({ product, amount }) =>
        portion(amount, total(product, 'delivered'), Math.max(1, total(product, 'ordered'))),
      ),
    ),
    holds: shares.length === 0 ? isAnyKept : shares.some(({ product }) => keeps(product)),
  }));
  const stays = (key: string) =>
    priced.lines.some((line) => keeps(line.product) && line.cuts.some((cut) => cut.promotion === key)) ||
    priced.credits.some(({ promotion }, creditIndex) => promotion === key && due[creditIndex]?.holds) ||
    priced.gifts.some(
      ({ promotion, pieces }, giftIndex) => promotion === key && pieces > (giftsBack[giftIndex] ?? 0),
    );
  const keptOfLine = ({ product, amount }: { readonly product: number; readonly amount: number }) =>
    portion(amount, total(product, 'kept'), Math.max(1, total(product, 'ordered')));
  const keptAmount = (key: string) =>
    sum([
      ...priced.lines.flatMap(({ product, cuts }) =>
        cuts.flatMap((cut) => (cut.promotion === key ? [keptOfLine({ product, amount: cut.amount })] : [])),
      ),
      ...priced.credits.flatMap(({ promotion, shares }) => (promotion === key ? shares.map(keptOfLine) : [])),
    ]);
  return {
    giftsBack,
    due,
    // Pieces without a flash price count as returned first.
    flash: rows.map(({ kept }, rowIndex) => {
      let open = kept;
      return (priced.rows[rowIndex]?.flash ?? []).map((flashPart) => {
        const pieces = Math.min(open, flashPart.pieces);
        open -= pieces;
        return { ...flashPart, pieces };
      });
    }),
    promotions: priced.uses.promotions
      .filter((id) => stays(`new:${id}`))
      .map((id) => ({ id, amount: keptAmount(`new:${id}`) })),
    free: priced.uses.free.map(({ id }) => ({
      id,
      pieces: sum(
        priced.gifts.map(({ promotion, pieces }, giftIndex) =>
          promotion === `free:${id}` ? pieces - (giftsBack[giftIndex] ?? 0) : 0,
        ),
      ),
    })),
  };
}

/** Only the promotions that gave a gift are evaluated again, so that no other one takes their place. */
function giftsBackOf(rows: readonly KeptRow[], offers: Offers, { gifts }: Priced): number[] {
  if (gifts.length === 0) return [];
  const keys = new Set(gifts.map(({ promotion }) => promotion));
  const order: Order = { rows: rows.map(({ product, kept }) => ({ product, pieces: kept })), bundles: [] };
  const promotions = offers.promotions.filter(({ kind, id }) => keys.has(`${kind}:${id}`));
  const earned = priceOrder(order, { ...offers, promotions, voucher: null }).gifts;
  const open = earned.map(({ pieces }) => pieces);
  return gifts.map((gift) => {
    const earnedIndex = earned.findIndex((earnedGift, nth) => same(earnedGift, gift) && (open[nth] ?? 0) > 0);
    const kept = Math.min(gift.pieces, open[earnedIndex] ?? 0);
    if (earnedIndex >= 0) open[earnedIndex] = (open[earnedIndex] ?? 0) - kept;
    return gift.pieces - kept;
  });
}

const same = (a: PricedGift, b: PricedGift): boolean =>
  a.promotion === b.promotion && a.product === b.product && a.name === b.name;
