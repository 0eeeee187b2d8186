// Generated from schemas (bca-mutation-detail) by `npm run generate`. Edit that instead of this file.
/** One payment with the invoices that it settles. */
export interface BcaMutationDetail {
  id: number;
  virtual_account: string;
  duser: {
    shop_name: string | null;
  };
  bcamutation: {
    transaction_date: string;
  };
  transaction: readonly {
    id: number;
    invoice_no: string;
    /** Rupiah. */
    total_price: number;
    created_at: string;
    transaction_date: string;
  }[];
}
