// Generated from schemas (product-free) by `npm run generate`. Edit that instead of this file.
/** Buying so much of one product brings others for nothing. */
export interface ProductFree {
  id: number;
  product_id: number;
  product: {
    id: number;
    name: string;
  } | null;
  product_free: readonly {
    id: number;
    product_id_free: number;
    product: {
      id: number;
      name: string;
    } | null;
  }[];
  /** Names of the free products. */
  produk_gratis: string;
  start_date: string;
  end_date: string;
  type: 'qty' | 'amount';
  /** The least purchase, in pieces or rupiah. */
  value: number;
  /** Pieces that may be given. */
  qty_free: number;
  berlaku_kelipatan: 0 | 1;
  deskripsi: string;
  active: 0 | 1;
  edit_said: string;
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

/** Path parameters of product-free.activate. */
export interface ProductFreeActivateParams {
  id: number;
}

/** Body of product-free.create. */
export interface ProductFreeCreateBody {
  product_id: number;
  start_date: string;
  end_date: string;
  type: 'qty' | 'amount';
  value: number;
  qty_free: number;
  berlaku_kelipatan: 0 | 1;
  deskripsi: string;
  /**
   * @minItems 1
   * @maxItems 20
   */
  product_free: readonly {
    product_id_free: number;
  }[];
}

/** Path parameters of product-free.deactivate. */
export interface ProductFreeDeactivateParams {
  id: number;
}

/** Path parameters of product-free.get. */
export interface ProductFreeGetParams {
  id: number;
}

/** Query of product-free.get. */
export interface ProductFreeGetQuery {
  /** With the values of an edit that waits for approval. */
  edit?: 1;
}

/** What product-free.get answers: one row, the item, or the alert's data. */
export interface ProductFreeGetItem {
  id: number;
  product_id: number;
  product: {
    id: number;
    name: string;
  } | null;
  product_free: readonly {
    id: number;
    product_id_free: number;
    product: {
      id: number;
      name: string;
    } | null;
  }[];
  /** Names of the free products. */
  produk_gratis: string;
  start_date: string;
  end_date: string;
  type: 'qty' | 'amount';
  /** The least purchase, in pieces or rupiah. */
  value: number;
  /** Pieces that may be given. */
  qty_free: number;
  berlaku_kelipatan: 0 | 1;
  deskripsi: string;
  active: 0 | 1;
  edit_said: string;
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

/** Query of product-free.list. */
export interface ProductFreeListQuery {
  page?: number;
  perPage?: number;
  search?: string;
  sort?: 'id' | 'start_date' | 'end_date' | 'active';
  dir?: 'asc' | 'desc';
}

/** What product-free.list answers: one row, the item, or the alert's data. */
export interface ProductFreeListItem {
  id: number;
  product_id: number;
  product: {
    id: number;
    name: string;
  } | null;
  product_free: readonly {
    id: number;
    product_id_free: number;
    product: {
      id: number;
      name: string;
    } | null;
  }[];
  /** Names of the free products. */
  produk_gratis: string;
  start_date: string;
  end_date: string;
  type: 'qty' | 'amount';
  /** The least purchase, in pieces or rupiah. */
  value: number;
  /** Pieces that may be given. */
  qty_free: number;
  berlaku_kelipatan: 0 | 1;
  deskripsi: string;
  active: 0 | 1;
  edit_said: string;
}

/** Body of product-free.list-export. */
export interface ProductFreeListExportBody {
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
    sort?: 'id' | 'start_date' | 'end_date' | 'active';
    dir?: 'asc' | 'desc';
  };
  only?: {
    field: string;
    /** @maxItems 20000 */
    values: readonly (number | string)[];
  };
}

/** Body of product-free.update. */
export interface ProductFreeUpdateBody {
  id: number;
  product_id: number;
  start_date: string;
  end_date: string;
  type: 'qty' | 'amount';
  value: number;
  qty_free: number;
  berlaku_kelipatan: 0 | 1;
  deskripsi: string;
  /**
   * @minItems 1
   * @maxItems 20
   */
  product_free: readonly {
    product_id_free: number;
  }[];
}

/** What product-free.update answers: one row, the item, or the alert's data. */
export interface ProductFreeUpdateItem {
  id: number;
  version: string;
}
