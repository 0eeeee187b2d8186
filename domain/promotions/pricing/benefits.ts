import { giftIdsOf, numberOf, superTiersOf } from '../conditions/benefit-lines.ts';
import type { Benefit, ItemsCondition } from '../conditions/conditions.ts';
import type { EvaluatedLine } from './evaluate.ts';
import { portion, share, sum } from './money.ts';

/** A benefit that applies: how many times, and to which lines. */
export interface Given {
  readonly benefit: Benefit;
  readonly times: number;
  readonly lines: readonly EvaluatedLine[];
}

/** Product id -> rupiah. */
export type Amounts = ReadonlyMap<number, number>;

/** The benefits of the reached tiers, then those of the reached super tiers. */
export function givenBenefits({ benefit }: ItemsCondition, lines: readonly EvaluatedLine[]): Given[] {
  const activeBenefits = benefit.filter(({ is_deleted }) => !is_deleted);
  const selectBenefits = (flag: '0' | '1') =>
    activeBenefits.filter(({ is_super_tier }) => is_super_tier === flag);
  const tiers = selectBenefits('0').map((tierBenefit, tierIndex): Given => {
    const tierLines = lines.filter(({ tier }) => tier === tierIndex + 1);
    return {
      benefit: tierBenefit,
      times: Math.max(1, sum(tierLines.map(({ times }) => times))),
      lines: tierLines,
    };
  });
  const numbers = superTiersOf(activeBenefits).filter((tier) => tier !== undefined);
  const superTiers = selectBenefits('1').map((superBenefit, benefitIndex): Given => {
    const superTierLines = lines.filter(({ superTier }) => superTier === numbers[benefitIndex]);
    return { benefit: superBenefit, times: 1, lines: superTierLines };
  });
  return [...tiers, ...superTiers].filter((grantedBenefit) => grantedBenefit.lines.length > 0);
}

/** The discount of each product, in rupiah; together never more than the amount of its line. */
export function countCuts(grantedBenefits: readonly Given[], amounts: Amounts): Map<number, number> {
  const cuts = new Map<number, number>();
  for (const grantedBenefit of grantedBenefits) {
    const products = grantedBenefit.lines.map(({ product }) => product);
    const remainingAmounts = products.map(
      (product) => (amounts.get(product) ?? 0) - (cuts.get(product) ?? 0),
    );
    const shares = isPercent(grantedBenefit)
      ? percentShares(grantedBenefit, amounts, remainingAmounts)
      : amountShares(grantedBenefit, remainingAmounts);
    for (const [productIndex, product] of products.entries())
      cuts.set(product, (cuts.get(product) ?? 0) + (shares[productIndex] ?? 0));
  }
  return cuts;
}

/** What is left to give of a maximum, shared with these cuts as weights, where they are more than that. */
export function cutTo(left: number, cuts: ReadonlyMap<number, number>): ReadonlyMap<number, number> {
  if (sum(cuts.values()) <= left) return cuts;
  const products = [...cuts.keys()].sort((a, b) => a - b);
  const shares = share(
    left,
    products.map((product) => cuts.get(product) ?? 0),
  );
  return new Map(products.map((product, place) => [product, shares[place] ?? 0]));
}

const isPercent = ({ benefit }: Given): boolean => benefit.type === 'percentage';

function percentShares(
  { benefit, lines }: Given,
  amounts: Amounts,
  remainingAmounts: readonly number[],
): number[] {
  const percent = numberOf(benefit);
  const shares = lines.map(({ product, numerator, denominator }, lineIndex) => {
    const cut = portion(amounts.get(product) ?? 0, percent * numerator, 100 * denominator);
    return Math.min(remainingAmounts[lineIndex] ?? 0, cut);
  });
  const most = benefit.maks_benefit;
  return most > 0 && sum(shares) > most ? share(most, shares) : shares;
}

function amountShares({ benefit, times }: Given, remainingAmounts: readonly number[]): number[] {
  return share(Math.min(numberOf(benefit) * times, sum(remainingAmounts)), remainingAmounts);
}

export interface Gift {
  /** Null: not a product; `name` describes it. */
  readonly product: number | null;
  readonly name: string;
  readonly pieces: number;
}

/** The most pieces of one gift: as many as one row of an order may have. */
const MOST_GIVEN = 1_000_000;

/** The gifts of a benefit. `nameOf` gives undefined for a deleted product, which is then left out. */
export function giftsOf({ benefit, times }: Given, nameOf: (product: number) => string | undefined): Gift[] {
  const pieces = Math.min(MOST_GIVEN, Math.max(1, benefit.maks_benefit) * times);
  if (benefit.type === 'custom') return [{ product: null, name: `${benefit.value}`, pieces }];
  return giftIdsOf(benefit).flatMap((product) => {
    const name = nameOf(product);
    return name === undefined ? [] : [{ product, name, pieces }];
  });
}
