// Generated from schemas/loan/loan-history.widget.json by `npm run generate`. Edit that instead of this file.
import type { RowsAnswer, TypedEndpoint } from '../../../../../../../core/model.ts';
import type { LoanListItem } from '../../../../domain/generated/types/loan.ts';
import { loanList } from '../endpoints/loan.ts';

/** What widget loan-history is given. Who had the book, and when. */
export interface LoanHistoryProps {
  book: number;
  most?: number | null;
}

/** The calls that widget loan-history makes by itself. */
export const calls: {
  readonly 'loan.list': TypedEndpoint<Readonly<Record<string, never>>, RowsAnswer<LoanListItem>>;
} = { 'loan.list': loanList };
