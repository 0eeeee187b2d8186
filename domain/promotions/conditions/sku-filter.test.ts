import { expect, it } from 'vitest';
import { cases, dice } from '../../../tests/property.ts';
import { type Id, type SkuFilter, standingTiers, type Tier } from './conditions.ts';
import {
  addTier,
  removeTier,
  samenessOf,
  withGroup,
  withLeast,
  withSkus,
  withTable,
  withTier,
  withTiersOf,
} from './sku-filter.ts';

const EMPTY: SkuFilter = { type: 'sku', value: 'choose', group: 'tiering', items: [] };
const NONE = new Set<Id>();

const valuesOf = (sku: SkuFilter, id: Id) =>
  sku.items
    .filter(({ relation_id }) => relation_id === id)
    .flatMap(standingTiers)
    .map(({ value }) => value);
const idsOf = (items: SkuFilter['items']) => items.map(({ relation_id }) => relation_id);

it('skus of the same tiers share a table: those that most have, of equally many those of the first', () => {
  const four = withSkus(EMPTY, [1, 2, 3, 4]);
  const split = (sku: SkuFilter, apart: ReadonlySet<Id> = NONE) => {
    const { shared, own } = samenessOf(sku, apart);
    return [idsOf(shared), idsOf(own)];
  };
  expect(split(four)).toEqual([[1, 2, 3, 4], []]);
  expect(split(four, new Set([2]))).toEqual([[1, 3, 4], [2]]);
  expect(split(withTier(four, [1], 0, { value: 5 }))).toEqual([[2, 3, 4], [1]]);
  expect(split(withTier(four, [1, 2], 0, { value: 5 }))).toEqual([
    [1, 2],
    [3, 4],
  ]);
  expect(split(withTier(four, [1], 0, { type: 'value' }))).toEqual([[2, 3, 4], [1]]);
  expect(split(withTier(four, [1], 1, { is_active: 0 }))).toEqual([[2, 3, 4], [1]]);
  expect(split(four, new Set([1, 2, 3, 4]))).toEqual([[1, 2, 3, 4], []]);
  const least = withLeast(withGroup(four, 'itemCampurSpesifik'), [3], { minimal_pembelian: 6 });
  expect(split(least)).toEqual([[1, 2, 4], [3]]);
  const united = withTiersOf(least, 3, [4], false);
  expect(united.items.map(({ minimal_pembelian }) => minimal_pembelian)).toEqual([0, 0, 6, 6]);
  expect(united.items.map(({ data }) => data)).toEqual(least.items.map(({ data }) => data));
});

it('a sku that is added takes the tiers that most have', () => {
  const three = withTier(withSkus(EMPTY, [1, 2, 3]), [3], 0, { value: 9 });
  expect(valuesOf(withSkus(three, [1, 2, 3, 4]), 4)).toEqual([0, 0]);
  const two = withTier(withSkus(EMPTY, [1, 3]), [3], 0, { value: 9 });
  expect(valuesOf(withSkus(two, [1, 3, 4]), 4)).toEqual([9, 0]);
});

it('whatever is done in tables, each sku has the tiers of its own table', () => {
  const count = cases('tables of tiers for many skus', 400);
  for (let seed = 1; seed <= count; seed++) {
    const roll = dice(seed);
    const whole = (below: number) => Math.floor(roll() * below);
    const ids = Array.from({ length: 1 + whole(8) }, (_, place) => place + 1);
    const isStored = roll() < 0.5;
    const expected = new Map<Id, number[]>(ids.map((id) => [id, [0, 0]]));
    let sku = withRemoved(withSkus(EMPTY, ids), () => isStored && roll() < 0.3);
    const removedCounts = () => sku.items.map(({ data }) => data.filter(isRemoved).length);
    const removedBefore = removedCounts();
    for (let step = 0; step < 12; step++) {
      const of = roll() < 0.6 ? ids : ids.filter(() => roll() < 0.4);
      const place = whole(3);
      const like = ids[whole(ids.length)] ?? 1;
      const doings: readonly (() => void)[] = [
        () => {
          const value = whole(30);
          sku = withTier(sku, of, place, { value });
          for (const id of of) if (place < valuesAt(id).length) valuesAt(id)[place] = value;
        },
        () => {
          sku = addTier(sku, of);
          for (const id of of) valuesAt(id).push(0);
        },
        () => {
          sku = removeTier(sku, of, place, isStored);
          for (const id of of) if (place > 0) valuesAt(id).splice(place, 1);
        },
        () => {
          const row = [whole(30), whole(30)];
          sku = withTable(
            sku,
            { ids: of, place },
            of.map(() => row),
          );
          for (const id of of) {
            while (valuesAt(id).length < place + 2) valuesAt(id).push(0);
            valuesAt(id).splice(place, 2, ...row);
          }
        },
        () => {
          sku = withTiersOf(sku, like, of, isStored);
          for (const id of of) expected.set(id, [...valuesAt(like)]);
        },
      ];
      doings[whole(doings.length)]?.();
    }
    expect(
      ids.map((id) => valuesOf(sku, id)),
      `seed ${seed}`,
    ).toEqual(ids.map((id) => valuesAt(id)));
    for (const [itemIndex, removed] of removedCounts().entries())
      expect(removed, `seed ${seed}: what was removed stays stored`).toBe(removedBefore[itemIndex]);
    const { shared, own } = samenessOf(sku, NONE);
    expect([...shared, ...own].map(({ relation_id }) => relation_id).sort()).toEqual(ids);
    function valuesAt(id: Id): number[] {
      return expected.get(id) ?? [];
    }
  }
});

const REMOVED = {
  value: 99,
  type: 'qty',
  is_active: 1,
  type_condition: 'tiering',
  is_deleted: true,
} as const;
const isRemoved = ({ value, is_deleted }: Tier) => is_deleted === true && value === REMOVED.value;

/** Stored tiers that were removed, before or between those that stand. */
const withRemoved = (sku: SkuFilter, isHere: () => boolean): SkuFilter => ({
  ...sku,
  items: sku.items.map((item) => ({
    ...item,
    data: item.data.flatMap((tier) => (isHere() ? [REMOVED, tier] : [tier])),
  })),
});
