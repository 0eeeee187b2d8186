// The goods and the small words in which the examples of docs/promotion-examples.md are written.
import type {
  Benefit,
  Block,
  Chosen,
  CustomerFilter,
  Filter,
  Group,
  Measure,
  SkuFilter,
  SkuGroup,
  Tier,
} from '../conditions/conditions.ts';
import { keptOf } from './kept.ts';
import type { FreeItem, NewPromotion, Offers, PriceRules, Product, Shop, Voucher } from './model.ts';
import { portion, sum } from './money.ts';
import { priceOrder } from './price-order.ts';

export const DAY = '2026-11-15';
export const AT = Date.parse(`${DAY}T10:00:00+07:00`);
export const always = { from: null, to: null };
const SHOP: Shop = { id: 1, sales: [2], area: 'Medan', level: 3 };

export const GOODS = { Teh: 1, Kopi: 2, Gula: 3, Beras: 4 } as const;
export type Name = keyof typeof GOODS;
const PRODUCTS: readonly (readonly [price: number, brand: number, category: number])[] = [
  [1_000, 1, 1],
  [2_000, 2, 1],
  [500, 2, 2],
  [12_000, 3, 2],
];
export const BRANDS = { Sari: 1, Kapal: 2, Tani: 3 } as const;
export const CATEGORIES = { Minuman: 1, Dapur: 2 } as const;

/** What an example begins with beside the goods. */
export interface Given {
  readonly promotions?: Offers['promotions'];
  readonly bundles?: Offers['bundles'];
  readonly voucher?: Partial<Voucher>;
  readonly shop?: Partial<Shop>;
  readonly day?: string;
  readonly at?: number;
  readonly prices?: Partial<Record<Name, Partial<PriceRules>>>;
}

/** `given` in words, and as the module takes it; `result` is written by hand. */
export type Example = readonly [given: string, as: Given, order: string, result: string];

const entries = Object.entries as <K extends string, V>(of: Partial<Record<K, V>>) => [K, V][];

// Which products.
export const rows = (group: SkuGroup, values: readonly number[], type: 'qty' | 'value' = 'qty'): Tier[] =>
  values.map((value) => ({ value, type, is_active: 1, type_condition: group }));
const sku = (
  group: SkuGroup,
  items: Partial<Record<Name, readonly Tier[]>>,
  more: Partial<SkuFilter> = {},
): SkuFilter => ({
  type: 'sku',
  value: 'choose',
  group,
  items: entries(items).map(([name, data]) => ({ relation_id: GOODS[name], data: data ?? [] })),
  ...more,
});
type Values = Partial<Record<Name, readonly number[]>>;
const table = (group: SkuGroup, values: Values, type?: 'qty' | 'value') =>
  Object.fromEntries(entries(values).map(([name, all]) => [name, rows(group, all ?? [], type)]));

export const tiering = (values: Values, super_tier?: readonly number[], type?: 'qty' | 'value') =>
  sku('tiering', table('tiering', values, type), super_tier ? { super_tier } : {});
export const tierRows = (items: Partial<Record<Name, readonly Tier[]>>) => sku('tiering', items);
export const kelipatan = (values: Values, type?: 'qty' | 'value') =>
  sku('kelipatan', table('kelipatan', values, type));
export const campur = (names: readonly Name[], values: readonly number[], type?: 'qty' | 'value') =>
  sku('itemCampur', Object.fromEntries(names.map((name) => [name, rows('itemCampur', values, type)])));
/** `leasts`: of each product. */
export const spesifik = (
  leasts: Partial<Record<Name, number>>,
  least: number,
  type_minimal_pembelian?: Measure,
): SkuFilter => ({
  type: 'sku',
  value: 'choose',
  group: 'itemCampurSpesifik',
  items: entries(leasts).map(([name, minimal_pembelian = 0]) => ({
    relation_id: GOODS[name],
    data: rows('itemCampurSpesifik', [least]),
    minimal_pembelian,
    ...(type_minimal_pembelian ? { type_minimal_pembelian } : {}),
  })),
});
const plain = (type: 'manufactur' | 'kategori', items: number[], value: Chosen, least: Least): Filter => ({
  type,
  value,
  items,
  ...(least && {
    items_campuran: {
      items: items.join(','),
      minimal_pembelian: least[0],
      type_minimal_pembelian: least[1],
      item_type: type,
    },
  }),
});
type Least = readonly [number, 'qty' | 'nominal'] | undefined;
export const brand = (names: readonly (keyof typeof BRANDS)[], value: Chosen = 'choose', least?: Least) =>
  plain(
    'manufactur',
    names.map((name) => BRANDS[name]),
    value,
    least,
  );
export const category = (
  names: readonly (keyof typeof CATEGORIES)[],
  value: Chosen = 'choose',
  least?: Least,
) =>
  plain(
    'kategori',
    names.map((name) => CATEGORIES[name]),
    value,
    least,
  );
export const skuOf = (names: readonly Name[], value: Chosen): SkuFilter =>
  sku('tiering', Object.fromEntries(names.map((name) => [name, []])), { value });
export const every = brand([], 'all');
export const shops = (
  type: CustomerFilter,
  items: (number | string)[],
  value: Chosen = 'choose',
): Filter => ({ type, value, items });

// What is given.
const benefit = (type: Benefit['type'], value: number | string, most: number): Benefit => ({
  type_benefit: 'potongan-harga',
  type,
  value,
  maks_benefit: most,
  is_super_tier: '0',
});
export const percent = (value: number | string, most = 0) => benefit('percentage', value, most);
export const rupiah = (value: number | string, most = 0) => benefit('amount', value, most);
export const words = (value: string) => benefit('custom', value, 0);
export const cn = (of: Benefit): Benefit => ({ ...of, type_benefit: 'cn' });
export const voucher = (of: Benefit): Benefit => ({ ...of, type_benefit: 'voucher' });
export const gift = (pieces: number, ...names: Name[]): Benefit => ({
  ...benefit('instock', names.map((name) => GOODS[name]).join(','), pieces),
  type_benefit: 'free-gift',
});
export const giftOf = (pieces: number, what: string): Benefit => ({
  ...benefit('custom', what, pieces),
  type_benefit: 'free-gift',
});
export const above = (of: Benefit): Benefit => ({ ...of, is_super_tier: '1' });

// Promotions.
export const group = (condition: 'and' | 'or', ...data: (Filter | Group)[]): Group => ({
  level: 2,
  condition,
  data,
});
export const block = (
  type: Block['type'],
  filters: readonly Filter[],
  condition: 'and' | 'or' = 'and',
  ...beside: Group[]
): Block => ({ type, is_active: 1, condition, data: [{ level: 1, condition, data: filters }, ...beside] });
let number = 0;
export const promo = (
  of: readonly Block[] | Filter,
  benefits: readonly Benefit[] | Benefit,
  more: Partial<NewPromotion> = {},
): NewPromotion => ({
  kind: 'new',
  id: ++number,
  title: `Promo ${number}`,
  ...always,
  left: 9,
  conditions: {
    data: 'type' in of ? [block('products', [of])] : of,
    benefit: 'type_benefit' in benefits ? [benefits] : benefits,
  },
  ...more,
});
export const free = (more: Partial<FreeItem> = {}): FreeItem => ({
  kind: 'free',
  id: ++number,
  title: 'Gratis',
  ...always,
  product: GOODS.Teh,
  type: 'qty',
  value: 10,
  multiples: true,
  gifts: [GOODS.Gula],
  left: 99,
  ...more,
});
/** A bundle by the name Paket. */
export const paket = (price: number, goods: Partial<Record<Name, number>>): Offers['bundles'] => [
  {
    id: 1,
    title: 'Paket',
    ...always,
    price,
    products: entries(goods).map(([name, pieces = 0]) => ({ product: GOODS[name], pieces })),
  },
];

/** The order as it is written: `25 Teh, 5 Kopi, 2 Paket`. */
export function orderOf(text: string) {
  const parts = text.split(', ').map((part) => part.split(' ') as [string, string]);
  return {
    rows: parts.flatMap(([pieces, name]) =>
      name in GOODS ? [{ product: GOODS[name as Name], pieces: Number(pieces) }] : [],
    ),
    bundles: parts.flatMap(([count, name]) => (name === 'Paket' ? [{ id: 1, count: Number(count) }] : [])),
  };
}

export function offersOf(given: Given): Offers {
  return {
    moment: { day: given.day ?? DAY, at: given.at ?? AT },
    shop: { ...SHOP, ...given.shop },
    products: Object.entries(GOODS).map(([name, id]): Product => {
      const [price = 0, ofBrand = 0, ofCategory = 0] = PRODUCTS[id - 1] ?? [];
      return {
        id,
        name,
        price,
        brand: ofBrand,
        category: ofCategory,
        wholesale: [],
        discounts: [],
        ...given.prices?.[name as Name],
      };
    }),
    promotions: given.promotions ?? [],
    bundles: given.bundles ?? [],
    voucher: given.voucher
      ? {
          id: 1,
          name: 'Voucher',
          type: 'amount',
          value: 0,
          most: 0,
          least: 0,
          by: 'all',
          ids: [],
          ...given.voucher,
        }
      : null,
  };
}

export const rp = (amount: number): string => amount.toLocaleString('en-US');

/** What a case comes to, as the examples tell it. */
export function resultOf(given: Given, text: string): string {
  const [order = '', back] = text.split('; back ');
  if (back !== undefined) return afterwards(given, order, back);
  const is = priceOrder(orderOf(order), offersOf(given));
  const credits = (sort: string) =>
    is.credits
      .filter((one) => one.sort === sort)
      .flatMap((one) => [...(one.amount > 0 ? [rp(one.amount)] : []), ...one.words])
      .map((what) => `${sort} ${what}`);
  return [
    ...is.lines.map(({ name, final }) => `${name} ${rp(final)}`),
    ...is.bundles.map(({ name, final }) => `${name} in Paket ${rp(final)}`),
    ...is.gifts.map(({ name, pieces }) => `gift ${pieces} ${name}`),
    ...[...credits('cn'), ...credits('voucher')],
    ...(sum(is.lines.map((line) => line.voucher)) > 0 || !given.voucher || is.voucher
      ? []
      : ['the voucher is refused']),
  ].join(', ');
}

/** What the same order comes to when something of it came back. */
function afterwards(given: Given, order: string, back: string): string {
  const offers = offersOf(given);
  const returned = orderOf(back).rows;
  const priced = priceOrder(orderOf(order), offers);
  const rows = orderOf(order).rows.map(({ product, pieces }) => {
    const kept = pieces - (returned.find((row) => row.product === product)?.pieces ?? 0);
    return { product, ordered: pieces, kept, delivered: kept };
  });
  const kept = keptOf(rows, offers, priced);
  const refund = rows.map(({ ordered, kept: keeps }, at) =>
    portion(priced.rows[at]?.final_price ?? 0, ordered - keeps, ordered),
  );
  return [
    `refund ${rp(sum(refund))}`,
    ...priced.gifts.flatMap(({ name }, at) => {
      const pieces = kept.giftsBack[at] ?? 0;
      return pieces > 0 ? [`gift back ${pieces} ${name}`] : [];
    }),
    ...priced.credits.map(({ sort }, at) => `${sort} due ${rp(kept.due[at]?.amount ?? 0)}`),
  ].join(', ');
}
