// Generated from schemas (app-usage) by `npm run generate`. Edit that instead of this file.
/** How long a shop used its app. */
export interface AppUsage {
  user_id: number;
  shop_name: string;
  /** Seconds. */
  total: number;
}
