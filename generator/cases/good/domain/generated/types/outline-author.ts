// Generated from schemas (outline-author) by `npm run generate`. Edit that instead of this file.
/** An author whom a part of an outline names. */
export interface OutlineAuthor {
  outline_id: number;
  author: {
    id: number;
    name: string;
  } | null;
}
