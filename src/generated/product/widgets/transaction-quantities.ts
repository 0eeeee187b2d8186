// Generated from schemas/transaction/transaction-quantities.widget.json by `npm run generate`. Edit that instead of this file.
import type { ItemAnswer, TypedEndpoint } from '../../../../core/model.ts';
import type {
  TransactionDocumentItem, TransactionGetItem, TransactionGetParams,
} from '../../../../domain/generated/types/transaction.ts';
import { transactionGet } from '../endpoints/transaction.ts';

/** What widget transaction-quantities is given. A number of pieces for each item of an order; keyed by the item, or by the document's detail where "details" are given. */
export interface TransactionQuantitiesProps {
  items: TransactionGetItem['transactionItems'];
  details?: NonNullable<NonNullable<TransactionGetItem['transactionDocuments']>[number]>['details'];
  documents?: TransactionGetItem['transactionDocuments'];
  /** The document whose pieces are the start. */
  document?: number | null;
  /** Id of the order, where its documents are to be read: those beside this one pick too. */
  order?: string;
  /** How many pieces of each item can still come back, where the order was delivered. */
  returnable?: TransactionGetItem['returnable'];
  /** When the order was delivered with it. */
  delivered_at?: NonNullable<TransactionDocumentItem['transactionDocuments']>['delivered_at'];
  /** What stands in a row before anything is typed: what was ordered, nothing of what can still come back, what none of the documents has picked, or nothing. */
  start: 'quantity' | 'returnable' | 'unpicked' | 'none';
}

/** What widget transaction-quantities edits. */
export type TransactionQuantitiesValue = {
  [k: string]: number | string;
} | null;

/** The calls that widget transaction-quantities makes by itself. */
export const calls: {
  readonly 'transaction.get': TypedEndpoint<TransactionGetParams, ItemAnswer<TransactionGetItem>>;
} = { 'transaction.get': transactionGet };
