// Generated from schemas (transaction-item) by `npm run generate`. Edit that instead of this file.
/** One line of an order. */
export interface TransactionItem {
  id: number;
  product: {
    id: number;
    name: string;
    sku_code: string;
  } | null;
  /** Pieces. */
  quantity: number;
  /** Pieces that were delivered. */
  deliver_qty: number;
  /** Rupiah for one piece, before the discount. */
  price: number;
  /** Rupiah off the whole line. */
  discount_price: number;
  /** Rupiah for the whole line: quantity times price, less the discount. */
  final_price: number;
  /** Pieces from stock. */
  ready_qty: number;
  /** Pieces that have to be ordered first. */
  pre_order_qty: number;
  notes: string | null;
  /** The bundle that it came in. An extension. */
  bundle_id: number | null;
}
