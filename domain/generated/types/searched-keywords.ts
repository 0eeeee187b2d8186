// Generated from schemas (searched-keywords) by `npm run generate`. Edit that instead of this file.
/** What shops searched for in their app, and how often. */
export interface SearchedKeywords {
  keywords: string;
  total: number;
}
