// Generated from schemas (bundle-detail) by `npm run generate`. Edit that instead of this file.
/** A product of a bundle. */
export interface BundleDetail {
  id: number;
  product_id: number;
  product: {
    id: number;
    sku_code: string;
    name: string;
    /** Rupiah. */
    price: number;
  } | null;
  qty: number;
  /** Percent; it suggests the price of the bundle. */
  discount: number;
}
