// Generated from schemas (desk) by `npm run generate`. Edit that instead of this file.
/**
 * Body of desk.sign-in.
 */
export interface DeskSignInBody {
  username: string;
  password: string;
}

/**
 * What desk.sign-in answers: one row, the item, or the alert's data.
 */
export interface DeskSignInItem {
  user?: {
    id: number;
    username: string;
    role: number;
  };
  api_token?: string;
}
