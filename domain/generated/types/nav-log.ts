// Generated from schemas (nav-log) by `npm run generate`. Edit that instead of this file.
/** One call to or from the ERP. */
export interface NavLog {
  id: number;
  url: string;
  method: string;
  message: string | null;
  created_at: string;
  updated_at: string;
}

/** Query of nav-log.list. */
export interface NavLogListQuery {
  page?: number;
  perPage?: number;
  search?: string;
  field?: 'url' | 'method' | 'message';
  sort?: 'id' | 'updated_at' | 'url' | 'method';
  dir?: 'asc' | 'desc';
}

/** What nav-log.list answers: one row, the item, or the alert's data. */
export interface NavLogListItem {
  id: number;
  url: string;
  method: string;
  message: string | null;
  created_at: string;
  updated_at: string;
}

/** Body of nav-log.list-export. */
export interface NavLogListExportBody {
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
    field?: 'url' | 'method' | 'message';
    sort?: 'id' | 'updated_at' | 'url' | 'method';
    dir?: 'asc' | 'desc';
  };
  only?: {
    field: string;
    /** @maxItems 20000 */
    values: readonly (number | string)[];
  };
}
