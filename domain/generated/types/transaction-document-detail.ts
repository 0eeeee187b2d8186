// Generated from schemas (transaction-document-detail) by `npm run generate`. Edit that instead of this file.
/** How many pieces of an item a document is about. */
export interface TransactionDocumentDetail {
  id: number;
  transaction_item_id: number;
  /** Pieces. */
  qty: number;
}
