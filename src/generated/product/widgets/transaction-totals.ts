// Generated from schemas/transaction/transaction-totals.widget.json by `npm run generate`. Edit that instead of this file.
import type { ItemAnswer, TypedEndpoint } from '../../../../core/model.ts';
import type {
  TransactionPriceBody, TransactionPriceItem, TransactionPriceParams,
} from '../../../../domain/generated/types/transaction.ts';
import { transactionPrice } from '../endpoints/transaction.ts';

/** What widget transaction-totals is given. What an order comes to with the quantities that are typed and not saved yet. */
export interface TransactionTotalsProps {
  /** Id of the order. */
  order: string;
}

/** The calls that widget transaction-totals makes by itself. */
export const calls: {
  readonly 'transaction.price': TypedEndpoint<TransactionPriceParams & TransactionPriceBody, ItemAnswer<TransactionPriceItem>>;
} = { 'transaction.price': transactionPrice };
