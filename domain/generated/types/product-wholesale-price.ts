// Generated from schemas (product-wholesale-price) by `npm run generate`. Edit that instead of this file.
/** What a product costs from so many pieces on, for a time. */
export interface ProductWholesalePrice {
  id: number;
  product: {
    id: number;
    name: string;
  } | null;
  start_date: string | null;
  end_date: string | null;
  /** Pieces. */
  min_qty: number;
  /** Rupiah. */
  price: number;
  created_at: string;
  deleted_at: string | null;
}
