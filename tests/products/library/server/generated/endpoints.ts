// Generated from schemas by `npm run generate`. Edit that instead of this file.
import type { DeclaredEndpoint } from '../../../../../server/http/declared.ts';
import { bookCreate, bookGet, bookList } from './operations/book.ts';
import { deskSignIn } from './operations/desk.ts';
import { loanLend, loanList, loanLose, loanReturn } from './operations/loan.ts';

export const endpoints: readonly DeclaredEndpoint[] = [
  { method: 'GET', path: '/api/books', operations: [bookList] },
  { method: 'POST', path: '/api/books', encoding: 'multipart', operations: [bookCreate] },
  { method: 'GET', path: '/api/books/{id}', operations: [bookGet] },
  { method: 'POST', path: '/api/desk', encoding: 'json', operations: [deskSignIn] },
  { method: 'GET', path: '/api/loans', operations: [loanList] },
  { method: 'POST', path: '/api/loans/{id}/lend', encoding: 'multipart', operations: [loanLend] },
  { method: 'POST', path: '/api/loans/{id}/lose', encoding: 'multipart', operations: [loanLose] },
  { method: 'POST', path: '/api/loans/{id}/return', encoding: 'multipart', operations: [loanReturn] },
];
