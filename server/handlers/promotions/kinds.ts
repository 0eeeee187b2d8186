import type { Selectable } from 'kysely';
import type { Database } from '../../generated/database.ts';
import type { Db } from '../../store/index.ts';
import { campaignKind } from './campaign-kind.ts';
import { flashsaleKind } from './flashsale-kind.ts';
import { freeItemKind } from './free-item-kind.ts';
import { newPromoKind } from './new-promo-kind.ts';

export type Jenis = Selectable<Database['promo_master']>['jenis'];

/** A product of a promotion, as approvers see it. */
export interface PromotedProduct {
  readonly name: string;
  readonly customer_group?: string | null;
  readonly discount_group?: string | null;
  readonly kuota?: number | null;
  readonly price: number;
  readonly diskon: string;
}

/** What the registry and the approval ask of a kind of promotion. */
export interface PromotionKind {
  readonly table: keyof Database;
  /** Column that says whether it is active. */
  readonly active: string;
  /** Writes an edit that was approved: the values are those that the kind gave to `proposeEdit`. */
  readonly apply?: (db: Db, id: number, values: never) => Promise<void>;
  readonly products?: (db: Db, id: number) => Promise<PromotedProduct[]>;
}

/** The kinds that have more than a row in the registry. */
export const kinds: Partial<Record<Jenis, PromotionKind>> = {
  FLASHALE: flashsaleKind,
  CAMPAIGN: campaignKind,
  'PRODUCT FREE': freeItemKind,
  'NEW PROMO': newPromoKind,
  other: newPromoKind,
};
