// Generated from schemas (promotion-approval-log) by `npm run generate`. Edit that instead of this file.
/** A step of the approval of a promotion, of whichever version. */
export interface PromotionApprovalLog {
  id: number;
  /** The version whose log it is. */
  approval_id: number;
  approval: {
    id: number;
  } | null;
  /** The version that the step was taken on. */
  version_id: number;
  /** Its number, from 1. */
  version: number;
  /** Whether it is an edit of what was approved. */
  asks: 'new' | 'edit';
  approver: string;
  level: string;
  created_at: string;
  status: 'submitted' | 'approved' | 'rejected' | 'revise';
  note: string | null;
}
