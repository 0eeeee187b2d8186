// Generated from schemas/new-promo/promotion-conditions.widget.json by `npm run generate`. Edit that instead of this file.
import type { ItemAnswer, RowsAnswer, TypedEndpoint } from '../../../../core/model.ts';
import type { BrandListItem, BrandListQuery } from '../../../../domain/generated/types/brand.ts';
import type { CategoryListItem, CategoryListQuery } from '../../../../domain/generated/types/category.ts';
import type { LevelListItem, LevelListQuery } from '../../../../domain/generated/types/level.ts';
import type {
  NewPromoCreateBody, NewPromoGetItem, NewPromoGetParams, NewPromoReachBody, NewPromoReachItem,
  NewPromoSimulateBody, NewPromoSimulateItem, NewPromoWlItem, NewPromoWlQuery,
} from '../../../../domain/generated/types/new-promo.ts';
import type { ProductListItem, ProductListQuery } from '../../../../domain/generated/types/product.ts';
import type { PromotionListItem, PromotionListQuery } from '../../../../domain/generated/types/promotion.ts';
import type {
  SalesPersonListItem, SalesPersonListQuery,
} from '../../../../domain/generated/types/sales-person.ts';
import type {
  TransactionGetItem, TransactionGetParams, TransactionListItem, TransactionListQuery,
} from '../../../../domain/generated/types/transaction.ts';
import type { UserListItem, UserListQuery } from '../../../../domain/generated/types/user.ts';
import { brandList } from '../endpoints/brand.ts';
import { categoryList } from '../endpoints/category.ts';
import { levelList } from '../endpoints/level.ts';
import {
  newPromoCreate, newPromoGet, newPromoReach, newPromoSimulate, newPromoWl,
} from '../endpoints/new-promo.ts';
import { productList } from '../endpoints/product.ts';
import { promotionList } from '../endpoints/promotion.ts';
import { salesPersonList } from '../endpoints/sales-person.ts';
import { transactionGet, transactionList } from '../endpoints/transaction.ts';
import { userList } from '../endpoints/user.ts';

/** What widget promotion-conditions is given. The conditions of a promotion, for shops and for products, and what it gives: groups of filters in groups. */
export interface PromotionConditionsProps {
  /** Of the promotion as it was read: how what it names is called. */
  promo_condition?: NewPromoGetItem['promo_condition'];
  /** Of the promotion as it was read: how what it names is called. */
  benefit?: NewPromoGetItem['benefit'];
  /** Of the promotion as it was read: how what it names is called. */
  super_tier?: NewPromoGetItem['super_tier'];
  /** Of the promotion, if it is stored. */
  id?: number | null;
  /** As it stands in the form. */
  start_at?: string | null;
  /** As it stands in the form. */
  end_at?: string | null;
  /** As it stands in the form. */
  kuota?: number | null;
  /** As it stands in the form. */
  maks_total?: number | null;
  /** Whose the draft is, and the names in it. */
  account: number;
}

/** What widget promotion-conditions edits. */
export type PromotionConditionsValue = NewPromoCreateBody['items_condition'];

/** The calls that widget promotion-conditions makes by itself. */
export const calls: {
  readonly 'user.list': TypedEndpoint<UserListQuery, RowsAnswer<UserListItem>>;
  readonly 'sales-person.list': TypedEndpoint<SalesPersonListQuery, RowsAnswer<SalesPersonListItem>>;
  readonly 'new-promo.wl': TypedEndpoint<NewPromoWlQuery, RowsAnswer<NewPromoWlItem>>;
  readonly 'brand.list': TypedEndpoint<BrandListQuery, RowsAnswer<BrandListItem>>;
  readonly 'category.list': TypedEndpoint<CategoryListQuery, RowsAnswer<CategoryListItem>>;
  readonly 'product.list': TypedEndpoint<ProductListQuery, RowsAnswer<ProductListItem>>;
  readonly 'level.list': TypedEndpoint<LevelListQuery, RowsAnswer<LevelListItem>>;
  readonly 'new-promo.reach': TypedEndpoint<NewPromoReachBody, ItemAnswer<NewPromoReachItem>>;
  readonly 'new-promo.get': TypedEndpoint<NewPromoGetParams, ItemAnswer<NewPromoGetItem>>;
  readonly 'new-promo.create': TypedEndpoint<NewPromoCreateBody, ItemAnswer<unknown>>;
  readonly 'promotion.list': TypedEndpoint<PromotionListQuery, RowsAnswer<PromotionListItem>>;
  readonly 'new-promo.simulate': TypedEndpoint<NewPromoSimulateBody, ItemAnswer<NewPromoSimulateItem>>;
  readonly 'transaction.list': TypedEndpoint<TransactionListQuery, RowsAnswer<TransactionListItem>>;
  readonly 'transaction.get': TypedEndpoint<TransactionGetParams, ItemAnswer<TransactionGetItem>>;
} = {
  'user.list': userList,
  'sales-person.list': salesPersonList,
  'new-promo.wl': newPromoWl,
  'brand.list': brandList,
  'category.list': categoryList,
  'product.list': productList,
  'level.list': levelList,
  'new-promo.reach': newPromoReach,
  'new-promo.get': newPromoGet,
  'new-promo.create': newPromoCreate,
  'promotion.list': promotionList,
  'new-promo.simulate': newPromoSimulate,
  'transaction.list': transactionList,
  'transaction.get': transactionGet,
};
