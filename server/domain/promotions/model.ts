import type { ItemsCondition } from '../../../src/custom-widgets/promotion-conditions/model/conditions.ts';

/** A sentence in the source language, with its parameters. */
export interface Says {
  readonly text: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** Why something holds or does not, down to each filter. */
export interface Trace extends Says {
  readonly holds: boolean;
  /** Of a block, group or filter: where it stands in the conditions, such as `data.1.data.0.data.2`. */
  readonly path?: string;
  /** It counts as not written. */
  readonly idle?: true;
  readonly parts?: readonly Trace[];
}

export interface Shop {
  readonly id: number;
  readonly sales: readonly number[];
  readonly area: string | null;
  readonly level: number | null;
}

/** A product of an order after the price stage: what every condition reads. Rupiah are whole. */
export interface Line {
  readonly product: number;
  readonly name: string;
  readonly brand: number | null;
  readonly category: number | null;
  readonly pieces: number;
  readonly amount: number;
}

/** Business day of the moment, and the moment in milliseconds. */
export interface Moment {
  readonly day: string;
  readonly at: number;
}

/** Days, both included; null: since ever, or for ever. */
export interface Period {
  readonly from: string | null;
  readonly to: string | null;
}

export interface Discount {
  readonly discount: number;
  readonly type: 'amount' | 'persentage';
}

/** `left`: of its stock. `limit`: what the shop may still buy, null for no limit. Ends just before `endsAt`. */
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
  /** New prices for a time. */
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
  /** Orders that may still have it. */
  readonly left: number;
}

/** So much of the main product brings one of each free product. */
export interface FreeItem extends Offered {
  readonly kind: 'free';
  readonly product: number;
  readonly type: 'qty' | 'amount';
  readonly value: number;
  readonly multiples: boolean;
  readonly gifts: readonly number[];
  /** Pieces that may still be given. */
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
  /** `words`: given in words, off nothing. */
  readonly type: 'amount' | 'percentage' | 'words';
  readonly value: number;
  /** 0: no limit. */
  readonly most: number;
  readonly least: number;
  readonly by: 'all' | 'category' | 'brand' | 'product';
  readonly ids: readonly number[];
  /** What it is, where it is given in words. */
  readonly what?: string | null;
  /** Points of the shop that using it costs. */
  readonly cost?: number;
}

/** All that a price depends on beside the order itself; an order keeps it. */
export interface Offers {
  readonly moment: Moment;
  readonly shop: Shop;
  /** Those of the order, of its bundles and of gifts. */
  readonly products: readonly Product[];
  readonly promotions: readonly Promotion[];
  readonly bundles: readonly Bundle[];
  readonly voucher: Voucher | null;
}

export interface Order {
  readonly rows: readonly { readonly product: number; readonly pieces: number }[];
  readonly bundles: readonly { readonly id: number; readonly count: number }[];
}
