// Generated from schemas (transaction-sro) by `npm run generate`. Edit that instead of this file.
/** Goods that a shop gives back; the chat shows it as TTB. */
export interface TransactionSro {
  id: number;
  transaction_id: number;
  no: string;
  type: string;
  status: 'On Process' | 'Failed';
  created_at: string;
  lines: readonly {
    id: number;
    transaction_item_id: number;
    /** Pieces. */
    qty: number;
  }[];
}
