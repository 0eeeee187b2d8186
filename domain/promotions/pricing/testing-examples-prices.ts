// Examples of the words of periods, sums and prices.
import type { PriceRules } from './model.ts';
import {
  AT,
  always,
  DAY,
  type Example,
  every,
  type Given,
  GOODS,
  type Name,
  paket,
  percent,
  promo,
  rupiah,
} from './testing-example-parts.ts';

const step = (minQty: number, price: number, more = {}) => ({ minQty, price, ...always, ...more });
const off = (discount: number, type: 'amount' | 'persentage' = 'amount') => ({ discount, type, ...always });
const flash = (discount: number, left: number, more = {}) => ({
  id: 1,
  type: 'amount' as const,
  discount,
  left,
  limit: null,
  startsAt: AT,
  endsAt: AT + 1_000,
  ...more,
});
const priced = (name: Name, more: Partial<PriceRules>): Given => ({ prices: { [name]: more } });
const ends = (to: string) => ({ promotions: [promo(every, percent(10), { to })] });
const all = (...benefits: Parameters<typeof promo>[1][]): Given => ({
  promotions: benefits.map((one) => promo(every, one)),
});

export const PRICES: Readonly<Record<string, readonly Example[]>> = {
  Period: [
    ['10 % until today', ends(DAY), '1 Teh', 'Teh 900'],
    ['10 % until yesterday', ends('2026-11-14'), '1 Teh', 'Teh 1,000'],
    [
      '10 % from tomorrow on',
      { promotions: [promo(every, percent(10), { from: '2026-11-16' })] },
      '1 Teh',
      'Teh 1,000',
    ],
  ],
  'Row and line': [
    ['from 10 pieces: 900', priced('Teh', { wholesale: [step(10, 900)] }), '6 Teh, 4 Teh', 'Teh 9,000'],
    ['Rp 150 off', all(rupiah(150)), '1 Teh, 2 Teh', 'Teh 2,850'],
    ['nothing', {}, '0 Teh, 1 Kopi', 'Kopi 2,000'],
  ],
  Rounding: [
    ['Teh costs 2,500.50', priced('Teh', { price: 2_500.5 }), '3 Teh', 'Teh 7,502'],
    ['Teh costs 2,500.50', priced('Teh', { price: 2_500.5 }), '2 Teh', 'Teh 5,001'],
    ['5 %; Teh costs 10', { ...all(percent(5)), ...priced('Teh', { price: 10 }) }, '1 Teh', 'Teh 9'],
  ],
  Sharing: [
    ['Rp 100 off', all(rupiah(100)), '1 Teh, 1 Kopi', 'Teh 967, Kopi 1,933'],
    ['Rp 1 off', all(rupiah(1)), '1 Teh, 3 Teh, 1 Kopi', 'Teh 3,999, Kopi 2,000'],
    // Equal fractions and weights.
    ['Rp 1 off', all(rupiah(1)), '2 Teh, 1 Kopi', 'Teh 1,999, Kopi 2,000'],
  ],
  Bundle: [
    [
      '100,000: 2 Teh at 30,000 and 1 Kopi at 55,000',
      {
        bundles: paket(100_000, { Teh: 2, Kopi: 1 }),
        prices: { Teh: { price: 30_000 }, Kopi: { price: 55_000 } },
      },
      '1 Paket',
      'Teh in Paket 52,174, Kopi in Paket 47,826',
    ],
    [
      '2,400: 1 Teh and 1 Kopi; 10 % on everything',
      { ...all(percent(10)), bundles: paket(2_400, { Teh: 1, Kopi: 1 }) },
      '1 Teh, 2 Paket',
      'Teh 900, Teh in Paket 1,600, Kopi in Paket 3,200',
    ],
    [
      '5,000: 5 Teh; 900 from 10 pieces on',
      { bundles: paket(5_000, { Teh: 5 }), ...priced('Teh', { wholesale: [step(10, 900)] }) },
      '9 Teh, 1 Paket',
      'Teh 9,000, Teh in Paket 5,000',
    ],
  ],
  List: [
    ['nothing', {}, '3 Teh', 'Teh 3,000'],
    ['from 10 pieces: 900', priced('Teh', { wholesale: [step(10, 900)] }), '9 Teh', 'Teh 9,000'],
    [
      'product discount 1,100',
      priced('Teh', { discounts: [{ price: 1_100, ...always }] }),
      '1 Teh',
      'Teh 1,000',
    ],
  ],
  Wholesale: [
    ['from 10 pieces: 900', priced('Teh', { wholesale: [step(10, 900)] }), '10 Teh', 'Teh 9,000'],
    [
      'from 12: 800, from 24: 900',
      priced('Teh', { wholesale: [step(12, 800), step(24, 900)] }),
      '24 Teh',
      'Teh 19,200',
    ],
    [
      'from 10 pieces: 900, until yesterday',
      priced('Teh', { wholesale: [step(10, 900, { to: '2026-11-14' })] }),
      '10 Teh',
      'Teh 10,000',
    ],
  ],
  'Product discount': [
    ['new price 800', priced('Teh', { discounts: [{ price: 800, ...always }] }), '2 Teh', 'Teh 1,600'],
    [
      'new price 800, from tomorrow on',
      priced('Teh', { discounts: [{ price: 800, from: '2026-11-16', to: null }] }),
      '2 Teh',
      'Teh 2,000',
    ],
    [
      'new price 800; from 10 pieces: 700',
      priced('Teh', { discounts: [{ price: 800, ...always }], wholesale: [step(10, 700)] }),
      '10 Teh',
      'Teh 7,000',
    ],
  ],
  'Harga coret': [
    ['amount 300', priced('Teh', { coret: [off(300)] }), '2 Teh', 'Teh 1,400'],
    // 33.33 less 20 % is 26.664.
    [
      'persentage 20; Teh costs 33.33',
      priced('Teh', { price: 33.33, coret: [off(20, 'persentage')] }),
      '3 Teh',
      'Teh 81',
    ],
    [
      'amount 300; product discount 650',
      priced('Teh', { coret: [off(300)], discounts: [{ price: 650, ...always }] }),
      '2 Teh',
      'Teh 1,300',
    ],
  ],
  'Flash sale': [
    [
      'amount 3,000, 6 left; Beras from 10 pieces: 11,000',
      priced('Beras', { flash: [flash(3_000, 6)], wholesale: [step(10, 11_000)] }),
      '10 Beras',
      'Beras 98,000',
    ],
    [
      'amount 100, 6 left; product discount 800',
      priced('Teh', { flash: [flash(100, 6)], discounts: [{ price: 800, ...always }] }),
      '2 Teh',
      'Teh 1,600',
    ],
    [
      'it ends at the moment of the order',
      priced('Teh', { flash: [flash(500, 6, { startsAt: AT - 9, endsAt: AT })] }),
      '2 Teh',
      'Teh 2,000',
    ],
  ],
  'Batas Pembelian (limit_stock)': [
    [
      '500 off, the shop may buy 3 more',
      priced('Teh', { flash: [flash(500, 50, { limit: 3 })] }),
      '5 Teh',
      'Teh 3,500',
    ],
    [
      '500 off, the shop has bought all it may',
      priced('Teh', { flash: [flash(500, 50, { limit: 0 })] }),
      '2 Teh',
      'Teh 2,000',
    ],
    [
      '500 off for 1 more piece; 400 off without limit',
      priced('Teh', { flash: [flash(500, 50, { limit: 1 }), flash(400, 50, { id: 2 })] }),
      '3 Teh',
      'Teh 1,700',
    ],
  ],
  'Voucher: Nominal': [
    ['Rp 400', { voucher: { value: 400 } }, '2 Teh, 1 Kopi', 'Teh 1,800, Kopi 1,800'],
    [
      'Rp 9,000 on brand Kapal',
      { voucher: { value: 9_000, by: 'brand', ids: [2] } },
      '1 Teh, 1 Kopi',
      'Teh 1,000, Kopi 0',
    ],
    [
      'Rp 400; 10 % on everything',
      { ...all(percent(10)), voucher: { value: 400 } },
      '2 Teh, 1 Kopi',
      'Teh 1,600, Kopi 1,600',
    ],
  ],
  'Voucher: Persentase': [
    ['10 %', { voucher: { type: 'percentage', value: 10 } }, '1 Teh, 1 Kopi', 'Teh 900, Kopi 1,800'],
    [
      '10 %, maximum offer 150',
      { voucher: { type: 'percentage', value: 10, most: 150 } },
      '1 Teh, 1 Kopi',
      'Teh 950, Kopi 1,900',
    ],
    [
      '50 %; 10 % on everything',
      { ...all(percent(10)), voucher: { type: 'percentage', value: 50 } },
      '2 Teh',
      'Teh 900',
    ],
  ],
  'Voucher: its least and its words': [
    ['Rp 400, at least 3,000', { voucher: { value: 400, least: 3_000 } }, '3 Teh', 'Teh 2,600'],
    [
      'Rp 400, at least 3,000 of Kopi',
      { voucher: { value: 400, least: 3_000, by: 'product', ids: [GOODS.Kopi] } },
      '3 Teh, 1 Kopi',
      'Teh 3,000, Kopi 2,000, the voucher is refused',
    ],
    ['Undian', { voucher: { type: 'words', value: 400 } }, '3 Teh', 'Teh 3,000'],
  ],
};
