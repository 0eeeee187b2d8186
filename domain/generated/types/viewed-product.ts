// Generated from schemas (viewed-product) by `npm run generate`. Edit that instead of this file.
/** How often shops looked at a product in their app. */
export interface ViewedProduct {
  sku_code: string;
  name: string;
  total: number;
}
