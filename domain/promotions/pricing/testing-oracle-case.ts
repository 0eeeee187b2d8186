// A case as docs/promotion-rules.md describes it. The oracle imports nothing of what it judges.

export type Id = number | string;
export type Measure = string | undefined;
/** Rupiah by product. */
export type Rupiah = Map<number, number>;

export interface Period {
  from?: string | null;
  to?: string | null;
}
export interface Row {
  value: number;
  type: string;
  is_active: number;
  is_deleted?: boolean;
}
export interface SkuItem {
  relation_id: Id;
  data?: Row[];
  minimal_pembelian?: number;
  type_pembelian?: string;
  type_minimal_pembelian?: string;
}
export interface SkuFilter {
  type: 'sku';
  value: string;
  group: string;
  items: SkuItem[];
  super_tier?: number[];
}
export interface PlainFilter {
  type: 'customers' | 'sales' | 'wl_area' | 'jenis_customer' | 'manufactur' | 'kategori';
  value: string;
  items?: Id[];
  items_campuran?: { minimal_pembelian: number; type_minimal_pembelian?: string };
}
export type Filter = SkuFilter | PlainFilter;
export interface Group {
  level: number;
  condition: string;
  data: Part[];
}
export type Part = Filter | Group;
export interface Block {
  type: string;
  is_active: number;
  condition: string;
  data: Part[];
}
export interface Benefit {
  type_benefit: 'potongan-harga' | 'free-gift' | 'cn' | 'voucher';
  type: string;
  value: Id;
  maks_benefit: number;
  is_super_tier: string;
  tier_id?: number;
  is_deleted?: boolean;
}
export interface Conditions {
  data: Block[];
  benefit: Benefit[];
}
interface Limits extends Period {
  id: number;
  left: number;
}
export interface NewPromotion extends Limits {
  kind: 'new';
  leftAmount?: number | null;
  conditions: Conditions;
}
export interface FreeItem extends Limits {
  kind: 'free';
  product: number;
  type: string;
  value: number;
  multiples: boolean;
  gifts: number[];
}
export type Promotion = NewPromotion | FreeItem;
export interface Shop {
  id: number;
  sales: number[];
  area: string | null;
  level: number | null;
}
export interface Flash {
  id: number;
  discount: number;
  type: string;
  startsAt: number;
  endsAt: number;
  left: number;
  limit: number | null;
}
export interface Product {
  id: number;
  name: string;
  brand: number | null;
  category: number | null;
  price: number;
  wholesale?: (Period & { minQty: number; price: number })[];
  discounts?: (Period & { price: number })[];
  coret?: (Period & { discount: number; type: string })[];
  flash?: Flash[];
}
export interface Moment {
  day: string;
  at: number;
}
export interface Voucher {
  type: string;
  value: number;
  most: number;
  least: number;
  by: 'all' | 'category' | 'brand' | 'product';
  ids: number[];
}
export interface Case {
  moment: Moment;
  shop: Shop;
  products: Product[];
  promotions: Promotion[];
  bundles: { id: number; price: number; products: { product: number; pieces: number }[] }[];
  voucher: Voucher | null;
  order: {
    rows: { product: number; pieces: number }[];
    bundles: { id: number; count: number }[];
  };
}

export interface Line {
  product: number;
  pieces: number;
  amount: number;
  brand: number | null;
  category: number | null;
}
export interface Facts {
  tier: number;
  multiples: number;
  /** The row whose multiples count. */
  row: Row | null;
  superTier: number;
}
export type TakenLine = Facts & { line: Line };
/** A benefit with its lines. */
export interface Given {
  benefit: Benefit;
  isSuper: boolean;
  lines: TakenLine[];
}
export interface Gift {
  product: number | null;
  name: string;
  pieces: number;
}
export type Sort = 'cut' | 'gift' | 'cn' | 'voucher';
export interface Offer {
  sort: Sort;
  promotion: Promotion;
  key: string;
  products: Set<number>;
  givens: Given[];
  gifts: Gift[];
  words: string[];
  worth: number;
}
