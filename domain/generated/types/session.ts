// Generated from schemas (session) by `npm run generate`. Edit that instead of this file.
/** A sign-in that still lasts, as its owner sees it. */
export interface Session {
  id: number;
  /** Browser and system, as far as the browser says. */
  device: string | null;
  address: string | null;
  created_at: string;
  /** To within five minutes. */
  used_at: string;
  /** 1: the session of the call itself. */
  current: 0 | 1;
}

/** Path parameters of session.end. */
export interface SessionEndParams {
  id: number;
}

/** What session.list answers: one row, the item, or the alert's data. */
export interface SessionListItem {
  id: number;
  /** Browser and system, as far as the browser says. */
  device: string | null;
  address: string | null;
  created_at: string;
  /** To within five minutes. */
  used_at: string;
  /** 1: the session of the call itself. */
  current: 0 | 1;
}

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

/** Body of session.prove. */
export interface SessionProveBody {
  current_password: string;
  /** Of the authenticator app, or a recovery code, where the account has a second factor. */
  code?: string;
}

/** Body of session.sign-in. */
export interface SessionSignInBody {
  username: string;
  password: string;
  /** A longer session. */
  remember?: boolean;
  /** Of the authenticator app, or a recovery code: asked for by a 401 with an error at it. */
  code?: string;
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
  /** The screen that comes first: until it is done, other calls are refused. */
  first_screen?: string;
}
