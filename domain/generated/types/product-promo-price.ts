// Generated from schemas (product-promo-price) by `npm run generate`. Edit that instead of this file.
/** A discount that stands at a product, or stood there once. */
export interface ProductPromoPrice {
  id: number;
  product_id: number;
  active: 0 | 1;
  start_date: string;
  end_date: string;
  /** Rupiah, or percent. */
  discount: number;
  discount_type: 'amount' | 'persentage';
  /** When another took its place. */
  replaced_at: string | null;
  created_by: string;
  version: string;
  created_at: string;
}
