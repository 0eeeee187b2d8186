// Generated from schemas (voucher-usage) by `npm run generate`. Edit that instead of this file.
/** That a shop used a voucher. */
export interface VoucherUsage {
  id: number;
  voucher_id: number;
  transaction: {
    id: number;
  } | null;
  user: {
    id: number;
    shop_name: string;
  } | null;
  status: 'used' | 'cancelled';
  /** Rupiah that it took off. */
  amount: number;
  created_at: string;
}
