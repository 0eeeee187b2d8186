// Generated from schemas (transaction-document) by `npm run generate`. Edit that instead of this file.
/** The papers of a delivery: pick ticket, delivery order, sales invoice. */
export interface TransactionDocument {
  id: number;
  pick_ticket_no: string;
  do_no: string;
  si_no: string | null;
  /** Pieces of all its details. */
  qty: number;
  /** When the order was delivered with it. */
  delivered_at: string | null;
  details: readonly {
    id: number;
    transaction_item_id: number;
    /** Pieces. */
    qty: number;
  }[];
  version: string;
}
