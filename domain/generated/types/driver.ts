// Generated from schemas (driver) by `npm run generate`. Edit that instead of this file.
/** Who drives the goods, as the ERP knows them; found by e-mail address. */
export interface Driver {
  id: number;
  kode: string;
  name: string;
  email: string;
  alias: string | null;
}

/** Path parameters of driver.get. */
export interface DriverGetParams {
  email: string;
}

/** What driver.get answers: one row, the item, or the alert's data. */
export interface DriverGetItem {
  id: number;
  kode: string;
  name: string;
  email: string;
  alias: string | null;
}

/** Query of driver.list. */
export interface DriverListQuery {
  page?: number;
  perPage?: number;
  search?: string;
  sort?: 'id' | 'kode' | 'name' | 'email';
  dir?: 'asc' | 'desc';
}

/** What driver.list answers: one row, the item, or the alert's data. */
export interface DriverListItem {
  id: number;
  kode: string;
  name: string;
  email: string;
  alias: string | null;
}

/** Body of driver.list-export. */
export interface DriverListExportBody {
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
    sort?: 'id' | 'kode' | 'name' | 'email';
    dir?: 'asc' | 'desc';
  };
  only?: {
    field: string;
    /** @maxItems 20000 */
    values: readonly (number | string)[];
  };
}

/** What driver.sync answers: one row, the item, or the alert's data. */
export interface DriverSyncItem {
  job?: number;
}
