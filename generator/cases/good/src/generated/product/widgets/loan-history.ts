// Generated from schemas/loan/loan-history.widget.json by `npm run generate`. Edit that instead of this file.
/** What widget loan-history is given. Who had the book, and when. */
export interface LoanHistoryProps {
  book: number;
  most?: number | null;
}
