// Generated from schemas (transaction-pricing) by `npm run generate`. Edit that instead of this file.
/** Something that made an order cost and bring what it does, or a promotion that did not and why. */
export interface TransactionPricing {
  id: number;
  /** Its name; null: the whole order. */
  product: string | null;
  pieces: number | null;
  /** The promotion. */
  rule: string | null;
  /** Its key, where it is one with conditions. */
  promotion_id: number | null;
  /** Source text. */
  message: string;
  /** Fill the places of the message. */
  params: {} | null;
  /** Rupiah; what is taken off is below 0. */
  amount: number | null;
}
