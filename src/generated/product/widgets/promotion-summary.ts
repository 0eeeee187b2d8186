// Generated from schemas/new-promo/promotion-summary.widget.json by `npm run generate`. Edit that instead of this file.
import type { NewPromoGetItem } from '../../../../domain/generated/types/new-promo.ts';

/** What widget promotion-summary is given. The conditions of a stored promotion in words. */
export interface PromotionSummaryProps {
  promo_condition: NewPromoGetItem['promo_condition'];
  benefit: NewPromoGetItem['benefit'];
  super_tier: NewPromoGetItem['super_tier'];
}
