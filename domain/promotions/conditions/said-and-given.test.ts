// What the page says of a stored promotion is what the engine does: the sentence is read back and compared with it.
import { expect, it } from 'vitest';
import { cases, dice } from '../../../tests/property.ts';
import { givenBenefits } from '../pricing/benefits.ts';
import { evaluate } from '../pricing/evaluate.ts';
import type { Line, Shop } from '../pricing/model.ts';
import { simulate } from '../pricing/simulate.ts';
import { countSku } from '../pricing/sku.ts';
import { sentBenefits } from './benefit-lines.ts';
import type { ItemsCondition, SkuFilter } from './conditions.ts';
import { conditionsOfRead } from './conditions-of-read.ts';
import { sentValueOf, treeOf } from './promotion-tree.ts';
import { type Names, readOfConditions } from './read-of-conditions.ts';
import { finishedOnly, randomConditions } from './testing-conditions.ts';
import { benefitLines, blockWords, type Speech, terms } from './words.ts';

const names: Names = {
  name: (type, id) => `${type} ${id}`,
  product: (id) => ({ id, name: `sku ${id}`, sku_code: '', price: 1000, manufacturer_code: '' }),
};
const speech: Speech = {
  t: (text, values = {}) =>
    Object.entries(values).reduce((said, [name, to]) => said.replaceAll(`{${name}}`, String(to)), text),
  number: String,
  money: (value) => `Rp ${value}`,
  nameLimit: Number.POSITIVE_INFINITY,
  name: (kind, id) => `${kind} ${id}`,
};

const SHOP: Shop = { id: 1, sales: [1], area: 'Medan', level: 1 };

type Dice = () => number;
const whole = (roll: Dice, below: number): number => Math.floor(roll() * below);

/** Stored by any call: tiers of 0, removed and off, multiples with several rows, deleted benefits, numbers in text. */
function randomStored(roll: Dice): ItemsCondition {
  const { data, benefit } = randomConditions(roll, 3);
  const stored = structuredClone({ data, benefit: sentBenefits(benefit) });
  const text = JSON.stringify(stored, (_, value) => {
    if (value?.type_condition && roll() < 0.15) return { ...value, is_deleted: true };
    if (value?.type === 'sku' && value.group === 'tiering' && roll() < 0.5)
      return { ...value, super_tier: [whole(roll, 9), 5 + whole(roll, 9)] };
    if (value?.type_benefit && roll() < 0.1) return { ...value, is_deleted: true };
    if (value?.type === 'percentage' && roll() < 0.2)
      return { ...value, value: ['2.5', '120', '7'][whole(roll, 3)] };
    return value;
  });
  return JSON.parse(text) as ItemsCondition;
}

/** As the page makes it: one filter of chosen skus. */
function withOneSku(conditions: ItemsCondition): ItemsCondition {
  let skus = 0;
  const text = JSON.stringify(conditions, (key, value) =>
    key === 'data' && Array.isArray(value)
      ? value.filter((part) => part.type !== 'sku' || ++skus === 1)
      : value,
  );
  return JSON.parse(text) as ItemsCondition;
}

const linesOf = (roll: Dice): Line[] =>
  Array.from({ length: 30 }, (_, place) => place + 1).flatMap((product) =>
    roll() < 0.4
      ? []
      : [
          {
            product,
            name: `sku ${product}`,
            brand: product,
            category: product,
            pieces: 1 + whole(roll, 30),
            amount: 1 + whole(roll, 30),
          },
        ],
  );

it('the tiers of a sentence are those that the engine reaches', () => {
  const count = cases('tiers said and reached', 1_000);
  for (let seed = 1; seed <= count; seed++) {
    const roll = dice(seed);
    const sku = skuIn(randomStored(roll));
    if (!sku) continue;
    const lines = new Map(linesOf(roll).map((line) => [line.product, line]));
    const said = terms(treeOf(onlyOf(sku)).nodes, speech);
    if (sku.value === 'except') {
      // Whatever tiers were stored with them.
      expect(said, `seed ${seed}`).toEqual([]);
      const excepted = sku.items.map(({ relation_id }) => Number(relation_id));
      const counting = evaluate(onlyOf(sku), SHOP, [...lines.values()]).lines.map(({ product }) => product);
      expect(counting, `seed ${seed}`).toEqual([...lines.keys()].filter((id) => !excepted.includes(id)));
      continue;
    }
    const counted = countSku(sku, lines);
    for (const id of sku.items.map(({ relation_id }) => Number(relation_id))) {
      if (!lines.has(id)) continue;
      expect(tierSaid(said, sku, id, lines), `seed ${seed}, sku ${id}: ${said.join('; ')}`).toBe(
        counted.lines.get(id)?.tier ?? 0,
      );
    }
    const superTier = Number(
      /SUPER TIER (\d+)/.exec(reachedLast(said, /^SUPER TIER/, sumOf(sku, lines)))?.[1] ?? 0,
    );
    if (sku.group === 'tiering') expect(superTier, `seed ${seed}`).toBe(counted.superTier);
  }
});

const skuIn = ({ data }: ItemsCondition): SkuFilter | undefined =>
  data
    .flatMap((block) => block.data.flatMap((group) => group.data))
    .find((part): part is SkuFilter => 'type' in part && part.type === 'sku');

const onlyOf = (sku: SkuFilter): ItemsCondition => ({
  data: [
    {
      type: 'products',
      is_active: 1,
      condition: 'and',
      data: [{ level: 1, condition: 'and', data: [sku] }],
    },
  ],
  benefit: [],
});

const sumOf = (sku: SkuFilter, lines: ReadonlyMap<number, Line>) => {
  const chosen = sku.items.flatMap(({ relation_id }) => lines.get(Number(relation_id)) ?? []);
  const sum = (of: 'pieces' | 'amount') => chosen.reduce((total, line) => total + line[of], 0);
  return { pieces: sum('pieces'), amount: sum('amount') };
};

/** The last line of the kind whose least is reached; an empty text if none is. */
function reachedLast(said: readonly string[], kind: RegExp, has: { pieces: number; amount: number }): string {
  const reached = said.filter((line) => {
    if (!kind.test(line)) return false;
    const pieces = /(\d+) pcs$/.exec(line)?.[1];
    const money = /Rp (\d+)$/.exec(line)?.[1];
    return pieces === undefined ? has.amount >= Number(money) : has.pieces >= Number(pieces);
  });
  return reached.at(-1) ?? '';
}

/** The tier that a shopper would expect who has read nothing but the sentence; 0: it does not count. */
function tierSaid(
  said: readonly string[],
  sku: SkuFilter,
  id: number,
  lines: ReadonlyMap<number, Line>,
): number {
  const own = lines.get(id) ?? { pieces: 0, amount: 0 };
  if (sku.group === 'kelipatan') return reachedLast(said, new RegExp(`^sku ${id}: setiap`), own) ? 1 : 0;
  if (sku.group === 'tiering')
    return Number(/Tier (\d+)/.exec(reachedLast(said, new RegExp(`^sku ${id}: Tier`), own))?.[1] ?? 0);
  const leasts = said.filter((line) => /^sku \d+: minimal \S/.test(line) && !line.includes('campur'));
  const isEach = leasts.every((line) => {
    const product = Number(/^sku (\d+)/.exec(line)?.[1]);
    return reachedLast([line], /./, lines.get(product) ?? { pieces: 0, amount: 0 }) !== '';
  });
  if (!isEach) return 0;
  const together = said.filter((line) => line.includes('minimal pembelian campur'));
  if (together.length === 0) return 1;
  const reached = reachedLast(together, /./, sumOf(sku, lines));
  return reached === '' ? 0 : Number(/Tier (\d+),/.exec(reached)?.[1] ?? 1);
}

it('the benefits of a sentence are those that the engine gives, at their tiers', () => {
  const count = cases('benefits said and given', 1_000);
  for (let seed = 1; seed <= count; seed++) {
    const roll = dice(seed);
    const stored = randomStored(roll);
    const said = benefitLines(treeOf(stored).nodes, speech).map(({ label, words }) =>
      `${label} ${words}`.trim(),
    );
    for (const { benefit, lines } of givenAt(stored)) {
      const tier =
        benefit.is_super_tier === '1' ? `SUPER TIER ${lines[0]?.superTier}` : `Tier ${lines[0]?.tier}`;
      const number =
        benefit.type === 'percentage' ? `${Math.min(100, Math.trunc(Number(benefit.value)))}%` : '';
      const isSaid = said.some(
        (line) => (line.startsWith(tier) || !line.includes('Tier')) && line.includes(number),
      );
      expect(isSaid, `seed ${seed}: ${tier} ${number} in ${said.join('; ')}`).toBe(true);
    }
  }
});

it('a super tier of which nothing is stored is not said to give 0%', () => {
  const tier = { value: 10, type: 'qty', is_active: 1, type_condition: 'tiering' } as const;
  const sku = { type: 'sku', value: 'choose', group: 'tiering', super_tier: [20, 30] } as const;
  const stored = onlyOf({ ...sku, items: [{ relation_id: 1, data: [tier, { ...tier, value: 15 }] }] });
  const given = { type_benefit: 'potongan-harga', type: 'percentage', maks_benefit: 0 } as const;
  const benefit = [
    { ...given, value: 5, is_super_tier: '0' },
    { ...given, value: 9, is_super_tier: '1' },
  ] as const;
  expect(benefitLines(treeOf({ ...stored, benefit }).nodes, speech)).toEqual([
    { label: 'Tier 1', words: 'Potongan Harga 5%', line: 0 },
    { label: 'SUPER TIER 1', words: 'Potongan Harga 9%', line: 2 },
  ]);
});

/** What is given to lines of every tier that conditions can bring about. */
function givenAt(stored: ItemsCondition) {
  const found = [5, 20, 60].flatMap((pieces) => {
    const lines = Array.from({ length: 30 }, (_, place) => ({
      product: place + 1,
      name: '',
      brand: place + 1,
      category: place + 1,
      pieces,
      amount: pieces,
    }));
    return givenBenefits(stored, evaluate(stored, SHOP, lines).lines);
  });
  return found;
}

it('form, preview and detail say one sentence of a stored promotion, and what they send is worth the same', () => {
  const count = cases('sentences of one promotion', 400);
  for (let seed = 1; seed <= count; seed++) {
    const roll = dice(seed);
    const unsent = withOneSku(randomStored(roll));
    const read = conditionsOfRead(structuredClone(readOfConditions(unsent, names)));
    expect(sentenceOf(read), `seed ${seed}`).toEqual(sentenceOf(unsent));
    // What is not finished is not sent.
    const stored = finishedOnly(unsent);
    const sent = sentValueOf(treeOf(read).nodes);
    expect(sentenceOf(sent), `seed ${seed}`).toEqual(sentenceOf(stored));
    const shop = { id: 1 + whole(roll, 30), sales: [1 + whole(roll, 30)], area: 'Medan', level: 3 };
    const lines = linesOf(roll);
    const given = (conditions: ItemsCondition) =>
      givenBenefits(conditions, evaluate(conditions, shop, lines).lines)
        .filter(({ benefit }) => Number(benefit.value) > 0 || benefit.type_benefit === 'free-gift')
        .map(({ benefit, times, lines: taken }) => [
          ...[benefit.type_benefit, benefit.type, Number(benefit.value) || benefit.value, times],
          taken.map(({ product, tier, superTier }) => [product, tier, superTier]),
        ]);
    expect(given(sent), `seed ${seed}`).toEqual(given(stored));
    if (seed % 5 > 0) continue;
    const capped = withCaps(stored, dice(seed));
    const sentCapped = sentValueOf(treeOf(conditionsOfRead(readOfConditions(capped, names))).nodes);
    expect(worthOf(sentCapped, shop, lines), `seed ${seed}`).toEqual(worthOf(capped, shop, lines));
  }
});

/** Some percentages take off at most so many rupiah. */
const withCaps = ({ data, benefit }: ItemsCondition, roll: Dice): ItemsCondition => ({
  data,
  benefit: benefit.map((line) =>
    line.type === 'percentage' ? { ...line, maks_benefit: [0, 1, 500, 20_000][whole(roll, 4)] ?? 0 } : line,
  ),
});

/** What the simulation says that an order is worth with the promotion alone. */
function worthOf(conditions: ItemsCondition, shop: Shop, lines: readonly Line[]) {
  const order = { rows: lines.map(({ product, pieces }) => ({ product, pieces })), bundles: [] };
  const products = Array.from({ length: 30 }, (_, place) => ({
    id: place + 1,
    name: `sku ${place + 1}`,
    brand: place + 1,
    category: place + 1,
    price: 1_000,
    wholesale: [],
    discounts: [],
  }));
  const rest = { products, bundles: [], promotions: [], voucher: null };
  const offers = { moment: { day: '2020-01-01', at: 0 }, shop, ...rest };
  const tried = { kind: 'new' as const, id: 1, title: 'Hemat', from: null, to: null, conditions, left: 1 };
  const { verdicts: _, ...worth } = simulate(tried, order, offers).alone;
  return worth;
}

function sentenceOf(conditions: ItemsCondition) {
  const { nodes } = treeOf(conditions);
  return {
    customers: blockWords(nodes, 'customers', speech),
    products: blockWords(nodes, 'products', speech),
    terms: terms(nodes, speech),
    benefits: benefitLines(nodes, speech),
  };
}
