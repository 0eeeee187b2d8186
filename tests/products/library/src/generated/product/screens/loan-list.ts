// Generated from schemas/loan/loan-list.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../../../../src/runtime/model.ts';
import { loanLend, loanList, loanLose, loanReturn } from '../endpoints/loan.ts';

const screen: ListScreen = {
  id: 'loan-list',
  file: 'schemas/loan/loan-list.screen.json',
  title: 'Loans',
  roles: [1, 9],
  route: '/loans/all',
  parent: { screen: 'loans', route: '/loans', title: 'Loans' },
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
      path: 'state',
      label: 'State',
      cell: 'choice',
      choices: [
        { value: 'reserved', label: 'Reserved', tone: 'info' },
        { value: 'lent', label: 'Out', tone: 'warn' },
        { value: 'returned', label: 'Back', tone: 'good' },
        { value: 'lost', label: 'Lost', tone: 'bad' },
      ],
      priority: 2,
    },
  ],
  header: [],
  row: [
    {
      id: 'lend',
      label: 'Lend',
      place: 'inline',
      roles: [1],
      when: { field: 'state', is: 'reserved' },
      call: { endpoint: loanLend, with: { id: { from: 'row', path: 'id' } } },
    },
    {
      id: 'return',
      label: 'Return',
      place: 'inline',
      roles: [1],
      when: { field: 'state', is: 'lent' },
      call: { endpoint: loanReturn, with: { id: { from: 'row', path: 'id' } } },
      confirm: { text: 'Is {borrower} back with the book?', cancel: 'Cancel', submit: 'OK' },
    },
    {
      id: 'lose',
      label: 'Report lost',
      place: 'menu',
      danger: true,
      roles: [1],
      when: { all: [{ field: 'state', is: 'lent' }, { field: 'due', lt: '2026-06-01' }] },
      call: { endpoint: loanLose, with: { id: { from: 'row', path: 'id' } } },
      then: { reload: true, after: 150 },
      toast: 'A book is lost.',
    },
  ],
  empty: { text: 'Every book is at home' },
};

export default screen;
