// Generated from schemas (product-discount) by `npm run generate`. Edit that instead of this file.
/** A lower price for a time; both days belong to it. */
export interface ProductDiscount {
  id: number;
  product_id: number;
  start_date_time: string;
  end_date_time: string;
  /** Rupiah. */
  discount_price: number;
  version: string;
}
