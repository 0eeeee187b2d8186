// Generated from schemas (point) by `npm run generate`. Edit that instead of this file.
/** The points that an order brings by what it comes to. */
export interface Point {
  id: number;
  /** Rupiah. */
  minimum_purchase: number;
  /** Rupiah. */
  maximum_purchase: number;
  /** Both as lists show them. */
  purchase: string;
  /** What lists are searched by. */
  range_text: string;
  poin: number;
  active: 'Y' | 'N';
  version: string;
  /** Who gets what, in words. */
  offer: {
    message: string;
    params?: {};
  } | null;
  /** Whether it applies today, in words. */
  standing: {
    message: string;
    params?: {};
  } | null;
  /** What orders had by it, in words. */
  used: {
    message: string;
    params?: {};
  } | null;
}

/** Body of point.create. */
export interface PointCreateBody {
  minimum_purchase: number;
  maximum_purchase: number;
  poin: number;
}

/** What point.create answers: one row, the item, or the alert's data. */
export interface PointCreateItem {
  id: number;
  /** Rupiah. */
  minimum_purchase: number;
  /** Rupiah. */
  maximum_purchase: number;
  /** Both as lists show them. */
  purchase: string;
  poin: number;
  active: 'Y' | 'N';
}

/** Path parameters of point.delete. */
export interface PointDeleteParams {
  id: number;
}

/** Path parameters of point.get. */
export interface PointGetParams {
  id: number;
}

/** What point.get answers: one row, the item, or the alert's data. */
export interface PointGetItem {
  id: number;
  /** Rupiah. */
  minimum_purchase: number;
  /** Rupiah. */
  maximum_purchase: number;
  /** Both as lists show them. */
  purchase: string;
  /** What lists are searched by. */
  range_text: string;
  poin: number;
  active: 'Y' | 'N';
  version: string;
  /** Who gets what, in words. */
  offer: {
    message: string;
    params?: {};
  } | null;
  /** Whether it applies today, in words. */
  standing: {
    message: string;
    params?: {};
  } | null;
  /** What orders had by it, in words. */
  used: {
    message: string;
    params?: {};
  } | null;
}

/** Query of point.list. */
export interface PointListQuery {
  page?: number;
  perPage?: number;
  search?: string;
  sort?: 'id' | 'minimum_purchase' | 'poin' | 'active';
  dir?: 'asc' | 'desc';
}

/** What point.list answers: one row, the item, or the alert's data. */
export interface PointListItem {
  id: number;
  /** Rupiah. */
  minimum_purchase: number;
  /** Rupiah. */
  maximum_purchase: number;
  /** Both as lists show them. */
  purchase: string;
  poin: number;
  active: 'Y' | 'N';
}

/** Body of point.list-export. */
export interface PointListExportBody {
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
    sort?: 'id' | 'minimum_purchase' | 'poin' | 'active';
    dir?: 'asc' | 'desc';
  };
  only?: {
    field: string;
    /** @maxItems 20000 */
    values: readonly (number | string)[];
  };
}

/** Path parameters of point.update. */
export interface PointUpdateParams {
  id: number;
}

/** Body of point.update. */
export interface PointUpdateBody {
  minimum_purchase?: number;
  maximum_purchase?: number;
  poin?: number;
  active?: 'Y' | 'N';
}

/** What point.update answers: one row, the item, or the alert's data. */
export interface PointUpdateItem {
  id: number;
  /** Rupiah. */
  minimum_purchase: number;
  /** Rupiah. */
  maximum_purchase: number;
  /** Both as lists show them. */
  purchase: string;
  poin: number;
  active: 'Y' | 'N';
  version: string;
}
