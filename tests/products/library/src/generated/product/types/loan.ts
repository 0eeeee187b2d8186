// Generated from schemas (loan) by `npm run generate`. Edit that instead of this file.
export interface Loan {
  id: number;
  book: {
    id: number;
    title: string;
  } | null;
  borrower: string;
  due: string;
  state: 'reserved' | 'lent' | 'returned' | 'lost';
}

/**
 * Path parameters of loan.lend.
 */
export interface LoanLendParams {
  id: number;
}

/**
 * What loan.lend answers: one row, the item, or the alert's data.
 */
export interface LoanLendItem {
  id: number;
  book: {
    id: number;
    title: string;
  } | null;
  borrower: string;
  due: string;
  state: 'reserved' | 'lent' | 'returned' | 'lost';
}

/**
 * Query of loan.list.
 */
export interface LoanListQuery {
  page?: number;
  size?: number;
  q?: string;
  state?: 'reserved' | 'lent' | 'returned' | 'lost';
}

/**
 * What loan.list answers: one row, the item, or the alert's data.
 */
export interface LoanListItem {
  id: number;
  book: {
    id: number;
    title: string;
  } | null;
  borrower: string;
  due: string;
  state: 'reserved' | 'lent' | 'returned' | 'lost';
}

/**
 * Path parameters of loan.lose.
 */
export interface LoanLoseParams {
  id: number;
}

/**
 * What loan.lose answers: one row, the item, or the alert's data.
 */
export interface LoanLoseItem {
  id: number;
  book: {
    id: number;
    title: string;
  } | null;
  borrower: string;
  due: string;
  state: 'reserved' | 'lent' | 'returned' | 'lost';
}

/**
 * Path parameters of loan.return.
 */
export interface LoanReturnParams {
  id: number;
}

/**
 * What loan.return answers: one row, the item, or the alert's data.
 */
export interface LoanReturnItem {
  id: number;
  book: {
    id: number;
    title: string;
  } | null;
  borrower: string;
  due: string;
  state: 'reserved' | 'lent' | 'returned' | 'lost';
}
