// Generated from schemas (voucher-product) by `npm run generate`. Edit that instead of this file.
/** A product that a voucher is limited to. */
export interface VoucherProduct {
  id: number;
  product_id: number;
  product: {
    id: number;
    name: string;
  } | null;
}
