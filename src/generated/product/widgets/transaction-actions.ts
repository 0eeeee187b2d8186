// Generated from schemas/transaction/transaction-actions.widget.json by `npm run generate`. Edit that instead of this file.
import type { ItemAnswer, TypedEndpoint } from '../../../../core/model.ts';
import type {
  TransactionAcceptBody, TransactionAcceptItem, TransactionAcceptParams,
} from '../../../../domain/generated/types/transaction.ts';
import { transactionAccept } from '../endpoints/transaction.ts';

/** What widget transaction-actions is given. Accepts several of the orders shown: both numbers for each, and a result for each. */
export interface TransactionActionsProps {
  state: string;
}

/** The calls that widget transaction-actions makes by itself. */
export const calls: {
  readonly 'transaction.accept': TypedEndpoint<TransactionAcceptParams & TransactionAcceptBody, ItemAnswer<TransactionAcceptItem>>;
} = { 'transaction.accept': transactionAccept };
