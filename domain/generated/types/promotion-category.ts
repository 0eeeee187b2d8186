// Generated from schemas (promotion-category) by `npm run generate`. Edit that instead of this file.
/** A category that the conditions of a promotion name, as long as the promotion is neither over nor rejected. */
export interface PromotionCategory {
  new_promo_id: number;
  category: {
    id: number;
    name: string;
  } | null;
}
