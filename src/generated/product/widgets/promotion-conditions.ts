// Generated from schemas/new-promo/promotion-conditions.widget.json by `npm run generate`. Edit that instead of this file.
import type { RowsAnswer, TypedEndpoint } from '../../../runtime/model.ts';
import { brandList } from '../endpoints/brand.ts';
import { categoryList } from '../endpoints/category.ts';
import { levelList } from '../endpoints/level.ts';
import { newPromoWl } from '../endpoints/new-promo.ts';
import { productList } from '../endpoints/product.ts';
import { salesPersonList } from '../endpoints/sales-person.ts';
import { userList } from '../endpoints/user.ts';
import type { BrandListItem, BrandListQuery } from '../types/brand.ts';
import type { CategoryListItem, CategoryListQuery } from '../types/category.ts';
import type { LevelListItem, LevelListQuery } from '../types/level.ts';
import type { NewPromoWlItem, NewPromoWlQuery } from '../types/new-promo.ts';
import type { ProductListItem, ProductListQuery } from '../types/product.ts';
import type { SalesPersonListItem, SalesPersonListQuery } from '../types/sales-person.ts';
import type { UserListItem, UserListQuery } from '../types/user.ts';

/** What widget promotion-conditions is given. The conditions of a promotion, for shops and for products, and what it gives: groups of filters in groups. */
export interface PromotionConditionsProps {
  /** Of the promotion as it was read: how what it names is called. */
  promo_condition?: {}[];
  /** Of the promotion as it was read: how what it names is called. */
  benefit?: {}[];
  /** Of the promotion as it was read: how what it names is called. */
  super_tier?: {}[];
}

/** What widget promotion-conditions edits. */
export interface PromotionConditionsValue {
  [k: string]: unknown;
}

/** The calls that widget promotion-conditions makes by itself. */
export const calls: {
  readonly 'user.list': TypedEndpoint<UserListQuery, RowsAnswer<UserListItem>>;
  readonly 'sales-person.list': TypedEndpoint<SalesPersonListQuery, RowsAnswer<SalesPersonListItem>>;
  readonly 'new-promo.wl': TypedEndpoint<NewPromoWlQuery, RowsAnswer<NewPromoWlItem>>;
  readonly 'brand.list': TypedEndpoint<BrandListQuery, RowsAnswer<BrandListItem>>;
  readonly 'category.list': TypedEndpoint<CategoryListQuery, RowsAnswer<CategoryListItem>>;
  readonly 'product.list': TypedEndpoint<ProductListQuery, RowsAnswer<ProductListItem>>;
  readonly 'level.list': TypedEndpoint<LevelListQuery, RowsAnswer<LevelListItem>>;
} = {
  'user.list': userList,
  'sales-person.list': salesPersonList,
  'new-promo.wl': newPromoWl,
  'brand.list': brandList,
  'category.list': categoryList,
  'product.list': productList,
  'level.list': levelList,
};
