// Generated from schemas (transaction-sro-line) by `npm run generate`. Edit that instead of this file.
/** How many pieces of an item come back. */
export interface TransactionSroLine {
  id: number;
  transaction_item_id: number;
  /** Pieces. */
  qty: number;
}
