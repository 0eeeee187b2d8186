import { bundleKind } from './bundle-kind.ts';
import { campaignKind } from './campaign-kind.ts';
import { flashsaleKind } from './flashsale-kind.ts';
import { freeItemKind } from './free-item-kind.ts';
import { hargaCoretKind } from './harga-coret-kind.ts';
import { newPromoKind } from './new-promo-kind.ts';
import type { Jenis, PromotionKind } from './promotion-kind.ts';

/** The kinds that have more than a row in the registry. */
export const kinds: Partial<Record<Jenis, PromotionKind>> = {
  FLASHALE: flashsaleKind,
  CAMPAIGN: campaignKind,
  BUNDLE: bundleKind,
  'HARGA CORET': hargaCoretKind,
  'PRODUCT FREE': freeItemKind,
  'NEW PROMO': newPromoKind,
  other: newPromoKind,
};
