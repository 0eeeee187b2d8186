/**
 * The conditions and benefits of a promotion as they are sent (`items_condition`) and stored. Browser and server share
 * this file. A part that it does not name is kept as it came.
 */

import type { Joined } from '../../../core/tree/nodes.ts';
import { depths } from '../../generated/facts.ts';
import type { NewPromoCreateBody } from '../../generated/types/new-promo.ts';

/** As they are declared: filters and groups are one kind of part, and what a filter says may be left out. */
export type SentConditions = NewPromoCreateBody['items_condition'];
export type SentPart = SentConditions['data'][number]['data'][number];

/** All, only the chosen ones, or all except the chosen ones. */
export type Chosen = 'all' | 'choose' | 'except';
export type BlockType = 'customers' | 'products';
export type CustomerFilter = 'customers' | 'sales' | 'wl_area' | 'jenis_customer';
export type ProductFilter = 'manufactur' | 'kategori' | 'sku';
export type SkuGroup = 'tiering' | 'kelipatan' | 'itemCampur' | 'itemCampurSpesifik';
/** The id of an area is its city; all others are numbers. */
export type Id = number | string;
/** Pieces or rupiah, where `value` and `nominal` both mean rupiah. */
export type Measure = 'qty' | 'value' | 'nominal';

export const CUSTOMER_FILTERS: readonly CustomerFilter[] = [
  'customers',
  'sales',
  'wl_area',
  'jenis_customer',
];
export const PRODUCT_FILTERS: readonly ProductFilter[] = ['manufactur', 'kategori', 'sku'];
export const SKU_GROUPS: readonly SkuGroup[] = ['tiering', 'kelipatan', 'itemCampur', 'itemCampurSpesifik'];
/** Maximum depth of groups; the main group of a block is level 1. */
export const MOST_LEVELS = depths['new-promo.create'];
/** Maximum number of filters and groups of one promotion. */
export const MOST_PARTS = 2000;
/** Source text. */
export const TOO_MANY_PARTS = 'These conditions have too many parts.';

/** A tier: the quantity or amount from which it counts. */
export interface Tier {
  readonly value: number;
  readonly type: 'qty' | 'value';
  readonly is_active: 0 | 1;
  readonly type_condition: SkuGroup;
  readonly is_deleted?: boolean;
}

export interface SkuItem {
  readonly relation_id: Id;
  readonly data: readonly Tier[];
  /** For `itemCampurSpesifik`: the minimum of this item. */
  readonly minimal_pembelian?: number;
  readonly type_pembelian?: Measure;
  readonly type_minimal_pembelian?: Measure;
}

/** The tiers of a sku that count: one that was removed from a stored promotion is still sent, as such. */
export const standingTiers = ({ data }: SkuItem): readonly Tier[] =>
  data.filter(({ is_deleted }) => !is_deleted);

/** The minimum of all items together. `items`: ids, separated by commas. */
export interface Mixed {
  readonly items: string;
  readonly minimal_pembelian: number;
  /** Absent: pieces. */
  readonly type_minimal_pembelian?: 'qty' | 'nominal';
  readonly item_type: string;
}

export interface PlainFilter {
  readonly type: CustomerFilter | 'manufactur' | 'kategori';
  readonly value: Chosen;
  readonly items: readonly Id[];
  readonly items_campuran?: Mixed;
}

export interface SkuFilter {
  readonly type: 'sku';
  readonly value: Chosen;
  readonly group: SkuGroup;
  readonly items: readonly SkuItem[];
  /** One quantity for each tier; there only while the super tier is on. */
  readonly super_tier?: readonly number[];
}

export type Filter = PlainFilter | SkuFilter;

/** Filters stand before the groups. */
export interface Group {
  readonly level: number;
  readonly condition: Joined;
  readonly data: readonly (Filter | Group)[];
}

/** `data`: the main group (level 1, the block's own filters), then the groups beside it (level 2 and up). */
export interface Block {
  readonly type: BlockType;
  readonly is_active: 0 | 1;
  readonly condition: Joined;
  readonly data: readonly Group[];
}

export type BenefitType = 'potongan-harga' | 'free-gift' | 'voucher' | 'cn';

export interface Benefit {
  readonly type_benefit: BenefitType;
  /** `percentage` or `amount`; of a gift `custom` (`value` is its name) or `instock` (`value` is ids with commas). */
  readonly type: 'percentage' | 'amount' | 'custom' | 'instock';
  readonly value: string | number;
  /** The most in rupiah, 0 for no limit; of a gift the number of pieces. */
  readonly maks_benefit: number;
  readonly is_super_tier: '0' | '1';
  /** The number of its super tier, from 1; absent: its place among those of super tiers. */
  readonly tier_id?: number;
  readonly is_deleted?: boolean;
}

export interface ItemsCondition {
  readonly data: readonly Block[];
  /** The benefit of the first tier, the second and so on; then those of the super tier in the same order. */
  readonly benefit: readonly Benefit[];
}

/** The names of the ids that a stored promotion gives its parts. */
const IDS: ReadonlySet<string> = new Set(['id', 'new_promo_id', 'promo_condition_id']);

/** A copy of a part, or of all conditions: it is stored as a new one. */
export function withoutIds<Part>(part: Part): Part {
  if (Array.isArray(part)) return part.map(withoutIds) as Part;
  if (typeof part !== 'object' || part === null) return part;
  const entries = Object.entries(part).filter(([name]) => !IDS.has(name));
  return Object.fromEntries(entries.map(([name, value]) => [name, withoutIds(value)])) as Part;
}

export function isGroup(part: Filter | Group): part is Group {
  return 'level' in part;
}

export function isSku(filter: Filter): filter is SkuFilter {
  return filter.type === 'sku';
}
