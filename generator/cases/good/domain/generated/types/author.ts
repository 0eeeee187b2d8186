// Generated from schemas (author) by `npm run generate`. Edit that instead of this file.
export interface Author {
  id: number;
  name: string;
  outlines: number;
}
