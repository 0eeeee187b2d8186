// Generated from schemas (voucher-shop) by `npm run generate`. Edit that instead of this file.
/** A shop that a private voucher is for. */
export interface VoucherShop {
  id: number;
  user_id: number;
  user: {
    shop_name: string;
  } | null;
}
