// Generated from schemas (voucher-category) by `npm run generate`. Edit that instead of this file.
/** A category that a voucher is limited to. */
export interface VoucherCategory {
  id: number;
  category_id: number;
  category: {
    id: number;
    name: string;
  } | null;
}
