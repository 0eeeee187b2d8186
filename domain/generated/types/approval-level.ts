// Generated from schemas (approval-level) by `npm run generate`. Edit that instead of this file.
/** A level of approval. */
export interface ApprovalLevel {
  id: number;
  level_name: string;
  level: number;
}
