// Generated from schemas (session) by `npm run generate`. Edit that instead of this file.
/** What session.me answers: one row, the item, or the alert's data. */
export interface SessionMeItem {
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

/** Body of session.sign-in. */
export interface SessionSignInBody {
  username: string;
  password: string;
  /** A longer session. */
  remember?: boolean;
}

/** What session.sign-in answers: one row, the item, or the alert's data. */
export interface SessionSignInItem {
  user: {
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
  };
  api_token: string;
}
