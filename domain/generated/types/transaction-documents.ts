// Generated from schemas (transaction-documents) by `npm run generate`. Edit that instead of this file.
/** An order with its documents. */
export interface TransactionDocuments {
  id: number;
  transactionDocuments: readonly {
    id: number;
    pick_ticket_no: string;
    do_no: string;
    si_no: string | null;
    /** Pieces of all its details. */
    qty: number;
    /** When the order was delivered with it. */
    delivered_at: string | null;
    details: readonly unknown[];
    version: string;
  }[];
}
