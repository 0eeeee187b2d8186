// Generated from schemas by `npm run generate`. Edit that instead of this file.
import type { DeclaredEndpoint } from '../../../../../core/declared.ts';
import {
  bookAuthors, bookCreate, bookDelete, bookGet, bookLendMany, bookList, bookListExport, bookReport, bookStamp,
  bookTitles, bookToggle, bookUpdate,
} from './operations/book.ts';
import { loanActions, loanLend, loanList, loanNote, loanReturn } from './operations/loan.ts';
import { outlineCreate, outlineUpdate } from './operations/outline.ts';
import { sessionSignIn } from './operations/session.ts';

export const endpoints: readonly DeclaredEndpoint[] = [
  { method: 'GET', path: '/api/book', operations: [bookList] },
  { method: 'POST', path: '/api/book', encoding: 'multipart', operations: [bookCreate, bookStamp] },
  { method: 'GET', path: '/api/book/authors', operations: [bookAuthors] },
  { method: 'POST', path: '/api/book/export', encoding: 'json', operations: [bookListExport] },
  { method: 'POST', path: '/api/book/lend', encoding: 'form', operations: [bookLendMany] },
  { method: 'GET', path: '/api/book/report', operations: [bookReport] },
  { method: 'GET', path: '/api/book/titles', operations: [bookTitles] },
  { method: 'GET', path: '/api/book/toggle/{id}', operations: [bookToggle] },
  { method: 'DELETE', path: '/api/book/{id}', operations: [bookDelete] },
  { method: 'GET', path: '/api/book/{id}', operations: [bookGet] },
  { method: 'PUT', path: '/api/book/{id}', encoding: 'form', operations: [bookUpdate] },
  { method: 'GET', path: '/api/loan', operations: [loanList] },
  { method: 'GET', path: '/api/loan/actions', operations: [loanActions] },
  { method: 'POST', path: '/api/loan/{id}/lend', encoding: 'multipart', operations: [loanLend] },
  { method: 'POST', path: '/api/loan/{id}/note', encoding: 'multipart', operations: [loanNote] },
  { method: 'POST', path: '/api/loan/{id}/return', encoding: 'multipart', operations: [loanReturn] },
  { method: 'POST', path: '/api/login', encoding: 'json', operations: [sessionSignIn] },
  { method: 'POST', path: '/api/outline', encoding: 'multipart', operations: [outlineCreate] },
  { method: 'PUT', path: '/api/outline/{id}', encoding: 'form', operations: [outlineUpdate] },
];
