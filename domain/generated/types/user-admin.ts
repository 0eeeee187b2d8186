// Generated from schemas (user-admin) by `npm run generate`. Edit that instead of this file.
/** An account of the staff, as those see it who administer the accounts (specification 001, section 3). */
export interface UserAdmin {
  id: number;
  username: string;
  role: number;
  owner_name: string;
  version: string;
}

/** Body of user-admin.create. */
export interface UserAdminCreateBody {
  username: string;
  role: 2 | 3 | 4 | 5;
  password: string;
  password_confirmation: string;
}

/** What user-admin.create answers: one row, the item, or the alert's data. */
export interface UserAdminCreateItem {
  id: number;
  username: string;
  role: number;
  version: string;
}

/** Path parameters of user-admin.delete. */
export interface UserAdminDeleteParams {
  id: number;
}

/** Path parameters of user-admin.get. */
export interface UserAdminGetParams {
  id: number;
}

/** What user-admin.get answers: one row, the item, or the alert's data. */
export interface UserAdminGetItem {
  id: number;
  username: string;
  role: number;
  version: string;
}

/** Query of user-admin.list. */
export interface UserAdminListQuery {
  page?: number;
  perPage?: number;
  search?: string;
  sort?: 'id' | 'username' | 'role';
  dir?: 'asc' | 'desc';
  /** Only those who could decide on promotions. */
  decides?: 1;
}

/** What user-admin.list answers: one row, the item, or the alert's data. */
export interface UserAdminListItem {
  id: number;
  username: string;
  role: number;
  owner_name: string;
}

/** Body of user-admin.list-export. */
export interface UserAdminListExportBody {
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
    sort?: 'id' | 'username' | 'role';
    dir?: 'asc' | 'desc';
    /** Only those who could decide on promotions. */
    decides?: 1;
  };
  only?: {
    field: string;
    /** @maxItems 20000 */
    values: readonly (number | string)[];
  };
}

/** Path parameters of user-admin.reset-password. */
export interface UserAdminResetPasswordParams {
  id: number;
}

/** Body of user-admin.reset-password. */
export interface UserAdminResetPasswordBody {
  password: string;
}

/** Path parameters of user-admin.reset-second-factor. */
export interface UserAdminResetSecondFactorParams {
  id: number;
}

/** Body of user-admin.update. */
export interface UserAdminUpdateBody {
  id: number;
  username: string;
  role: 2 | 3 | 4 | 5;
  password?: string;
  password_confirmation?: string;
  /** Whoever changes their own password gives the one that they have. */
  current_password?: string;
}

/** What user-admin.update answers: one row, the item, or the alert's data. */
export interface UserAdminUpdateItem {
  id: number;
  username: string;
  role: number;
  version: string;
}
