// Generated from schemas/transaction/transaction-quantities.widget.json by `npm run generate`. Edit that instead of this file.
import type {
  TransactionDocumentItem, TransactionGetItem,
} from '../../../../domain/generated/types/transaction.ts';

/** What widget transaction-quantities is given. A number of pieces for each item of an order; keyed by the item, or by the document's detail where "details" are given. */
export interface TransactionQuantitiesProps {
  items: TransactionGetItem['transactionItems'];
  details?: NonNullable<NonNullable<TransactionGetItem['transactionDocuments']>[number]>['details'];
  documents?: TransactionGetItem['transactionDocuments'];
  /** The document whose pieces are the start. */
  document?: number | null;
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
