// Generated from schemas (broadcast) by `npm run generate`. Edit that instead of this file.
/** A message with a voucher, to all shops or to chosen ones. */
export interface Broadcast {
  id: number;
  nama_broadcast: string;
  created_at: string;
  sender_type: 'now' | 'schedule';
  /** When it is due; of one sent now, when it was made. */
  date_sender: string;
  segment_type: 'all' | 'manual';
  content: string;
  voucher: {
    id: number;
    name: string;
  } | null;
  status: 'Terkirim' | 'Terjadwal' | 'Mengirim' | 'Terkirim sebagian' | 'Dibatalkan' | 'Gagal';
  /** When it began to go out. */
  sent_at: string | null;
  /** Shops that have got it. */
  reached: number;
  /** Shops that have read it. */
  read: number;
}

/** Path parameters of broadcast.cancel. */
export interface BroadcastCancelParams {
  id: number;
}

/** Path parameters of broadcast.continue. */
export interface BroadcastContinueParams {
  id: number;
}

/** What broadcast.continue answers: one row, the item, or the alert's data. */
export interface BroadcastContinueItem {
  job?: number;
}

/** Body of broadcast.create. */
export interface BroadcastCreateBody {
  nama_broadcast: string;
  sender_type: 'now' | 'schedule';
  date_sender?: string | null;
  /** HH:MM (WIB). */
  time_sender?: string | null;
  segment_type: 'all' | 'manual';
  /** @maxItems 4000 */
  uuid?: readonly string[];
  content: string;
  voucher: number;
}

/** What broadcast.create answers: one row, the item, or the alert's data. */
export interface BroadcastCreateItem {
  job?: number;
}

/** Path parameters of broadcast.get. */
export interface BroadcastGetParams {
  id: number;
}

/** What broadcast.get answers: one row, the item, or the alert's data. */
export interface BroadcastGetItem {
  id: number;
  nama_broadcast: string;
  created_at: string;
  sender_type: 'now' | 'schedule';
  /** When it is due; of one sent now, when it was made. */
  date_sender: string;
  segment_type: 'all' | 'manual';
  content: string;
  voucher: {
    id: number;
    name: string;
  } | null;
  status: 'Terkirim' | 'Terjadwal' | 'Mengirim' | 'Terkirim sebagian' | 'Dibatalkan' | 'Gagal';
  /** When it began to go out. */
  sent_at: string | null;
  /** Shops that have got it. */
  reached: number;
  /** Shops that have read it. */
  read: number;
}

/** Query of broadcast.list. */
export interface BroadcastListQuery {
  page?: number;
  perPage?: number;
  search?: string;
  sort?: 'nama_broadcast' | 'date_sender';
  dir?: 'asc' | 'desc';
  status?: 'Terkirim' | 'Terjadwal' | 'Mengirim' | 'Terkirim sebagian' | 'Dibatalkan' | 'Gagal';
}

/** What broadcast.list answers: one row, the item, or the alert's data. */
export interface BroadcastListItem {
  id: number;
  nama_broadcast: string;
  created_at: string;
  sender_type: 'now' | 'schedule';
  /** When it is due; of one sent now, when it was made. */
  date_sender: string;
  segment_type: 'all' | 'manual';
  content: string;
  voucher: {
    id: number;
    name: string;
  } | null;
  status: 'Terkirim' | 'Terjadwal' | 'Mengirim' | 'Terkirim sebagian' | 'Dibatalkan' | 'Gagal';
  /** When it began to go out. */
  sent_at: string | null;
  /** Shops that have got it. */
  reached: number;
  /** Shops that have read it. */
  read: number;
}

/** Body of broadcast.list-export. */
export interface BroadcastListExportBody {
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
    sort?: 'nama_broadcast' | 'date_sender';
    dir?: 'asc' | 'desc';
    status?: 'Terkirim' | 'Terjadwal' | 'Mengirim' | 'Terkirim sebagian' | 'Dibatalkan' | 'Gagal';
  };
  only?: {
    field: string;
    /** @maxItems 20000 */
    values: readonly (number | string)[];
  };
}

/** What broadcast.reach answers: one row, the item, or the alert's data. */
export interface BroadcastReachItem {
  /** A source text. */
  message: string;
  /** There is nothing to mend. */
  link: null;
  params: {
    /** The active shops. */
    count: number;
  };
}

/** What broadcast.users answers: one row, the item, or the alert's data. */
export interface BroadcastUsersItem {
  nav_id: string | null;
  uuid: string;
  username: string | null;
  shop_name: string;
  phone: string | null;
  kota: string | null;
  status: 0 | 1;
}
