// Generated from schemas/transaction/transaction-document-select.widget.json by `npm run generate`. Edit that instead of this file.
/** What widget transaction-document-select is given. One of the documents of an order. */
export interface TransactionDocumentSelectProps {
  documents: {}[];
}

/** What widget transaction-document-select edits. */
export type TransactionDocumentSelectValue = number;
