// Generated from schemas (user-update-info) by `npm run generate`. Edit that instead of this file.
/** A shop's wish to have its data changed. */
export interface UserUpdateInfo {
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
  /** The account that has processed it. */
  processed_by: number | null;
  created_at: string;
}
