// Generated from schemas/transaction/transaction-picked.widget.json by `npm run generate`. Edit that instead of this file.
import type { TransactionGetItem } from '../../../../domain/generated/types/transaction.ts';

/** What widget transaction-picked is given. The pieces of a document, by item, to be read only. */
export interface TransactionPickedProps {
  items: TransactionGetItem['transactionItems'];
  details: NonNullable<NonNullable<TransactionGetItem['transactionDocuments']>[number]>['details'];
}
