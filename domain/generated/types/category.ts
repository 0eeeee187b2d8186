// Generated from schemas (category) by `npm run generate`. Edit that instead of this file.
import type { FileValue } from '../../../core/validation/file-value.ts';

/** A branch of the category tree: a parent has no parent_category_id. */
export interface Category {
  id: number;
  name: string;
  description: string | null;
  ordering: number;
  file_url: string | null;
  active: 0 | 1;
  parent_category_id: number | null;
  parent_category: {
    id: number;
    name: string;
  } | null;
  /** Promotions that name it and are neither over nor rejected: it is not deleted before. */
  used_by: number;
  version: string;
}

/** Path parameters of category.children. */
export interface CategoryChildrenParams {
  id: number;
}

/** What category.children answers: one row, the item, or the alert's data. */
export interface CategoryChildrenItem {
  id: number;
  name: string;
  description: string | null;
  ordering: number;
  file_url: string | null;
  active: 0 | 1;
  parent_category_id: number | null;
  parent_category: {
    id: number;
    name: string;
  } | null;
  /** Promotions that name it and are neither over nor rejected: it is not deleted before. */
  used_by: number;
  version: string;
}

/** Path parameters of category.children-export. */
export interface CategoryChildrenExportParams {
  id: number;
}

/** Body of category.children-export. */
export interface CategoryChildrenExportBody {
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
  only?: {
    field: string;
    /** @maxItems 20000 */
    values: readonly (number | string)[];
  };
}

/** Body of category.create. */
export interface CategoryCreateBody {
  name: string;
  ordering?: number | null;
  banner?: FileValue | '' | null;
  description?: string | null;
  parent_category?: number | null;
}

/** What category.create answers: one row, the item, or the alert's data. */
export interface CategoryCreateItem {
  id: number;
  name: string;
  description: string | null;
  ordering: number;
  file_url: string | null;
  active: 0 | 1;
  parent_category_id: number | null;
  parent_category: {
    id: number;
    name: string;
  } | null;
  /** Promotions that name it and are neither over nor rejected: it is not deleted before. */
  used_by: number;
  version: string;
}

/** Path parameters of category.delete. */
export interface CategoryDeleteParams {
  id: number;
}

/** Body of category.delete-many. */
export interface CategoryDeleteManyBody {
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

/** Path parameters of category.get. */
export interface CategoryGetParams {
  id: number;
}

/** What category.get answers: one row, the item, or the alert's data. */
export interface CategoryGetItem {
  id: number;
  name: string;
  description: string | null;
  ordering: number;
  file_url: string | null;
  active: 0 | 1;
  parent_category_id: number | null;
  parent_category: {
    id: number;
    name: string;
  } | null;
  /** Promotions that name it and are neither over nor rejected: it is not deleted before. */
  used_by: number;
  version: string;
}

/** Query of category.list. */
export interface CategoryListQuery {
  page?: number;
  perPage?: number | string;
  search?: string;
  sort?: 'id' | 'name' | 'ordering' | 'active';
  dir?: 'asc' | 'desc';
  active?: 0 | 1;
}

/** What category.list answers: one row, the item, or the alert's data. */
export interface CategoryListItem {
  id: number;
  name: string;
  description: string | null;
  ordering: number;
  file_url: string | null;
  active: 0 | 1;
  parent_category_id: number | null;
  parent_category: {
    id: number;
    name: string;
  } | null;
  /** Promotions that name it and are neither over nor rejected: it is not deleted before. */
  used_by: number;
  version: string;
}

/** Body of category.list-export. */
export interface CategoryListExportBody {
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
    sort?: 'id' | 'name' | 'ordering' | 'active';
    dir?: 'asc' | 'desc';
    active?: 0 | 1;
  };
  only?: {
    field: string;
    /** @maxItems 20000 */
    values: readonly (number | string)[];
  };
}

/** Query of category.parents. */
export interface CategoryParentsQuery {
  page?: number;
  perPage?: number;
  search?: string;
}

/** What category.parents answers: one row, the item, or the alert's data. */
export interface CategoryParentsItem {
  id: number;
  name: string;
  description: string | null;
  ordering: number;
  file_url: string | null;
  active: 0 | 1;
  parent_category_id: number | null;
  parent_category: {
    id: number;
    name: string;
  } | null;
  /** Promotions that name it and are neither over nor rejected: it is not deleted before. */
  used_by: number;
  version: string;
}

/** Body of category.set-active-many. */
export interface CategorySetActiveManyBody {
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

/** Path parameters of category.toggle. */
export interface CategoryToggleParams {
  id: number;
}

/** What category.toggle answers: one row, the item, or the alert's data. */
export interface CategoryToggleItem {
  id: number;
  name: string;
  description: string | null;
  ordering: number;
  file_url: string | null;
  active: 0 | 1;
  parent_category_id: number | null;
  parent_category: {
    id: number;
    name: string;
  } | null;
  /** Promotions that name it and are neither over nor rejected: it is not deleted before. */
  used_by: number;
  version: string;
}

/** Path parameters of category.update. */
export interface CategoryUpdateParams {
  id: number;
}

/** Body of category.update. */
export interface CategoryUpdateBody {
  name: string;
  ordering?: number | null;
  banner?: FileValue | '' | null;
  description?: string | null;
  parent_category?: number | null;
  /** 1 takes the stored "banner" away. */
  banner_remove?: 0 | 1;
}

/** What category.update answers: one row, the item, or the alert's data. */
export interface CategoryUpdateItem {
  id: number;
  name: string;
  description: string | null;
  ordering: number;
  file_url: string | null;
  active: 0 | 1;
  parent_category_id: number | null;
  parent_category: {
    id: number;
    name: string;
  } | null;
  /** Promotions that name it and are neither over nor rejected: it is not deleted before. */
  used_by: number;
  version: string;
}
