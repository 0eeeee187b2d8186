// Generated from schemas (promo-image) by `npm run generate`. Edit that instead of this file.
/** A picture within the text of a promo. */
export interface PromoImage {
  id: number;
  promo_id: number;
  imageUrl: string;
}
