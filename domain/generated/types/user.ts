// Generated from schemas (user) by `npm run generate`. Edit that instead of this file.
import type { FileValue } from '../../../core/validation/file-value.ts';

/** A shop and its account. */
export interface User {
  id: number;
  nav_id: string | null;
  owner_name: string | null;
  shop_name: string;
  phone_number: string | null;
  city: string | null;
  email: string | null;
  address: string | null;
  /** 0 means inactive. */
  active: 0 | 1;
  version: string;
}

/** Body of user.bulk-action. */
export interface UserBulkActionBody {
  file: FileValue | '' | null;
  action: 'active' | 'deactive';
}

/** What user.bulk-action answers: one row, the item, or the alert's data. */
export interface UserBulkActionItem {
  job?: number;
}

/** Path parameters of user.get. */
export interface UserGetParams {
  id: number;
}

/** What user.get answers: one row, the item, or the alert's data. */
export interface UserGetItem {
  id: number;
  nav_id: string | null;
  owner_name: string | null;
  shop_name: string;
  phone_number: string | null;
  city: string | null;
  email: string | null;
  address: string | null;
  /** 0 means inactive. */
  active: 0 | 1;
  version: string;
}

/** Query of user.list. */
export interface UserListQuery {
  page?: number;
  perPage?: number | string;
  search?: string;
  field?: 'owner_name' | 'shop_name' | 'nav_id' | 'phone_number';
  begin?: 1;
  sort?: 'id' | 'nav_id' | 'owner_name' | 'shop_name' | 'phone_number' | 'active';
  dir?: 'asc' | 'desc';
  active?: 0 | 1;
}

/** What user.list answers: one row, the item, or the alert's data. */
export interface UserListItem {
  id: number;
  nav_id: string | null;
  owner_name: string | null;
  shop_name: string;
  phone_number: string | null;
  city: string | null;
  email: string | null;
  address: string | null;
  /** 0 means inactive. */
  active: 0 | 1;
  version: string;
}

/** Body of user.list-export. */
export interface UserListExportBody {
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
    field?: 'owner_name' | 'shop_name' | 'nav_id' | 'phone_number';
    begin?: 1;
    sort?: 'id' | 'nav_id' | 'owner_name' | 'shop_name' | 'phone_number' | 'active';
    dir?: 'asc' | 'desc';
    active?: 0 | 1;
  };
  only?: {
    field: string;
    /** @maxItems 20000 */
    values: readonly (number | string)[];
  };
}

/** Path parameters of user.otp-log. */
export interface UserOtpLogParams {
  id: number;
}

/** What user.otp-log answers: one row, the item, or the alert's data. */
export interface UserOtpLogItem {
  id: number;
  otp_code: string;
  requested_at: string;
  expired_at: string;
}

/** Path parameters of user.otp-log-export. */
export interface UserOtpLogExportParams {
  id: number;
}

/** Body of user.otp-log-export. */
export interface UserOtpLogExportBody {
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

/** Path parameters of user.process-update-info. */
export interface UserProcessUpdateInfoParams {
  userId: number;
  id: number;
}

/** What user.process-update-info answers: one row, the item, or the alert's data. */
export interface UserProcessUpdateInfoItem {
  id: number;
  store_name: string | null;
  store_address: string | null;
  owner_name: string | null;
  email: string | null;
  phone_number: string | null;
  status: 0 | 1;
  status_string: string;
  created_at: string;
}

/** Path parameters of user.reset-password. */
export interface UserResetPasswordParams {
  id: number;
}

/** What user.reset-password answers: one row, the item, or the alert's data. */
export interface UserResetPasswordItem {
  id: number;
  password: string;
}

/** Body of user.set-active-many. */
export interface UserSetActiveManyBody {
  active: 0 | 1;
  /**
   * @minItems 1
   * @maxItems 1000
   */
  ids?: readonly number[];
  filter?: {
    search?: string;
    field?: 'owner_name' | 'shop_name' | 'nav_id' | 'phone_number';
    begin?: 1;
    active?: 0 | 1;
  };
  /** @maxItems 1000 */
  except?: readonly number[];
  count?: number;
}

/** Path parameters of user.sync. */
export interface UserSyncParams {
  id: number;
}

/** What user.sync answers: one row, the item, or the alert's data. */
export interface UserSyncItem {
  job?: number;
}

/** What user.sync-all answers: one row, the item, or the alert's data. */
export interface UserSyncAllItem {
  job?: number;
}

/** Path parameters of user.toggle. */
export interface UserToggleParams {
  id: number;
}

/** What user.toggle answers: one row, the item, or the alert's data. */
export interface UserToggleItem {
  id: number;
  nav_id: string | null;
  owner_name: string | null;
  shop_name: string;
  phone_number: string | null;
  city: string | null;
  email: string | null;
  address: string | null;
  /** 0 means inactive. */
  active: 0 | 1;
  version: string;
}

/** Path parameters of user.update. */
export interface UserUpdateParams {
  id: number;
}

/** Body of user.update. */
export interface UserUpdateBody {
  owner_name: string;
}

/** What user.update answers: one row, the item, or the alert's data. */
export interface UserUpdateItem {
  id: number;
  nav_id: string | null;
  owner_name: string | null;
  shop_name: string;
  phone_number: string | null;
  city: string | null;
  email: string | null;
  address: string | null;
  /** 0 means inactive. */
  active: 0 | 1;
  version: string;
}

/** Path parameters of user.update-info. */
export interface UserUpdateInfoParams {
  id: number;
}

/** Query of user.update-info. */
export interface UserUpdateInfoQuery {
  page?: number;
  perPage?: number;
}

/** What user.update-info answers: one row, the item, or the alert's data. */
export interface UserUpdateInfoItem {
  id: number;
  store_name: string | null;
  store_address: string | null;
  owner_name: string | null;
  email: string | null;
  phone_number: string | null;
  status: 0 | 1;
  status_string: string;
  created_at: string;
}

/** Path parameters of user.update-info-export. */
export interface UserUpdateInfoExportParams {
  id: number;
}

/** Body of user.update-info-export. */
export interface UserUpdateInfoExportBody {
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

/** Query of user.update-requests. */
export interface UserUpdateRequestsQuery {
  page?: number;
  perPage?: number;
  status?: 0 | 1;
}

/** What user.update-requests answers: one row, the item, or the alert's data. */
export interface UserUpdateRequestsItem {
  id: number;
  user: {
    id: number;
    shop_name: string;
  } | null;
  store_name: string | null;
  store_address: string | null;
  owner_name: string | null;
  email: string | null;
  phone_number: string | null;
  status: 0 | 1;
  status_string: string;
  created_at: string;
}
