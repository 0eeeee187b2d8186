import type { ProductFreeCreateBody } from '../../../domain/generated/types/product-free.ts';
import type { BundleValues } from './bundle.store.ts';
import type { CampaignValues } from './campaign.store.ts';
import type { FlashsaleValues } from './flashsale.store.ts';
import type { HargaCoretValues } from './harga-coret.store.ts';
import type { NewPromoValues } from './new-promo.store.ts';

/** The values of a waiting edit, by kind. */
export interface Proposals {
  readonly FLASHALE: FlashsaleValues;
  readonly CAMPAIGN: CampaignValues;
  readonly BUNDLE: BundleValues;
  readonly 'HARGA CORET': HargaCoretValues;
  readonly 'PRODUCT FREE': ProductFreeCreateBody;
  readonly 'NEW PROMO': NewPromoValues;
  readonly other: NewPromoValues;
}

/** The kinds of promotions. */
export type Jenis = keyof Proposals;
