/** A promotion's conditions as the server answers them; the two ways between this and what is sent are beside it. */
import type { BenefitType, BlockType, Filter, Id, Joined, SkuGroup } from './conditions.ts';

export interface Named {
  readonly id: Id;
  readonly name: string;
}

export interface ProductDetails extends Named {
  readonly sku_code: string;
  readonly price: number;
  readonly manufacturer_code: string;
}

export interface PromoTier {
  readonly type: 'qty' | 'value';
  readonly type_condition: Exclude<SkuGroup, 'itemCampur'>;
  readonly value: number;
  readonly is_active: 0 | 1;
}

/** A chosen thing; `product_details` and `promo_tier` of products alone. */
export interface PromoValueDetail {
  readonly detail?: Named;
  readonly product_details?: ProductDetails;
  readonly promo_tier?: readonly PromoTier[];
  readonly minimal_pembelian?: number;
  readonly type_pembelian?: string;
  readonly type_minimal_pembelian?: string;
}

export interface PromoItemCampur {
  readonly type_minimal_pembelian: 'qty' | 'nominal';
  readonly minimal_pembelian: number;
  readonly brands: readonly Named[];
  readonly categories: readonly Named[];
  readonly products: readonly Named[];
}

/** `value`: `all`, `except`, or anything else for a selection. */
export interface PromoValueData {
  readonly type: Filter['type'];
  readonly value: string;
  /** How the products of `sku` count; where a server does not say it, the kind of its tiers does. */
  readonly group?: SkuGroup;
  readonly promo_value_detail: readonly PromoValueDetail[];
  readonly promo_item_campur?: PromoItemCampur | null;
}

/** `name`: '1' is the main group, others are numbered as they come. `parent`: the group that it stands in. */
export interface PromoValueGroup {
  readonly name: string;
  readonly parent?: string | null;
  readonly condition: Joined;
  readonly data: readonly PromoValueData[];
}

export interface PromoCondition {
  readonly type: BlockType;
  readonly level: number;
  readonly condition: Joined;
  readonly is_active: 0 | 1;
  readonly promo_value: readonly PromoValueGroup[];
}

export interface BenefitRead {
  readonly type_benefit: BenefitType;
  readonly type: 'percentage' | 'amount' | 'item' | 'custom';
  readonly value: number | string;
  readonly maks_benefit: number;
  readonly is_super_tier: boolean | 0 | 1 | '0' | '1';
  /** The number of the tier that it belongs to, from 1. */
  readonly tier_id?: number | null;
  /** The gifts; those in stock have an `id`. */
  readonly itemFree?: readonly { readonly id?: Id; readonly name: string }[];
  readonly is_deleted?: boolean;
}

/** The part of a promotion's answer that the conditions are in. */
export interface ReadBack {
  readonly promo_condition: readonly PromoCondition[];
  readonly benefit: readonly BenefitRead[];
  readonly super_tier: readonly { readonly tier: number; readonly qty: number }[];
}
