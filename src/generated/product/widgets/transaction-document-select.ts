// Generated from schemas/transaction/transaction-document-select.widget.json by `npm run generate`. Edit that instead of this file.
import type { ItemAnswer, TypedEndpoint } from '../../../../core/model.ts';
import type {
  TransactionDocumentsItem, TransactionDocumentsParams,
} from '../../../../domain/generated/types/transaction.ts';
import { transactionDocuments } from '../endpoints/transaction.ts';

/** What widget transaction-document-select is given. One of the documents of an order. */
export interface TransactionDocumentSelectProps {
  /** Id of the order. */
  order: string;
}

/** What widget transaction-document-select edits. */
export type TransactionDocumentSelectValue = number;

/** The calls that widget transaction-document-select makes by itself. */
export const calls: {
  readonly 'transaction.documents': TypedEndpoint<TransactionDocumentsParams, ItemAnswer<TransactionDocumentsItem>>;
} = { 'transaction.documents': transactionDocuments };
