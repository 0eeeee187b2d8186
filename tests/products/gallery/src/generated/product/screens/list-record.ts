// Generated from schemas/states/list-record.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../../../../src/runtime/model.ts';
import * as body from '../bodies/state-order.ts';
import { stateOne, stateOrder, stateRows } from '../endpoints/state.ts';

const screen: ListScreen = {
  id: 'list-record',
  file: 'schemas/states/list-record.screen.json',
  title: 'List of a record, edited',
  roles: [1],
  route: '/gallery/list/record',
  kind: 'list',
  source: { endpoint: stateRows, with: { state: 'full' } },
  record: {
    call: { endpoint: stateOne, with: { state: 'full' } },
    label: 'name',
    summary: [
      { path: 'name', label: 'Name', cell: 'text' },
      { path: 'amount', label: 'Amount', cell: 'money' },
      { path: 'active', label: 'Status', cell: 'active' },
    ],
  },
  key: 'id',
  paging: 'server',
  pageSizes: [10, 25, 100],
  filters: [],
  columns: [
    { path: 'id', label: 'ID', cell: 'id', width: 72, priority: 1, sort: 'id' },
    { path: 'name', label: 'Name', cell: 'text', priority: 1, sort: 'name' },
    {
      path: 'amount',
      label: 'Amount',
      cell: 'number',
      when: { record: 'active', is: 1 },
      align: 'start',
      priority: 1,
    },
  ],
  header: [],
  row: [],
  edit: {
    call: { endpoint: stateOrder },
    keys: 'ids',
    columns: [{ path: 'amount', name: 'amount', type: 'integer', unique: true, atMost: 'total' }],
    body: body,
    save: 'Save amounts',
    toast: 'Amounts saved.',
  },
};

export default screen;
