import { expect, it } from 'vitest';
import { change } from '../../../core/tree/operations.ts';
import { cases, dice } from '../../../tests/property.ts';
import { withBenefits } from './benefits.ts';
import type { Filter, ItemsCondition } from './conditions.ts';
import { conditionsOfRead } from './conditions-of-read.ts';
import {
  BENEFITS,
  benefitsOf,
  copied,
  isFilter,
  type PromotionTree,
  sentValueOf,
  treeOf,
} from './promotion-tree.ts';
import type { PromoCondition, PromoValueData, ReadBack } from './read-back.ts';
import { type Names, readOfConditions } from './read-of-conditions.ts';
import { withLeast } from './sku-filter.ts';
import { randomRead } from './testing-read.ts';

const names: Names = {
  name: (type, id) => `${type} ${id}`,
  product: (id) => ({ id, name: `sku ${id}`, sku_code: `S${id}`, price: 1000, manufacturer_code: 'M' }),
};
const opened = (read: ReadBack): PromotionTree => treeOf(conditionsOfRead(structuredClone(read)));

it('what is read in any stated shape is what is sent, but for what is named', () => {
  const count = cases('stated shapes read and sent', 300);
  for (let seed = 1; seed <= count; seed++) {
    const read = randomRead(dice(seed));
    const again = readOfConditions(sentValueOf(opened(read).nodes), names);
    expect(saidBy(again), `seed ${seed}`).toEqual(saidBy(read));
  }
});

/** What an answer says, without the words that other servers may choose, and without what an update leaves out. */
function saidBy({ promo_condition, benefit, super_tier }: ReadBack) {
  const isSuper = (flag: unknown) => [true, 1, '1'].includes(flag as 1);
  const standing = benefit.filter(
    ({ is_super_tier, type, value, is_deleted }) =>
      !is_deleted && !(isSuper(is_super_tier) && type !== 'item' && Number(value) <= 0),
  );
  return {
    blocks: Object.fromEntries(promo_condition.map((block) => [block.type, blockSaid(block)])),
    benefit: standing.map(({ tier_id, ...line }) => ({
      ...line,
      ...(isSuper(line.is_super_tier) && { tier_id }),
      is_super_tier: isSuper(line.is_super_tier),
      maks_benefit: line.type === 'amount' ? 0 : line.maks_benefit,
      itemFree: line.itemFree ?? [],
    })),
    super_tier,
  };
}

const blockSaid = ({ promo_value, ...block }: PromoCondition) => ({
  ...block,
  groups: promo_value.map(({ name: _, parent: __, data, ...group }) => ({
    ...group,
    data: data.filter(isFinished).map(({ group: ___, promo_value_detail, ...filter }) => ({
      ...filter,
      value: filter.value === 'selection' ? 'choose' : filter.value,
      details: promo_value_detail.map(({ promo_tier = [], ...detail }) => ({
        ...detail,
        // The stated answer tells the only tier of mixed items beside the products.
        tiers: promo_tier.length === 1 && filter.promo_item_campur ? [] : promo_tier,
      })),
    })),
  })),
});

/** A filter that chooses nothing is not finished, so it is not sent. */
const isFinished = ({ value, promo_value_detail: details }: PromoValueData) =>
  value === 'all' || details.length > 0;

it('of a promotion in which one field is changed all else is sent as it was', () => {
  const count = cases('stated shapes with one change', 300);
  for (let seed = 1; seed <= count; seed++) {
    const roll = dice(seed);
    const tree = opened(randomRead(roll));
    const before = sentValueOf(tree.nodes);
    const changedId = changeOne(tree, roll);
    if (changedId === undefined) continue;
    const differing = differences(before, sentValueOf(tree.nodes));
    const places = new Set(
      differing.map((path) => path.replace(/\.(items|value|condition|data)(\..*)?$/, '')),
    );
    expect([...places].length, `seed ${seed}: ${differing.join(' ')}`).toBeLessThanOrEqual(1);
    expect(differing.length, `seed ${seed}`).toBeGreaterThan(0);
  }
});

/** Changes one thing of one node, and says of which. */
function changeOne(tree: PromotionTree, roll: () => number): string | undefined {
  const { nodes } = tree;
  const ids = [...nodes.keys()].filter((id) => nodes.get(id)?.kind === 'leaf');
  const id = ids[Math.floor(roll() * ids.length)] ?? '';
  const node = nodes.get(id);
  if (node?.kind !== 'leaf') return undefined;
  if (id === BENEFITS) {
    const list = benefitsOf(nodes).map((line, place) =>
      place === 0 && 'id' in line && line.type_benefit !== 'free-gift' ? { ...line, value: 777 } : line,
    );
    if (list[0]?.value !== 777) return undefined;
    tree.commit(withBenefits(nodes, change(nodes, id, { leaf: { type: 'benefits', list } })));
    return id;
  }
  if (!isFilter(node.leaf)) return undefined;
  const leaf = changedFilter(node.leaf);
  if (leaf === node.leaf) return undefined;
  tree.commit(withBenefits(nodes, change(nodes, id, { leaf })));
  return id;
}

function changedFilter(filter: Filter): Filter {
  if (filter.type !== 'sku') return { ...filter, items: [...filter.items, 99] };
  const [first] = filter.items;
  if (!first) return filter;
  return withLeast(filter, [first.relation_id], { minimal_pembelian: 98 });
}

/** The paths at which two values differ. */
function differences(a: unknown, b: unknown, path = ''): string[] {
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return Object.is(a, b) ? [] : [path];
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  const valueAt = (value: object, key: string) => (value as Record<string, unknown>)[key];
  return [...keys].flatMap((key) => differences(valueAt(a, key), valueAt(b, key), `${path}.${key}`));
}

it('a super tier whose benefit was not sent has a line of 0 when it is opened again', () => {
  const cut = { type_benefit: 'potongan-harga' as const, type: 'percentage' as const, maks_benefit: 0 };
  const tier = (value: number) => ({
    value,
    type: 'qty' as const,
    is_active: 1 as const,
    type_condition: 'tiering' as const,
  });
  const read: ReadBack = {
    promo_condition: [
      {
        type: 'products',
        level: 1,
        condition: 'and',
        is_active: 1,
        promo_value: [
          {
            name: '1',
            condition: 'and',
            data: [
              {
                type: 'sku',
                value: 'choose',
                promo_value_detail: [{ product_details: names.product(7), promo_tier: [tier(5), tier(9)] }],
              },
            ],
          },
        ],
      },
    ],
    benefit: [
      { ...cut, value: 5, is_super_tier: 0, tier_id: 1 },
      { ...cut, value: 9, is_super_tier: 1, tier_id: 2 },
    ],
    super_tier: [1, 2].map((place) => ({ tier: place, qty: 10 * place })),
  };
  const tree = opened(read);
  const lines = benefitsOf(tree.nodes).map(({ value, is_super_tier }) => [value, is_super_tier]);
  expect(lines).toEqual([
    [5, '0'],
    [0, '0'],
    [0, '1'],
    [9, '1'],
  ]);
  expect(sentValueOf(tree.nodes).benefit).toEqual([
    { ...cut, value: 5, is_super_tier: '0' },
    { ...cut, value: 9, is_super_tier: '1', tier_id: 2 },
  ]);
});

it('a benefit of a super tier that is gone does not move up', () => {
  const ofTier = (value: number, tier_id: number) => ({
    type_benefit: 'potongan-harga' as const,
    type: 'percentage' as const,
    value,
    maks_benefit: 0,
    is_super_tier: 1 as const,
    tier_id,
  });
  const super_tier = [1, 2].map((place) => ({ tier: place, qty: 10 * place }));
  const read = conditionsOfRead({
    promo_condition: [],
    benefit: [ofTier(5, 1), ofTier(9, 3)],
    super_tier,
  });
  expect(read.benefit.map(({ value, tier_id }) => [value, tier_id])).toEqual([
    [5, 1],
    [9, 3],
  ]);
});

it('a copy of a promotion has no ids but those of its own blocks and their main groups', () => {
  const own = opened(randomRead(dice(1)));
  const other = conditionsOfRead(randomRead(dice(2)));
  own.commit(copied(own.nodes, other));
  const sent = sentValueOf(own.nodes);
  const withoutBlocks = ({ data }: ItemsCondition) =>
    data.map((block) => [block.data[0]?.data, block.data.slice(1)]);
  expect(JSON.stringify([withoutBlocks(sent), sent.benefit])).not.toMatch(
    /"(id|promo_condition_id|new_promo_id)"/,
  );
  expect(sent.data.map((block) => 'id' in block && 'new_promo_id' in block)).toEqual([true, true]);
});
