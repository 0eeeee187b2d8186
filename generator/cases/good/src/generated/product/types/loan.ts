// Generated from schemas (loan) by `npm run generate`. Edit that instead of this file.
export interface Loan {
  id: number;
  reader: string;
  state: 0 | 1 | 2;
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
