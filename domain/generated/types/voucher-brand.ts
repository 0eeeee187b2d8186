// Generated from schemas (voucher-brand) by `npm run generate`. Edit that instead of this file.
/** A brand that a voucher is limited to. */
export interface VoucherBrand {
  id: number;
  brand_id: number;
  brand: {
    id: number;
    name: string;
  } | null;
}
