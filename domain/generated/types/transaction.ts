// Generated from schemas (transaction) by `npm run generate`. Edit that instead of this file.
/** An order of a shop, from its acceptance to its end. */
export interface Transaction {
  id: number;
  invoice_no: string;
  user: {
    id: number;
    shop_name: string;
    address: string | null;
  } | null;
  /** That of the shop; what orders are searched by. */
  shop_name: string;
  /** Rupiah: the final prices of its items. */
  total_price: number;
  /** Rupiah. */
  additional_discount: number;
  /** Number of the sales order in the ERP. */
  nav_id: string | null;
  created_at: string;
  payment_type: string | null;
  paid: 0 | 1;
  /** Until when an unpaid order is to be paid; null where nothing is due. */
  due_on: string | null;
  /** Rupiah: the total price less what came back. */
  amount_due: number;
  /** Rupiah still to be paid for an order that changed after its payment; below 0 a credit of the shop; null where nothing is open. An addition of ours. */
  balance: number | null;
  /** Whether a paid order has a balance. */
  unsettled: 0 | 1;
  state: 0 | 1 | 2 | 3;
  receiver_address: string | null;
  note: string | null;
  virtual_account_id: string | null;
  /** Given when the payment is confirmed; counts to the shop's level. */
  xp_point: number | null;
  /** Given when the order is completed; goes to the shop's balance. */
  points: number | null;
  /** When the shop was last reminded of its payment. */
  reminded_at: string | null;
  items: readonly {
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
  }[];
  sros: readonly {
    id: number;
    no: string;
  }[];
  version: string;
}

/** Path parameters of transaction.accept. */
export interface TransactionAcceptParams {
  id: number;
}

/** Body of transaction.accept. */
export interface TransactionAcceptBody {
  pick_ticket_no: string;
  do_no: string;
}

/** What transaction.accept answers: one row, the item, or the alert's data. */
export interface TransactionAcceptItem {
  id: number;
  state: 0 | 1 | 2 | 3;
  paid: 0 | 1;
  version: string;
}

/** Query of transaction.actions. */
export interface TransactionActionsQuery {
  /** @maxItems 500 */
  ids?: readonly number[];
}

/** What transaction.actions answers: one row, the item, or the alert's data. */
export interface TransactionActionsItem {
  id: number;
  /** <lifecycle>.<action> */
  action: string;
  allowed: 0 | 1;
  reason: 'action' | 'role' | 'state' | 'condition' | 'may' | null;
  /** Source text; params fill it. */
  message: string | null;
  params: {} | null;
}

/** Body of transaction.approve. */
export interface TransactionApproveBody {
  id: number;
  xp_point: number;
  /** The payment at the bank that it was paid by: one of transaction.payments. */
  payment_id?: number | null;
  /** Rupiah that the person was shown; another total is refused with both. */
  shown_total?: number | null;
}

/** What transaction.approve answers: one row, the item, or the alert's data. */
export interface TransactionApproveItem {
  id: number;
  state: 0 | 1 | 2 | 3;
  paid: 0 | 1;
  version: string;
}

/** Path parameters of transaction.complete. */
export interface TransactionCompleteParams {
  id: number;
}

/** Body of transaction.complete. */
export interface TransactionCompleteBody {
  /** Absent: those of the point rules. */
  points?: number | null;
}

/** What transaction.complete answers: one row, the item, or the alert's data. */
export interface TransactionCompleteItem {
  id: number;
  state: 0 | 1 | 2 | 3;
  paid: 0 | 1;
  version: string;
}

/** What transaction.counts answers: one row, the item, or the alert's data. */
export interface TransactionCountsItem {
  state: 0 | 1 | 2 | 3;
  total: number;
  unpaid: number;
}

/** Body of transaction.create. */
export interface TransactionCreateBody {
  /** The shop. */
  user_id: number;
  payment_type?: string | null;
  /** Absent: the address of the shop. */
  receiver_address?: string | null;
  note?: string | null;
  /**
   * May be empty where bundles are ordered.
   *
   * @maxItems 500
   */
  items: readonly {
    product_id: number;
    quantity: number;
    notes?: string | null;
  }[];
  /** @maxItems 100 */
  bundles?: readonly {
    bundle_id: number;
    /** How many of the bundle. */
    quantity: number;
  }[];
  /** The voucher that the shop redeems. */
  voucher_id?: number | null;
  /** Rupiah that the person was shown; another total is refused with both. */
  shown_total?: number | null;
}

/** What transaction.create answers: one row, the item, or the alert's data. */
export interface TransactionCreateItem {
  id: number;
  invoice_no: string;
  /** Rupiah: the final prices of its items. */
  total_price: number;
  state: 0 | 1 | 2 | 3;
  created_at: string;
}

/** Path parameters of transaction.create-document. */
export interface TransactionCreateDocumentParams {
  id: number;
}

/** Body of transaction.create-document. */
export interface TransactionCreateDocumentBody {
  pick_ticket_no: string;
  do_no: string;
  si_no?: string | null;
  /** Id of the item -> pieces, of at least one in all. What is not named has none. */
  qty?: {
    [k: string]: number;
  } | null;
}

/** What transaction.create-document answers: one row, the item, or the alert's data. */
export interface TransactionCreateDocumentItem {
  id: number;
  pick_ticket_no: string;
  do_no: string;
  si_no: string | null;
  /** Pieces of all its details. */
  qty: number;
  /** When the order was delivered with it. */
  delivered_at: string | null;
  details: readonly {
    id: number;
    transaction_item_id: number;
    /** Pieces. */
    qty: number;
  }[];
  version: string;
}

/** Path parameters of transaction.delete-document. */
export interface TransactionDeleteDocumentParams {
  id: number;
  docId: number;
}

/** Path parameters of transaction.deliver. */
export interface TransactionDeliverParams {
  id: number;
}

/** Body of transaction.deliver. */
export interface TransactionDeliverBody {
  document_id: number;
  si_no: string;
  /** Id of the item -> pieces. What is not named: as the document says, else what was ordered. */
  qty?: {
    [k: string]: number;
  } | null;
}

/** What transaction.deliver answers: one row, the item, or the alert's data. */
export interface TransactionDeliverItem {
  id: number;
  state: 0 | 1 | 2 | 3;
  paid: 0 | 1;
  version: string;
}

/** Path parameters of transaction.document. */
export interface TransactionDocumentParams {
  id: number;
  docId: number;
}

/** What transaction.document answers: one row, the item, or the alert's data. */
export interface TransactionDocumentItem {
  transactionDocuments: {
    id: number;
    pick_ticket_no: string;
    do_no: string;
    si_no: string | null;
    /** Pieces of all its details. */
    qty: number;
    /** When the order was delivered with it. */
    delivered_at: string | null;
    details: readonly {
      id: number;
      transaction_item_id: number;
      /** Pieces. */
      qty: number;
    }[];
    version: string;
  };
  transactionItems: readonly {
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
  }[];
}

/** Path parameters of transaction.documents. */
export interface TransactionDocumentsParams {
  id: number;
}

/** What transaction.documents answers: one row, the item, or the alert's data. */
export interface TransactionDocumentsItem {
  transactionDocuments: readonly {
    id: number;
    pick_ticket_no: string;
    do_no: string;
    si_no: string | null;
    /** Pieces of all its details. */
    qty: number;
    /** When the order was delivered with it. */
    delivered_at: string | null;
    details: readonly {
      id: number;
      transaction_item_id: number;
      /** Pieces. */
      qty: number;
    }[];
    version: string;
  }[];
}

/** Query of transaction.export-csv. */
export interface TransactionExportCsvQuery {
  search?: string;
  sort?: 'id' | 'invoice_no' | 'user.shop_name' | 'total_price' | 'nav_id' | 'created_at' | 'paid' | 'due_on';
  dir?: 'asc' | 'desc';
  state?: 0 | 1 | 2 | 3;
  paid?: 0 | 1;
  start_date?: string;
  end_date?: string;
  due_to?: string;
  field?: 'invoice_no' | 'shop_name' | 'nav_id';
}

/** Path parameters of transaction.fail-sro. */
export interface TransactionFailSroParams {
  id: number;
}

/** What transaction.fail-sro answers: one row, the item, or the alert's data. */
export interface TransactionFailSroItem {
  id: number;
  transaction_id: number;
  no: string;
  type: string;
  status: 'On Process' | 'Failed';
  created_at: string;
  lines: readonly {
    id: number;
    transaction_item_id: number;
    /** Pieces. */
    qty: number;
  }[];
}

/** Path parameters of transaction.get. */
export interface TransactionGetParams {
  id: number;
}

/** What transaction.get answers: one row, the item, or the alert's data. */
export interface TransactionGetItem {
  transaction: {
    id: number;
    invoice_no: string;
    user: {
      id: number;
      shop_name: string;
      address: string | null;
    } | null;
    /** Rupiah: the final prices of its items. */
    total_price: number;
    /** Rupiah. */
    additional_discount: number;
    /** Number of the sales order in the ERP. */
    nav_id: string | null;
    created_at: string;
    payment_type: string | null;
    paid: 0 | 1;
    /** Rupiah: the total price less what came back. */
    amount_due: number;
    /** Rupiah still to be paid for an order that changed after its payment; below 0 a credit of the shop; null where nothing is open. An addition of ours. */
    balance: number | null;
    state: 0 | 1 | 2 | 3;
    receiver_address: string | null;
    note: string | null;
    virtual_account_id: string | null;
    /** Given when the payment is confirmed; counts to the shop's level. */
    xp_point: number | null;
    /** Given when the order is completed; goes to the shop's balance. */
    points: number | null;
    /** When the shop was last reminded of its payment. */
    reminded_at: string | null;
    version: string;
  };
  transactionItems: readonly {
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
  }[];
  transactionDocuments: readonly {
    id: number;
    pick_ticket_no: string;
    do_no: string;
    si_no: string | null;
    /** Pieces of all its details. */
    qty: number;
    /** When the order was delivered with it. */
    delivered_at: string | null;
    details: readonly {
      id: number;
      transaction_item_id: number;
      /** Pieces. */
      qty: number;
    }[];
    version: string;
  }[];
  cartItemsFreeCustom: readonly {
    id: number;
    free_custom: string;
    qty: number;
  }[];
  pricing?: readonly {
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
  }[];
  /** How many pieces of each item can still come back, where the order was delivered. */
  returnable?: readonly {
    transaction_item_id: number;
    /** Pieces. */
    qty: number;
  }[];
  /** Loyalty Points by the rules of Poin, where the order is not done yet. */
  rule_points?: number;
}

/** Query of transaction.list. */
export interface TransactionListQuery {
  page?: number;
  per_page?: number;
  total?: 'later' | 'alone';
  search?: string;
  field?: 'invoice_no' | 'shop_name' | 'nav_id';
  begin?: 1;
  sort?: 'id' | 'invoice_no' | 'user.shop_name' | 'total_price' | 'nav_id' | 'created_at' | 'paid' | 'due_on';
  dir?: 'asc' | 'desc';
  state?: 0 | 1 | 2 | 3;
  paid?: 0 | 1;
  start_date?: string;
  end_date?: string;
  /** Unpaid orders that are to be paid until this day. */
  due_to?: string;
  /** 1 is paid orders whose money changed afterwards. */
  unsettled?: 0 | 1;
}

/** What transaction.list answers: one row, the item, or the alert's data. */
export interface TransactionListItem {
  id: number;
  invoice_no: string;
  user: {
    id: number;
    shop_name: string;
    address: string | null;
  } | null;
  /** Rupiah: the final prices of its items. */
  total_price: number;
  /** Number of the sales order in the ERP. */
  nav_id: string | null;
  created_at: string;
  payment_type: string | null;
  paid: 0 | 1;
  /** Until when an unpaid order is to be paid; null where nothing is due. */
  due_on: string | null;
  /** Rupiah still to be paid for an order that changed after its payment; below 0 a credit of the shop; null where nothing is open. An addition of ours. */
  balance: number | null;
  state: 0 | 1 | 2 | 3;
  receiver_address: string | null;
  note: string | null;
  virtual_account_id: string | null;
  /** Given when the payment is confirmed; counts to the shop's level. */
  xp_point: number | null;
}

/** Body of transaction.list-export. */
export interface TransactionListExportBody {
  format: 'csv' | 'xlsx';
  /**
   * @minItems 1
   * @maxItems 200
   */
  columns: readonly {
    path: string;
    label: string;
    as: 'text' | 'number' | 'date' | 'choice' | 'active' | 'row-number' | 'address';
    format?: string;
    labels?: {
      [k: string]: string;
    };
    base?: string;
  }[];
  zone: string;
  locale: string;
  query?: {
    search?: string;
    field?: 'invoice_no' | 'shop_name' | 'nav_id';
    begin?: 1;
    sort?:
      'id' | 'invoice_no' | 'user.shop_name' | 'total_price' | 'nav_id' | 'created_at' | 'paid' | 'due_on';
    dir?: 'asc' | 'desc';
    state?: 0 | 1 | 2 | 3;
    paid?: 0 | 1;
    start_date?: string;
    end_date?: string;
    /** Unpaid orders that are to be paid until this day. */
    due_to?: string;
    /** 1 is paid orders whose money changed afterwards. */
    unsettled?: 0 | 1;
  };
  only?: {
    field: string;
    /** @maxItems 20000 */
    values: readonly (number | string)[];
  };
}

/** Path parameters of transaction.payments. */
export interface TransactionPaymentsParams {
  id: number;
}

/** What transaction.payments answers: one row, the item, or the alert's data. */
export interface TransactionPaymentsItem {
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

/** Path parameters of transaction.price. */
export interface TransactionPriceParams {
  id: number;
}

/** Body of transaction.price. */
export interface TransactionPriceBody {
  /** @maxItems 2000 */
  qty: readonly number[];
  /** @maxItems 2000 */
  cart_item_id: readonly number[];
}

/** What transaction.price answers: one row, the item, or the alert's data. */
export interface TransactionPriceItem {
  /** Rupiah. */
  total_price: number;
  /** The order's voucher; one that does not count is given back. */
  voucher: {
    id: number;
    name: string;
    counts: 0 | 1;
    /** Rupiah that it takes off. */
    amount: number;
  } | null;
  items: readonly {
    id: number;
    final_price: number;
  }[];
}

/** Path parameters of transaction.send-reminder. */
export interface TransactionSendReminderParams {
  id: number;
}

/** Body of transaction.sro. */
export interface TransactionSroBody {
  id: number;
  sro_no: string;
  /** Id of the item -> pieces. */
  qty?: {
    [k: string]: number;
  } | null;
}

/** What transaction.sro answers: one row, the item, or the alert's data. */
export interface TransactionSroItem {
  id: number;
  state: 0 | 1 | 2 | 3;
  paid: 0 | 1;
  version: string;
}

/** Path parameters of transaction.sros. */
export interface TransactionSrosParams {
  id: number;
}

/** What transaction.sros answers: one row, the item, or the alert's data. */
export interface TransactionSrosItem {
  id: number;
  transaction_id: number;
  no: string;
  type: string;
  status: 'On Process' | 'Failed';
  created_at: string;
  lines: readonly {
    id: number;
    transaction_item_id: number;
    /** Pieces. */
    qty: number;
  }[];
}

/** Path parameters of transaction.sync. */
export interface TransactionSyncParams {
  id: number;
}

/** What transaction.sync answers: one row, the item, or the alert's data. */
export interface TransactionSyncItem {
  job?: number;
}

/** Path parameters of transaction.timeline. */
export interface TransactionTimelineParams {
  id: number;
}

/** What transaction.timeline answers: one row, the item, or the alert's data. */
export interface TransactionTimelineItem {
  id: number;
  at: string;
  /** Name of the person, or who acts without being one. */
  by: string | null;
  /** What it was about. */
  kind: 'step' | 'document' | 'edit' | 'reminder' | 'other';
  /** The state that it led to, if any. */
  state: number | null;
  /** Source text. */
  message: string;
  /** Fill the places of the message. */
  params: {} | null;
}

/** Body of transaction.update. */
export interface TransactionUpdateBody {
  id: number;
  /** @maxItems 2000 */
  qty: readonly number[];
  /** @maxItems 2000 */
  cart_item_id: readonly number[];
  /** Rupiah that the person was shown; another total is refused with both. */
  shown_total?: number | null;
  /** Whether the order's voucher was shown to count; otherwise it is given back. */
  shown_voucher?: 0 | 1 | null;
}

/** What transaction.update answers: one row, the item, or the alert's data. */
export interface TransactionUpdateItem {
  id: number;
  state: 0 | 1 | 2 | 3;
  /** Rupiah: the final prices of its items. */
  total_price: number;
  version: string;
}

/** Path parameters of transaction.update-document. */
export interface TransactionUpdateDocumentParams {
  id: number;
  docId: number;
}

/** Body of transaction.update-document. */
export interface TransactionUpdateDocumentBody {
  pick_ticket_no: string;
  do_no: string;
  si_no?: string | null;
  /** Id of the detail -> pieces. What is not named stays. */
  qty?: {
    [k: string]: number;
  } | null;
}

/** What transaction.update-document answers: one row, the item, or the alert's data. */
export interface TransactionUpdateDocumentItem {
  id: number;
  pick_ticket_no: string;
  do_no: string;
  si_no: string | null;
  /** Pieces of all its details. */
  qty: number;
  /** When the order was delivered with it. */
  delivered_at: string | null;
  details: readonly {
    id: number;
    transaction_item_id: number;
    /** Pieces. */
    qty: number;
  }[];
  version: string;
}
