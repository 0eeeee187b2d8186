// Generated from schemas (product-free-item) by `npm run generate`. Edit that instead of this file.
/** A product that is given. */
export interface ProductFreeItem {
  id: number;
  product_id_free: number;
  product: {
    id: number;
    name: string;
  } | null;
}
