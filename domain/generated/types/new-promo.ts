// Generated from schemas (new-promo) by `npm run generate`. Edit that instead of this file.
import type { FileValue } from '../../../core/validation/file-value.ts';

/** A promotion whose conditions are groups of filters, as its latest version says. */
export interface NewPromo {
  id: number;
  nama: string;
  kode: string;
  kuota: number;
  /** The most in rupiah that it gives over all orders; null: no limit. */
  maks_total: number | null;
  /** What its orders have of the maximum. Source text. */
  maks_said: string | null;
  /** Fill the places of `maks_said`. */
  maks_params: {} | null;
  banner: string | null;
  deskripsi: string;
  start_at: string;
  end_at: string;
  is_active: 0 | 1;
  version: string;
  tipe_promo: {
    jenis?: string;
    title?: string;
  };
  approval_status: {
    approval?: number;
  } | null;
  approval_action: boolean;
  approval_id: number | null;
  /** The version and whose turn it is: "2.1" is level 1's turn in version 2. */
  approval_turn: string | null;
  /** Whose turn it is while it waits, or that an edit was rejected, in words. */
  approval_standing: {
    message: string;
    params?: {};
  } | null;
  promo_condition: readonly {
    id?: number;
    new_promo_id?: number;
    type: 'customers' | 'products';
    level: number;
    condition: 'and' | 'or';
    is_active: 0 | 1;
    promo_value: readonly {
      id?: number;
      promo_condition_id?: number;
      /** '1' is the main group, others are numbered as they come. */
      name: string;
      /** The group that it stands in. */
      parent?: string | null;
      condition: 'and' | 'or';
      data: readonly {
        id?: number;
        promo_condition_id?: number;
        type: 'customers' | 'sales' | 'wl_area' | 'jenis_customer' | 'manufactur' | 'kategori' | 'sku';
        /** `all`, `except`, or anything else for a selection. */
        value: string;
        /** How the products of `sku` count; where a server does not say it, the kind of its tiers does. */
        group?: 'tiering' | 'kelipatan' | 'itemCampur' | 'itemCampurSpesifik';
        /** The chosen things; `product_details` and `promo_tier` of products alone. */
        promo_value_detail: readonly {
          detail?: {
            id: number | string;
            name: string;
          };
          product_details?: {
            id: number | string;
            name: string;
            sku_code: string;
            price: number;
            manufacturer_code: string;
          };
          promo_tier?: readonly {
            type: 'qty' | 'value';
            type_condition: 'tiering' | 'kelipatan' | 'itemCampur' | 'itemCampurSpesifik';
            value: number;
            is_active: 0 | 1;
          }[];
          minimal_pembelian?: number;
          type_pembelian?: 'qty' | 'value' | 'nominal';
          type_minimal_pembelian?: 'qty' | 'value' | 'nominal';
        }[];
        promo_item_campur?: {
          type_minimal_pembelian: 'qty' | 'nominal';
          minimal_pembelian: number;
          brands: readonly {
            id: number | string;
            name: string;
          }[];
          categories: readonly {
            id: number | string;
            name: string;
          }[];
          products: readonly {
            id: number | string;
            name: string;
          }[];
        } | null;
      }[];
    }[];
  }[];
  benefit: readonly {
    id?: number;
    new_promo_id?: number;
    type_benefit: 'potongan-harga' | 'free-gift' | 'voucher' | 'cn';
    type: 'percentage' | 'amount' | 'item' | 'custom';
    value: number | string;
    maks_benefit: number;
    is_super_tier: true | false | 0 | 1 | '0' | '1';
    /** The number of the tier that it belongs to, from 1. */
    tier_id?: number | null;
    /** The gifts; those in stock have an `id`. */
    itemFree?: readonly {
      id?: number | string;
      name: string;
    }[];
    is_deleted?: boolean;
  }[];
  super_tier: readonly {
    tier: number;
    qty: number;
  }[];
  /** What was sent. An extension. */
  items_condition: {};
}

/** @maxItems 500 */
export type NewPromoCreateBodyItemsConditionDataItemsData = readonly {
  type?: 'customers' | 'sales' | 'wl_area' | 'jenis_customer' | 'manufactur' | 'kategori' | 'sku';
  value?: 'all' | 'choose' | 'except';
  /** @maxItems 5000 */
  items?: readonly (
    | number
    | string
    | {
        relation_id: number | string;
        /** @maxItems 50 */
        data: readonly {
          value: number;
          type: 'qty' | 'value';
          is_active: 0 | 1;
          type_condition: 'tiering' | 'kelipatan' | 'itemCampur' | 'itemCampurSpesifik';
          is_deleted?: boolean;
        }[];
        minimal_pembelian?: number;
        type_pembelian?: 'qty' | 'value' | 'nominal';
        type_minimal_pembelian?: 'qty' | 'value' | 'nominal';
      }
  )[];
  items_campuran?: {
    items: string;
    minimal_pembelian: number;
    type_minimal_pembelian?: 'qty' | 'nominal';
    item_type: string;
  };
  group?: 'tiering' | 'kelipatan' | 'itemCampur' | 'itemCampurSpesifik';
  /** @maxItems 50 */
  super_tier?: readonly number[];
  level?: number;
  condition?: 'and' | 'or';
  data?: NewPromoCreateBodyItemsConditionDataItemsData;
}[];

/** Body of new-promo.create. */
export interface NewPromoCreateBody {
  nama: string;
  kode: string;
  kuota: number;
  maks_total?: number | null;
  banner?: FileValue | '' | null;
  deskripsi: string;
  start_at: string;
  end_at: string;
  items_condition: {
    /**
     * @minItems 2
     * @maxItems 2
     */
    data: readonly {
      id?: number;
      new_promo_id?: number;
      type: 'customers' | 'products';
      is_active: 0 | 1;
      condition: 'and' | 'or';
      data: NewPromoCreateBodyItemsConditionDataItemsData;
    }[];
    /** @maxItems 100 */
    benefit: readonly {
      type_benefit: 'potongan-harga' | 'free-gift' | 'voucher' | 'cn';
      type: 'percentage' | 'amount' | 'custom' | 'instock';
      value: string | number;
      maks_benefit?: number;
      is_super_tier?: '0' | '1';
      tier_id?: number;
      is_deleted?: boolean;
    }[];
  };
}

/** Path parameters of new-promo.get. */
export interface NewPromoGetParams {
  id: number;
}

/** What new-promo.get answers: one row, the item, or the alert's data. */
export interface NewPromoGetItem {
  id: number;
  nama: string;
  kode: string;
  kuota: number;
  /** The most in rupiah that it gives over all orders; null: no limit. */
  maks_total: number | null;
  /** What its orders have of the maximum. Source text. */
  maks_said: string | null;
  /** Fill the places of `maks_said`. */
  maks_params: {} | null;
  banner: string | null;
  deskripsi: string;
  start_at: string;
  end_at: string;
  is_active: 0 | 1;
  version: string;
  tipe_promo: {
    jenis?: string;
    title?: string;
  };
  approval_status: {
    approval?: number;
  } | null;
  approval_action: boolean;
  approval_id: number | null;
  /** The version and whose turn it is: "2.1" is level 1's turn in version 2. */
  approval_turn: string | null;
  /** Whose turn it is while it waits, or that an edit was rejected, in words. */
  approval_standing: {
    message: string;
    params?: {};
  } | null;
  promo_condition: readonly {
    id?: number;
    new_promo_id?: number;
    type: 'customers' | 'products';
    level: number;
    condition: 'and' | 'or';
    is_active: 0 | 1;
    promo_value: readonly {
      id?: number;
      promo_condition_id?: number;
      /** '1' is the main group, others are numbered as they come. */
      name: string;
      /** The group that it stands in. */
      parent?: string | null;
      condition: 'and' | 'or';
      data: readonly {
        id?: number;
        promo_condition_id?: number;
        type: 'customers' | 'sales' | 'wl_area' | 'jenis_customer' | 'manufactur' | 'kategori' | 'sku';
        /** `all`, `except`, or anything else for a selection. */
        value: string;
        /** How the products of `sku` count; where a server does not say it, the kind of its tiers does. */
        group?: 'tiering' | 'kelipatan' | 'itemCampur' | 'itemCampurSpesifik';
        /** The chosen things; `product_details` and `promo_tier` of products alone. */
        promo_value_detail: readonly {
          detail?: {
            id: number | string;
            name: string;
          };
          product_details?: {
            id: number | string;
            name: string;
            sku_code: string;
            price: number;
            manufacturer_code: string;
          };
          promo_tier?: readonly {
            type: 'qty' | 'value';
            type_condition: 'tiering' | 'kelipatan' | 'itemCampur' | 'itemCampurSpesifik';
            value: number;
            is_active: 0 | 1;
          }[];
          minimal_pembelian?: number;
          type_pembelian?: 'qty' | 'value' | 'nominal';
          type_minimal_pembelian?: 'qty' | 'value' | 'nominal';
        }[];
        promo_item_campur?: {
          type_minimal_pembelian: 'qty' | 'nominal';
          minimal_pembelian: number;
          brands: readonly {
            id: number | string;
            name: string;
          }[];
          categories: readonly {
            id: number | string;
            name: string;
          }[];
          products: readonly {
            id: number | string;
            name: string;
          }[];
        } | null;
      }[];
    }[];
  }[];
  benefit: readonly {
    id?: number;
    new_promo_id?: number;
    type_benefit: 'potongan-harga' | 'free-gift' | 'voucher' | 'cn';
    type: 'percentage' | 'amount' | 'item' | 'custom';
    value: number | string;
    maks_benefit: number;
    is_super_tier: true | false | 0 | 1 | '0' | '1';
    /** The number of the tier that it belongs to, from 1. */
    tier_id?: number | null;
    /** The gifts; those in stock have an `id`. */
    itemFree?: readonly {
      id?: number | string;
      name: string;
    }[];
    is_deleted?: boolean;
  }[];
  super_tier: readonly {
    tier: number;
    qty: number;
  }[];
  /** What was sent. An extension. */
  items_condition: {};
}

/** Body of new-promo.reach. */
export interface NewPromoReachBody {
  items_condition: {
    /**
     * @minItems 2
     * @maxItems 2
     */
    data: readonly {
      id?: number;
      new_promo_id?: number;
      type: 'customers' | 'products';
      is_active: 0 | 1;
      condition: 'and' | 'or';
      data: NewPromoCreateBodyItemsConditionDataItemsData;
    }[];
    /** @maxItems 100 */
    benefit: readonly {
      type_benefit: 'potongan-harga' | 'free-gift' | 'voucher' | 'cn';
      type: 'percentage' | 'amount' | 'custom' | 'instock';
      value: string | number;
      maks_benefit?: number;
      is_super_tier?: '0' | '1';
      tier_id?: number;
      is_deleted?: boolean;
    }[];
  };
}

/** What new-promo.reach answers: one row, the item, or the alert's data. */
export interface NewPromoReachItem {
  shops: number;
  all_shops: number;
  products: number;
  all_products: number;
}

/** Body of new-promo.simulate. */
export interface NewPromoSimulateBody {
  /** Of a stored promotion: its own version is left out of the comparison, and its quota counts what was used. */
  id?: number;
  start_at?: string;
  end_at?: string;
  kuota?: number;
  maks_total?: number;
  items_condition: {
    /**
     * @minItems 2
     * @maxItems 2
     */
    data: readonly {
      id?: number;
      new_promo_id?: number;
      type: 'customers' | 'products';
      is_active: 0 | 1;
      condition: 'and' | 'or';
      data: NewPromoCreateBodyItemsConditionDataItemsData;
    }[];
    /** @maxItems 100 */
    benefit: readonly {
      type_benefit: 'potongan-harga' | 'free-gift' | 'voucher' | 'cn';
      type: 'percentage' | 'amount' | 'custom' | 'instock';
      value: string | number;
      maks_benefit?: number;
      is_super_tier?: '0' | '1';
      tier_id?: number;
      is_deleted?: boolean;
    }[];
  };
  user_id: number;
  /**
   * @minItems 1
   * @maxItems 100
   */
  items: readonly {
    product_id: number;
    quantity: number;
  }[];
}

/** What new-promo.simulate answers: one row, the item, or the alert's data. */
export interface NewPromoSimulateItem {
  verdict: 'given' | 'beaten' | 'period' | 'quota' | 'maximum' | 'shop' | 'products' | 'nothing';
  /** Source text. */
  message: string;
  /** Fill the places of the message. */
  params: {} | null;
  /** Period, quota and maximum over all orders. */
  limits: readonly {
    holds: boolean;
    message: string;
    params: {} | null;
  }[];
  nodes: readonly {
    /** Of a block, group or filter in items_condition, such as data.1.data.0.data.2. */
    path: string;
    state: 'met' | 'unmet' | 'idle';
    message: string;
    params: {} | null;
    /** What has to be bought. */
    parts: readonly {
      holds: boolean;
      message: string;
      params: {} | null;
    }[];
  }[];
  /** What it gives by itself. */
  benefits: readonly {
    id: number;
    /** Its name; null: the whole order. */
    product: string | null;
    pieces: number | null;
    /** The promotion. */
    rule: string | null;
    /** Its key, where it is one with conditions. */
    promotion_id: number | null;
    /** Source text. */
    message: string;
    /** Fill the places of the message. */
    params: {} | null;
    /** Rupiah; what is taken off is below 0. */
    amount: number | null;
  }[];
  /** Rupiah, without other promotions. */
  total: number;
  /** Rupiah that it takes off. */
  total_discount: number;
}

/** Body of new-promo.update. */
export interface NewPromoUpdateBody {
  id: number;
  nama: string;
  kode: string;
  kuota: number;
  maks_total?: number | null;
  banner?: FileValue | '' | null;
  deskripsi: string;
  start_at: string;
  end_at: string;
  items_condition: {
    /**
     * @minItems 2
     * @maxItems 2
     */
    data: readonly {
      id?: number;
      new_promo_id?: number;
      type: 'customers' | 'products';
      is_active: 0 | 1;
      condition: 'and' | 'or';
      data: NewPromoCreateBodyItemsConditionDataItemsData;
    }[];
    /** @maxItems 100 */
    benefit: readonly {
      type_benefit: 'potongan-harga' | 'free-gift' | 'voucher' | 'cn';
      type: 'percentage' | 'amount' | 'custom' | 'instock';
      value: string | number;
      maks_benefit?: number;
      is_super_tier?: '0' | '1';
      tier_id?: number;
      is_deleted?: boolean;
    }[];
  };
}

/** What new-promo.update answers: one row, the item, or the alert's data. */
export interface NewPromoUpdateItem {
  id: number;
  version: string;
}

/** Query of new-promo.wl. */
export interface NewPromoWlQuery {
  search?: string;
  perPage?: number;
}

/** What new-promo.wl answers: one row, the item, or the alert's data. */
export interface NewPromoWlItem {
  city: string;
}
