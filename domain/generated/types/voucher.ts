// Generated from schemas (voucher) by `npm run generate`. Edit that instead of this file.
import type { FileValue } from '../../../core/validation/file-value.ts';

/** What a shop may redeem; a broadcast carries one. */
export interface Voucher {
  id: number;
  name: string;
  kode: string | null;
  /** Points that it costs. */
  credit_poin: number;
  level_id: number | null;
  /** The level of the shops that it is for; none: all. */
  level: {
    id: number;
    title: string;
  } | null;
  /** HTML. */
  deskripsi: string;
  /** Name of the stored picture. */
  image: string | null;
  /** Address of the picture. */
  image_url: string | null;
  jenis: 'public' | 'private' | 'loyalty';
  product_type: 'semua' | 'kategori' | 'brand' | 'sku';
  products: readonly {
    id: number;
    product_id: number;
    product: {
      id: number;
      name: string;
    } | null;
  }[];
  categories: readonly {
    id: number;
    category_id: number;
    category: {
      id: number;
      name: string;
    } | null;
  }[];
  brands: readonly {
    id: number;
    brand_id: number;
    brand: {
      id: number;
      name: string;
    } | null;
  }[];
  /** Of a private one: the shops that may use it. */
  shops: readonly {
    id: number;
    user_id: number;
    user: {
      shop_name: string;
    } | null;
  }[];
  /** How often one shop may use it. */
  kuota: number;
  isMin: 0 | 1;
  /** Rupiah. */
  amountMin: number | null;
  penawaran: 'free-gift' | 'potongan' | 'undian';
  potongan_type: 'persentase' | 'nominal' | null;
  /** Percent or rupiah. */
  besar: number | null;
  /** The most in rupiah that a percentage comes to. */
  maksimal: number | null;
  /** What the gift or the draw is. */
  hadiah: string | null;
  start_date: string | null;
  end_date: string | null;
  active: 'Y' | 'N';
  /** Whether it applies at this moment. */
  applies: 'scheduled' | 'running' | 'ended' | 'off' | 'waits';
  /** 1: it was used, so it is not deleted. */
  was_used: 0 | 1;
  version: string;
  /** Who may use it, in words. */
  who: {
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
}

/** Body of voucher.create. */
export interface VoucherCreateBody {
  name: string;
  deskripsi: string;
  image?: FileValue | '' | null;
  kode?: string | null;
  jenis?: 'public' | 'private' | 'loyalty';
  level_id?: number | null;
  credit_poin?: number | null;
  kuota?: number;
  start_date?: string | null;
  end_date?: string | null;
  product_type?: 'semua' | 'kategori' | 'brand' | 'sku';
  /**
   * @minItems 1
   * @maxItems 500
   */
  products?: readonly {
    id?: number | null;
    product_id: number;
  }[];
  /**
   * @minItems 1
   * @maxItems 500
   */
  categories?: readonly {
    id?: number | null;
    category_id: number;
  }[];
  /**
   * @minItems 1
   * @maxItems 500
   */
  brands?: readonly {
    id?: number | null;
    brand_id: number;
  }[];
  /**
   * @minItems 1
   * @maxItems 500
   */
  shops?: readonly {
    id?: number | null;
    user_id: number;
  }[];
  penawaran?: 'free-gift' | 'potongan' | 'undian';
  potongan_type?: 'persentase' | 'nominal' | null;
  besar?: number | null;
  maksimal?: number | null;
  hadiah?: string | null;
  isMin?: 0 | 1;
  amountMin?: number | null;
}

/** What voucher.create answers: one row, the item, or the alert's data. */
export interface VoucherCreateItem {
  id: number;
  name: string;
  kode: string | null;
  /** Points that it costs. */
  credit_poin: number;
  level_id: number | null;
  /** The level of the shops that it is for; none: all. */
  level: {
    id: number;
    title: string;
  } | null;
  /** HTML. */
  deskripsi: string;
  /** Name of the stored picture. */
  image: string | null;
  /** Address of the picture. */
  image_url: string | null;
  jenis: 'public' | 'private' | 'loyalty';
  product_type: 'semua' | 'kategori' | 'brand' | 'sku';
  products: readonly {
    id: number;
    product_id: number;
    product: {
      id: number;
      name: string;
    } | null;
  }[];
  categories: readonly {
    id: number;
    category_id: number;
    category: {
      id: number;
      name: string;
    } | null;
  }[];
  brands: readonly {
    id: number;
    brand_id: number;
    brand: {
      id: number;
      name: string;
    } | null;
  }[];
  /** Of a private one: the shops that may use it. */
  shops: readonly {
    id: number;
    user_id: number;
    user: {
      shop_name: string;
    } | null;
  }[];
  /** How often one shop may use it. */
  kuota: number;
  isMin: 0 | 1;
  /** Rupiah. */
  amountMin: number | null;
  penawaran: 'free-gift' | 'potongan' | 'undian';
  potongan_type: 'persentase' | 'nominal' | null;
  /** Percent or rupiah. */
  besar: number | null;
  /** The most in rupiah that a percentage comes to. */
  maksimal: number | null;
  /** What the gift or the draw is. */
  hadiah: string | null;
  start_date: string | null;
  end_date: string | null;
  active: 'Y' | 'N';
  version: string;
}

/** Path parameters of voucher.delete. */
export interface VoucherDeleteParams {
  id: number;
}

/** Path parameters of voucher.delete-usage. */
export interface VoucherDeleteUsageParams {
  id: number;
}

/** Path parameters of voucher.end. */
export interface VoucherEndParams {
  id: number;
}

/** Path parameters of voucher.get. */
export interface VoucherGetParams {
  id: number;
}

/** What voucher.get answers: one row, the item, or the alert's data. */
export interface VoucherGetItem {
  id: number;
  name: string;
  kode: string | null;
  /** Points that it costs. */
  credit_poin: number;
  level_id: number | null;
  /** The level of the shops that it is for; none: all. */
  level: {
    id: number;
    title: string;
  } | null;
  /** HTML. */
  deskripsi: string;
  /** Name of the stored picture. */
  image: string | null;
  /** Address of the picture. */
  image_url: string | null;
  jenis: 'public' | 'private' | 'loyalty';
  product_type: 'semua' | 'kategori' | 'brand' | 'sku';
  products: readonly {
    id: number;
    product_id: number;
    product: {
      id: number;
      name: string;
    } | null;
  }[];
  categories: readonly {
    id: number;
    category_id: number;
    category: {
      id: number;
      name: string;
    } | null;
  }[];
  brands: readonly {
    id: number;
    brand_id: number;
    brand: {
      id: number;
      name: string;
    } | null;
  }[];
  /** Of a private one: the shops that may use it. */
  shops: readonly {
    id: number;
    user_id: number;
    user: {
      shop_name: string;
    } | null;
  }[];
  /** How often one shop may use it. */
  kuota: number;
  isMin: 0 | 1;
  /** Rupiah. */
  amountMin: number | null;
  penawaran: 'free-gift' | 'potongan' | 'undian';
  potongan_type: 'persentase' | 'nominal' | null;
  /** Percent or rupiah. */
  besar: number | null;
  /** The most in rupiah that a percentage comes to. */
  maksimal: number | null;
  /** What the gift or the draw is. */
  hadiah: string | null;
  start_date: string | null;
  end_date: string | null;
  active: 'Y' | 'N';
  /** Whether it applies at this moment. */
  applies: 'scheduled' | 'running' | 'ended' | 'off' | 'waits';
  /** 1: it was used, so it is not deleted. */
  was_used: 0 | 1;
  version: string;
  /** Who may use it, in words. */
  who: {
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
}

/** Query of voucher.list. */
export interface VoucherListQuery {
  page?: number;
  perPage?: number;
  search?: string;
  active?: 'Y' | 'N';
  applies?: unknown;
}

/** What voucher.list answers: one row, the item, or the alert's data. */
export interface VoucherListItem {
  id: number;
  name: string;
  kode: string | null;
  /** Points that it costs. */
  credit_poin: number;
  jenis: 'public' | 'private' | 'loyalty';
  penawaran: 'free-gift' | 'potongan' | 'undian';
  potongan_type: 'persentase' | 'nominal' | null;
  /** Percent or rupiah. */
  besar: number | null;
  /** What the gift or the draw is. */
  hadiah: string | null;
  start_date: string | null;
  end_date: string | null;
  /** Address of the picture. */
  image_url: string | null;
  /** Whether it applies at this moment. */
  applies: 'scheduled' | 'running' | 'ended' | 'off' | 'waits';
  /** 1: it was used, so it is not deleted. */
  was_used: 0 | 1;
  active: 'Y' | 'N';
}

/** Path parameters of voucher.update. */
export interface VoucherUpdateParams {
  id: number;
}

/** Body of voucher.update. */
export interface VoucherUpdateBody {
  name: string;
  deskripsi: string;
  image?: FileValue | '' | null;
  kode?: string | null;
  jenis?: 'public' | 'private' | 'loyalty';
  level_id?: number | null;
  credit_poin?: number | null;
  kuota?: number;
  start_date?: string | null;
  end_date?: string | null;
  product_type?: 'semua' | 'kategori' | 'brand' | 'sku';
  /**
   * @minItems 1
   * @maxItems 500
   */
  products?: readonly {
    id?: number | null;
    product_id: number;
  }[];
  /**
   * @minItems 1
   * @maxItems 500
   */
  categories?: readonly {
    id?: number | null;
    category_id: number;
  }[];
  /**
   * @minItems 1
   * @maxItems 500
   */
  brands?: readonly {
    id?: number | null;
    brand_id: number;
  }[];
  /**
   * @minItems 1
   * @maxItems 500
   */
  shops?: readonly {
    id?: number | null;
    user_id: number;
  }[];
  penawaran?: 'free-gift' | 'potongan' | 'undian';
  potongan_type?: 'persentase' | 'nominal' | null;
  besar?: number | null;
  maksimal?: number | null;
  hadiah?: string | null;
  isMin?: 0 | 1;
  amountMin?: number | null;
  /** 1 takes the stored "image" away. */
  image_remove?: 0 | 1;
}

/** What voucher.update answers: one row, the item, or the alert's data. */
export interface VoucherUpdateItem {
  id: number;
  name: string;
  kode: string | null;
  /** Points that it costs. */
  credit_poin: number;
  level_id: number | null;
  /** The level of the shops that it is for; none: all. */
  level: {
    id: number;
    title: string;
  } | null;
  /** HTML. */
  deskripsi: string;
  /** Name of the stored picture. */
  image: string | null;
  /** Address of the picture. */
  image_url: string | null;
  jenis: 'public' | 'private' | 'loyalty';
  product_type: 'semua' | 'kategori' | 'brand' | 'sku';
  products: readonly {
    id: number;
    product_id: number;
    product: {
      id: number;
      name: string;
    } | null;
  }[];
  categories: readonly {
    id: number;
    category_id: number;
    category: {
      id: number;
      name: string;
    } | null;
  }[];
  brands: readonly {
    id: number;
    brand_id: number;
    brand: {
      id: number;
      name: string;
    } | null;
  }[];
  /** Of a private one: the shops that may use it. */
  shops: readonly {
    id: number;
    user_id: number;
    user: {
      shop_name: string;
    } | null;
  }[];
  /** How often one shop may use it. */
  kuota: number;
  isMin: 0 | 1;
  /** Rupiah. */
  amountMin: number | null;
  penawaran: 'free-gift' | 'potongan' | 'undian';
  potongan_type: 'persentase' | 'nominal' | null;
  /** Percent or rupiah. */
  besar: number | null;
  /** The most in rupiah that a percentage comes to. */
  maksimal: number | null;
  /** What the gift or the draw is. */
  hadiah: string | null;
  start_date: string | null;
  end_date: string | null;
  active: 'Y' | 'N';
  version: string;
}

/** Path parameters of voucher.usages. */
export interface VoucherUsagesParams {
  id: number;
}

/** Query of voucher.usages. */
export interface VoucherUsagesQuery {
  page?: number;
  perPage?: number;
}

/** What voucher.usages answers: one row, the item, or the alert's data. */
export interface VoucherUsagesItem {
  id: number;
  voucher_id: number;
  transaction: {
    id: number;
  } | null;
  user: {
    id: number;
    shop_name: string;
  } | null;
  status: 'used' | 'cancelled';
  /** Rupiah that it took off. */
  amount: number;
  created_at: string;
}
