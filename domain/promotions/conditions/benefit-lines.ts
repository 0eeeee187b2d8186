/** The lines of benefits: one for each tier while they are edited, and those of them that are sent. */
import type { Benefit, BenefitType } from './conditions.ts';

export const firstBenefit = (is_super_tier: '0' | '1' = '0'): Benefit => ({
  type_benefit: 'potongan-harga',
  type: 'percentage',
  value: 0,
  maks_benefit: 0,
  is_super_tier,
});

/** Stands for a tier of which a stored promotion says nothing; it is sent once it has been changed. */
const UNSAID: Readonly<Record<'0' | '1', Benefit>> = { '0': firstBenefit('0'), '1': firstBenefit('1') };

/** As what each may be given. */
export const BENEFIT_TYPES: Readonly<Record<BenefitType, readonly Benefit['type'][]>> = {
  'potongan-harga': ['percentage', 'amount'],
  'free-gift': ['custom', 'instock'],
  voucher: ['custom', 'percentage', 'amount'],
  cn: ['custom', 'percentage', 'amount'],
};

/** Another sort of benefit begins anew: its type and its value. The line stays that of its tier, with what else it says of itself. */
export function withBenefitType(benefit: Benefit, type_benefit: BenefitType): Benefit {
  if (type_benefit === 'potongan-harga')
    return { ...benefit, type_benefit, type: 'percentage', value: '0', maks_benefit: 0 };
  const maks_benefit = type_benefit === 'free-gift' ? 1 : 0;
  return { ...benefit, type_benefit, type: 'custom', value: '', maks_benefit };
}

/** The lines from one on, worth these numbers; a line that is given in words, or as products, keeps what it says. */
export const withValues = (list: readonly Benefit[], from: number, values: readonly number[]): Benefit[] =>
  list.map((benefit, benefitIndex) => {
    const value = values[benefitIndex - from];
    const isNumber = benefit.type === 'percentage' || benefit.type === 'amount';
    return value === undefined || !isNumber ? benefit : { ...benefit, value };
  });

/** Whether the benefit is described in words. A custom value of digits alone is an amount. */
export const isWords = ({ type, value }: Benefit): boolean =>
  type === 'custom' && !/^\d+$/.test(`${value}`.trim());

/** The number of a percentage or an amount: the whole part of a decimal number; 0 for any other text. A percentage is at most 100. */
export function numberOf(benefit: Benefit): number {
  const digits = /^(\d+)(\.\d*)?$/.exec(`${benefit.value}`.trim())?.[1];
  const number = isWords(benefit) ? 0 : Number(digits ?? 0);
  if (!Number.isSafeInteger(number)) return 0;
  return benefit.type === 'percentage' ? Math.min(100, number) : number;
}

/** The products that are given, where they are named by their ids: each once. */
export const giftIdsOf = ({ type, value }: Benefit): readonly number[] =>
  type === 'instock' ? [...new Set(`${value}`.split(',').map(Number))].filter(Number.isInteger) : [];

export const givesNothing = (benefit: Benefit): boolean =>
  benefit.type_benefit === 'free-gift' || isWords(benefit)
    ? `${benefit.value}`.trim() === ''
    : numberOf(benefit) === 0;

/** A super tier of 0 or less is not sent. What is no number at all is sent, to be refused. */
export const isUnsent = ({ type_benefit, is_super_tier, value }: Benefit): boolean =>
  is_super_tier === '1' && type_benefit !== 'free-gift' && Number(`${value}`.trim()) <= 0;

/** A tier that gives nothing: one of a stored promotion that says nothing of it, or a super tier of 0. */
export const isUnsaid = (benefit: Benefit): boolean => benefit === UNSAID['0'] || isUnsent(benefit);

/** The super tier of each benefit, from 1: the one that it names, else the next; of those that are of none undefined. */
export function superTiersOf(list: readonly Benefit[]): readonly (number | undefined)[] {
  let last = 0;
  return list.map(({ is_super_tier, tier_id = 0 }) => {
    if (is_super_tier !== '1') return undefined;
    last = Math.max(tier_id, last + 1);
    return last;
  });
}

/** A line for each tier, plain ones first; what is there beyond the tiers stays. */
export function openedBenefits(list: readonly Benefit[], tiers: number, supers: number): readonly Benefit[] {
  const standing = list.filter(({ is_deleted }) => !is_deleted);
  const plain = standing.filter(({ is_super_tier }) => is_super_tier === '0');
  const superLines: Benefit[] = [];
  superTiersOf(standing).forEach((tier, benefitIndex) => {
    const { tier_id: _, ...benefit } = standing[benefitIndex] as Benefit;
    if (tier !== undefined) superLines[tier - 1] = benefit;
  });
  return [...padded(plain, tiers, UNSAID['0']), ...padded(superLines, supers, UNSAID['1'])];
}

const padded = (lines: readonly (Benefit | undefined)[], count: number, fill: Benefit): readonly Benefit[] =>
  Array.from({ length: Math.max(lines.length, count) }, (_, place) => lines[place] ?? fill);

/** The line of the benefit that is sent at a place. */
export function lineOfSent(list: readonly Benefit[], place: number): number | undefined {
  const lines = [...list.keys()].filter((line) => sentBenefits(list.slice(line, line + 1)).length > 0);
  return lines[place];
}

/** What is sent and stored. An amount has no most; super tiers that give nothing are left out, the others name theirs. */
export function sentBenefits(list: readonly Benefit[]): Benefit[] {
  const standing = list.filter(({ is_deleted }) => !is_deleted);
  const superTiers = superTiersOf(standing);
  return standing.flatMap((benefit, benefitIndex) => {
    const tier_id = superTiers[benefitIndex];
    if (isUnsaid(benefit)) return [];
    const uncapped = benefit.type === 'amount' ? { ...benefit, maks_benefit: 0 } : benefit;
    return [tier_id === undefined ? uncapped : { ...uncapped, tier_id }];
  });
}
