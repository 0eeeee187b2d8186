// Generated from schemas (account) by `npm run generate`. Edit that instead of this file.
import type { FileValue } from '../../../core/validation/file-value.ts';

/** Body of account.change-password. */
export interface AccountChangePasswordBody {
  current_password: string;
  password: string;
  password_confirmation: string;
}

/** Body of account.update. */
export interface AccountUpdateBody {
  nama: string;
  avatar?: FileValue | '' | null;
  /** 1 takes the stored "avatar" away. */
  avatar_remove?: 0 | 1;
}

/** What account.update answers: one row, the item, or the alert's data. */
export interface AccountUpdateItem {
  id: number;
  username: string;
  /** 2 Admin, 3 Superadmin, 4 IT Staff, 5 Customer Service */
  role: number;
  role_string: string;
  /** Chat identity. */
  uuid: string | null;
  avatar_url: string | null;
  name: string | null;
  shop_name: string | null;
  version: string;
}
