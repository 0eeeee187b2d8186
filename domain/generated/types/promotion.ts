// Generated from schemas (promotion) by `npm run generate`. Edit that instead of this file.
/** One promotion of whatever kind, as the registry knows it. */
export interface Promotion {
  id: number;
  /** Its key among those of its kind. */
  id_relation: number;
  /** The key that its screens are reached by: of a struck price that of its product. */
  id_screen: number;
  title: string;
  /** The option of the filter that finds it: other where its kind has none. */
  kind: string;
  jenis: 'other' | 'FLASHALE' | 'NEW PROMO' | 'BUNDLE' | 'CAMPAIGN' | 'PRODUCT FREE' | 'HARGA CORET';
  start_date: string;
  end_date: string;
  active: 0 | 1;
  /** Whether it applies at this moment. */
  applies: 'scheduled' | 'running' | 'ended' | 'off' | 'waits';
  edit_said: string;
  /** What its orders have of the most in rupiah that it gives over all of them. Source text. */
  maks_said: string;
  /** Fill the places of `maks_said`. */
  maks_params: {};
  /** The version that applies; none while nothing is approved. */
  approved_version: number | null;
  /** 1: its stored conditions cannot be read, so it prices no order. */
  unread: 0 | 1;
  /** Whether there is a version that applies. */
  approved: 0 | 1;
  /** 1: it was used, so it is not deleted; of a struck price only its deletion looks. */
  was_used: 0 | 1;
}

/** Path parameters of promotion.delete. */
export interface PromotionDeleteParams {
  id: number;
}

/** Path parameters of promotion.end. */
export interface PromotionEndParams {
  jenis: 'other' | 'FLASHALE' | 'NEW PROMO' | 'BUNDLE' | 'CAMPAIGN' | 'PRODUCT FREE' | 'HARGA CORET';
  id: number;
}

/** Query of promotion.list. */
export interface PromotionListQuery {
  page?: number;
  per_page?: number;
  search?: string;
  sort?: 'id' | 'title' | 'jenis' | 'start_date' | 'end_date' | 'active';
  dir?: 'asc' | 'desc';
  start_date?: string;
  end_date?: string;
  /** other: those of no kind that stands here. */
  jenis?: 'other' | 'FLASHALE' | 'NEW PROMO' | 'BUNDLE' | 'CAMPAIGN' | 'PRODUCT FREE';
  unread?: 1;
  applies?: unknown;
}

/** What promotion.list answers: one row, the item, or the alert's data. */
export interface PromotionListItem {
  id: number;
  /** Its key among those of its kind. */
  id_relation: number;
  /** The key that its screens are reached by: of a struck price that of its product. */
  id_screen: number;
  title: string;
  /** The option of the filter that finds it: other where its kind has none. */
  kind: string;
  jenis: 'other' | 'FLASHALE' | 'NEW PROMO' | 'BUNDLE' | 'CAMPAIGN' | 'PRODUCT FREE' | 'HARGA CORET';
  start_date: string;
  end_date: string;
  active: 0 | 1;
  /** Whether it applies at this moment. */
  applies: 'scheduled' | 'running' | 'ended' | 'off' | 'waits';
  edit_said: string;
  /** What its orders have of the most in rupiah that it gives over all of them. Source text. */
  maks_said: string;
  /** Fill the places of `maks_said`. */
  maks_params: {};
  /** The version that applies; none while nothing is approved. */
  approved_version: number | null;
  /** 1: its stored conditions cannot be read, so it prices no order. */
  unread: 0 | 1;
  /** Whether there is a version that applies. */
  approved: 0 | 1;
  /** 1: it was used, so it is not deleted; of a struck price only its deletion looks. */
  was_used: 0 | 1;
}

/** Body of promotion.list-export. */
export interface PromotionListExportBody {
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
    sort?: 'id' | 'title' | 'jenis' | 'start_date' | 'end_date' | 'active';
    dir?: 'asc' | 'desc';
    start_date?: string;
    end_date?: string;
    /** other: those of no kind that stands here. */
    jenis?: 'other' | 'FLASHALE' | 'NEW PROMO' | 'BUNDLE' | 'CAMPAIGN' | 'PRODUCT FREE';
    unread?: 1;
    applies?: unknown;
  };
  only?: {
    field: string;
    /** @maxItems 20000 */
    values: readonly (number | string)[];
  };
}

/** Path parameters of promotion.update-status. */
export interface PromotionUpdateStatusParams {
  id: number;
  status: 0 | 1;
}
