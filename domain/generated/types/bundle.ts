// Generated from schemas (bundle) by `npm run generate`. Edit that instead of this file.
import type { FileValue } from '../../../core/validation/file-value.ts';

/** Products at a price together. */
export interface Bundle {
  id: number;
  name: string;
  /** Rupiah for all of its products together. */
  price: number;
  start_date: string;
  end_date: string;
  active: 0 | 1;
  edit_said: string;
  deskripsi: string;
  detail: readonly {
    id: number;
    product_id: number;
    product: {
      id: number;
      sku_code: string;
      name: string;
      /** Rupiah. */
      price: number;
    } | null;
    qty: number;
    /** Percent; it suggests the price of the bundle. */
    discount: number;
  }[];
  thumbnail: readonly {
    id: number;
    thumbnail: string;
  }[];
  version: string;
  /** Who gets what, in words. */
  offer: {
    message: string;
    params?: {};
  };
  /** Whether it applies today, and if not, why. */
  state: 'applies' | 'waiting' | 'rejected' | 'revise' | 'inactive' | 'later' | 'over';
  /** Whether it applies today, in words. */
  standing: {
    message: string;
    params?: {};
  };
  /** How often it was used and what it gave, in words. */
  used: {
    message: string;
    params?: {};
  };
  approval_id: number | null;
  approval_status: {
    approval?: number;
  } | null;
  approval_action: boolean;
  /** The version and whose turn it is: "2.1" is level 1's turn in version 2. */
  approval_turn: string | null;
  /** Who gets what by the edit that waits, in words. */
  approval_offer: {
    message: string;
    params?: {};
  } | null;
  /** Whose turn it is while it waits, or that an edit was rejected, in words. */
  approval_standing: {
    message: string;
    params?: {};
  } | null;
  /** That the form shows an edit that waits for approval, in words. */
  waiting: {
    message: string;
    params?: {};
  } | null;
}

/** Path parameters of bundle.activate. */
export interface BundleActivateParams {
  id: number;
}

/** Body of bundle.create. */
export interface BundleCreateBody {
  name: string;
  start_date: string;
  end_date: string;
  /**
   * @minItems 1
   * @maxItems 50
   */
  detail: readonly {
    product_id: number;
    qty: number;
    discount?: number | null;
  }[];
  price: number;
  /**
   * @minItems 1
   * @maxItems 10
   */
  thumbnail: FileValue | '' | readonly null[];
  deskripsi: string;
}

/** Path parameters of bundle.deactivate. */
export interface BundleDeactivateParams {
  id: number;
}

/** Path parameters of bundle.delete-item. */
export interface BundleDeleteItemParams {
  itemId: number;
}

/** Path parameters of bundle.delete-thumbnail. */
export interface BundleDeleteThumbnailParams {
  thumbnailId: number;
}

/** Path parameters of bundle.get. */
export interface BundleGetParams {
  id: number;
}

/** Query of bundle.get. */
export interface BundleGetQuery {
  /** With the values of an edit that waits for approval. */
  edit?: 1;
}

/** What bundle.get answers: one row, the item, or the alert's data. */
export interface BundleGetItem {
  id: number;
  name: string;
  /** Rupiah for all of its products together. */
  price: number;
  start_date: string;
  end_date: string;
  active: 0 | 1;
  edit_said: string;
  deskripsi: string;
  detail: readonly {
    id: number;
    product_id: number;
    product: {
      id: number;
      sku_code: string;
      name: string;
      /** Rupiah. */
      price: number;
    } | null;
    qty: number;
    /** Percent; it suggests the price of the bundle. */
    discount: number;
  }[];
  thumbnail: readonly {
    id: number;
    thumbnail: string;
  }[];
  version: string;
  /** Who gets what, in words. */
  offer: {
    message: string;
    params?: {};
  };
  /** Whether it applies today, and if not, why. */
  state: 'applies' | 'waiting' | 'rejected' | 'revise' | 'inactive' | 'later' | 'over';
  /** Whether it applies today, in words. */
  standing: {
    message: string;
    params?: {};
  };
  /** How often it was used and what it gave, in words. */
  used: {
    message: string;
    params?: {};
  };
  approval_id: number | null;
  approval_status: {
    approval?: number;
  } | null;
  approval_action: boolean;
  /** The version and whose turn it is: "2.1" is level 1's turn in version 2. */
  approval_turn: string | null;
  /** Who gets what by the edit that waits, in words. */
  approval_offer: {
    message: string;
    params?: {};
  } | null;
  /** Whose turn it is while it waits, or that an edit was rejected, in words. */
  approval_standing: {
    message: string;
    params?: {};
  } | null;
  /** That the form shows an edit that waits for approval, in words. */
  waiting: {
    message: string;
    params?: {};
  } | null;
}

/** Query of bundle.list. */
export interface BundleListQuery {
  page?: number;
  perPage?: number;
  search?: string;
  sort?: 'id' | 'name' | 'price' | 'start_date' | 'end_date' | 'active';
  dir?: 'asc' | 'desc';
}

/** What bundle.list answers: one row, the item, or the alert's data. */
export interface BundleListItem {
  id: number;
  name: string;
  /** Rupiah for all of its products together. */
  price: number;
  start_date: string;
  end_date: string;
  active: 0 | 1;
  edit_said: string;
  deskripsi: string;
}

/** Body of bundle.list-export. */
export interface BundleListExportBody {
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
    sort?: 'id' | 'name' | 'price' | 'start_date' | 'end_date' | 'active';
    dir?: 'asc' | 'desc';
  };
  only?: {
    field: string;
    /** @maxItems 20000 */
    values: readonly (number | string)[];
  };
}

/** Body of bundle.update. */
export interface BundleUpdateBody {
  name: string;
  start_date: string;
  end_date: string;
  /**
   * @minItems 1
   * @maxItems 50
   */
  detail: readonly {
    product_id: number;
    qty: number;
    discount?: number | null;
  }[];
  price: number;
  /**
   * @minItems 0
   * @maxItems 10
   */
  thumbnail?: FileValue | '' | readonly null[];
  deskripsi: string;
  id: number;
}

/** What bundle.update answers: one row, the item, or the alert's data. */
export interface BundleUpdateItem {
  id: number;
  version: string;
}
