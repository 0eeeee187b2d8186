// Generated from schemas (flashsale) by `npm run generate`. Edit that instead of this file.
import type { FileValue } from '../../../core/validation/file-value.ts';

/** Products at a lower price for some hours, as long as there are any. */
export interface Flashsale {
  id: number;
  start_date: string;
  /** HH:MM. */
  start_time: string;
  end_date: string;
  /** HH:MM. */
  end_time: string;
  /** From when to when, in words. */
  sesi: string;
  ends_at: string;
  active: 0 | 1 | 2;
  /** 1: it was used, so it is not deleted. */
  was_used: 0 | 1;
  /** Whether it applies at this moment. */
  applies: 'scheduled' | 'running' | 'ended' | 'off' | 'waits';
  edit_said: string;
  /** Products in it. */
  product: number;
  thumbnail: string | null;
  version: string;
  total_pendapatan: number;
  item_banner: readonly {
    id: number;
    banner_url: string;
  }[];
  item_detail: readonly {
    id: number;
    product: {
      id: number;
      name: string;
      price: number;
    };
    discount: number;
    discount_type: 'amount' | 'persentage';
    /** The discount in words. */
    diskon?: string;
    stock: number;
    limit_stock: number;
    active: 0 | 1;
    total_produk_terjual: number;
    cart_item: readonly {
      price?: number;
      quantity?: number;
      /** Price times quantity. */
      total?: number;
      transaction?: {
        created_at?: string;
        total_price?: number;
        user?: {
          shop_name?: string;
        };
      };
    }[];
  }[];
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
  /** The picture of an edit that waits for approval: none or one. */
  waiting_picture: readonly {
    picture: string;
  }[];
  /** That the form shows an edit that waits for approval, in words. */
  waiting: {
    message: string;
    params?: {};
  } | null;
}

/** Body of flashsale.create. */
export interface FlashsaleCreateBody {
  active?: 0 | 1;
  start_date: string;
  start_time: string;
  end_date: string;
  end_time: string;
  thumbnail: FileValue | '' | null;
  /**
   * @minItems 1
   * @maxItems 10
   */
  banner: FileValue | '' | readonly null[];
  /**
   * @minItems 1
   * @maxItems 500
   */
  items: readonly {
    product_id: number;
    discount?: number;
    discount_type?: 'amount' | 'persentage';
    product_stock?: number;
    product_limit_stock?: number;
  }[];
}

/** Path parameters of flashsale.delete. */
export interface FlashsaleDeleteParams {
  id: number;
}

/** Path parameters of flashsale.delete-banner. */
export interface FlashsaleDeleteBannerParams {
  bannerId: number;
}

/** Path parameters of flashsale.delete-product. */
export interface FlashsaleDeleteProductParams {
  itemId: number;
}

/** Path parameters of flashsale.get. */
export interface FlashsaleGetParams {
  id: number;
}

/** Query of flashsale.get. */
export interface FlashsaleGetQuery {
  /** With the values of an edit that waits for approval. */
  edit?: 1;
}

/** What flashsale.get answers: one row, the item, or the alert's data. */
export interface FlashsaleGetItem {
  id: number;
  start_date: string;
  /** HH:MM. */
  start_time: string;
  end_date: string;
  /** HH:MM. */
  end_time: string;
  /** From when to when, in words. */
  sesi: string;
  ends_at: string;
  active: 0 | 1 | 2;
  /** 1: it was used, so it is not deleted. */
  was_used: 0 | 1;
  /** Whether it applies at this moment. */
  applies: 'scheduled' | 'running' | 'ended' | 'off' | 'waits';
  edit_said: string;
  /** Products in it. */
  product: number;
  thumbnail: string | null;
  version: string;
  total_pendapatan: number;
  item_banner: readonly {
    id: number;
    banner_url: string;
  }[];
  item_detail: readonly {
    id: number;
    product: {
      id: number;
      name: string;
      price: number;
    };
    discount: number;
    discount_type: 'amount' | 'persentage';
    /** The discount in words. */
    diskon?: string;
    stock: number;
    limit_stock: number;
    active: 0 | 1;
    total_produk_terjual: number;
    cart_item: readonly {
      price?: number;
      quantity?: number;
      /** Price times quantity. */
      total?: number;
      transaction?: {
        created_at?: string;
        total_price?: number;
        user?: {
          shop_name?: string;
        };
      };
    }[];
  }[];
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
  /** The picture of an edit that waits for approval: none or one. */
  waiting_picture: readonly {
    picture: string;
  }[];
  /** That the form shows an edit that waits for approval, in words. */
  waiting: {
    message: string;
    params?: {};
  } | null;
}

/** Query of flashsale.list. */
export interface FlashsaleListQuery {
  page?: number;
  perPage?: number;
  search?: string;
  sort?: 'id' | 'start_date' | 'product' | 'active';
  dir?: 'asc' | 'desc';
  start_date?: string;
  end_date?: string;
  applies?: unknown;
}

/** What flashsale.list answers: one row, the item, or the alert's data. */
export interface FlashsaleListItem {
  id: number;
  start_date: string;
  /** HH:MM. */
  start_time: string;
  end_date: string;
  /** HH:MM. */
  end_time: string;
  /** From when to when, in words. */
  sesi: string;
  ends_at: string;
  /** Whether it applies at this moment. */
  applies: 'scheduled' | 'running' | 'ended' | 'off' | 'waits';
  edit_said: string;
  /** 1: it was used, so it is not deleted. */
  was_used: 0 | 1;
  active: 0 | 1 | 2;
  /** Products in it. */
  product: number;
}

/** Path parameters of flashsale.set-active. */
export interface FlashsaleSetActiveParams {
  id: number;
}

/** Body of flashsale.set-active. */
export interface FlashsaleSetActiveBody {
  active: 'Y' | 'N';
}

/** Path parameters of flashsale.update. */
export interface FlashsaleUpdateParams {
  id: number;
}

/** Body of flashsale.update. */
export interface FlashsaleUpdateBody {
  active?: 0 | 1;
  start_date: string;
  start_time: string;
  end_date: string;
  end_time: string;
  thumbnail?: FileValue | '' | null;
  /**
   * @minItems 0
   * @maxItems 10
   */
  banner?: FileValue | '' | readonly null[];
  /**
   * @minItems 1
   * @maxItems 500
   */
  items: readonly {
    product_id: number;
    discount?: number;
    discount_type?: 'amount' | 'persentage';
    product_stock?: number;
    product_limit_stock?: number;
    status?: 0 | 1;
  }[];
}

/** What flashsale.update answers: one row, the item, or the alert's data. */
export interface FlashsaleUpdateItem {
  id: number;
  version: string;
}
