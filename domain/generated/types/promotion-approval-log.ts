// Generated from schemas (promotion-approval-log) by `npm run generate`. Edit that instead of this file.
/** A step of the approval of a promotion. */
export interface PromotionApprovalLog {
  id: number;
  approval_id: number;
  approver: string;
  level: string;
  created_at: string;
  status: 'submitted' | 'approved' | 'rejected' | 'revise';
  note: string | null;
}
