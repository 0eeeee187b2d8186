// Generated from schemas (level) by `npm run generate`. Edit that instead of this file.
/** A level of shops by what they buy in a year. */
export interface Level {
  id: number;
  title: string;
  /** Rupiah a year. */
  start_xp: number;
  /** Rupiah a year. */
  end_xp: number;
  /** Both as lists show them. */
  omset: string;
  /** Shops of this level. */
  customer: number;
  active: 'Y' | 'N';
  version: string;
  /** Which shops it means, in words. */
  who: {
    message: string;
    params?: {};
  } | null;
  /** What they bought, in words. */
  used: {
    message: string;
    params?: {};
  } | null;
}

/** Body of level.create. */
export interface LevelCreateBody {
  title: string;
  start_xp: number;
  end_xp: number;
}

/** What level.create answers: one row, the item, or the alert's data. */
export interface LevelCreateItem {
  id: number;
  title: string;
  /** Rupiah a year. */
  start_xp: number;
  /** Rupiah a year. */
  end_xp: number;
  /** Both as lists show them. */
  omset: string;
  /** Shops of this level. */
  customer: number;
  active: 'Y' | 'N';
}

/** Path parameters of level.get. */
export interface LevelGetParams {
  id: number;
}

/** What level.get answers: one row, the item, or the alert's data. */
export interface LevelGetItem {
  id: number;
  title: string;
  /** Rupiah a year. */
  start_xp: number;
  /** Rupiah a year. */
  end_xp: number;
  /** Both as lists show them. */
  omset: string;
  /** Shops of this level. */
  customer: number;
  active: 'Y' | 'N';
  version: string;
  /** Which shops it means, in words. */
  who: {
    message: string;
    params?: {};
  } | null;
  /** What they bought, in words. */
  used: {
    message: string;
    params?: {};
  } | null;
}

/** Query of level.list. */
export interface LevelListQuery {
  page?: number;
  perPage?: number;
  search?: string;
  sort?: 'id' | 'title' | 'start_xp' | 'customer' | 'active';
  dir?: 'asc' | 'desc';
}

/** What level.list answers: one row, the item, or the alert's data. */
export interface LevelListItem {
  id: number;
  title: string;
  /** Rupiah a year. */
  start_xp: number;
  /** Rupiah a year. */
  end_xp: number;
  /** Both as lists show them. */
  omset: string;
  /** Shops of this level. */
  customer: number;
  active: 'Y' | 'N';
}

/** Body of level.list-export. */
export interface LevelListExportBody {
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
    sort?: 'id' | 'title' | 'start_xp' | 'customer' | 'active';
    dir?: 'asc' | 'desc';
  };
  only?: {
    field: string;
    /** @maxItems 20000 */
    values: readonly (number | string)[];
  };
}

/** Path parameters of level.update. */
export interface LevelUpdateParams {
  id: number;
}

/** Body of level.update. */
export interface LevelUpdateBody {
  title?: string;
  start_xp?: number;
  end_xp?: number;
  active?: 'Y' | 'N';
}

/** What level.update answers: one row, the item, or the alert's data. */
export interface LevelUpdateItem {
  id: number;
  title: string;
  /** Rupiah a year. */
  start_xp: number;
  /** Rupiah a year. */
  end_xp: number;
  /** Both as lists show them. */
  omset: string;
  /** Shops of this level. */
  customer: number;
  active: 'Y' | 'N';
  version: string;
}
