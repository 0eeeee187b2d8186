import { expect, it } from 'vitest';
import { add, change } from '../../../core/tree/operations.ts';
import { firstBenefit } from './benefit-lines.ts';
import { checkConditions } from './check-conditions.ts';
import type { ItemsCondition, SentConditions } from './conditions.ts';
import { findingsOf, unnamedTiers } from './findings.ts';
import { BENEFITS, LIMITS, sentOf, treeOf } from './promotion-tree.ts';
import { questionsOf } from './questions.ts';
import { withSkus } from './sku-filter.ts';
import { sku, speech } from './testing-conditions.ts';

it.each([
  [{ value: 101 }, 'At most 100 percent.'],
  [{ value: 100 }, undefined],
  [{ type: 'amount', value: 101 }, undefined],
  [{ type_benefit: 'free-gift', type: 'custom', value: ' ' }, 'Say what is given.'],
  [{ type_benefit: 'cn', type: 'custom', value: 'g'.repeat(256) }, 'At most 255 characters.'],
  [{ type_benefit: 'cn', type: 'custom', value: 'g'.repeat(255) }, undefined],
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

const products = (condition: 'and' | 'or', ...data: object[]) =>
  ({
    data: [{ type: 'products', is_active: 1, condition, data: [{ level: 1, condition, data }] }],
    benefit: [{ type_benefit: 'cn', type: 'amount', value: 1, maks_benefit: 0, is_super_tier: '0' }],
    // Parts that are none are tried too.
  }) as unknown as ItemsCondition;
const NO_PRODUCT = 'No product can meet these conditions.';
const ALL_PRODUCTS = 'Every product meets these conditions.';
const brand = (value: string, ...items: number[]) => ({ type: 'manufactur', value, items });
const group = (condition: 'and' | 'or', ...data: object[]) => ({ level: 2, condition, data });
const kind = (value: string, ...items: number[]) => ({ type: 'kategori', value, items });

it.each([
  ['and', [brand('choose', 1), brand('choose', 2)], NO_PRODUCT],
  ['and', [brand('choose', 1), brand('except', 1, 2)], NO_PRODUCT],
  ['and', [brand('choose', 1, 2), brand('except', 1)], undefined],
  ['or', [brand('choose', 1), brand('choose', 2)], undefined],
  ['and', [brand('choose', 1), group('or', brand('choose', 2), brand('choose', 3))], NO_PRODUCT],
  ['and', [brand('choose', 1), group('or', brand('choose', 2), kind('choose', 3))], undefined],
  [
    'and',
    [brand('choose', 1), group('or', brand('choose', 2), group('and', kind('all'), brand('except', 1)))],
    NO_PRODUCT,
  ],
  [
    'and',
    [
      group('or', brand('choose', 1), brand('choose', 2)),
      group('or', brand('choose', 3), brand('choose', 4)),
    ],
    NO_PRODUCT,
  ],
  [
    'and',
    [group('or', brand('choose', 1), kind('choose', 1)), group('or', brand('choose', 3), kind('choose', 1))],
    undefined,
  ],
  ['or', [brand('except', 1), group('and', brand('choose', 1), brand('except', 2))], ALL_PRODUCTS],
  ['or', [brand('except', 1), group('and', brand('choose', 1), kind('all'))], ALL_PRODUCTS],
  ['or', [brand('except', 1), group('and', brand('choose', 1), kind('choose', 2))], undefined],
  ['or', [brand('except', 1), brand('choose', 1)], ALL_PRODUCTS],
  ['or', [brand('choose', 1), brand('all')], ALL_PRODUCTS],
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
  const { data, ...rest } = products('and', gives);
  const some = { type: 'customers', value: 'choose', items: [1] };
  const group = { level: 1, condition: 'and', data: [some] };
  const customers = { type: 'customers', is_active: 1, condition: 'and', data: [group] };
  // As in `products`.
  const forShops = { ...rest, data: [customers, ...data] } as unknown as ItemsCondition;
  expect(questionsOf(treeOf(forShops).nodes, speech)).toEqual([]);
  // Each shop gets it, which is asked about too.
  expect(said(gives)).toEqual(['Every shop gets it.', 'It is about: Manufaktur: Teh']);
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

it('in a block that is off an unfinished filter is asked about, and a group that becomes empty is an error at the block', () => {
  const off = (...parts: object[]) => {
    const conditions = products('and', ...parts);
    const data = conditions.data.map((block) => ({ ...block, is_active: 0 as const }));
    return treeOf({ ...conditions, data }).nodes;
  };
  const unfinished = off(gives, brand('choose'));
  expect(questionsOf(unfinished, speech)[0]).toBe('Not finished, so left out: Manufaktur: ….');
  expect(findingsOf(unfinished)).toEqual([]);
  const tree = treeOf(undefined);
  tree.commit(add(tree.nodes, 'products', { join: 'or', head: {}, parts: [{ leaf: { type: '' } }] }, LIMITS));
  tree.commit(change(tree.nodes, 'products', { head: { block: 'products', is_active: 0 } }));
  const text = 'Nothing of this group is finished: choose something, or remove the group.';
  expect(findingsOf(tree.nodes)).toEqual([{ id: 'products', tone: 'error', text }]);
});

it('a super tier of 0 is said not to be saved, at its row', () => {
  const benefit = [5, 0].map((value, place) => ({ ...firstBenefit(place === 0 ? '0' : '1'), value }));
  const { data } = products('and', gives);
  const found = findingsOf(treeOf({ data, benefit }).nodes).filter(({ id }) => id === BENEFITS);
  const text = 'A super tier of 0 gives nothing and is not saved.';
  expect(found).toContainEqual({ id: BENEFITS, tone: 'warning', text, line: 1 });
});
