// Generated from schemas (transaction-payment) by `npm run generate`. Edit that instead of this file.
/** Money at the bank that may be for an order. */
export interface TransactionPayment {
  id: number;
  transaction_date: string;
  /** Rupiah. */
  amount: number;
  virtual_account: string;
  /** As the bank words it. */
  description: string | null;
  /** Why it may be for this order, the strongest reason. */
  match: 'invoice' | 'account' | 'amount';
}
