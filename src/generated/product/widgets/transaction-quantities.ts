// Generated from schemas/transaction/transaction-quantities.widget.json by `npm run generate`. Edit that instead of this file.
import type { TransactionGetItem } from '../types/transaction.ts';

/** What widget transaction-quantities is given. A number of pieces for each item of an order; keyed by the item, or by the document's detail where "details" are given. */
export interface TransactionQuantitiesProps {
  items: TransactionGetItem['transactionItems'];
  details?: NonNullable<NonNullable<TransactionGetItem['transactionDocuments']>[number]>['details'];
  documents?: TransactionGetItem['transactionDocuments'];
  /** The document whose pieces are the start. */
  document?: number | null;
  /** What stands in a row before anything is typed; none: pieces that are picked for a document. */
  start: 'quantity' | 'deliver_qty' | 'none';
}

/** What widget transaction-quantities edits. */
export type TransactionQuantitiesValue = {
  [k: string]: number;
} | null;
