// Generated from schemas (new-promo) by `npm run generate`. Edit that instead of this file.
import type { FileValue } from '../../../runtime/core/validation/file-value.ts';

/** A promotion whose conditions are groups of filters, as its latest version says. */
export interface NewPromo {
  id: number;
  nama: string;
  kode: string;
  kuota: number;
  banner: string | null;
  deskripsi: string;
  start_at: string;
  end_at: string;
  is_active: 0 | 1;
  tipe_promo: {
    jenis?: string;
    title?: string;
  };
  approval_status: {
    approval?: number;
  } | null;
  approval_action: boolean;
  approval_id: number | null;
  promo_condition: {}[];
  benefit: {}[];
  super_tier: {}[];
  /** What was sent. An extension. */
  items_condition: {};
}

/** @maxItems 500 */
export type NewPromoCreateBodyItemsConditionDataItemsData = {
  type?: 'customers' | 'sales' | 'wl_area' | 'jenis_customer' | 'manufactur' | 'kategori' | 'sku';
  value?: 'all' | 'choose' | 'except';
  /** @maxItems 5000 */
  items?: (number | string | {})[];
  items_campuran?: {
    items?: string;
    minimal_pembelian?: number;
    type_minimal_pembelian?: 'qty' | 'nominal';
    item_type?: string;
  };
  group?: 'tiering' | 'kelipatan' | 'itemCampur' | 'itemCampurSpesifik';
  /** @maxItems 50 */
  super_tier?: number[];
  level?: number;
  condition?: 'and' | 'or';
  data?: NewPromoCreateBodyItemsConditionDataItemsData;
}[];

/** Body of new-promo.create. */
export interface NewPromoCreateBody {
  nama: string;
  kode: string;
  kuota: number;
  banner?: FileValue | '' | null;
  deskripsi: string;
  start_at: string;
  end_at: string;
  items_condition: {
    /**
     * @minItems 2
     * @maxItems 2
     */
    data: {
      type: 'customers' | 'products';
      is_active: 0 | 1;
      condition: 'and' | 'or';
      data: NewPromoCreateBodyItemsConditionDataItemsData;
    }[];
    /** @maxItems 100 */
    benefit: {
      type_benefit: 'potongan-harga' | 'free-gift' | 'voucher' | 'cn';
      type: 'percentage' | 'amount' | 'custom' | 'instock';
      value: string | number;
      maks_benefit?: number;
      is_super_tier?: '0' | '1';
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
  banner: string | null;
  deskripsi: string;
  start_at: string;
  end_at: string;
  is_active: 0 | 1;
  tipe_promo: {
    jenis?: string;
    title?: string;
  };
  approval_status: {
    approval?: number;
  } | null;
  approval_action: boolean;
  approval_id: number | null;
  promo_condition: {}[];
  benefit: {}[];
  super_tier: {}[];
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
    data: {
      type: 'customers' | 'products';
      is_active: 0 | 1;
      condition: 'and' | 'or';
      data: NewPromoCreateBodyItemsConditionDataItemsData;
    }[];
    /** @maxItems 100 */
    benefit: {
      type_benefit: 'potongan-harga' | 'free-gift' | 'voucher' | 'cn';
      type: 'percentage' | 'amount' | 'custom' | 'instock';
      value: string | number;
      maks_benefit?: number;
      is_super_tier?: '0' | '1';
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
  items_condition: {
    /**
     * @minItems 2
     * @maxItems 2
     */
    data: {
      type: 'customers' | 'products';
      is_active: 0 | 1;
      condition: 'and' | 'or';
      data: NewPromoCreateBodyItemsConditionDataItemsData;
    }[];
    /** @maxItems 100 */
    benefit: {
      type_benefit: 'potongan-harga' | 'free-gift' | 'voucher' | 'cn';
      type: 'percentage' | 'amount' | 'custom' | 'instock';
      value: string | number;
      maks_benefit?: number;
      is_super_tier?: '0' | '1';
      is_deleted?: boolean;
    }[];
  };
  user_id: number;
  /**
   * @minItems 1
   * @maxItems 100
   */
  items: {
    product_id: number;
    quantity: number;
  }[];
}

/** What new-promo.simulate answers: one row, the item, or the alert's data. */
export interface NewPromoSimulateItem {
  verdict: 'given' | 'beaten' | 'period' | 'quota' | 'shop' | 'products' | 'nothing';
  /** Source text. */
  message: string;
  /** Fill the places of the message. */
  params: {} | null;
  /** Period and quota. */
  limits: {
    holds: boolean;
    message: string;
    params: {} | null;
  }[];
  nodes: {
    /** Of a block, group or filter in items_condition, such as data.1.data.0.data.2. */
    path: string;
    state: 'met' | 'unmet' | 'idle';
    message: string;
    params: {} | null;
    /** What has to be bought. */
    parts: {
      holds: boolean;
      message: string;
      params: {} | null;
    }[];
  }[];
  /** What it gives by itself. */
  benefits: {
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
  banner?: FileValue | '' | null;
  deskripsi: string;
  start_at: string;
  end_at: string;
  items_condition: {
    /**
     * @minItems 2
     * @maxItems 2
     */
    data: {
      type: 'customers' | 'products';
      is_active: 0 | 1;
      condition: 'and' | 'or';
      data: NewPromoCreateBodyItemsConditionDataItemsData;
    }[];
    /** @maxItems 100 */
    benefit: {
      type_benefit: 'potongan-harga' | 'free-gift' | 'voucher' | 'cn';
      type: 'percentage' | 'amount' | 'custom' | 'instock';
      value: string | number;
      maks_benefit?: number;
      is_super_tier?: '0' | '1';
      is_deleted?: boolean;
    }[];
  };
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
