// Generated from schemas/new-promo/promotion-simulation.widget.json by `npm run generate`. Edit that instead of this file.
import type { ItemAnswer, RowsAnswer, TypedEndpoint } from '../../../../core/model.ts';
import type {
  NewPromoGetItem, NewPromoSimulateBody, NewPromoSimulateItem,
} from '../../../../domain/generated/types/new-promo.ts';
import type { ProductListItem, ProductListQuery } from '../../../../domain/generated/types/product.ts';
import type {
  TransactionGetItem, TransactionGetParams, TransactionListItem, TransactionListQuery,
} from '../../../../domain/generated/types/transaction.ts';
import type { UserListItem, UserListQuery } from '../../../../domain/generated/types/user.ts';
import { newPromoSimulate } from '../endpoints/new-promo.ts';
import { productList } from '../endpoints/product.ts';
import { transactionGet, transactionList } from '../endpoints/transaction.ts';
import { userList } from '../endpoints/user.ts';

/** What widget promotion-simulation is given. A stored promotion, tried on a shop and a cart or on an order. */
export interface PromotionSimulationProps {
  promo_condition: NewPromoGetItem['promo_condition'];
  benefit: NewPromoGetItem['benefit'];
  super_tier: NewPromoGetItem['super_tier'];
  id?: number;
  start_at?: string;
  end_at?: string;
  kuota?: number;
  maks_total?: number | null;
  /** It begins with the shop and products of this one. */
  order?: string | null;
}

/** The calls that widget promotion-simulation makes by itself. */
export const calls: {
  readonly 'user.list': TypedEndpoint<UserListQuery, RowsAnswer<UserListItem>>;
  readonly 'product.list': TypedEndpoint<ProductListQuery, RowsAnswer<ProductListItem>>;
  readonly 'new-promo.simulate': TypedEndpoint<NewPromoSimulateBody, ItemAnswer<NewPromoSimulateItem>>;
  readonly 'transaction.list': TypedEndpoint<TransactionListQuery, RowsAnswer<TransactionListItem>>;
  readonly 'transaction.get': TypedEndpoint<TransactionGetParams, ItemAnswer<TransactionGetItem>>;
} = {
  'user.list': userList,
  'product.list': productList,
  'new-promo.simulate': newPromoSimulate,
  'transaction.list': transactionList,
  'transaction.get': transactionGet,
};
