import { isWords } from '../conditions/benefit-lines.ts';
import { type Amounts, countCuts, cutTo } from './benefits.ts';
import { type PricedBundle, priceBundles } from './bundles.ts';
import { chooseOffers } from './choose.ts';
import type { Line, Offers, Order, Product } from './model.ts';
import { sum } from './money.ts';
import { type Looked, leftAmountOf, look, type Offer } from './offer.ts';
import { type Part, priceParts, usualPrice } from './prices.ts';
import { type PricedRow, rowsOf } from './rows.ts';
import { type Verdict, verdictOf } from './verdict.ts';
import { cutVoucher, type VoucherCut } from './voucher.ts';

/** A product of the order with its discounts. */
export interface PricedLine extends Line {
  /** Rupiah per piece before temporary prices. */
  readonly price: number;
  readonly parts: readonly Part[];
  readonly cuts: readonly { readonly promotion: string; readonly amount: number }[];
  readonly voucher: number;
  readonly final: number;
}

export interface PricedGift {
  readonly promotion: string;
  readonly product: number | null;
  readonly name: string;
  readonly pieces: number;
}

/** What the shop gets after the order is Done: rupiah, with the share of each product, or words. */
export interface Credit {
  readonly promotion: string;
  readonly sort: 'cn' | 'voucher';
  readonly amount: number;
  readonly shares: readonly { readonly product: number; readonly amount: number }[];
  readonly words: readonly string[];
}

export interface Priced {
  /** In the order of the order's rows. */
  readonly rows: readonly PricedRow[];
  readonly lines: readonly PricedLine[];
  readonly bundles: readonly PricedBundle[];
  readonly gifts: readonly PricedGift[];
  readonly credits: readonly Credit[];
  readonly voucher: VoucherCut | null;
  readonly verdicts: readonly Verdict[];
  /** Quotas and flash stock that the order uses. */
  readonly uses: {
    readonly promotions: readonly number[];
    readonly free: readonly { readonly id: number; readonly pieces: number }[];
    readonly bundles: Order['bundles'];
    readonly flash: readonly { readonly id: number; readonly pieces: number }[];
  };
  readonly total: number;
}

/** Key of a promotion. Ids are unique within a kind only. */
export const keyOf = ({ kind, id }: { readonly kind: string; readonly id: number }): string =>
  `${kind}:${id}`;

/** Prices an order, stage by stage: docs/promotion-rules.md. */
export function priceOrder(order: Order, offers: Offers): Priced {
  const products = new Map(offers.products.map((product) => [product.id, product]));
  const bundles = priceBundles(order.bundles, offers.bundles, products, offers.moment);
  const measured = measuredLines(order, offers, products);
  const goods = { shop: offers.shop, day: offers.moment.day, lines: measured, products };
  const assessedPromotions = offers.promotions.map((promotion) => look(promotion, goods));
  const chosenOffers = givenOf(assessedPromotions);
  const cuts = chosenOffers.filter(({ sort }) => sort === 'cut').map((offer) => cutOf(offer, measured));
  const remainingAmounts = measured.map(
    (line) => line.amount - sum(cuts.map(({ shares }) => shares.get(line.product) ?? 0)),
  );
  const voucher = cutVoucher(offers.voucher, measured, remainingAmounts);
  const lines = measured.map((line, lineIndex): PricedLine => {
    const lineCuts = cuts.flatMap(({ promotion, shares }) => {
      const amount = shares.get(line.product) ?? 0;
      return amount > 0 ? [{ promotion, amount }] : [];
    });
    const off = voucher?.shares[lineIndex] ?? 0;
    return { ...line, cuts: lineCuts, voucher: off, final: (remainingAmounts[lineIndex] ?? 0) - off };
  });
  const gifts = chosenOffers.flatMap(({ promotion, gifts: offeredGifts }) =>
    offeredGifts.map((gift) => ({ promotion: keyOf(promotion), ...gift })),
  );
  return {
    rows: rowsOf(order.rows, lines),
    lines,
    bundles,
    gifts,
    voucher,
    credits: creditsOf(chosenOffers, cuts, lines),
    verdicts: assessedPromotions.map((assessedPromotion) => verdictOf(assessedPromotion, chosenOffers)),
    uses: {
      promotions: [
        ...new Set(chosenOffers.flatMap(({ promotion: { kind, id } }) => (kind === 'new' ? [id] : []))),
      ],
      free: chosenOffers.flatMap(({ promotion: { kind, id }, gifts: offeredGifts }) =>
        kind === 'free' ? [{ id, pieces: sum(offeredGifts.map(({ pieces }) => pieces)) }] : [],
      ),
      bundles: order.bundles.filter(({ count }) => count > 0),
      flash: lines.flatMap(({ parts }) =>
        parts.flatMap(({ flash, pieces }) => (flash === undefined ? [] : [{ id: flash, pieces }])),
      ),
    },
    total: sum(lines.map(({ final }) => final)) + sum(bundles.map(({ final }) => final)),
  };
}

type MeasuredLine = Line & Pick<PricedLine, 'price' | 'parts'>;

/** Joins the rows of a product to one line, sorted by product, so that the order of the rows does not matter. */
function measuredLines(
  order: Order,
  { moment }: Offers,
  products: ReadonlyMap<number, Product>,
): MeasuredLine[] {
  const pieces = new Map<number, number>();
  for (const row of order.rows) pieces.set(row.product, (pieces.get(row.product) ?? 0) + row.pieces);
  return [...pieces]
    .filter(([, orderedPieces]) => orderedPieces > 0)
    .sort(([a], [b]) => a - b)
    .map(([id, orderedPieces]) => {
      const product = products.get(id);
      if (!product) throw new Error(`Product ${id} is not among the offers.`);
      const parts = priceParts(orderedPieces, product, moment);
      const { name, brand, category } = product;
      const { price } = usualPrice(orderedPieces, product, moment.day);
      const amount = sum(parts.map((part) => part.amount));
      return { product: id, name, brand, category, pieces: orderedPieces, amount, price, parts };
    });
}

/** Offers are chosen for each sort by itself. */
function givenOf(assessedPromotions: readonly Looked[]): readonly Offer[] {
  const offers = assessedPromotions.flatMap((assessedPromotion) => assessedPromotion.offers);
  return [...new Set(offers.map(({ sort }) => sort))].flatMap((sort) =>
    chooseOffers(offers.filter((offer) => offer.sort === sort)),
  );
}

const cutOf = ({ promotion, given: grantedBenefits }: Offer, lines: readonly Line[]) => ({
  promotion: keyOf(promotion),
  shares: cutTo(
    leftAmountOf(promotion),
    countCuts(grantedBenefits, amountsOf(lines.map(({ product, amount }) => [product, amount]))),
  ),
});

const amountsOf = (amounts: readonly (readonly [number, number])[]): Amounts => new Map(amounts);

/** Of a promotion's maximum a cn gets what its cuts leave, and a voucher benefit what the cn leaves. */
function creditsOf(
  chosenOffers: readonly Offer[],
  cuts: readonly ReturnType<typeof cutOf>[],
  lines: readonly PricedLine[],
): Credit[] {
  const finals = amountsOf(lines.map(({ product, final }) => [product, final]));
  const taken = new Map(cuts.map(({ promotion, shares }) => [promotion, sum(shares.values())]));
  return CREDITS.flatMap((sort) =>
    chosenOffers.flatMap((offer): Credit[] => {
      if (offer.sort !== sort) return [];
      const promotion = keyOf(offer.promotion);
      const left = leftAmountOf(offer.promotion) - (taken.get(promotion) ?? 0);
      const counted = cutTo(left, countCuts(offer.given, finals));
      const amount = sum(counted.values());
      taken.set(promotion, (taken.get(promotion) ?? 0) + amount);
      const shares = [...counted].map(([product, share]) => ({ product, amount: share }));
      const words = offer.given
        .filter(({ benefit }) => isWords(benefit))
        .map(({ benefit }) => `${benefit.value}`);
      return [{ promotion, sort, amount, shares, words }];
    }),
  );
}

const CREDITS = ['cn', 'voucher'] as const;

/** The rupiah that an order has of a new promotion: its cuts, cn and voucher benefits. */
export const amountGiven = (id: number, { lines, credits }: Pick<Priced, 'lines' | 'credits'>): number =>
  sum(
    [...lines.flatMap((line) => line.cuts), ...credits].map(({ promotion, amount }) =>
      promotion === keyOf({ kind: 'new', id }) ? amount : 0,
    ),
  );
