// Generated from schemas/product/discount-advice.widget.json by `npm run generate`. Edit that instead of this file.
import type { ItemAnswer, TypedEndpoint } from '../../../runtime/model.ts';
import { productGet } from '../endpoints/product.ts';
import type { ProductGetItem, ProductGetParams } from '../types/product.ts';

/** What widget discount-advice is given. What is odd about a discount that may be saved all the same: higher than the normal price, or over already. */
export interface DiscountAdviceProps {
  /** Number of the product. */
  product: number | string;
}

/** The calls that widget discount-advice makes by itself. */
export const calls: {
  readonly 'product.get': TypedEndpoint<ProductGetParams, ItemAnswer<ProductGetItem>>;
} = { 'product.get': productGet };
