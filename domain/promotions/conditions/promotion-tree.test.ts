import { expect, it } from 'vitest';
import { cases, dice } from '../../../tests/property.ts';
import { firstBenefit } from './benefit-lines.ts';
import { skuOf, withBenefits, withoutTier } from './benefits.ts';
import { checkConditions } from './check-conditions.ts';
import type { ItemsCondition, SentConditions, SkuFilter, Tier } from './conditions.ts';
import { findingsOf, unnamedTiers } from './findings.ts';
import { BENEFITS, benefitsOf, LIMITS, sentOf, treeOf } from './promotion-tree.ts';
import { questionsOf } from './questions.ts';
import { addTier, removeTier, tiersOf, withGroup, withSkus, withSuperTier } from './sku-filter.ts';
import { finishedOnly, randomConditions } from './testing-conditions.ts';
import { add, change, remove } from './tree/operations.ts';
import { type Speech, terms } from './words.ts';

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

const sku: SkuFilter = { type: 'sku', value: 'choose', group: 'tiering', items: [] };

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

it.each([
  [{ value: 101 }, 'At most 100 percent.'],
  [{ value: 100 }, undefined],
  [{ type: 'amount', value: 101 }, undefined],
  [{ type_benefit: 'free-gift', type: 'custom', value: ' ' }, 'Say what is given.'],
  [{ type_benefit: 'free-gift', type: 'instock', value: '' }, 'Say what is given.'],
  [{ type_benefit: 'free-gift', type: 'instock', value: '3' }, undefined],
  [{ type_benefit: 'cn', type: 'instock', value: '3' }, 'A benefit of this kind is not given in this way.'],
  [{ type: 'custom', value: '3' }, 'A benefit of this kind is not given in this way.'],
  [{ type_benefit: 'free-gift', value: 3 }, 'A benefit of this kind is not given in this way.'],
] as const)('a benefit %j is refused: %s', (patch, text) => {
  const { data } = products('and', brand('choose', 1));
  const problems = checkConditions({ data, benefit: [{ ...firstBenefit(), ...patch }] }).problems;
  expect(problems.map(({ message }) => message)).toEqual(text === undefined ? [] : [text]);
});

it.each([
  [{ value: 2.5 }, true],
  [{ value: '2.5' }, true],
  [{ value: -5 }, true],
  [{ value: '5.00' }, true],
  [{ value: '1e2' }, true],
  [{ value: ' 5 ' }, false],
  [{ value: 5, maks_benefit: 1.5 }, true],
  [{ type_benefit: 'cn', type: 'custom', value: '2,5 kg gula' }, false],
] as const)('a number of a benefit is whole: %j', (patch, isWrong) => {
  const { data } = products('and', brand('choose', 1));
  const problems = checkConditions({ data, benefit: [{ ...firstBenefit(), ...patch }] }).problems;
  expect(problems.map(({ message }) => message)).toEqual(
    isWrong ? ['Type whole numbers, without a sign or decimals.'] : [],
  );
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
  const three = withSuperTier(addTier(withSkus(sku, [1, 2]), 2), true);
  expect(three.super_tier).toEqual([0, 0, 0]);
  expect(removeTier(three, 2, 2, false).super_tier).toEqual([0, 0]);
  expect(removeTier(three, 2, 0, false)).toBe(three);
  expect(withSuperTier(three, false)).not.toHaveProperty('super_tier');
});

const products = (condition: 'and' | 'or', ...data: object[]) =>
  ({
    data: [{ type: 'products', is_active: 1, condition, data: [{ level: 1, condition, data }] }],
    benefit: [{ type_benefit: 'cn', type: 'amount', value: 1, maks_benefit: 0, is_super_tier: '0' }],
  }) as unknown as ItemsCondition;
const brand = (value: string, ...items: number[]) => ({ type: 'manufactur', value, items });

it.each([
  ['and', [brand('choose', 1), brand('choose', 2)], 'No product can meet these conditions.'],
  ['and', [brand('choose', 1), brand('except', 1, 2)], 'No product can meet these conditions.'],
  ['and', [brand('choose', 1, 2), brand('except', 1)], undefined],
  ['or', [brand('choose', 1), brand('choose', 2)], undefined],
  ['or', [brand('except', 1), brand('choose', 1)], 'Every product meets these conditions.'],
  ['or', [brand('choose', 1), brand('all')], 'Every product meets these conditions.'],
  ['and', [brand('choose')], 'Choose at least one.'],
  ['and', [withSkus(sku, [1])], 'Say how much has to be bought.'],
] as const)('%s of %j is found: %s', (condition, data, text) => {
  const found = findingsOf(treeOf(products(condition, ...data)).nodes);
  expect(found.map((one) => one.text)).toEqual(text === undefined ? [] : [text]);
});

it('the server refuses what the editor does not make', () => {
  const check = (value: SentConditions) =>
    checkConditions(value).problems.map(({ path, message }) => [path, message]);
  expect(check(products('and', brand('choose', 1)))).toEqual([]);
  expect(check(products('and', { type: 'sales', value: 'all', items: [] }))).toEqual([
    ['data.0.data.0.data.0', 'This part is neither a filter nor a group.'],
  ]);
  const nested = { level: 2, condition: 'and', data: [withSkus(sku, [1])] };
  expect(check(products('and', brand('choose', 1), nested))).toEqual([
    ['data.0.data.0.data.1.data.0', 'SKU stands only in the main group.'],
  ]);
  expect(check(products('and', { ...nested, condition: undefined }))).toEqual([
    ['data.0.data.0.data.0', 'This part is neither a filter nor a group.'],
  ]);
  expect(check(products('and', { type: 'sku', value: 'choose', items: [1] }))).toEqual([
    ['data.0.data.0.data.0', 'This part is neither a filter nor a group.'],
  ]);
  const many = Array.from({ length: 2100 }, (_, at) => brand('choose', at + 1));
  expect(check(products('or', ...many))).toEqual([['', 'These conditions have too many parts.']]);
  // Fewer letters than a million, but of three bytes each.
  const gift = { type_benefit: 'free-gift', type: 'custom', value: '字'.repeat(400_000) } as const;
  expect(check({ ...products('and', brand('choose', 1)), benefit: [gift] })).toEqual([
    ['', 'These conditions are too large.'],
  ]);
});

it('a benefit that says neither its limit nor its tier has no limit and is of the plain tiers', () => {
  const given = { type_benefit: 'potongan-harga', type: 'percentage', value: 5 } as const;
  const { data } = products('and', brand('choose', 1));
  expect(checkConditions({ data, benefit: [given] }).conditions?.benefit).toEqual([
    { ...given, maks_benefit: 0, is_super_tier: '0' },
  ]);
});

it('benefits of which none gives anything are told, and keep nobody from saving', () => {
  const benefit = (value: number) => ({
    type_benefit: 'potongan-harga' as const,
    type: 'percentage' as const,
    value,
    maks_benefit: 0,
    is_super_tier: '0' as const,
  });
  const found = (...values: number[]) => {
    const { value } = sentOf(treeOf(undefined).nodes);
    return findingsOf(treeOf({ ...value, benefit: values.map(benefit) }).nodes);
  };
  expect(found(0, 0)).toEqual([
    { id: 'benefits', tone: 'warning', text: 'As it stands this promotion gives nothing.' },
  ]);
  expect(found(0, 5)).toEqual([]);
  expect(found(5, 10, 7)).toEqual([
    { id: 'benefits', tone: 'warning', text: 'A higher tier gives less than the one before it.' },
  ]);
});

it.each([
  [
    [
      [5, 'qty', 1],
      [10, 'qty', 1],
    ],
    [100, 200],
    [],
  ],
  [
    [
      [5, 'qty', 0],
      [10, 'qty', 0],
    ],
    [],
    ['All tiers of a product are off.'],
  ],
  [
    [
      [5, 'qty', 1],
      [10000, 'value', 1],
    ],
    [],
    ['The tiers of a product count pieces and rupiah.'],
  ],
  [[[5, 'qty', 1]], [200, 100], ['A higher super tier needs more than the one before it.']],
] as const)('tiers %j with super tiers %j: %j', (tiers, super_tier, texts) => {
  const data = tiers.map(([value, type, is_active]) => ({
    value,
    type,
    is_active,
    type_condition: 'tiering' as const,
  }));
  const tiered = {
    type: 'sku',
    value: 'choose',
    group: 'tiering',
    items: [{ relation_id: 1, data }],
    super_tier,
  };
  const found = findingsOf(treeOf(products('and', tiered)).nodes).filter(({ line }) => line === undefined);
  expect(found).toEqual(texts.map((text) => expect.objectContaining({ tone: 'warning', text })));
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
  tree.commit(withBenefits(tree.nodes, withoutTier(tree.nodes, found, 7, 1, true)));
  const after = skuOf(tree.nodes)?.sku;
  expect(after?.items[0]?.data).toEqual([tierOf(10), { ...tierOf(20), is_deleted: true }, tierOf(30)]);
  expect(benefitsOf(tree.nodes).map(({ value }) => value)).toEqual([5, 7]);
  expect(terms(tree.nodes, speech)).toEqual(['Teh: Tier 1, mulai 10 pcs', 'Teh: Tier 2, mulai 30 pcs']);
  const fresh = withoutTier(tree.nodes, { id: found.id, sku: found.sku }, 7, 2, false);
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
  tree.commit(withBenefits(tree.nodes, withoutTier(tree.nodes, found, 7, 1, false)));
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
  tree.commit(withBenefits(tree.nodes, withoutTier(tree.nodes, found(), 7, 1, false)));
  expect(values()).toEqual([1, 3]);
  replace(addTier(found().sku, 7));
  expect(values()).toEqual([1, 2, 3, 4]);
  replace(withSuperTier(found().sku, false));
  expect(values()).toEqual([1, 2]);
  replace(withSuperTier(found().sku, true));
  expect(values()).toEqual([1, 2, 3, 4]);
});

it('mixed items have tiers of all together, which a new first item takes over', () => {
  const two = addTier(withSkus(withGroup(withSkus(sku, [7, 8]), 'itemCampur'), [7, 8]), 7);
  expect(two.items.map(({ data }) => data.length)).toEqual([2, 2]);
  expect(tiersOf(two)).toBe(2);
  expect(removeTier(two, 7, 1, true).items.map(({ data }) => data[1]?.is_deleted)).toEqual([true, true]);
  const stated = { ...two, items: two.items.map((item, at) => (at === 0 ? item : { ...item, data: [] })) };
  expect(withSkus(stated, [8]).items[0]?.data).toEqual(two.items[0]?.data);
});

it('before a server without names of super tiers a 0 below one that gives is an error at its row', () => {
  const lines = [5, 0, 7, 0].map((value, place) => ({
    ...firstBenefit(place === 0 ? '0' : '1'),
    value,
  }));
  expect(unnamedTiers(lines).map(({ tone, line }) => [tone, line])).toEqual([['error', 1]]);
  expect(unnamedTiers(lines.slice(0, 2))).toEqual([]);
});

const said = (...parts: object[]) => questionsOf(treeOf(products('and', ...parts)).nodes, speech);
const gives = brand('choose', 1);

it('what is not finished is asked about once, with the sentence as it will be', () => {
  expect(said(gives)).toEqual([]);
  expect(said(gives, { type: 'kategori', value: 'choose', items: [] })).toEqual([
    'Not finished, so left out: Kategori: ….',
    'Every shop gets it.',
    'It is about: Manufaktur: Teh',
  ]);
  expect(said(brand('except'))).toEqual([
    'Not finished, so left out: Manufaktur kecuali ….',
    'Every shop gets it.',
    'It is for every product.',
  ]);
});

it('a promotion that gives nothing is asked about, also one without any filter', () => {
  const gone = treeOf(products('and', gives));
  gone.commit(change(gone.nodes, BENEFITS, { leaf: { type: 'benefits', list: [firstBenefit()] } }));
  const nothing = 'As it stands this promotion gives nothing.';
  expect(questionsOf(gone.nodes, speech).at(-1)).toBe(nothing);
  const empty = treeOf(undefined);
  expect(questionsOf(empty.nodes, speech).at(-1)).toBe(nothing);
  expect(checkConditions(sentOf(empty.nodes).value).problems).toEqual([]);
});

it('a group of which nothing would be left is an error, one that was left empty a warning', () => {
  const inGroup = (...parts: { leaf: { type: '' } | typeof sku }[]) => {
    const tree = treeOf(undefined);
    tree.commit(add(tree.nodes, 'products', { join: 'or', head: {}, parts }, LIMITS));
    return findingsOf(tree.nodes).map(({ tone, text }) => [tone, text]);
  };
  expect(inGroup()).toEqual([['warning', 'This group is empty: it changes nothing.']]);
  expect(inGroup({ leaf: { type: '' } })).toEqual([
    ['hint', 'Choose what this condition is about, or remove it.'],
    ['error', 'Nothing of this group is finished: choose something, or remove the group.'],
  ]);
});

const tierOf = (value: number): Tier => ({ value, type: 'qty', is_active: 1, type_condition: 'tiering' });
const speech: Speech = {
  t: (text, values = {}) =>
    Object.entries(values).reduce((said, [name, to]) => said.replace(`{${name}}`, String(to)), text),
  number: String,
  money: (value) => `Rp ${value}`,
  nameLimit: 3,
  name: () => 'Teh',
};

it('a sku that is added takes the tiers of its neighbour, without what a removed or stored one had', () => {
  const [ten, gone, twenty] = [tierAt(10), { ...tierAt(15), is_deleted: true }, { ...tierAt(20), id: 5 }];
  const own: SkuFilter = { ...sku, items: [{ relation_id: 1, data: [ten, gone, twenty] }] };
  const [kept, added] = withSkus(own, [1, 2]).items;
  expect(kept?.data).toEqual([ten, gone, twenty]);
  expect(added).toEqual({ relation_id: 2, data: [tierAt(10), tierAt(20)] });
  expect(withSkus(sku, [1]).items[0]?.data).toHaveLength(2);
  const least = { minimal_pembelian: 6, type_pembelian: 'qty', type_minimal_pembelian: 'nominal' } as const;
  const specific: SkuFilter = {
    ...{ ...sku, group: 'itemCampurSpesifik' },
    items: [{ relation_id: 1, data: [tierAt(1)], ...least }],
  };
  expect(withSkus(specific, [1, 2]).items[1]).toEqual({ relation_id: 2, data: [], ...least });
});

function tierAt(value: number): Tier {
  return { value, type: 'qty', is_active: 1, type_condition: 'tiering' };
}
