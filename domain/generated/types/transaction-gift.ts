// Generated from schemas (transaction-gift) by `npm run generate`. Edit that instead of this file.
/** What an order brings for nothing, in words. */
export interface TransactionGift {
  id: number;
  free_custom: string;
  qty: number;
}
