// Generated from schemas (product-log) by `npm run generate`. Edit that instead of this file.
/** What was changed about a product; kept by the database for every writer. */
export interface ProductLog {
  id: number;
  /** Changed field -> its new value. */
  new_values: {
    [k: string]: unknown;
  };
  /** Changed field -> the value it had; what had none is absent. */
  old_values: {
    [k: string]: unknown;
  };
  /** What changed it. */
  event: string;
  /** Name of the account, as it was then. */
  changed_by: string | null;
  created_at: string;
}
