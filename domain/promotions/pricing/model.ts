import type { ItemsCondition } from '../conditions/conditions.ts';

/** A source text with its parameters. */
export interface Says {
  readonly text: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** Why something holds or does not, down to each filter. */
export interface Trace extends Says {
  readonly holds: boolean;
  /** Path of the block, group or filter in the conditions, such as `data.1.data.0.data.2`. */
  readonly path?: string;
  /** The part is ignored, as if it were not there. */
  readonly idle?: true;
  readonly parts?: readonly Trace[];
}

export interface Shop {
  readonly id: number;
  readonly sales: readonly number[];
  readonly area: string | null;
  readonly level: number | null;
}

/** A product of an order after the price stage, as the conditions read it. `amount` is in whole rupiah. */
export interface Line {
  readonly product: number;
  readonly name: string;
  readonly brand: number | null;
  readonly category: number | null;
  readonly pieces: number;
  readonly amount: number;
}

/** A moment: its business day (YYYY-MM-DD), and `at` in milliseconds since 1970. */
export interface Moment {
  readonly day: string;
  readonly at: number;
}

/** First and last day (YYYY-MM-DD), both included; null: no limit. */
export interface Period {
  readonly from: string | null;
  readonly to: string | null;
}

export interface Discount {
  readonly discount: number;
  readonly type: 'amount' | 'persentage';
}

/** `left`: remaining stock. `limit`: pieces that the shop may still buy, null for no limit. It ends just before `endsAt`. */
export interface FlashPrice extends Discount {
  readonly id: number;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly left: number;
  readonly limit: number | null;
}

/** What decides the price of a product. */
export interface PriceRules {
  readonly price: number;
  readonly wholesale: readonly (Period & { readonly minQty: number; readonly price: number })[];
  /** Temporary prices. */
  readonly discounts: readonly (Period & { readonly price: number })[];
  readonly coret?: readonly (Period & Discount)[];
  readonly flash?: readonly FlashPrice[];
}

export interface Product extends PriceRules {
  readonly id: number;
  readonly name: string;
  readonly brand: number | null;
  readonly category: number | null;
}

interface Offered extends Period {
  readonly id: number;
  readonly title: string;
}

export interface NewPromotion extends Offered {
  readonly kind: 'new';
  readonly conditions: ItemsCondition;
  /** Remaining quota, in orders. */
  readonly left: number;
  /** Remaining rupiah of its maximum over all orders; absent: it has none. */
  readonly leftAmount?: number | null;
}

/** `value` pieces, or rupiah, of `product` bring one piece of each gift. */
export interface FreeItem extends Offered {
  readonly kind: 'free';
  readonly product: number;
  readonly type: 'qty' | 'amount';
  readonly value: number;
  readonly multiples: boolean;
  readonly gifts: readonly number[];
  /** Remaining quota, in pieces. */
  readonly left: number;
}

export type Promotion = NewPromotion | FreeItem;

export interface Bundle extends Offered {
  readonly price: number;
  readonly products: readonly { readonly product: number; readonly pieces: number }[];
}

export interface Voucher {
  readonly id: number;
  readonly name: string;
  /** `words`: described in words, takes nothing off. */
  readonly type: 'amount' | 'percentage' | 'words';
  readonly value: number;
  /** 0: no limit. */
  readonly most: number;
  readonly least: number;
  readonly by: 'all' | 'category' | 'brand' | 'product';
  readonly ids: readonly number[];
  /** The description, for type `words`. */
  readonly what?: string | null;
  /** Points that the shop pays for it. */
  readonly cost?: number;
}

/** All that a price depends on besides the order; it is stored with the order. */
export interface Offers {
  readonly moment: Moment;
  readonly shop: Shop;
  /** The products of the order, of its bundles and of gifts. */
  readonly products: readonly Product[];
  readonly promotions: readonly Promotion[];
  readonly bundles: readonly Bundle[];
  readonly voucher: Voucher | null;
}

export interface Order {
  readonly rows: readonly { readonly product: number; readonly pieces: number }[];
  readonly bundles: readonly { readonly id: number; readonly count: number }[];
}
