// Generated from schemas (driver) by `npm run generate`. Edit that instead of this file.
/**
 * Who drives the goods, as the ERP knows them; found by e-mail address.
 */
export interface Driver {
  id: number;
  kode: string;
  name: string;
  email: string;
  alias: string | null;
}

/**
 * Path parameters of driver.get.
 */
export interface DriverGetParams {
  email: string;
}

/**
 * What driver.get answers: one row, the item, or the alert's data.
 */
export interface DriverGetItem {
  id: number;
  kode: string;
  name: string;
  email: string;
  alias: string | null;
}

/**
 * Query of driver.list.
 */
export interface DriverListQuery {
  page?: number;
  perPage?: number;
  search?: string;
  sort?: 'id' | 'kode' | 'name' | 'email';
  dir?: 'asc' | 'desc';
}

/**
 * What driver.list answers: one row, the item, or the alert's data.
 */
export interface DriverListItem {
  id: number;
  kode: string;
  name: string;
  email: string;
  alias: string | null;
}
