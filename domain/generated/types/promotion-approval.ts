// Generated from schemas (promotion-approval) by `npm run generate`. Edit that instead of this file.
/** A version of a promotion that was submitted, and how far its approval is. */
export interface PromotionApproval {
  id: number;
  name: string;
  jenis: 'other' | 'FLASHALE' | 'NEW PROMO' | 'BUNDLE' | 'CAMPAIGN' | 'PRODUCT FREE' | 'HARGA CORET';
  /** The option of the filter that finds it: other where its kind has none. */
  kind: string;
  /** When it was submitted. */
  tanggal: string;
  start_date: string;
  end_date: string;
  periode: string;
  submitter: number | null;
  creator: {
    username: string;
    owner_name: string;
  } | null;
  approval: 1 | 2 | 3 | 4;
  /** Its key among those of its kind. */
  relation_id: number;
  promo_master_id: number;
  /** Which version of the promotion it is, from 1. */
  revision: number;
  /** What is asked for: a change of what was approved, or that it begins. */
  asks: 'new' | 'edit';
  /** The version and whose turn it is: "2.1" is level 1's turn in version 2. */
  approval_turn: string;
  /** Who decides next, while it waits. */
  decides: {
    names: string;
  } | null;
  /** 0: a later version was submitted. */
  current: 0 | 1;
  /** Number of the level whose turn it is; none where nobody is named, and once it is decided. */
  turn: number | null;
}

/** Path parameters of promotion-approval.approve. */
export interface PromotionApprovalApproveParams {
  approval_id: number;
}

/** Query of promotion-approval.approve. */
export interface PromotionApprovalApproveQuery {
  /** The version and turn that the person was shown; others are refused with both. */
  shown_turn?: string;
}

/** What promotion-approval.approve answers: one row, the item, or the alert's data. */
export interface PromotionApprovalApproveItem {
  /** What follows, to be told once of several that are approved together. */
  outcome?: {
    message: string;
    params?: {};
  };
}

/** Path parameters of promotion-approval.changes. */
export interface PromotionApprovalChangesParams {
  id: number;
}

/** What promotion-approval.changes answers: one row, the item, or the alert's data. */
export interface PromotionApprovalChangesItem {
  id: number;
  /** The label of the field, a source text. */
  what: string;
  /** A date is YYYY-MM-DD, a picture its address. */
  before: string;
  after: string;
}

/** Path parameters of promotion-approval.delete-picture. */
export interface PromotionApprovalDeletePictureParams {
  jenis: 'BUNDLE' | 'FLASHALE' | 'CAMPAIGN';
  id: number;
}

/** Query of promotion-approval.delete-picture. */
export interface PromotionApprovalDeletePictureQuery {
  /** Its address. */
  picture?: string;
}

/** Path parameters of promotion-approval.get. */
export interface PromotionApprovalGetParams {
  id: number;
}

/** What promotion-approval.get answers: one row, the item, or the alert's data. */
export interface PromotionApprovalGetItem {
  id: number;
  /** Its key among those of its kind. */
  relation_id?: number;
  name: string;
  jenis: string;
  start_date: string;
  end_date: string;
  periode: string;
  approval: 1 | 2 | 3 | 4;
  current?: 0 | 1;
  creator?: string | null;
  approval_action: boolean;
  /** The version and whose turn it is: "2.1" is level 1's turn in version 2. */
  approval_turn?: string;
  /** The version that came after it. */
  latest_id?: number | null;
  /** Whose turn it is while it waits, or by what it was replaced. */
  reason?: string | null;
  reason_params?: {} | null;
  /** Who gets what by this version, in words. */
  offer?: {
    message: string;
    params?: {};
  } | null;
  /** None where its kind is about no list of products. */
  products:
    | readonly {
        name: string;
        customer_group?: string | null;
        discount_group?: string | null;
        discount_customer_group?: string | null;
        kuota?: number | null;
        price: number | null;
        diskon: string;
        periode?: string;
      }[]
    | null;
}

/** Path parameters of promotion-approval.last-month. */
export interface PromotionApprovalLastMonthParams {
  id: number;
}

/** What promotion-approval.last-month answers: one row, the item, or the alert's data. */
export interface PromotionApprovalLastMonthItem {
  id: number;
  /** What the figure is, a source text. */
  what: string;
  value: string;
}

/** Query of promotion-approval.list. */
export interface PromotionApprovalListQuery {
  page?: number;
  perPage?: number;
  search?: string;
  sort?: 'name' | 'jenis' | 'start_date' | 'approval';
  dir?: 'asc' | 'desc';
  /** other: those of no kind that stands here. */
  jenis?: 'other' | 'FLASHALE' | 'NEW PROMO' | 'BUNDLE' | 'CAMPAIGN' | 'PRODUCT FREE';
  creator?: number;
  start_date?: string;
  end_date?: string;
}

/** What promotion-approval.list answers: one row, the item, or the alert's data. */
export interface PromotionApprovalListItem {
  id: number;
  name: string;
  jenis: 'other' | 'FLASHALE' | 'NEW PROMO' | 'BUNDLE' | 'CAMPAIGN' | 'PRODUCT FREE' | 'HARGA CORET';
  /** The option of the filter that finds it: other where its kind has none. */
  kind: string;
  /** When it was submitted. */
  tanggal: string;
  start_date: string;
  end_date: string;
  periode: string;
  submitter: number | null;
  creator: {
    username: string;
    owner_name: string;
  } | null;
  approval: 1 | 2 | 3 | 4;
  /** Its key among those of its kind. */
  relation_id: number;
  promo_master_id: number;
  /** Which version of the promotion it is, from 1. */
  revision: number;
  /** What is asked for: a change of what was approved, or that it begins. */
  asks: 'new' | 'edit';
  /** The version and whose turn it is: "2.1" is level 1's turn in version 2. */
  approval_turn: string;
  /** Who decides next, while it waits. */
  decides: {
    names: string;
  } | null;
  /** 0: a later version was submitted. */
  current: 0 | 1;
  /** Number of the level whose turn it is; none where nobody is named, and once it is decided. */
  turn: number | null;
}

/** Body of promotion-approval.list-export. */
export interface PromotionApprovalListExportBody {
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
    sort?: 'name' | 'jenis' | 'start_date' | 'approval';
    dir?: 'asc' | 'desc';
    /** other: those of no kind that stands here. */
    jenis?: 'other' | 'FLASHALE' | 'NEW PROMO' | 'BUNDLE' | 'CAMPAIGN' | 'PRODUCT FREE';
    creator?: number;
    start_date?: string;
    end_date?: string;
  };
  only?: {
    field: string;
    /** @maxItems 20000 */
    values: readonly (number | string)[];
  };
}

/** Path parameters of promotion-approval.logs. */
export interface PromotionApprovalLogsParams {
  id: number;
}

/** What promotion-approval.logs answers: one row, the item, or the alert's data. */
export interface PromotionApprovalLogsItem {
  id: number;
  /** The version whose log it is. */
  approval_id: number;
  approval: {
    id: number;
  } | null;
  /** The version that the step was taken on. */
  version_id: number;
  /** Its number, from 1. */
  version: number;
  /** Whether it is an edit of what was approved. */
  asks: 'new' | 'edit';
  approver: string;
  level: string;
  created_at: string;
  status: 'submitted' | 'approved' | 'rejected' | 'revise';
  note: string | null;
}

/** Path parameters of promotion-approval.products. */
export interface PromotionApprovalProductsParams {
  id: number;
}

/** Query of promotion-approval.products. */
export interface PromotionApprovalProductsQuery {
  page?: number;
  perPage?: number;
  search?: string;
}

/** What promotion-approval.products answers: one row, the item, or the alert's data. */
export interface PromotionApprovalProductsItem {
  id: number;
  name: string;
  sku_code: string;
  price: number;
}

/** What promotion-approval.ready answers: one row, the item, or the alert's data. */
export interface PromotionApprovalReadyItem {
  /** A source text; null: somebody could. */
  message: string | null;
  /** Fill the places of the message. */
  params?: {} | null;
  link: {
    screen: string;
    text: string;
  } | null;
}

/** Path parameters of promotion-approval.reject. */
export interface PromotionApprovalRejectParams {
  approval_id: number;
}

/** Query of promotion-approval.reject. */
export interface PromotionApprovalRejectQuery {
  /** The version and turn that the person was shown; others are refused with both. */
  shown_turn?: string;
}

/** Path parameters of promotion-approval.revise. */
export interface PromotionApprovalReviseParams {
  approval_id: number;
}

/** Body of promotion-approval.revise. */
export interface PromotionApprovalReviseBody {
  note: string;
  /** The version and turn that the person was shown; others are refused with both. */
  shown_turn?: string | null;
}

/** Path parameters of promotion-approval.shops. */
export interface PromotionApprovalShopsParams {
  id: number;
}

/** Query of promotion-approval.shops. */
export interface PromotionApprovalShopsQuery {
  page?: number;
  perPage?: number;
  search?: string;
}

/** What promotion-approval.shops answers: one row, the item, or the alert's data. */
export interface PromotionApprovalShopsItem {
  id: number;
  shop_name: string;
  owner_name?: string | null;
  city?: string | null;
}

/** Path parameters of promotion-approval.turn-down. */
export interface PromotionApprovalTurnDownParams {
  approval_id: number;
}

/** Body of promotion-approval.turn-down. */
export interface PromotionApprovalTurnDownBody {
  note?: string | null;
  /** The version and turn that the person was shown; others are refused with both. */
  shown_turn?: string | null;
}
