import { expect, it } from 'vitest';
import { cases, dice } from '../../../tests/property.ts';
import { sentBenefits } from './benefit-lines.ts';
import type { ItemsCondition } from './conditions.ts';
import { conditionsOfRead, namesOfRead } from './conditions-of-read.ts';
import { type Names, readOfConditions } from './read-of-conditions.ts';
import { randomConditions } from './testing-conditions.ts';

const names: Names = {
  name: (type, id) => `${type} ${id}`,
  product: (id) => ({ id, name: `sku ${id}`, sku_code: `S${id}`, price: 1000, manufacturer_code: 'M' }),
};

/** Conditions without the tiers that were removed: these are stored, and not told. */
const standingOf = (conditions: ItemsCondition): ItemsCondition =>
  JSON.parse(
    JSON.stringify(conditions, (key, value) =>
      key === 'data' && Array.isArray(value) ? value.filter(({ is_deleted }) => !is_deleted) : value,
    ),
  );

it('what is sent is what is read back, whatever stands in what, but for removed tiers', () => {
  const count = cases('conditions sent and read back', 300);
  for (let seed = 1; seed <= count; seed++) {
    const sent = randomConditions(dice(seed));
    const read = readOfConditions(sent, names);
    const expected = { ...standingOf(sent), benefit: sentBenefits(sent.benefit) };
    expect(conditionsOfRead(structuredClone(read)), `seed ${seed}`).toEqual(expected);
    for (const [key, name] of namesOfRead(read)) expect(name).toBe(key.replace(':', ' '));
  }
});

it('a server that says less is understood', () => {
  const read = {
    promo_condition: [
      {
        type: 'products' as const,
        level: 1,
        condition: 'or' as const,
        is_active: 1 as const,
        promo_value: [
          {
            name: '1',
            condition: 'or' as const,
            data: [
              {
                type: 'sku' as const,
                value: 'selection',
                promo_value_detail: [
                  {
                    product_details: names.product(7),
                    promo_tier: [
                      {
                        type: 'qty' as const,
                        type_condition: 'kelipatan' as const,
                        value: 5,
                        is_active: 1 as const,
                      },
                    ],
                  },
                ],
              },
            ],
          },
          { name: '3', condition: 'and' as const, data: [] },
        ],
      },
    ],
    benefit: [
      {
        type_benefit: 'free-gift' as const,
        type: 'item' as const,
        value: 0,
        maks_benefit: 2,
        is_super_tier: 0 as const,
        itemFree: [{ name: 'Payung' }],
      },
    ],
    super_tier: [],
  };
  expect(conditionsOfRead(read)).toEqual({
    data: [
      {
        type: 'products',
        is_active: 1,
        condition: 'or',
        data: [
          {
            level: 1,
            condition: 'or',
            data: [
              {
                type: 'sku',
                value: 'choose',
                group: 'kelipatan',
                items: [
                  {
                    relation_id: 7,
                    data: [{ type: 'qty', type_condition: 'kelipatan', value: 5, is_active: 1 }],
                  },
                ],
              },
            ],
          },
          { level: 2, condition: 'and', data: [] },
        ],
      },
    ],
    benefit: [
      { type_benefit: 'free-gift', type: 'custom', value: 'Payung', maks_benefit: 2, is_super_tier: '0' },
    ],
  } satisfies ItemsCondition);
});

it('nothing of a gift or of mixed items is lost that another server tells in its own way', () => {
  const gift = (value: string | number, itemFree?: { id?: number; name: string }[]) => {
    const said = { type_benefit: 'free-gift' as const, type: 'item' as const, value, maks_benefit: 1 };
    const read = { ...said, is_super_tier: 0 as const, ...(itemFree && { itemFree }) };
    const { benefit } = conditionsOfRead({ promo_condition: [], benefit: [read], super_tier: [] });
    return benefit.map(({ type, value }) => [type, value].join(' ')).join();
  };
  const named = [{ name: 'Payung' }, { name: 'Gelas' }];
  expect(gift('Payung besar')).toBe('custom Payung besar');
  expect(gift('Payung besar', [])).toBe('custom Payung besar');
  expect(gift(0, named)).toBe('custom Payung, Gelas');
  expect(gift('7,12', named)).toBe('instock 7,12');
  expect(gift(0, [{ id: 7, name: 'Payung' }])).toBe('instock 7');

  const least = { type_minimal_pembelian: 'qty' as const, minimal_pembelian: 4 };
  const mixed = { ...least, brands: [], categories: [], products: [names.product(7), names.product(9)] };
  const data = [
    { type: 'manufactur' as const, value: 'choose', promo_value_detail: [], promo_item_campur: mixed },
  ];
  const value = [{ name: '1', condition: 'or' as const, data }];
  const condition = { type: 'products' as const, level: 1, condition: 'or' as const, is_active: 1 as const };
  const read = { promo_condition: [{ ...condition, promo_value: value }], benefit: [], super_tier: [] };
  expect(conditionsOfRead(read).data[0]?.data[0]?.data).toEqual([
    {
      type: 'manufactur',
      value: 'choose',
      items: [],
      items_campuran: { ...least, items: '7,9', item_type: 'sku' },
    },
  ]);
});
