// Generated from schemas/loan/loan-list.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../../../../src/runtime/model.ts';
import { loanList, loanReturn } from '../endpoints/loan.ts';

const screen: ListScreen = {
  id: 'loan-list',
  file: 'schemas/loan/loan-list.screen.json',
  title: 'Loans',
  roles: [1, 9],
  route: '/loans',
  kind: 'list',
  source: { endpoint: loanList },
  key: 'id',
  paging: 'server',
  pageSizes: [20, 50],
  search: { on: 'typing' },
  filters: [],
  columns: [
    { path: 'book.title', label: 'Book', cell: 'text', priority: 1 },
    { path: 'borrower', label: 'Borrower', cell: 'text', priority: 1 },
    { path: 'due', label: 'Due', cell: 'date', priority: 2 },
    {
      path: 'returned',
      label: 'State',
      cell: 'choice',
      options: { choices: { 0: { label: 'Out', tone: 'warn' }, 1: { label: 'Back', tone: 'good' } } },
      priority: 2,
    },
  ],
  header: [],
  row: [
    {
      id: 'return',
      label: 'Return',
      place: 'inline',
      roles: [1],
      when: { field: 'returned', is: 0 },
      call: { endpoint: loanReturn, with: { id: { from: 'row', path: 'id' } } },
      confirm: { text: 'Is {borrower} back with the book?', cancel: 'Cancel', submit: 'OK' },
    },
  ],
  empty: { text: 'Every book is at home' },
};

export default screen;
