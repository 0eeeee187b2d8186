import { expect, it } from 'vitest';
import { cases, dice } from '../../../tests/property.ts';
import { BENEFIT_TYPES, firstBenefit, superTiersOf, withBenefitType, withValues } from './benefit-lines.ts';
import type { Benefit, BenefitType } from './conditions.ts';
import { randomConditions } from './testing-conditions.ts';

const TYPES = Object.keys(BENEFIT_TYPES) as BenefitType[];
const RESETS = {
  'potongan-harga': { type: 'percentage', value: '0', maks_benefit: 0 },
  'free-gift': { type: 'custom', value: '', maks_benefit: 1 },
  voucher: { type: 'custom', value: '', maks_benefit: 0 },
  cn: { type: 'custom', value: '', maks_benefit: 0 },
};

it('however often the type of a benefit changes, its line stays that of its tier', () => {
  const count = cases('changes of the type of a benefit', 300);
  for (let seed = 1; seed <= count; seed++) {
    const roll = dice(seed);
    const stored = randomConditions(roll).benefit.map((benefit, place): Benefit & { id: number } => ({
      ...benefit,
      id: 100 + place,
      tier_id: place + 1,
    }));
    let list: readonly Benefit[] = stored;
    for (let step = 0; step < 8; step++) {
      const changed = Math.floor(roll() * list.length);
      const type_benefit = TYPES[Math.floor(roll() * TYPES.length)] as BenefitType;
      list = list.map((benefit, place) =>
        place === changed ? withBenefitType(benefit, type_benefit) : benefit,
      );
      if (list.length > 0) expect(list[changed]).toMatchObject({ type_benefit, ...RESETS[type_benefit] });
    }
    const belongingOf = ({ is_super_tier, tier_id, ...rest }: Benefit & { id?: number }) => ({
      is_super_tier,
      tier_id,
      id: rest.id,
    });
    expect(list.map(belongingOf), `seed ${seed}`).toEqual(stored.map(belongingOf));
    expect(superTiersOf(list)).toEqual(superTiersOf(stored));
  }
});

it('numbers go down the lines from one on; what is given in words stays', () => {
  const words: Benefit = { ...firstBenefit(), type_benefit: 'cn', type: 'custom', value: 'Payung' };
  const list = [firstBenefit(), firstBenefit(), words, firstBenefit()];
  expect(withValues(list, 1, [5, 7, 9, 11]).map(({ value }) => value)).toEqual([0, 5, 'Payung', 9]);
});
