// Generated from schemas (product-discounts) by `npm run generate`. Edit that instead of this file.
/** A product with its discounts. */
export interface ProductDiscounts {
  id: number;
  product: {
    id: number;
    name: string;
    sku_code: string;
    /** Rupiah. */
    price: number;
  } | null;
  productDiscounts: readonly {
    id: number;
    product_id: number;
    start_date_time: string;
    end_date_time: string;
    /** Rupiah. */
    discount_price: number;
    version: string;
  }[];
}
