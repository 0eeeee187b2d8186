// Generated from schemas (section) by `npm run generate`. Edit that instead of this file.
/** A part of the shops' home page: products, categories or brands in an order. */
export interface Section {
  id: number;
  title: string;
  /** Never changes. */
  type: 'product' | 'category' | 'brand';
  active: 0 | 1;
  version: string;
}

/** Body of section.add-items. */
export interface SectionAddItemsBody {
  id: number;
  /** @maxItems 500 */
  items?: readonly string[];
  /**
   * Numbers of products, categories or brands, as the section's type says.
   *
   * @maxItems 500
   */
  ids?: readonly number[];
}

/** Body of section.create. */
export interface SectionCreateBody {
  title: string;
  type: 'product' | 'category' | 'brand';
}

/** What section.create answers: one row, the item, or the alert's data. */
export interface SectionCreateItem {
  id: number;
  title: string;
  /** Never changes. */
  type: 'product' | 'category' | 'brand';
  active: 0 | 1;
  version: string;
}

/** Path parameters of section.delete. */
export interface SectionDeleteParams {
  id: number;
}

/** Path parameters of section.delete-all-items. */
export interface SectionDeleteAllItemsParams {
  sectionId: number;
}

/** Path parameters of section.delete-item. */
export interface SectionDeleteItemParams {
  itemId: number;
}

/** Body of section.delete-many. */
export interface SectionDeleteManyBody {
  /**
   * @minItems 1
   * @maxItems 1000
   */
  ids?: readonly number[];
  filter?: {
    search?: string;
  };
  /** @maxItems 1000 */
  except?: readonly number[];
  count?: number;
}

/** Path parameters of section.get. */
export interface SectionGetParams {
  id: number;
}

/** What section.get answers: one row, the item, or the alert's data. */
export interface SectionGetItem {
  id: number;
  title: string;
  /** Never changes. */
  type: 'product' | 'category' | 'brand';
  active: 0 | 1;
  version: string;
}

/** Path parameters of section.items. */
export interface SectionItemsParams {
  sectionId: number;
}

/** Query of section.items. */
export interface SectionItemsQuery {
  page?: number;
  perPage?: number;
  search?: string;
}

/** What section.items answers: one row, the item, or the alert's data. */
export interface SectionItemsItem {
  id: number;
  name: string;
  ordering: number;
  sku_code: string | null;
  category_id: number | null;
  brand_id: number | null;
}

/** Query of section.list. */
export interface SectionListQuery {
  page?: number;
  perPage?: number;
  search?: string;
  sort?: 'id' | 'title' | 'type' | 'active';
  dir?: 'asc' | 'desc';
}

/** What section.list answers: one row, the item, or the alert's data. */
export interface SectionListItem {
  id: number;
  title: string;
  /** Never changes. */
  type: 'product' | 'category' | 'brand';
  active: 0 | 1;
  version: string;
}

/** Body of section.list-export. */
export interface SectionListExportBody {
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
    sort?: 'id' | 'title' | 'type' | 'active';
    dir?: 'asc' | 'desc';
  };
  only?: {
    field: string;
    /** @maxItems 20000 */
    values: readonly (number | string)[];
  };
}

/** Body of section.order-items. */
export interface SectionOrderItemsBody {
  /**
   * @minItems 1
   * @maxItems 1000
   */
  id_items: readonly number[];
  /**
   * @minItems 1
   * @maxItems 1000
   */
  ordering: readonly number[];
}

/** Body of section.set-active-many. */
export interface SectionSetActiveManyBody {
  active: 0 | 1;
  /**
   * @minItems 1
   * @maxItems 1000
   */
  ids?: readonly number[];
  filter?: {
    search?: string;
  };
  /** @maxItems 1000 */
  except?: readonly number[];
  count?: number;
}

/** Path parameters of section.toggle. */
export interface SectionToggleParams {
  id: number;
}

/** What section.toggle answers: one row, the item, or the alert's data. */
export interface SectionToggleItem {
  id: number;
  title: string;
  /** Never changes. */
  type: 'product' | 'category' | 'brand';
  active: 0 | 1;
  version: string;
}

/** Body of section.update. */
export interface SectionUpdateBody {
  id: number;
  title: string;
  type?: 'product' | 'category' | 'brand';
}

/** What section.update answers: one row, the item, or the alert's data. */
export interface SectionUpdateItem {
  id: number;
  title: string;
  /** Never changes. */
  type: 'product' | 'category' | 'brand';
  active: 0 | 1;
  version: string;
}
