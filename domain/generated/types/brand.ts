// Generated from schemas (brand) by `npm run generate`. Edit that instead of this file.
import type { FileValue } from '../../../core/validation/file-value.ts';

/** The maker or label of products. */
export interface Brand {
  id: number;
  name: string;
  /** Address of the banner. */
  file_url: string | null;
  active: 0 | 1;
  version: string;
}

/** Body of brand.create. */
export interface BrandCreateBody {
  name: string;
  banner?: FileValue | '' | null;
}

/** What brand.create answers: one row, the item, or the alert's data. */
export interface BrandCreateItem {
  id: number;
  name: string;
  /** Address of the banner. */
  file_url: string | null;
  active: 0 | 1;
  version: string;
}

/** Path parameters of brand.get. */
export interface BrandGetParams {
  id: number;
}

/** What brand.get answers: one row, the item, or the alert's data. */
export interface BrandGetItem {
  id: number;
  name: string;
  /** Address of the banner. */
  file_url: string | null;
  active: 0 | 1;
  version: string;
}

/** Query of brand.list. */
export interface BrandListQuery {
  page?: number;
  perPage?: number | string;
  search?: string;
  sort?: 'id' | 'name' | 'active';
  dir?: 'asc' | 'desc';
  active?: 0 | 1;
}

/** What brand.list answers: one row, the item, or the alert's data. */
export interface BrandListItem {
  id: number;
  name: string;
  /** Address of the banner. */
  file_url: string | null;
  active: 0 | 1;
  version: string;
}

/** Body of brand.list-export. */
export interface BrandListExportBody {
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
    sort?: 'id' | 'name' | 'active';
    dir?: 'asc' | 'desc';
    active?: 0 | 1;
  };
  only?: {
    field: string;
    /** @maxItems 20000 */
    values: readonly (number | string)[];
  };
}

/** Body of brand.set-active. */
export interface BrandSetActiveBody {
  id: number;
  active: 0 | 1;
}

/** What brand.set-active answers: one row, the item, or the alert's data. */
export interface BrandSetActiveItem {
  id: number;
  name: string;
  /** Address of the banner. */
  file_url: string | null;
  active: 0 | 1;
  version: string;
}

/** Body of brand.set-active-many. */
export interface BrandSetActiveManyBody {
  active: 0 | 1;
  /**
   * @minItems 1
   * @maxItems 1000
   */
  ids?: readonly number[];
  filter?: {
    search?: string;
    active?: 0 | 1;
  };
  /** @maxItems 1000 */
  except?: readonly number[];
  count?: number;
}

/** Body of brand.update. */
export interface BrandUpdateBody {
  id: number;
  name: string;
  banner?: FileValue | '' | null;
  /** 1 takes the stored "banner" away. */
  banner_remove?: 0 | 1;
}

/** What brand.update answers: one row, the item, or the alert's data. */
export interface BrandUpdateItem {
  id: number;
  name: string;
  /** Address of the banner. */
  file_url: string | null;
  active: 0 | 1;
  version: string;
}
