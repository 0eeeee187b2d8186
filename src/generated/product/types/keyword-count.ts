// Generated from schemas (keyword-count) by `npm run generate`. Edit that instead of this file.
/** What shops searched for in their app, and how often. */
export interface KeywordCount {
  keywords: string;
  total: number;
}
