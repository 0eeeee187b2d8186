// Generated from schemas (harga-coret) by `npm run generate`. Edit that instead of this file.
/** A product with the discount that stands at it. */
export interface HargaCoret {
  id: number;
  name: string;
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
  /** The price that the discount makes today; none where none applies. */
  harga_coret: number | null;
  product_promo_price: {
    id: number;
    active: 0 | 1;
    start_date: string;
    end_date: string;
    /** Rupiah, or percent. */
    discount: number;
    discount_type: 'amount' | 'persentage';
    version: string;
  } | null;
  /** Whether the discount applies today, and if not, why. */
  state: 'none' | 'applies' | 'waiting' | 'rejected' | 'revise' | 'inactive' | 'later' | 'over';
  edit_said: string;
  product_promo_prices: readonly {
    id: number;
    product_id: number;
    active: 0 | 1;
    start_date: string;
    end_date: string;
    /** Rupiah, or percent. */
    discount: number;
    discount_type: 'amount' | 'persentage';
    /** When another took its place. */
    replaced_at: string | null;
    created_by: string;
    created_at: string;
  }[];
  approval_id: number | null;
  approval_status: {
    approval?: number;
  } | null;
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
  /** That the form shows an edit that waits for approval, in words. */
  waiting: {
    message: string;
    params?: {};
  } | null;
}

/** Body of harga-coret.create. */
export interface HargaCoretCreateBody {
  product_id: number;
  start_date: string;
  end_date: string;
  discount: number;
  discount_type: 'amount' | 'persentage';
  active: 0 | 1;
}

/** What harga-coret.create answers: one row, the item, or the alert's data. */
export interface HargaCoretCreateItem {
  product_promo_price: {
    id: number;
    active: 0 | 1;
    start_date: string;
    end_date: string;
    /** Rupiah, or percent. */
    discount: number;
    discount_type: 'amount' | 'persentage';
    version: string;
  } | null;
}

/** Path parameters of harga-coret.get. */
export interface HargaCoretGetParams {
  id: number;
}

/** Query of harga-coret.get. */
export interface HargaCoretGetQuery {
  /** With the values of an edit that waits for approval. */
  edit?: 1;
}

/** What harga-coret.get answers: one row, the item, or the alert's data. */
export interface HargaCoretGetItem {
  id: number;
  name: string;
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
  /** The price that the discount makes today; none where none applies. */
  harga_coret: number | null;
  product_promo_price: {
    id: number;
    active: 0 | 1;
    start_date: string;
    end_date: string;
    /** Rupiah, or percent. */
    discount: number;
    discount_type: 'amount' | 'persentage';
    version: string;
  } | null;
  /** Whether the discount applies today, and if not, why. */
  state: 'none' | 'applies' | 'waiting' | 'rejected' | 'revise' | 'inactive' | 'later' | 'over';
  edit_said: string;
  product_promo_prices: readonly {
    id: number;
    product_id: number;
    active: 0 | 1;
    start_date: string;
    end_date: string;
    /** Rupiah, or percent. */
    discount: number;
    discount_type: 'amount' | 'persentage';
    /** When another took its place. */
    replaced_at: string | null;
    created_by: string;
    created_at: string;
  }[];
  approval_id: number | null;
  approval_status: {
    approval?: number;
  } | null;
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
  /** That the form shows an edit that waits for approval, in words. */
  waiting: {
    message: string;
    params?: {};
  } | null;
}

/** Query of harga-coret.list. */
export interface HargaCoretListQuery {
  page?: number;
  perPage?: number;
  search?: string;
}

/** What harga-coret.list answers: one row, the item, or the alert's data. */
export interface HargaCoretListItem {
  id: number;
  name: string;
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
  /** The price that the discount makes today; none where none applies. */
  harga_coret: number | null;
  product_promo_price: {
    id: number;
    active: 0 | 1;
    start_date: string;
    end_date: string;
    /** Rupiah, or percent. */
    discount: number;
    discount_type: 'amount' | 'persentage';
    version: string;
  } | null;
  /** Whether the discount applies today, and if not, why. */
  state: 'none' | 'applies' | 'waiting' | 'rejected' | 'revise' | 'inactive' | 'later' | 'over';
  edit_said: string;
  product_promo_prices: readonly {
    id: number;
    product_id: number;
    active: 0 | 1;
    start_date: string;
    end_date: string;
    /** Rupiah, or percent. */
    discount: number;
    discount_type: 'amount' | 'persentage';
    /** When another took its place. */
    replaced_at: string | null;
    created_by: string;
    created_at: string;
  }[];
}

/** Path parameters of harga-coret.status. */
export interface HargaCoretStatusParams {
  promoPriceId: number;
}

/** Query of harga-coret.status. */
export interface HargaCoretStatusQuery {
  status?: 0 | 1;
}
