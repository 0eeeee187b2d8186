// Generated from schemas (product-price) by `npm run generate`. Edit that instead of this file.
export interface ProductPrice {
  id: number;
  price_code: string;
  /** Rupiah. */
  price: number;
}
