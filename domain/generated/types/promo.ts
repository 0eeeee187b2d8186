// Generated from schemas (promo) by `npm run generate`. Edit that instead of this file.
import type { FileValue } from '../../../core/validation/file-value.ts';

/** What shops are told of for a time; it carries no price. */
export interface Promo {
  id: number;
  title: string;
  start_date: string;
  end_date: string;
  order: number;
  /** HTML. */
  content: string;
  /** Address of the banner, by its name in the promo itself. */
  banner: string | null;
  /** The same address, by its name in the list. */
  banner_url: string | null;
  /** The same address, by its other name in the promo itself. */
  file_url: string | null;
  promo_images: readonly {
    id: number;
    promo_id: number;
    imageUrl: string;
  }[];
  status: 0 | 1;
  /** How many products it is about. */
  product: number;
  remind_start_date: string | null;
  remind_end_date: string | null;
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
  /** How often orders used it and what it gave, in words. */
  used: {
    message: string;
    params?: {};
  } | null;
}

/** Body of promo.add-image. */
export interface PromoAddImageBody {
  id: number;
  /**
   * @minItems 1
   * @maxItems 10
   */
  image: FileValue | '' | readonly null[];
}

/** Path parameters of promo.add-products. */
export interface PromoAddProductsParams {
  promoId: number;
}

/** Body of promo.add-products. */
export interface PromoAddProductsBody {
  /**
   * @minItems 1
   * @maxItems 500
   */
  products: readonly string[];
}

/** Body of promo.create. */
export interface PromoCreateBody {
  title: string;
  start_date: string;
  end_date: string;
  order: number;
  content: string;
  banner?: FileValue | '' | null;
  /** @maxItems 10 */
  image?: FileValue | '' | readonly null[];
}

/** Path parameters of promo.delete. */
export interface PromoDeleteParams {
  id: number;
}

/** Path parameters of promo.delete-image. */
export interface PromoDeleteImageParams {
  imageId: number;
}

/** Path parameters of promo.delete-product. */
export interface PromoDeleteProductParams {
  itemId: number;
}

/** Path parameters of promo.get. */
export interface PromoGetParams {
  id: number;
}

/** What promo.get answers: one row, the item, or the alert's data. */
export interface PromoGetItem {
  id: number;
  title: string;
  start_date: string;
  end_date: string;
  order: number;
  /** HTML. */
  content: string;
  /** Address of the banner, by its name in the promo itself. */
  banner: string | null;
  /** The same address, by its name in the list. */
  banner_url: string | null;
  /** The same address, by its other name in the promo itself. */
  file_url: string | null;
  promo_images: readonly {
    id: number;
    promo_id: number;
    imageUrl: string;
  }[];
  status: 0 | 1;
  /** How many products it is about. */
  product: number;
  remind_start_date: string | null;
  remind_end_date: string | null;
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
  /** How often orders used it and what it gave, in words. */
  used: {
    message: string;
    params?: {};
  } | null;
}

/** Query of promo.list. */
export interface PromoListQuery {
  page?: number;
  perPage?: number;
  search?: string;
  sort?: 'id' | 'order' | 'title' | 'product' | 'start_date' | 'end_date' | 'status';
  dir?: 'asc' | 'desc';
  status?: unknown;
}

/** What promo.list answers: one row, the item, or the alert's data. */
export interface PromoListItem {
  id: number;
  order: number;
  title: string;
  /** How many products it is about. */
  product: number;
  start_date: string;
  end_date: string;
  status: 0 | 1;
  /** HTML. */
  content: string;
  /** The same address, by its name in the list. */
  banner_url: string | null;
}

/** Body of promo.list-export. */
export interface PromoListExportBody {
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
    sort?: 'id' | 'order' | 'title' | 'product' | 'start_date' | 'end_date' | 'status';
    dir?: 'asc' | 'desc';
    status?: unknown;
  };
  only?: {
    field: string;
    /** @maxItems 20000 */
    values: readonly (number | string)[];
  };
}

/** Body of promo.notify. */
export interface PromoNotifyBody {
  promo_id: number;
}

/** What promo.notify answers: one row, the item, or the alert's data. */
export interface PromoNotifyItem {
  status_remind: string;
}

/** Path parameters of promo.products. */
export interface PromoProductsParams {
  promoId: number;
}

/** Query of promo.products. */
export interface PromoProductsQuery {
  page?: number;
  perPage?: number;
  search?: string;
}

/** What promo.products answers: one row, the item, or the alert's data. */
export interface PromoProductsItem {
  id: number;
  promo_id: number;
  product: {
    id: number;
    sku_code: string;
    name: string;
  } | null;
}

/** Body of promo.remind. */
export interface PromoRemindBody {
  id: number;
  remind_start_date: string;
  remind_end_date: string;
}

/** What promo.remind answers: one row, the item, or the alert's data. */
export interface PromoRemindItem {
  id: number;
  remind_start_date: string | null;
  remind_end_date: string | null;
  version: string;
}

/** Path parameters of promo.toggle. */
export interface PromoToggleParams {
  id: number;
}

/** What promo.toggle answers: one row, the item, or the alert's data. */
export interface PromoToggleItem {
  id: number;
  title: string;
  start_date: string;
  end_date: string;
  order: number;
  /** HTML. */
  content: string;
  /** The same address, by its name in the list. */
  banner_url: string | null;
  promo_images: readonly {
    id: number;
    promo_id: number;
    imageUrl: string;
  }[];
  status: 0 | 1;
  /** How many products it is about. */
  product: number;
  remind_start_date: string | null;
  remind_end_date: string | null;
  version: string;
}

/** Body of promo.update. */
export interface PromoUpdateBody {
  id: number;
  title: string;
  start_date: string;
  end_date: string;
  order: number;
  content: string;
  banner?: FileValue | '' | null;
  /** @maxItems 10 */
  image?: FileValue | '' | readonly null[];
  /** 1 takes the stored "banner" away. */
  banner_remove?: 0 | 1;
}

/** What promo.update answers: one row, the item, or the alert's data. */
export interface PromoUpdateItem {
  id: number;
  version: string;
}
