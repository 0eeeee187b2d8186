// Generated from schemas/transaction/transaction-payment-select.widget.json by `npm run generate`. Edit that instead of this file.
import type { RowsAnswer, TypedEndpoint } from '../../../../core/model.ts';
import type {
  TransactionPaymentsItem, TransactionPaymentsParams,
} from '../../../../domain/generated/types/transaction.ts';
import { transactionPayments } from '../endpoints/transaction.ts';

/** What widget transaction-payment-select is given. One of the payments at the bank that no order is settled by and that may be for this one. */
export interface TransactionPaymentSelectProps {
  /** Id of the order. */
  order: string;
}

/** What widget transaction-payment-select edits. */
export type TransactionPaymentSelectValue = number;

/** The calls that widget transaction-payment-select makes by itself. */
export const calls: {
  readonly 'transaction.payments': TypedEndpoint<TransactionPaymentsParams, RowsAnswer<TransactionPaymentsItem>>;
} = { 'transaction.payments': transactionPayments };
