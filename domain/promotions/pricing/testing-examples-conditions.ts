// Examples of the words of conditions: who and what.
import {
  block,
  brand,
  campur,
  category,
  type Example,
  type Given,
  group,
  kelipatan,
  percent,
  promo,
  rows,
  shops,
  skuOf,
  spesifik,
  tiering,
  tierRows,
} from './testing-example-parts.ts';

const TEN = percent(10);
const on = (of: Parameters<typeof promo>[0], ...benefits: ReturnType<typeof percent>[]): Given => ({
  promotions: [promo(of, benefits.length === 0 ? TEN : benefits)],
});
const who = (
  type: Parameters<typeof shops>[0],
  items: (number | string)[],
  value?: 'choose' | 'except' | 'all',
) => on([block('customers', [shops(type, items, value)])]);
const tiers = [percent(2), percent(4)] as const;

export const CONDITIONS: Readonly<Record<string, readonly Example[]>> = {
  Block: [
    [
      '10 %; the customer block (Jakarta) is off',
      on([{ ...block('customers', [shops('wl_area', ['Jakarta'])]), is_active: 0 }]),
      '1 Teh',
      'Teh 900',
    ],
    [
      '10 %; the customer block (Jakarta) is on',
      on([block('customers', [shops('wl_area', ['Jakarta'])])]),
      '1 Teh',
      'Teh 1,000',
    ],
    [
      '10 %; the product block has no filter',
      on([block('products', [])]),
      '1 Teh, 1 Kopi',
      'Teh 900, Kopi 1,800',
    ],
  ],
  'and, or': [
    [
      '10 %; brand Kapal and category Minuman',
      on([block('products', [brand(['Kapal']), category(['Minuman'])])]),
      '1 Teh, 1 Kopi, 1 Gula',
      'Teh 1,000, Kopi 1,800, Gula 500',
    ],
    [
      '10 %; brand Kapal or category Minuman',
      on([block('products', [brand(['Kapal']), category(['Minuman'])], 'or')]),
      '1 Teh, 1 Kopi, 1 Gula',
      'Teh 900, Kopi 1,800, Gula 450',
    ],
    [
      '10 %; brand Kapal and (category Dapur)',
      on([block('products', [brand(['Kapal'])], 'and', group('or', category(['Dapur'])))]),
      '1 Teh, 1 Kopi, 1 Gula',
      'Teh 1,000, Kopi 2,000, Gula 450',
    ],
  ],
  'Kondisi x Kondisi (group)': [
    [
      '10 %; (brand Sari or brand Tani) and category Minuman',
      on([
        block(
          'products',
          [],
          'and',
          group('or', brand(['Sari']), brand(['Tani'])),
          group('or', category(['Minuman'])),
        ),
      ]),
      '1 Teh, 1 Kopi, 1 Beras',
      'Teh 900, Kopi 2,000, Beras 12,000',
    ],
    [
      '10 %; brand Sari or (brand Kapal and category Dapur)',
      on([block('products', [brand(['Sari'])], 'or', group('and', brand(['Kapal']), category(['Dapur'])))]),
      '1 Teh, 1 Kopi, 1 Gula',
      'Teh 900, Kopi 2,000, Gula 450',
    ],
    [
      '10 %; brand Sari and a group without a filter',
      on([block('products', [brand(['Sari'])], 'and', group('and', group('or')))]),
      '1 Teh, 1 Kopi',
      'Teh 900, Kopi 2,000',
    ],
  ],
  all: [
    ['10 %; manufactur all', on(brand([], 'all')), '1 Teh, 1 Kopi', 'Teh 900, Kopi 1,800'],
    ['10 %; jenis_customer all', who('jenis_customer', [], 'all'), '1 Teh', 'Teh 900'],
    [
      '10 %; jenis_customer all; the shop has no level',
      { ...who('jenis_customer', [], 'all'), shop: { level: null } },
      '1 Teh',
      'Teh 900',
    ],
  ],
  choose: [
    ['10 %; choose Sari', on(brand(['Sari'])), '1 Teh, 1 Kopi', 'Teh 900, Kopi 2,000'],
    ['10 %; choose nothing', on(brand([])), '1 Teh', 'Teh 1,000'],
    ['10 %; choose Sari, Kapal', on(brand(['Sari', 'Kapal'])), '1 Teh, 1 Gula', 'Teh 900, Gula 450'],
  ],
  except: [
    ['10 %; except Sari', on(brand(['Sari'], 'except')), '1 Teh, 1 Kopi', 'Teh 1,000, Kopi 1,800'],
    ['10 %; except nothing', on(brand([], 'except')), '1 Teh', 'Teh 900'],
    [
      '10 %; wl_area except Medan; the shop has no city',
      { ...who('wl_area', ['Medan'], 'except'), shop: { area: null } },
      '1 Teh',
      'Teh 900',
    ],
  ],
  customers: [
    ['10 %; customers: our shop', who('customers', [1]), '1 Teh', 'Teh 900'],
    ['10 %; customers: another shop', who('customers', [7]), '1 Teh', 'Teh 1,000'],
    ['10 %; customers except our shop', who('customers', ['1'], 'except'), '1 Teh', 'Teh 1,000'],
  ],
  sales: [
    ['10 %; sales: Adi or Budi', who('sales', [2, 5]), '1 Teh', 'Teh 900'],
    ['10 %; sales: Budi', who('sales', [5]), '1 Teh', 'Teh 1,000'],
    [
      '10 %; sales except Budi; the shop has Adi and Budi',
      { ...who('sales', [5], 'except'), shop: { sales: [2, 5] } },
      '1 Teh',
      'Teh 1,000',
    ],
  ],
  wl_area: [
    ['10 %; wl_area Medan', who('wl_area', ['Medan']), '1 Teh', 'Teh 900'],
    ['10 %; wl_area Jakarta', who('wl_area', ['Jakarta']), '1 Teh', 'Teh 1,000'],
    [
      '10 %; wl_area Medan; the shop has no city',
      { ...who('wl_area', ['Medan']), shop: { area: null } },
      '1 Teh',
      'Teh 1,000',
    ],
  ],
  jenis_customer: [
    ['10 %; jenis_customer Gold', who('jenis_customer', [3]), '1 Teh', 'Teh 900'],
    ['10 %; jenis_customer Silver', who('jenis_customer', [2]), '1 Teh', 'Teh 1,000'],
    [
      '10 %; jenis_customer Gold; the shop has no level',
      { ...who('jenis_customer', [3]), shop: { level: null } },
      '1 Teh',
      'Teh 1,000',
    ],
  ],
  manufactur: [
    [
      '10 %; manufactur Kapal',
      on(brand(['Kapal'])),
      '1 Teh, 1 Kopi, 1 Gula',
      'Teh 1,000, Kopi 1,800, Gula 450',
    ],
    ['10 %; manufactur Tani', on(brand(['Tani'])), '1 Teh', 'Teh 1,000'],
    [
      '10 %; manufactur except Tani',
      on(brand(['Tani'], 'except')),
      '1 Teh, 1 Beras',
      'Teh 900, Beras 12,000',
    ],
  ],
  kategori: [
    ['10 %; kategori Minuman', on(category(['Minuman'])), '1 Teh, 1 Gula', 'Teh 900, Gula 500'],
    [
      '10 %; kategori except Minuman',
      on(category(['Minuman'], 'except')),
      '1 Teh, 1 Gula',
      'Teh 1,000, Gula 450',
    ],
    ['10 %; kategori all', on(category([], 'all')), '1 Teh, 1 Gula', 'Teh 900, Gula 450'],
  ],
  sku: [
    ['10 %; sku except Teh', on(skuOf(['Teh'], 'except')), '1 Teh, 1 Kopi', 'Teh 1,000, Kopi 1,800'],
    ['10 %; sku all', on(skuOf([], 'all')), '1 Teh, 1 Kopi', 'Teh 900, Kopi 1,800'],
    ['10 %; tiering Teh 1', on(tiering({ Teh: [1] })), '1 Teh, 1 Kopi', 'Teh 900, Kopi 2,000'],
  ],
  'items_campuran (least at manufactur, kategori)': [
    [
      '10 %; Kapal, least 12 qty',
      on(brand(['Kapal'], 'choose', [12, 'qty'])),
      '8 Kopi, 4 Gula, 3 Teh',
      'Teh 3,000, Kopi 14,400, Gula 1,800',
    ],
    [
      '10 %; Kapal, least 12 qty, and kategori Dapur',
      on([block('products', [brand(['Kapal'], 'choose', [12, 'qty']), category(['Dapur'])])]),
      '8 Kopi, 4 Gula',
      'Kopi 16,000, Gula 1,800',
    ],
    [
      '10 %; Kapal, least 4,001 nominal',
      on(brand(['Kapal'], 'choose', [4_001, 'nominal'])),
      '1 Kopi, 4 Gula',
      'Kopi 2,000, Gula 2,000',
    ],
  ],
  tiering: [
    [
      'Teh 10 / 20, Kopi 5 / 10: 2 % / 4 %',
      on(tiering({ Teh: [10, 20], Kopi: [5, 10] }), ...tiers),
      '20 Teh, 5 Kopi',
      'Teh 19,200, Kopi 9,800',
    ],
    [
      'the same',
      on(tiering({ Teh: [10, 20], Kopi: [5, 10] }), ...tiers),
      '19 Teh, 4 Kopi',
      'Teh 18,620, Kopi 8,000',
    ],
    ['Teh 20 / 10: 2 % / 4 %', on(tiering({ Teh: [20, 10] }), ...tiers), '10 Teh', 'Teh 9,600'],
  ],
  tier: [
    [
      'Teh 10 / 20 (not active) / 30: 2 % / 4 % / 6 %',
      on(
        tierRows({
          Teh: rows('tiering', [10, 20, 30]).map((row, at) => (at === 1 ? { ...row, is_active: 0 } : row)),
        }),
        ...tiers,
        percent(6),
      ),
      '25 Teh',
      'Teh 24,500',
    ],
    [
      'the same',
      on(
        tierRows({
          Teh: rows('tiering', [10, 20, 30]).map((row, at) => (at === 1 ? { ...row, is_active: 0 } : row)),
        }),
        ...tiers,
        percent(6),
      ),
      '30 Teh',
      'Teh 28,200',
    ],
    [
      'Teh 10 (deleted) / 20: 2 % / 4 %',
      on(
        tierRows({
          Teh: rows('tiering', [10, 20]).map((row, at) => (at === 0 ? { ...row, is_deleted: true } : row)),
        }),
        ...tiers,
      ),
      '20 Teh',
      'Teh 19,600',
    ],
    [
      'tiering Teh 10 / 20 and kelipatan Teh 10: 2 % / 4 %',
      on([block('products', [tiering({ Teh: [10, 20] }), kelipatan({ Teh: [10] })])], ...tiers),
      '20 Teh',
      'Teh 19,200',
    ],
    [
      'kelipatan Teh 10 and tiering Teh 10 / 20: 2 % / 4 %',
      on([block('products', [kelipatan({ Teh: [10] }), tiering({ Teh: [10, 20] })])], ...tiers),
      '20 Teh',
      'Teh 19,600',
    ],
  ],
  kelipatan: [
    [
      'Teh 10, Kopi 6: 10 %',
      on(kelipatan({ Teh: [10], Kopi: [6] })),
      '25 Teh, 5 Kopi',
      'Teh 23,000, Kopi 10,000',
    ],
    ['Teh for 3,000: 10 %', on(kelipatan({ Teh: [3_000] }, 'value')), '7 Teh', 'Teh 6,400'],
    ['Teh 10: 10 %', on(kelipatan({ Teh: [10] })), '9 Teh', 'Teh 9,000'],
  ],
  'itemCampur (item campur)': [
    ['12 of Teh and Kopi: 10 %', on(campur(['Teh', 'Kopi'], [12])), '7 Teh, 5 Kopi', 'Teh 6,300, Kopi 9,000'],
    [
      '12 of Teh and Kopi: 10 %',
      on(campur(['Teh', 'Kopi'], [12])),
      '7 Teh, 4 Kopi, 9 Gula',
      'Teh 7,000, Kopi 8,000, Gula 4,500',
    ],
    ['0 of Teh and Kopi: 10 %', on(campur(['Teh', 'Kopi'], [0])), '1 Kopi', 'Kopi 1,800'],
  ],
  'itemCampurSpesifik (campur spesifik)': [
    [
      '12, least 8 Teh and 2 Kopi: 10 %',
      on(spesifik({ Teh: 8, Kopi: 2 }, 12)),
      '7 Teh, 5 Kopi',
      'Teh 7,000, Kopi 10,000',
    ],
    [
      '12, least 8 Teh and 2 Kopi: 10 %',
      on(spesifik({ Teh: 8, Kopi: 2 }, 12)),
      '8 Teh, 4 Kopi',
      'Teh 7,200, Kopi 7,200',
    ],
    [
      '2, least Rp 2,000 of Kopi, none of Teh: 10 %',
      on(spesifik({ Teh: 0, Kopi: 2_000 }, 2, 'nominal')),
      '1 Teh, 1 Kopi',
      'Teh 900, Kopi 1,800',
    ],
  ],
  'qty, nominal': [
    ['tiering Teh 5 qty: 10 %', on(tiering({ Teh: [5] })), '5 Teh', 'Teh 4,500'],
    [
      'tiering Teh 5,000 nominal: 10 %',
      on(tiering({ Teh: [5_000] }, undefined, 'value')),
      '5 Teh',
      'Teh 4,500',
    ],
    [
      'tiering Teh 5,000 nominal: 10 %; from 5 pieces: 900',
      {
        ...on(tiering({ Teh: [5_000] }, undefined, 'value')),
        prices: { Teh: { wholesale: [{ minQty: 5, price: 900, from: null, to: null }] } },
      },
      '5 Teh',
      'Teh 4,500',
    ],
  ],
};
