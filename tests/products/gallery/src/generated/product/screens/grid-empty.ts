// Generated from schemas/states/grid-empty.screen.json by `npm run generate`. Edit that instead of this file.
import type { GridScreen } from '../../../../../../../src/runtime/model.ts';
import * as body from '../bodies/state-rename.ts';
import { stateAll, stateRename } from '../endpoints/state.ts';

const screen: GridScreen = {
  id: 'grid-empty',
  file: 'schemas/states/grid-empty.screen.json',
  title: 'Empty grid',
  roles: [1],
  route: '/gallery/grid/empty',
  kind: 'grid',
  source: { endpoint: stateAll, with: { state: 'none' } },
  key: 'id',
  pageSize: 10,
  search: { fields: ['name'], label: 'Search by name' },
  columns: [
    { path: 'name', label: 'Name', cell: 'text', width: 280, priority: 1 },
    { path: 'amount', label: 'Amount', cell: 'number', align: 'end', priority: 1 },
    { path: 'city', label: 'City', cell: 'text', priority: 2 },
  ],
  edit: {
    call: { endpoint: stateRename, with: { id: { from: 'row', path: 'id' } } },
    fields: [
      { name: 'name', label: 'Name', field: 'text', required: true, span: 12 },
      { name: 'amount', label: 'Amount', field: 'number', span: 12 },
    ],
    body: body,
    label: 'Edit',
    save: 'Save',
    cancel: 'Cancel',
    errorTime: 5000,
  },
  empty: { text: 'No suppliers yet', hint: 'Suppliers are whom we buy from. Add the first one.' },
};

export default screen;
