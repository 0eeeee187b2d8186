// Generated from schemas (admin) by `npm run generate`. Edit that instead of this file.
/** An account of the staff, as the session sees it (specification 000, section 3, login user). */
export interface Admin {
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
