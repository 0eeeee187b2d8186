// Generated from schemas (location) by `npm run generate`. Edit that instead of this file.
/** A place from which goods go out, as the ERP knows it; found by its code. */
export interface Location {
  id: number;
  code: string;
  name: string;
  global_dimension_1_code: string | null;
  last_sync_nav: string | null;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
}

/** Path parameters of location.get. */
export interface LocationGetParams {
  code: string;
}

/** What location.get answers: one row, the item, or the alert's data. */
export interface LocationGetItem {
  id: number;
  code: string;
  name: string;
  global_dimension_1_code: string | null;
  last_sync_nav: string | null;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
}

/** Query of location.list. */
export interface LocationListQuery {
  page?: number;
  perPage?: number;
  search?: string;
  sort?: 'id' | 'code' | 'name';
  dir?: 'asc' | 'desc';
}

/** What location.list answers: one row, the item, or the alert's data. */
export interface LocationListItem {
  id: number;
  code: string;
  name: string;
  global_dimension_1_code: string | null;
  last_sync_nav: string | null;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
}

/** Body of location.list-export. */
export interface LocationListExportBody {
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
    sort?: 'id' | 'code' | 'name';
    dir?: 'asc' | 'desc';
  };
  only?: {
    field: string;
    /** @maxItems 20000 */
    values: readonly (number | string)[];
  };
}

/** What location.sync answers: one row, the item, or the alert's data. */
export interface LocationSyncItem {
  job?: number;
}
