// Generated from schemas (approver) by `npm run generate`. Edit that instead of this file.
/**
 * Who approves at which level, as it is stored.
 */
export interface Approver {
  id: number;
  user_id: number;
  role: number;
}
