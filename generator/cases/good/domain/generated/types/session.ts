// Generated from schemas (session) by `npm run generate`. Edit that instead of this file.
/** Body of session.sign-in. */
export interface SessionSignInBody {
  name: string;
}

/** What session.sign-in answers: one row, the item, or the alert's data. */
export interface SessionSignInItem {
  token: string;
  author?: {
    id: number;
    name: string;
    outlines: number;
  };
}
