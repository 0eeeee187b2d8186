// Generated from schemas (analytics) by `npm run generate`. Edit that instead of this file.
/** Query of analytics.answer-times. */
export interface AnalyticsAnswerTimesQuery {
  start_date?: string;
  end_date?: string;
}

/** What analytics.answer-times answers: one row, the item, or the alert's data. */
export interface AnalyticsAnswerTimesItem {
  /** How many there were. */
  answers: number;
  /** Half of them came sooner; null: there was none. */
  median: number | null;
  /** Nine of ten came sooner. */
  ninetieth: number | null;
  /** Days with an answer, the latest first. */
  days: readonly {
    day: string;
    answers: number;
    median: number;
    ninetieth: number;
  }[];
}

/** Query of analytics.get. */
export interface AnalyticsGetQuery {
  start_date?: string;
  end_date?: string;
}

/** What analytics.get answers: one row, the item, or the alert's data. */
export interface AnalyticsGetItem {
  start_date: string;
  /** Included. */
  end_date: string;
  /** A header, then a day and how many orders it has, for each day. */
  transaction_count: readonly (readonly (string | number)[])[];
  /** A header, then a day and what its orders cost, in rupiah, for each day. */
  sum_transaction_amount: readonly (readonly (string | number)[])[];
}

/** Query of analytics.keywords. */
export interface AnalyticsKeywordsQuery {
  start_date?: string;
  end_date?: string;
}

/** What analytics.keywords answers: one row, the item, or the alert's data. */
export interface AnalyticsKeywordsItem {
  keywords: string;
  total: number;
}

/** Query of analytics.products. */
export interface AnalyticsProductsQuery {
  start_date?: string;
  end_date?: string;
}

/** What analytics.products answers: one row, the item, or the alert's data. */
export interface AnalyticsProductsItem {
  sku_code: string;
  name: string;
  total: number;
}

/** Body of analytics.report. */
export interface AnalyticsReportBody {
  /** Made by the app: sent again, it changes nothing. */
  report: string;
  /** Default: today. */
  day?: string;
  /** @maxItems 1000 */
  searches?: readonly {
    keywords: string;
    total: number;
  }[];
  /** @maxItems 1000 */
  views?: readonly {
    sku_code: string;
    total: number;
  }[];
  /** @maxItems 1000 */
  usage?: readonly {
    /** Of the shop. */
    uuid: string;
    seconds: number;
  }[];
}

/** What analytics.today answers: one row, the item, or the alert's data. */
export interface AnalyticsTodayItem {
  orders_to_accept: number | null;
  /** Conversations without an answer, but those put off until later. */
  waiting_chats: number | null;
  orders_to_deliver: number | null;
  orders_to_complete: number | null;
  /** Unpaid after the day they were to be paid. */
  orders_past_due: number | null;
  /** Paid orders whose money changed afterwards. */
  orders_with_balance: number | null;
  /** They settle no invoice. */
  payments_without_order: number | null;
  /** Of shops, not processed yet. */
  update_requests: number | null;
  /** Of the last seven days, today included. */
  failed_jobs: number | null;
  /** Since the latest one, where backups are made each night and it is older than that; 0: it is not. */
  hours_without_backup?: number | null;
  scheduled_broadcasts: number | null;
  /** Their stored conditions are none: no order gets them. */
  unread_promotions: number | null;
  /** Rupiah that waits with these; null: not for the caller's role. */
  amounts: {
    orders_to_accept: number | null;
    /** Less what came back. */
    orders_past_due: number | null;
    payments_without_order: number | null;
  };
  /** Records whose code another one has too, since before such codes were one: those that the caller may edit. */
  code_twins: readonly {
    entity: 'product' | 'voucher' | 'new-promo';
    id: number;
    code: string;
  }[];
}

/** Query of analytics.usage. */
export interface AnalyticsUsageQuery {
  start_date?: string;
  end_date?: string;
}

/** What analytics.usage answers: one row, the item, or the alert's data. */
export interface AnalyticsUsageItem {
  user_id: number;
  shop_name: string;
  /** Seconds. */
  total: number;
}
