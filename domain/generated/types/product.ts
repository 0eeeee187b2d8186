// Generated from schemas (product) by `npm run generate`. Edit that instead of this file.
import type { FileValue } from '../../../core/validation/file-value.ts';

/** Something shops can order. */
export interface Product {
  id: number;
  name: string;
  sku_code: string;
  category: {
    id: number;
    name: string;
  } | null;
  brand: {
    id: number;
    name: string;
  } | null;
  category_id: number | null;
  brand_id: number | null;
  /** Rupiah. */
  price: number;
  active: 0 | 1;
  blocked: 0 | 1;
  /** 1: blocked by staff. */
  held: 0 | 1;
  /** 1: blocked by the ERP. */
  erp_blocked: 0 | 1;
  /** Pieces. */
  stock: number;
  video_url: string | null;
  /** Address of the uploaded film. */
  video: string | null;
  /** What its file was called. */
  video_name: string | null;
  description: string | null;
  /** Grams. */
  weight: number | null;
  /** Pieces. */
  max_qty: number | null;
  images: readonly {
    id: number;
    image_url: string | null;
    thumbnail_image_url: string | null;
    ordering: number;
  }[];
  prices: readonly {
    id: number;
    price_code: string;
    /** Rupiah. */
    price: number;
  }[];
  inventories: readonly {
    id: number;
    inventory_code: string;
    /** Pieces. */
    stock: number;
  }[];
  version: string;
}

/** Path parameters of product.add-images. */
export interface ProductAddImagesParams {
  id: number;
}

/** Body of product.add-images. */
export interface ProductAddImagesBody {
  /**
   * @minItems 1
   * @maxItems 20
   */
  images: FileValue | '' | readonly null[];
}

/** Body of product.bulk-action. */
export interface ProductBulkActionBody {
  file: FileValue | '' | null;
  action: 'active' | 'deactive';
}

/** What product.bulk-action answers: one row, the item, or the alert's data. */
export interface ProductBulkActionItem {
  job?: number;
}

/** Body of product.create. */
export interface ProductCreateBody {
  name: string;
  category_id: number;
  brand_id: number;
  /** Grams. */
  weight?: number | null;
  sku_code: string;
  /** Pieces. */
  max_qty?: number | null;
  video_url?: string | null;
  description?: string | null;
  video?: FileValue | '' | null;
}

/** What product.create answers: one row, the item, or the alert's data. */
export interface ProductCreateItem {
  id: number;
  name: string;
  sku_code: string;
  category: {
    id: number;
    name: string;
  } | null;
  brand: {
    id: number;
    name: string;
  } | null;
  category_id: number | null;
  brand_id: number | null;
  /** Rupiah. */
  price: number;
  active: 0 | 1;
  blocked: 0 | 1;
  /** 1: blocked by staff. */
  held: 0 | 1;
  /** 1: blocked by the ERP. */
  erp_blocked: 0 | 1;
  /** Pieces. */
  stock: number;
  video_url: string | null;
  /** Address of the uploaded film. */
  video: string | null;
  /** What its file was called. */
  video_name: string | null;
  description: string | null;
  /** Grams. */
  weight: number | null;
  /** Pieces. */
  max_qty: number | null;
  images: readonly {
    id: number;
    image_url: string | null;
    thumbnail_image_url: string | null;
    ordering: number;
  }[];
  prices: readonly {
    id: number;
    price_code: string;
    /** Rupiah. */
    price: number;
  }[];
  inventories: readonly {
    id: number;
    inventory_code: string;
    /** Pieces. */
    stock: number;
  }[];
  version: string;
}

/** Body of product.create-discount. */
export interface ProductCreateDiscountBody {
  product_id: number;
  start_date: string;
  end_date: string;
  /** The price while it lasts, rupiah. */
  discount: number;
}

/** What product.create-discount answers: one row, the item, or the alert's data. */
export interface ProductCreateDiscountItem {
  id: number;
  product_id: number;
  start_date_time: string;
  end_date_time: string;
  /** Rupiah. */
  discount_price: number;
  version: string;
}

/** Path parameters of product.delete-discount. */
export interface ProductDeleteDiscountParams {
  discountId: number;
}

/** Path parameters of product.delete-image. */
export interface ProductDeleteImageParams {
  imageId: number;
}

/** Path parameters of product.discount. */
export interface ProductDiscountParams {
  productId: number;
  id: number;
}

/** What product.discount answers: one row, the item, or the alert's data. */
export interface ProductDiscountItem {
  id: number;
  product_id: number;
  start_date_time: string;
  end_date_time: string;
  /** Rupiah. */
  discount_price: number;
  version: string;
}

/** Path parameters of product.discounts. */
export interface ProductDiscountsParams {
  productId: number;
}

/** What product.discounts answers: one row, the item, or the alert's data. */
export interface ProductDiscountsItem {
  product: {
    id: number;
    name: string;
    sku_code: string;
    /** Rupiah. */
    price: number;
  } | null;
  productDiscounts: readonly {
    id: number;
    product_id: number;
    start_date_time: string;
    end_date_time: string;
    /** Rupiah. */
    discount_price: number;
    version: string;
  }[];
}

/** Path parameters of product.get. */
export interface ProductGetParams {
  id: number;
}

/** What product.get answers: one row, the item, or the alert's data. */
export interface ProductGetItem {
  id: number;
  name: string;
  sku_code: string;
  category: {
    id: number;
    name: string;
  } | null;
  brand: {
    id: number;
    name: string;
  } | null;
  category_id: number | null;
  brand_id: number | null;
  /** Rupiah. */
  price: number;
  active: 0 | 1;
  blocked: 0 | 1;
  /** 1: blocked by staff. */
  held: 0 | 1;
  /** 1: blocked by the ERP. */
  erp_blocked: 0 | 1;
  /** Pieces. */
  stock: number;
  video_url: string | null;
  /** Address of the uploaded film. */
  video: string | null;
  /** What its file was called. */
  video_name: string | null;
  description: string | null;
  /** Grams. */
  weight: number | null;
  /** Pieces. */
  max_qty: number | null;
  images: readonly {
    id: number;
    image_url: string | null;
    thumbnail_image_url: string | null;
    ordering: number;
  }[];
  prices: readonly {
    id: number;
    price_code: string;
    /** Rupiah. */
    price: number;
  }[];
  inventories: readonly {
    id: number;
    inventory_code: string;
    /** Pieces. */
    stock: number;
  }[];
  version: string;
}

/** Query of product.list. */
export interface ProductListQuery {
  page?: number;
  perPage?: number | string;
  search?: string;
  begin?: 1;
  sort?: 'id' | 'name' | 'sku_code' | 'category.name' | 'brand.name' | 'price' | 'active' | 'blocked';
  dir?: 'asc' | 'desc';
  active?: 0 | 1;
  blocked?: 0 | 1;
  category_id?: number;
  brand_id?: number;
}

/** What product.list answers: one row, the item, or the alert's data. */
export interface ProductListItem {
  id: number;
  name: string;
  sku_code: string;
  category: {
    id: number;
    name: string;
  } | null;
  brand: {
    id: number;
    name: string;
  } | null;
  /** Rupiah. */
  price: number;
  active: 0 | 1;
  blocked: 0 | 1;
  /** Pieces. */
  stock: number;
  /** Grams. */
  weight: number | null;
  images: readonly {
    id: number;
    image_url: string | null;
    thumbnail_image_url: string | null;
    ordering: number;
  }[];
}

/** Body of product.list-export. */
export interface ProductListExportBody {
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
    begin?: 1;
    sort?: 'id' | 'name' | 'sku_code' | 'category.name' | 'brand.name' | 'price' | 'active' | 'blocked';
    dir?: 'asc' | 'desc';
    active?: 0 | 1;
    blocked?: 0 | 1;
    category_id?: number;
    brand_id?: number;
  };
  only?: {
    field: string;
    /** @maxItems 20000 */
    values: readonly (number | string)[];
  };
}

/** Path parameters of product.logs. */
export interface ProductLogsParams {
  id: number;
}

/** What product.logs answers: one row, the item, or the alert's data. */
export interface ProductLogsItem {
  id: number;
  name: string;
  diffs: readonly {
    id: number;
    /** Changed field -> its new value. */
    new_values: {
      [k: string]: unknown;
    };
    /** Changed field -> the value it had; what had none is absent. */
    old_values: {
      [k: string]: unknown;
    };
    /** What changed it. */
    event: string;
    /** Name of the account, as it was then. */
    changed_by: string | null;
    created_at: string;
  }[];
}

/** Path parameters of product.order-images. */
export interface ProductOrderImagesParams {
  id: number;
}

/** Body of product.order-images. */
export interface ProductOrderImagesBody {
  /**
   * Absent: the order stays.
   *
   * @maxItems 1000
   */
  ids?: readonly number[];
}

/** Body of product.set-active-many. */
export interface ProductSetActiveManyBody {
  active: 0 | 1;
  /**
   * @minItems 1
   * @maxItems 1000
   */
  ids?: readonly number[];
  filter?: {
    search?: string;
    begin?: 1;
    active?: 0 | 1;
    blocked?: 0 | 1;
    category_id?: number;
    brand_id?: number;
  };
  /** @maxItems 1000 */
  except?: readonly number[];
  count?: number;
}

/** Body of product.set-blocked-many. */
export interface ProductSetBlockedManyBody {
  held: 0 | 1;
  /**
   * @minItems 1
   * @maxItems 1000
   */
  ids?: readonly number[];
  filter?: {
    search?: string;
    begin?: 1;
    active?: 0 | 1;
    blocked?: 0 | 1;
    category_id?: number;
    brand_id?: number;
  };
  /** @maxItems 1000 */
  except?: readonly number[];
  count?: number;
}

/** What product.sync answers: one row, the item, or the alert's data. */
export interface ProductSyncItem {
  job?: number;
}

/** What product.sync-all-stock answers: one row, the item, or the alert's data. */
export interface ProductSyncAllStockItem {
  job?: number;
}

/** Query of product.sync-price. */
export interface ProductSyncPriceQuery {
  id?: number;
}

/** What product.sync-price answers: one row, the item, or the alert's data. */
export interface ProductSyncPriceItem {
  job?: number;
}

/** Path parameters of product.sync-stock. */
export interface ProductSyncStockParams {
  id: number;
}

/** What product.sync-stock answers: one row, the item, or the alert's data. */
export interface ProductSyncStockItem {
  job?: number;
}

/** Body of product.update. */
export interface ProductUpdateBody {
  id: number;
  name: string;
  category_id: number;
  brand_id: number;
  /** Grams. */
  weight?: number | null;
  sku_code: string;
  /** Pieces. */
  max_qty?: number | null;
  video_url?: string | null;
  description?: string | null;
  video?: FileValue | '' | null;
  /** 1 takes the stored "video" away. */
  video_remove?: 0 | 1;
}

/** What product.update answers: one row, the item, or the alert's data. */
export interface ProductUpdateItem {
  id: number;
  name: string;
  sku_code: string;
  category: {
    id: number;
    name: string;
  } | null;
  brand: {
    id: number;
    name: string;
  } | null;
  category_id: number | null;
  brand_id: number | null;
  /** Rupiah. */
  price: number;
  active: 0 | 1;
  blocked: 0 | 1;
  /** 1: blocked by staff. */
  held: 0 | 1;
  /** 1: blocked by the ERP. */
  erp_blocked: 0 | 1;
  /** Pieces. */
  stock: number;
  video_url: string | null;
  /** Address of the uploaded film. */
  video: string | null;
  /** What its file was called. */
  video_name: string | null;
  description: string | null;
  /** Grams. */
  weight: number | null;
  /** Pieces. */
  max_qty: number | null;
  images: readonly {
    id: number;
    image_url: string | null;
    thumbnail_image_url: string | null;
    ordering: number;
  }[];
  prices: readonly {
    id: number;
    price_code: string;
    /** Rupiah. */
    price: number;
  }[];
  inventories: readonly {
    id: number;
    inventory_code: string;
    /** Pieces. */
    stock: number;
  }[];
  version: string;
}

/** Body of product.update-discount. */
export interface ProductUpdateDiscountBody {
  id: number;
  product_id: number;
  start_date: string;
  end_date: string;
  /** The price while it lasts, rupiah. */
  discount: number;
}

/** What product.update-discount answers: one row, the item, or the alert's data. */
export interface ProductUpdateDiscountItem {
  id: number;
  product_id: number;
  start_date_time: string;
  end_date_time: string;
  /** Rupiah. */
  discount_price: number;
  version: string;
}

/** Path parameters of product.upload-image. */
export interface ProductUploadImageParams {
  id: number;
}

/** Body of product.upload-image. */
export interface ProductUploadImageBody {
  file: FileValue | '' | null;
}

/** What product.upload-image answers: one row, the item, or the alert's data. */
export interface ProductUploadImageItem {
  id: number;
  image_url: string | null;
  thumbnail_image_url: string | null;
  ordering: number;
}

/** Body of product.upload-images. */
export interface ProductUploadImagesBody {
  file: FileValue | '' | null;
}

/** What product.upload-images answers: one row, the item, or the alert's data. */
export interface ProductUploadImagesItem {
  job?: number;
}

/** Body of product.upload-qty. */
export interface ProductUploadQtyBody {
  file: FileValue | '' | null;
}

/** What product.upload-qty answers: one row, the item, or the alert's data. */
export interface ProductUploadQtyItem {
  job?: number;
}

/** Path parameters of product.wholesale-prices. */
export interface ProductWholesalePricesParams {
  id: number;
}

/** Query of product.wholesale-prices. */
export interface ProductWholesalePricesQuery {
  page?: number;
  perPage?: number;
}

/** What product.wholesale-prices answers: one row, the item, or the alert's data. */
export interface ProductWholesalePricesItem {
  id: number;
  start_date: string | null;
  end_date: string | null;
  /** Pieces. */
  min_qty: number;
  /** Rupiah. */
  price: number;
  created_at: string;
  deleted_at: string | null;
}

/** Path parameters of product.wholesale-prices-export. */
export interface ProductWholesalePricesExportParams {
  id: number;
}

/** Body of product.wholesale-prices-export. */
export interface ProductWholesalePricesExportBody {
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
