// Generated from schemas (loan) by `npm run generate`. Edit that instead of this file.
export interface Loan {
  id: number;
  reader: string;
  state: 0 | 1 | 2;
}

/** Query of loan.actions. */
export interface LoanActionsQuery {
  /** @maxItems 500 */
  ids?: readonly number[];
}

/** What loan.actions answers: one row, the item, or the alert's data. */
export interface LoanActionsItem {
  id: number;
  /** <lifecycle>.<action> */
  action: string;
  allowed: 0 | 1;
  reason: 'action' | 'role' | 'state' | 'condition' | 'may' | null;
  /** Source text; params fill it. */
  message: string | null;
  params: {} | null;
}

/** Path parameters of loan.lend. */
export interface LoanLendParams {
  id: number;
}

/** What loan.list answers: one row, the item, or the alert's data. */
export interface LoanListItem {
  id: number;
  reader: string;
  state: 0 | 1 | 2;
}

/** Path parameters of loan.note. */
export interface LoanNoteParams {
  id: number;
}

/** Body of loan.note. */
export interface LoanNoteBody {
  text?: string;
}

/** Path parameters of loan.return. */
export interface LoanReturnParams {
  id: number;
}
