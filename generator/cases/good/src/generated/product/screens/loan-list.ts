// Generated from schemas/loan/loan-list.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../../../../core/model.ts';
import { loanActions, loanLend, loanList, loanReturn } from '../endpoints/loan.ts';

const screen: ListScreen = {
  id: 'loan-list',
  file: 'schemas/loan/loan-list.screen.json',
  title: 'Loans',
  roles: [1, 2],
  route: '/loan',
  kind: 'list',
  source: { endpoint: loanList },
  live: 'loan',
  key: 'id',
  paging: 'client',
  pageSizes: [10, 25, 50],
  filters: [],
  columns: [
    { path: 'reader', label: 'Reader', cell: 'text', priority: 1 },
    {
      path: 'state',
      label: 'State',
      cell: 'choice',
      choices: [
        { value: 0, label: 'Reserved' },
        { value: 1, label: 'Lent', tone: 'warn' },
        { value: 2, label: 'Back', tone: 'good' },
      ],
      priority: 1,
    },
  ],
  header: [],
  row: [
    {
      id: 'lend',
      label: 'Lend',
      roles: [1, 2],
      call: { endpoint: loanLend, with: { id: { from: 'row', path: 'id' } } },
      explain: {
        step: 'loan.lend',
        possible: { field: 'state', is: 0 },
        field: 'state',
        states: { 0: 'Reserved', 1: 'Lent', 2: 'Back' },
        key: 'id',
        ask: loanActions,
      },
    },
    {
      id: 'return',
      label: 'Take back',
      roles: [2],
      when: {
        all: [
          { field: 'state', is: 1 },
          { not: { field: 'reader', is: '' } },
          { not: { field: 'reader', is: 'nobody' } },
        ],
      },
      call: { endpoint: loanReturn, with: { id: { from: 'row', path: 'id' } } },
      confirm: { text: 'Is {reader} here?', cancel: 'No', submit: 'Yes' },
      icon: 'check',
      place: 'menu',
    },
    {
      id: 'note',
      label: 'Note',
      roles: [1, 2],
      when: { field: 'state', in: [1, 2] },
      dialog: { screen: 'loan-note', route: '/loan/{id}/note', with: { id: { from: 'row', path: 'id' } } },
    },
  ],
};
export default screen;
