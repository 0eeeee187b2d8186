// Generated from schemas (approval) by `npm run generate`. Edit that instead of this file.
/** Who approves at which level. */
export interface Approval {
  id: number;
  user_id: number;
  /** The level's number. */
  role: number;
  /** The level's name, kept by the database. */
  role_string: string;
  user: {
    username: string;
    owner_name: string;
  } | null;
  version: string;
}

/** Body of approval.create. */
export interface ApprovalCreateBody {
  user_id: number;
  role: number;
}

/** Path parameters of approval.delete. */
export interface ApprovalDeleteParams {
  id: number;
}

/** Path parameters of approval.get. */
export interface ApprovalGetParams {
  id: number;
}

/** What approval.get answers: one row, the item, or the alert's data. */
export interface ApprovalGetItem {
  id: number;
  user_id: number;
  /** The level's number. */
  role: number;
  /** The level's name, kept by the database. */
  role_string: string;
  user: {
    username: string;
    owner_name: string;
  } | null;
  version: string;
}

/** What approval.levels answers: one row, the item, or the alert's data. */
export interface ApprovalLevelsItem {
  id: number;
  level_name: string;
  level: number;
}

/** Query of approval.list. */
export interface ApprovalListQuery {
  page?: number;
  perPage?: number;
  search?: string;
}

/** What approval.list answers: one row, the item, or the alert's data. */
export interface ApprovalListItem {
  id: number;
  user_id: number;
  /** The level's number. */
  role: number;
  /** The level's name, kept by the database. */
  role_string: string;
  user: {
    username: string;
    owner_name: string;
  } | null;
  version: string;
}

/** Body of approval.list-export. */
export interface ApprovalListExportBody {
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
  };
  only?: {
    field: string;
    /** @maxItems 20000 */
    values: readonly (number | string)[];
  };
}

/** Body of approval.update. */
export interface ApprovalUpdateBody {
  id: number;
  user_id: number;
  role: number;
}

/** What approval.update answers: one row, the item, or the alert's data. */
export interface ApprovalUpdateItem {
  id: number;
  user_id: number;
  /** The level's number. */
  role: number;
  /** The level's name, kept by the database. */
  role_string: string;
  user: {
    username: string;
    owner_name: string;
  } | null;
  version: string;
}
