// Generated from schemas/product/discount-advice.widget.json by `npm run generate`. Edit that instead of this file.
import type { ItemAnswer, TypedEndpoint } from '../../../../core/model.ts';
import type {
  ProductDiscountsItem, ProductDiscountsParams, ProductGetItem, ProductGetParams,
} from '../../../../domain/generated/types/product.ts';
import { productDiscounts, productGet } from '../endpoints/product.ts';

/** What widget discount-advice is given. What is odd about a discount that may be saved all the same: a price above the normal one or next to nothing, days that are over, or another one like it. */
export interface DiscountAdviceProps {
  /** Number of the product. */
  product: number | string;
  /** Number of the discount that is edited. */
  discount?: number;
}

/** The calls that widget discount-advice makes by itself. */
export const calls: {
  readonly 'product.discounts': TypedEndpoint<ProductDiscountsParams, ItemAnswer<ProductDiscountsItem>>;
  readonly 'product.get': TypedEndpoint<ProductGetParams, ItemAnswer<ProductGetItem>>;
} = { 'product.discounts': productDiscounts, 'product.get': productGet };
