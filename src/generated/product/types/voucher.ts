// Generated from schemas (voucher) by `npm run generate`. Edit that instead of this file.
/** What a shop may redeem; a broadcast carries one. */
export interface Voucher {
  id: number;
  name: string;
  active: 0 | 1;
}

/** Query of voucher.list. */
export interface VoucherListQuery {
  page?: number;
  search?: string;
  active?: 0 | 1;
}

/** What voucher.list answers: one row, the item, or the alert's data. */
export interface VoucherListItem {
  id: number;
  name: string;
  active: 0 | 1;
}
