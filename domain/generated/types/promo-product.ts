// Generated from schemas (promo-product) by `npm run generate`. Edit that instead of this file.
/** A product that a promo is about. */
export interface PromoProduct {
  id: number;
  promo_id: number;
  product: {
    id: number;
    sku_code: string;
    name: string;
  } | null;
}
