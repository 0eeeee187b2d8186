// Generated from schemas (bca-mutation) by `npm run generate`. Edit that instead of this file.
/** Money that came into the bank account, as the bank reports it. Its created_at is the day of the payment. */
export interface BcaMutation {
  id: number;
  user: {
    id: number;
    shop_name: string;
  } | null;
  nav_id: string | null;
  virtual_account: string;
  /** Rupiah. */
  total_price: number;
  /** 0 means unpaid: no invoice is settled by it. */
  paid: 0 | 1;
  transaction_date: string;
  created_at: string;
}

/** Path parameters of bca-mutation.detail. */
export interface BcaMutationDetailParams {
  id: number;
}

/** What bca-mutation.detail answers: one row, the item, or the alert's data. */
export interface BcaMutationDetailItem {
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

/** Query of bca-mutation.export-csv. */
export interface BcaMutationExportCsvQuery {
  search?: string;
  sort?: 'id' | 'user.shop_name' | 'nav_id' | 'total_price' | 'paid' | 'created_at';
  dir?: 'asc' | 'desc';
  paid?: 0 | 1;
  start_date?: string;
  end_date?: string;
}

/** Query of bca-mutation.list. */
export interface BcaMutationListQuery {
  page?: number;
  perPage?: number;
  search?: string;
  sort?: 'id' | 'user.shop_name' | 'nav_id' | 'total_price' | 'paid' | 'created_at';
  dir?: 'asc' | 'desc';
  paid?: 0 | 1;
  start_date?: string;
  end_date?: string;
}

/** What bca-mutation.list answers: one row, the item, or the alert's data. */
export interface BcaMutationListItem {
  id: number;
  user: {
    id: number;
    shop_name: string;
  } | null;
  nav_id: string | null;
  /** 0 means unpaid: no invoice is settled by it. */
  paid: 0 | 1;
  /** Rupiah. */
  total_price: number;
  created_at: string;
}

/** Body of bca-mutation.list-export. */
export interface BcaMutationListExportBody {
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
    sort?: 'id' | 'user.shop_name' | 'nav_id' | 'total_price' | 'paid' | 'created_at';
    dir?: 'asc' | 'desc';
    paid?: 0 | 1;
    start_date?: string;
    end_date?: string;
  };
  only?: {
    field: string;
    /** @maxItems 20000 */
    values: readonly (number | string)[];
  };
}

/** What bca-mutation.sync answers: one row, the item, or the alert's data. */
export interface BcaMutationSyncItem {
  job?: number;
}
