// Examples of the words of benefits, of what wins, and of quotas.
import {
  above,
  BRANDS,
  brand,
  cn,
  type Example,
  every,
  free,
  type Given,
  GOODS,
  gift,
  giftOf,
  kelipatan,
  percent,
  promo,
  rupiah,
  tiering,
  voucher,
  words,
} from './testing-example-parts.ts';

const of = (...promotions: NonNullable<Given['promotions']>): Given => ({ promotions });
const two = { Teh: [10, 20], Kopi: [5, 10] };

export const BENEFITS: Readonly<Record<string, readonly Example[]>> = {
  'super tier': [
    [
      'Teh 10 / 20, Kopi 5 / 10: 10 % / 20 %; super tier 25 / 40: 10 % / 15 %',
      of(promo(tiering(two, [25, 40]), [percent(10), percent(20), above(percent(10)), above(percent(15))])),
      '20 Teh, 5 Kopi',
      'Teh 14,000, Kopi 8,000',
    ],
    [
      'the same',
      of(promo(tiering(two, [25, 40]), [percent(10), percent(20), above(percent(10)), above(percent(15))])),
      '20 Teh, 4 Kopi',
      'Teh 16,000, Kopi 8,000',
    ],
    [
      'Teh 10: 60 %; super tier 10: 60 %',
      of(promo(tiering({ Teh: [10] }, [10]), [percent(60), above(percent(60))])),
      '10 Teh',
      'Teh 0',
    ],
    [
      'Teh 10; super tier 10 / 20: nothing / 5 % (tier_id 2)',
      of(promo(tiering({ Teh: [10] }, [10, 20]), [percent(10), { ...above(percent(5)), tier_id: 2 }])),
      '10 Teh',
      'Teh 9,000',
    ],
  ],
  'potongan-harga, percentage': [
    ['10 %', of(promo(every, percent(10))), '1 Teh, 3 Kopi', 'Teh 900, Kopi 5,400'],
    ['2.5 %', of(promo(every, percent('2.5'))), '10 Teh', 'Teh 9,800'],
    ['kelipatan Teh 10: 3 %', of(promo(kelipatan({ Teh: [10] }), percent(3))), '25 Teh', 'Teh 24,400'],
  ],
  'potongan-harga, amount': [
    ['Rp 600', of(promo(every, rupiah(600))), '1 Teh, 1 Kopi', 'Teh 800, Kopi 1,600'],
    [
      'kelipatan Teh 10, Kopi 6: Rp 3,700',
      of(promo(kelipatan({ Teh: [10], Kopi: [6] }), rupiah(3_700))),
      '25 Teh, 6 Kopi',
      'Teh 17,500, Kopi 8,400',
    ],
    ['Rp 5,000', of(promo(every, rupiah(5_000))), '1 Teh', 'Teh 0'],
  ],
  'Maksimal (maks_benefit)': [
    ['10 %, maksimal 500', of(promo(every, percent(10, 500))), '2 Teh, 4 Kopi', 'Teh 1,900, Kopi 7,600'],
    [
      'kelipatan Teh 10: Rp 700, maksimal 1,000: an amount has none',
      of(promo(kelipatan({ Teh: [10] }), rupiah(700, 1_000))),
      '30 Teh',
      'Teh 27,900',
    ],
    ['10 %, maksimal 500', of(promo(every, percent(10, 500))), '5 Teh', 'Teh 4,500'],
  ],
  'free-gift, instock (benefit item)': [
    [
      'kelipatan Teh 10: 1 Gula',
      of(promo(kelipatan({ Teh: [10] }), gift(1, 'Gula'))),
      '25 Teh',
      'Teh 25,000, gift 2 Gula',
    ],
    [
      'Teh 10 / 20: 1 / 3 Gula and Kopi',
      of(promo(tiering({ Teh: [10, 20] }), [gift(1, 'Gula', 'Kopi'), gift(3, 'Gula', 'Kopi')])),
      '20 Teh',
      'Teh 20,000, gift 3 Gula, gift 3 Kopi',
    ],
    ['0 Gula', of(promo(every, gift(0, 'Gula'))), '1 Teh', 'Teh 1,000, gift 1 Gula'],
  ],
  'free-gift, custom': [
    ['2 Payung', of(promo(every, giftOf(2, 'Payung'))), '1 Teh', 'Teh 1,000, gift 2 Payung'],
    [
      'kelipatan Teh 10: Payung',
      of(promo(kelipatan({ Teh: [10] }), giftOf(0, 'Payung'))),
      '20 Teh',
      'Teh 20,000, gift 2 Payung',
    ],
    [
      'Payung; another promotion: 1 Gula',
      of(promo(every, giftOf(1, 'Payung')), promo(every, gift(1, 'Gula'))),
      '1 Teh',
      'Teh 1,000, gift 1 Gula',
    ],
  ],
  cn: [
    ['cn 2 %', of(promo(every, cn(percent(2)))), '10 Teh', 'Teh 10,000, cn 200'],
    [
      'cn 2 %; 10 % on everything',
      of(promo(every, cn(percent(2))), promo(every, percent(10))),
      '10 Teh',
      'Teh 9,000, cn 180',
    ],
    [
      'cn kelipatan Teh 10: 10 %; 10 % on everything',
      of(promo(kelipatan({ Teh: [10] }), cn(percent(10))), promo(every, percent(10))),
      '25 Teh',
      'Teh 22,500, cn 1,800',
    ],
  ],
  'voucher (benefit)': [
    ['voucher 25 %', of(promo(every, voucher(percent(25)))), '4 Teh', 'Teh 4,000, voucher 1,000'],
    ['voucher custom 2500', of(promo(every, voucher(words('2500')))), '4 Teh', 'Teh 4,000, voucher 2,500'],
    [
      'voucher custom Makan malam',
      of(promo(every, voucher(words('Makan malam')))),
      '4 Teh',
      'Teh 4,000, voucher Makan malam',
    ],
  ],
  'Free item': [
    ['buy 10 Teh, get 1 Gula', of(free()), '10 Teh', 'Teh 10,000, gift 1 Gula'],
    [
      'buy Teh for 5,000, get 1 Gula and 1 Kopi, no multiples',
      of(free({ type: 'amount', value: 5_000, multiples: false, gifts: [GOODS.Gula, GOODS.Kopi] })),
      '12 Teh',
      'Teh 12,000, gift 1 Gula, gift 1 Kopi',
    ],
    ['buy 10 Teh, get 1 Gula', of(free()), '9 Teh, 9 Kopi', 'Teh 9,000, Kopi 18,000'],
  ],
  berlaku_kelipatan: [
    ['buy 10 Teh, get 1 Gula, multiples', of(free()), '25 Teh', 'Teh 25,000, gift 2 Gula'],
    [
      'buy 10 Teh, get 1 Gula, no multiples',
      of(free({ multiples: false })),
      '25 Teh',
      'Teh 25,000, gift 1 Gula',
    ],
    [
      'buy Teh for 4,000, get 1 Gula, multiples',
      of(free({ type: 'amount', value: 4_000 })),
      '9 Teh',
      'Teh 9,000, gift 2 Gula',
    ],
  ],
  'Kuota Promo of a free item (qty_free)': [
    ['buy 10 Teh, get 1 Gula; 1 left', of(free({ left: 1 })), '25 Teh', 'Teh 25,000, gift 1 Gula'],
    [
      'buy 10 Teh, get 1 Gula and 1 Kopi; 3 left',
      of(free({ left: 3, gifts: [GOODS.Gula, GOODS.Kopi] })),
      '25 Teh',
      'Teh 25,000, gift 1 Gula, gift 1 Kopi',
    ],
    [
      'buy 10 Teh, get 1 Gula and 1 Kopi; 1 left',
      of(free({ left: 1, gifts: [GOODS.Gula, GOODS.Kopi] })),
      '25 Teh',
      'Teh 25,000',
    ],
  ],
  'What wins': [
    [
      '3 %; kelipatan Teh 10: Rp 300',
      of(promo(every, percent(3)), promo(kelipatan({ Teh: [10] }), rupiah(300))),
      '25 Teh',
      'Teh 24,250',
    ],
    [
      'Rp 1,000 on everything; Rp 700 on Sari; Rp 400 on Kapal',
      of(
        promo(every, rupiah(1_000)),
        promo(brand(['Sari']), rupiah(700)),
        promo(brand(['Kapal']), rupiah(400)),
      ),
      '10 Teh, 2 Kopi',
      'Teh 9,300, Kopi 3,600',
    ],
    [
      '4 Gula by a promotion until tomorrow; 1 Kopi by a free item without end',
      of(free({ gifts: [GOODS.Kopi] }), promo(every, gift(4, 'Gula'), { to: '2026-11-16' })),
      '10 Teh',
      'Teh 10,000, gift 4 Gula',
    ],
    [
      '4 Gula by a promotion; 1 Kopi by a free item',
      of(promo(every, gift(4, 'Gula')), free({ gifts: [GOODS.Kopi] })),
      '10 Teh',
      'Teh 10,000, gift 1 Kopi',
    ],
  ],
  'What combines': [
    [
      '10 %; 1 Gula; cn 10 %',
      of(promo(every, percent(10)), promo(every, gift(1, 'Gula')), promo(every, cn(percent(10)))),
      '1 Teh',
      'Teh 900, gift 1 Gula, cn 90',
    ],
    [
      '10 % on Sari; 20 % on Kapal',
      of(promo(brand(['Sari']), percent(10)), promo(brand(['Kapal']), percent(20))),
      '1 Teh, 1 Kopi',
      'Teh 900, Kopi 1,600',
    ],
    [
      '10 % on everything; a voucher of Rp 90 on Sari',
      { ...of(promo(every, percent(10))), voucher: { value: 90, by: 'brand', ids: [BRANDS.Sari] } },
      '1 Teh, 1 Kopi',
      'Teh 810, Kopi 1,800',
    ],
  ],
  kuota: [
    ['10 %, kuota used up', of(promo(every, percent(10), { left: 0 })), '1 Teh', 'Teh 1,000'],
    [
      'kelipatan Teh 10: Rp 300, kuota 1 left',
      of(promo(kelipatan({ Teh: [10] }), rupiah(300), { left: 1 })),
      '30 Teh',
      'Teh 29,100',
    ],
    [
      '20 %, kuota used up; 10 %',
      of(promo(every, percent(20), { left: 0 }), promo(every, percent(10))),
      '1 Teh',
      'Teh 900',
    ],
  ],
  'Maximum over all orders (maks_total)': [
    [
      '10 %, Rp 500 of the maximum left',
      of(promo(every, percent(10), { leftAmount: 500 })),
      '10 Teh, 10 Kopi',
      'Teh 9,833, Kopi 19,667',
    ],
    ['10 %, the maximum used up', of(promo(every, percent(10), { leftAmount: 0 })), '1 Teh', 'Teh 1,000'],
    [
      '20 %, Rp 50 of the maximum left; 10 %',
      of(promo(every, percent(20), { leftAmount: 50 }), promo(every, percent(10))),
      '1 Teh',
      'Teh 900',
    ],
    [
      'Tier 1: 10 %, Tier 2: cn 10 %, Rp 150 of the maximum left',
      of(promo(tiering({ Teh: [1, 5], Kopi: [1, 2] }), [percent(10), cn(percent(10))], { leftAmount: 150 })),
      '1 Teh, 2 Kopi',
      'Teh 900, Kopi 4,000, cn 50',
    ],
    [
      '1 Gula, Rp 10 of the maximum left',
      of(promo(every, gift(1, 'Gula'), { leftAmount: 10 })),
      '1 Teh',
      'Teh 1,000, gift 1 Gula',
    ],
    [
      '1 Gula, the maximum used up',
      of(promo(every, gift(1, 'Gula'), { leftAmount: 0 })),
      '1 Teh',
      'Teh 1,000',
    ],
  ],
};

const buy = (more = {}): Given => of(free({ ...more }));

/** Of the order it says behind `back` what comes back. */
export const AFTERWARDS: Readonly<Record<string, readonly Example[]>> = {
  'Return (SRO)': [
    ['10 %', of(promo(every, percent(10))), '10 Teh; back 4 Teh', 'refund 3,600'],
    [
      'from 10 pieces: 900',
      { prices: { Teh: { wholesale: [{ minQty: 10, price: 900, from: null, to: null }] } } },
      '10 Teh; back 9 Teh',
      'refund 8,100',
    ],
    ['Rp 100 off', of(promo(every, rupiah(100))), '3 Teh; back 1 Teh', 'refund 967'],
  ],
  'Gifts after a return': [
    ['buy 10 Teh, get 1 Gula', buy(), '25 Teh; back 6 Teh', 'refund 6,000, gift back 1 Gula'],
    ['buy 10 Teh, get 1 Gula', buy(), '25 Teh; back 5 Teh', 'refund 5,000'],
    [
      'buy 10 Teh, get 1 Gula, no multiples',
      buy({ multiples: false }),
      '25 Teh; back 16 Teh',
      'refund 16,000, gift back 1 Gula',
    ],
    [
      'kelipatan Teh 10: 1 Kopi; another promotion: 3 Teh from 5 Teh on',
      of(promo(kelipatan({ Teh: [10] }), gift(1, 'Kopi')), promo(tiering({ Teh: [5] }), gift(3, 'Teh'))),
      '20 Teh; back 10 Teh',
      'refund 10,000, gift back 1 Kopi',
    ],
  ],
  'cn due': [
    ['cn 2 %', of(promo(every, cn(percent(2)))), '10 Teh', 'Teh 10,000, cn 200'],
    ['cn 2 %', of(promo(every, cn(percent(2)))), '10 Teh; back 4 Teh', 'refund 4,000, cn due 120'],
    ['cn 2 %', of(promo(every, cn(percent(2)))), '10 Teh; back 10 Teh', 'refund 10,000, cn due 0'],
  ],
};
