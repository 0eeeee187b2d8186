import { expect, it } from 'vitest';
import { add, change, remove } from '../../../core/tree/operations.ts';
import { cases, dice } from '../../../tests/property.ts';
import { firstBenefit } from './benefit-lines.ts';
import { skuOf, withBenefits, withoutTier } from './benefits.ts';
import type { ItemsCondition, SkuFilter, Tier } from './conditions.ts';
import { findingsOf } from './findings.ts';
import { BENEFITS, benefitsOf, LIMITS, sentOf, treeOf } from './promotion-tree.ts';
import { questionsOf } from './questions.ts';
import {
  addTier,
  removeTier,
  tiersOf,
  withGroup,
  withSkus,
  withSuperTier,
  withTable,
  withTiersOf,
} from './sku-filter.ts';
import { finishedOnly, randomConditions, sku, speech } from './testing-conditions.ts';
import { terms } from './words.ts';

it('a tree that is not edited sends what it was made of, also what nobody here knows', () => {
  const count = cases('conditions in a tree and out of it', 200);
  for (let seed = 1; seed <= count; seed++) {
    const value = finishedOnly(randomConditions(dice(seed)));
    const strange = structuredClone(value) as ItemsCondition & { data: { data: object[] }[] };
    Object.assign(strange.data[0] ?? {}, { id: 7, new_promo_id: 9 });
    Object.assign(strange.data[1]?.data.at(-1) ?? {}, { kept: [1] });
    const { value: sent } = sentOf(treeOf(strange).nodes);
    expect(sent.data, `seed ${seed}`).toEqual(strange.data);
  }
});

it('a filter without a kind is left out, and the paths name those that are sent', () => {
  const tree = treeOf(undefined);
  tree.commit(add(tree.nodes, 'customers', { leaf: { type: '' } }, LIMITS));
  const outcome = add(
    tree.nodes,
    'customers',
    { leaf: { type: 'sales', value: 'choose', items: [3] } },
    LIMITS,
  );
  tree.commit(outcome);
  const { value, ids } = sentOf(tree.nodes);
  expect(value.data[0]?.data[0]?.data).toEqual([{ type: 'sales', value: 'choose', items: [3] }]);
  expect(ids.get('data.0.data.0.data.0')).toBe('focus' in outcome ? outcome.focus : '');
});

it('a filter that is not finished is a hint, and has a path behind those that are sent', () => {
  const tree = treeOf(undefined);
  for (const type of ['', 'sales'] as const)
    tree.commit(
      add(tree.nodes, 'customers', { leaf: type ? { type, value: 'choose', items: [3] } : { type } }, LIMITS),
    );
  const { ids } = sentOf(tree.nodes);
  const found = findingsOf(tree.nodes).filter(({ tone }) => tone === 'hint');
  expect(found[0]?.text).toBe('Choose what this condition is about, or remove it.');
  expect(found[0]?.id).toBe(ids.get('data.0.data.0.data.1'));
});

it('a filter without a kind has a path in a group as well', () => {
  const tree = treeOf(undefined);
  const filter = { leaf: { type: 'sales', value: 'choose', items: [3] } } as const;
  const parts = [filter, { leaf: { type: '' } }] as const;
  tree.commit(add(tree.nodes, 'customers', { join: 'or', head: {}, parts }, LIMITS));
  const found = findingsOf(tree.nodes).filter(({ tone }) => tone === 'hint');
  expect(sentOf(tree.nodes).ids.get('data.0.data.1.data.1')).toBe(found[0]?.id);
});

it('there is a benefit for each tier, and none without a filter', () => {
  const tree = treeOf(undefined);
  expect(benefitsOf(tree.nodes)).toEqual([]);
  const added = withBenefits(
    tree.nodes,
    add(tree.nodes, 'products', { leaf: withSkus(sku, [1, 2]) }, LIMITS),
  );
  tree.commit(added);
  expect(benefitsOf(tree.nodes)).toEqual([
    { type_benefit: 'potongan-harga', type: 'percentage', value: 0, maks_benefit: 0, is_super_tier: '0' },
    { type_benefit: 'potongan-harga', type: 'percentage', value: 0, maks_benefit: 0, is_super_tier: '0' },
  ]);
  const id = 'focus' in added ? added.focus : '';
  tree.commit(withBenefits(tree.nodes, remove(tree.nodes, id)));
  expect(benefitsOf(tree.nodes)).toEqual([]);
  tree.undo();
  expect(benefitsOf(tree.nodes)).toHaveLength(2);
});

it('another group of skus begins its tiers anew', () => {
  const two = withSkus(sku, [1]);
  expect(two.items[0]?.data.map(({ value, is_active }) => [value, is_active])).toEqual([
    [0, 1],
    [0, 1],
  ]);
  expect(withGroup(two, 'kelipatan').items[0]?.data).toHaveLength(1);
  expect(withGroup(two, 'itemCampur').items[0]?.data.map(({ value }) => value)).toEqual([1]);
  expect(withGroup(two, 'itemCampurSpesifik').items[0]).toMatchObject({
    minimal_pembelian: 0,
    type_minimal_pembelian: 'qty',
  });
});

it('a super tier that gives nothing is not sent, and the next one keeps its tier', () => {
  const cut = (value: number, is_super_tier: '0' | '1') => ({
    type_benefit: 'potongan-harga' as const,
    type: 'percentage' as const,
    value,
    maks_benefit: 0,
    is_super_tier,
  });
  const tree = treeOf({ data: [], benefit: [cut(0, '0'), cut(0, '1'), cut(5, '1'), cut(0, '1')] });
  expect(sentOf(tree.nodes).value.benefit).toEqual([cut(0, '0'), { ...cut(5, '1'), tier_id: 2 }]);
});

it('a super tier has a quantity for each tier', () => {
  const three = withSuperTier(addTier(withSkus(sku, [1, 2]), [2]), true);
  expect(three.super_tier).toEqual([0, 0, 0]);
  expect(removeTier(three, [2], 2, false).super_tier).toEqual([0, 0]);
  expect(removeTier(three, [2], 0, false)).toBe(three);
  expect(withSuperTier(three, false)).not.toHaveProperty('super_tier');
});

it('a least of mixed items without a measure is said in pieces', () => {
  const items_campuran = { items: '', minimal_pembelian: 5, item_type: 'manufactur' };
  const data = [{ type: 'manufactur' as const, value: 'all' as const, items: [], items_campuran }];
  const tree = treeOf({
    data: [
      { type: 'products', is_active: 1, condition: 'and', data: [{ level: 1, condition: 'and', data }] },
    ],
    benefit: [],
  });
  const t = (text: string, values = {}) => `${text} ${JSON.stringify(values)}`;
  const said = terms(tree.nodes, {
    t,
    number: String,
    money: (value) => `Rp ${value}`,
    name: () => '',
    nameLimit: 3,
  });
  expect(said.join()).toContain('{count} pcs');
  expect(said.join()).not.toContain('Rp 5');
});

it('a tier removed from a stored promotion is sent as removed, its benefit goes, and those behind it move up', () => {
  const data = [10, 20, 30].map((value) => ({ ...tierOf(value) }));
  const value: ItemsCondition = {
    data: [
      {
        type: 'products',
        is_active: 1,
        condition: 'and',
        data: [{ level: 1, condition: 'and', data: [{ ...sku, items: [{ relation_id: 7, data }] }] }],
      },
    ],
    benefit: [5, 6, 7].map((percent) => ({ ...firstBenefit(), value: percent })),
  };
  const tree = treeOf(value);
  const found = skuOf(tree.nodes);
  if (!found) throw new Error('There is no filter of skus.');
  tree.commit(withBenefits(tree.nodes, withoutTier(tree.nodes, found, [7], 1, true)));
  const after = skuOf(tree.nodes)?.sku;
  expect(after?.items[0]?.data).toEqual([tierOf(10), { ...tierOf(20), is_deleted: true }, tierOf(30)]);
  expect(benefitsOf(tree.nodes).map(({ value }) => value)).toEqual([5, 7]);
  expect(terms(tree.nodes, speech)).toEqual(['Teh: Tier 1, mulai 10 pcs', 'Teh: Tier 2, mulai 30 pcs']);
  const fresh = withoutTier(tree.nodes, { id: found.id, sku: found.sku }, [7], 2, false);
  if ('refused' in fresh) throw new Error(fresh.refused);
  expect(fresh.changes).toHaveLength(2);
});

it('a tier that another sku has as well takes the last benefit with it, not its own', () => {
  const item = (relation_id: number, ...values: number[]) => ({ relation_id, data: values.map(tierOf) });
  const leaf: SkuFilter = { ...sku, items: [item(7, 5, 10, 20), item(8, 6, 12)] };
  const tree = treeOf(undefined);
  tree.commit(withBenefits(tree.nodes, add(tree.nodes, 'products', { leaf }, LIMITS)));
  const list = [10, 20, 30].map((percent) => ({ ...firstBenefit(), value: percent }));
  tree.commit(change(tree.nodes, BENEFITS, { leaf: { type: 'benefits', list } }));
  const found = skuOf(tree.nodes);
  if (!found) throw new Error('There is no filter of skus.');
  tree.commit(withBenefits(tree.nodes, withoutTier(tree.nodes, found, [7], 1, false)));
  expect(benefitsOf(tree.nodes).map(({ value }) => value)).toEqual([10, 20]);
});

it('excepted skus have no tiers: one benefit, and no words of them', () => {
  const leaf: SkuFilter = {
    ...sku,
    value: 'except',
    items: [{ relation_id: 7, data: [tierOf(5), tierOf(10)] }],
  };
  const tree = treeOf(undefined);
  tree.commit(withBenefits(tree.nodes, add(tree.nodes, 'products', { leaf }, LIMITS)));
  expect(benefitsOf(tree.nodes)).toHaveLength(1);
  expect(terms(tree.nodes, speech)).toEqual([]);
});

it('a tier that is off keeps its number in words', () => {
  const off = { ...tierOf(10), is_active: 0 as const };
  const leaf: SkuFilter = { ...sku, items: [{ relation_id: 7, data: [off, tierOf(20)] }] };
  const tree = treeOf(undefined);
  tree.commit(add(tree.nodes, 'products', { leaf }, LIMITS));
  expect(terms(tree.nodes, speech)).toEqual(['Teh: Tier 2, mulai 20 pcs']);
});

it('a tier that was removed and is added again has its benefit, a super tier too', () => {
  const tree = treeOf(undefined);
  const leaf: SkuFilter = withSuperTier(withSkus(sku, [7]), true);
  tree.commit(withBenefits(tree.nodes, add(tree.nodes, 'products', { leaf }, LIMITS)));
  const list = benefitsOf(tree.nodes).map((benefit, place) => ({ ...benefit, value: place + 1 }));
  tree.commit(change(tree.nodes, BENEFITS, { leaf: { type: 'benefits', list } }));
  const found = () => skuOf(tree.nodes) ?? { id: '', sku };
  const replace = (to: SkuFilter) =>
    tree.commit(withBenefits(tree.nodes, change(tree.nodes, found().id, { leaf: to })));
  const values = () => benefitsOf(tree.nodes).map(({ value }) => value);
  tree.commit(withBenefits(tree.nodes, withoutTier(tree.nodes, found(), [7], 1, false)));
  expect(values()).toEqual([1, 3]);
  replace(addTier(found().sku, [7]));
  expect(values()).toEqual([1, 2, 3, 4]);
  replace(withSuperTier(found().sku, false));
  expect(values()).toEqual([1, 2]);
  replace(withSuperTier(found().sku, true));
  expect(values()).toEqual([1, 2, 3, 4]);
});

it.each([false, true])(
  'a super tier goes with its tier, and so does its benefit; undo brings them back (stored: %s)',
  (isStored) => {
    const tree = treeOf(undefined);
    const data = [10, 20, 30].map(tierOf);
    const leaf: SkuFilter = { ...sku, items: [{ relation_id: 7, data }], super_tier: [100, 200, 300] };
    tree.commit(withBenefits(tree.nodes, add(tree.nodes, 'products', { leaf }, LIMITS)));
    const list = [5, 6, 7, 1, 2, 3].map((value, place) => ({
      ...firstBenefit(place < 3 ? '0' : '1'),
      value,
    }));
    tree.commit(change(tree.nodes, BENEFITS, { leaf: { type: 'benefits', list } }));
    const shown = () => [skuOf(tree.nodes)?.sku.super_tier, benefitsOf(tree.nodes).map(({ value }) => value)];
    const found = skuOf(tree.nodes);
    if (!found) throw new Error('There is no filter of skus.');
    tree.commit(withBenefits(tree.nodes, withoutTier(tree.nodes, found, [7], 1, isStored)));
    expect(shown()).toEqual([
      [100, 300],
      [5, 7, 1, 3],
    ]);
    tree.undo();
    expect(shown()).toEqual([
      [100, 200, 300],
      [5, 6, 7, 1, 2, 3],
    ]);
  },
);

it('mixed items have tiers of all together, which a new first item takes over', () => {
  const two = addTier(withSkus(withGroup(withSkus(sku, [7, 8]), 'itemCampur'), [7, 8]), [7]);
  expect(two.items.map(({ data }) => data.length)).toEqual([2, 2]);
  expect(tiersOf(two)).toBe(2);
  expect(removeTier(two, [7], 1, true).items.map(({ data }) => data[1]?.is_deleted)).toEqual([true, true]);
  const stated = { ...two, items: two.items.map((item, at) => (at === 0 ? item : { ...item, data: [] })) };
  expect(withSkus(stated, [8]).items[0]?.data).toEqual(two.items[0]?.data);
});

it('a sku that is added takes the tiers of its neighbour, without what a removed or stored one had', () => {
  const [ten, gone, twenty] = [tierOf(10), { ...tierOf(15), is_deleted: true }, { ...tierOf(20), id: 5 }];
  const own: SkuFilter = { ...sku, items: [{ relation_id: 1, data: [ten, gone, twenty] }] };
  const [kept, added] = withSkus(own, [1, 2]).items;
  expect(kept?.data).toEqual([ten, gone, twenty]);
  expect(added).toEqual({ relation_id: 2, data: [tierOf(10), tierOf(20)] });
  expect(withSkus(sku, [1]).items[0]?.data).toHaveLength(2);
  const least = { minimal_pembelian: 6, type_pembelian: 'qty', type_minimal_pembelian: 'nominal' } as const;
  const specific: SkuFilter = {
    ...sku,
    group: 'itemCampurSpesifik',
    items: [{ relation_id: 1, data: [tierOf(1)], ...least }],
  };
  expect(withSkus(specific, [1, 2]).items[1]).toEqual({ relation_id: 2, data: [], ...least });
});

const tierOf = (value: number): Tier => ({ value, type: 'qty', is_active: 1, type_condition: 'tiering' });

it('a sku that counts pieces in one tier and rupiah in another is asked about', () => {
  const asked = (second: Partial<Tier>) => {
    const leaf: SkuFilter = {
      ...sku,
      items: [{ relation_id: 7, data: [tierOf(10), { ...tierOf(20_000), ...second }] }],
    };
    const tree = treeOf(undefined);
    tree.commit(add(tree.nodes, 'products', { leaf }, LIMITS));
    return questionsOf(tree.nodes, speech).filter((line) => line.includes('in pcs and in Rp'));
  };
  expect(asked({ type: 'value' })).toHaveLength(1);
  expect([asked({}), asked({ type: 'value', is_active: 0 })]).toEqual([[], []]);
});

it('a table that is pasted fills skus downwards and tiers onwards; one sku gives its tiers to all', () => {
  const three = withSkus(sku, [1, 2, 3]);
  const filled = withTable(three, { ids: [2, 3], place: 1 }, [[20, 30], [200], [9]]);
  const values = ({ items }: SkuFilter) => items.map(({ data }) => data.map(({ value }) => value));
  expect(values(filled)).toEqual([
    [0, 0],
    [0, 20, 30],
    [0, 200],
  ]);
  // A removed tier keeps its place in what is sent.
  const gone = removeTier(filled, [2], 1, true);
  expect(values(withTable(gone, { ids: [2, 3], place: 1 }, [[40]]))[1]).toEqual([0, 20, 40]);
  const alike = withTiersOf(filled, 3, [1, 2, 3], true);
  expect(values(alike)).toEqual([
    [0, 200],
    [0, 200, 30],
    [0, 200],
  ]);
  expect(alike.items[1]?.data.map(({ is_deleted = false }) => is_deleted)).toEqual([false, false, true]);
  expect(values(withTiersOf(filled, 3, [1, 2], false))[1]).toEqual([0, 200]);
});
