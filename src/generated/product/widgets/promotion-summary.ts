// Generated from schemas/new-promo/promotion-summary.widget.json by `npm run generate`. Edit that instead of this file.
/** What widget promotion-summary is given. The conditions of a stored promotion in words. */
export interface PromotionSummaryProps {
  promo_condition: {}[];
  benefit: {}[];
  super_tier: {}[];
}
