// Generated from schemas/states/grid-full.screen.json by `npm run generate`. Edit that instead of this file.
import type { GridScreen } from '../../../../../../../src/runtime/model.ts';
import * as body from '../bodies/state-rename.ts';
import { stateAll, stateRename } from '../endpoints/state.ts';

const screen: GridScreen = {
  id: 'grid-full',
  file: 'schemas/states/grid-full.screen.json',
  title: 'Grid',
  roles: [1],
  route: '/gallery/grid/full',
  kind: 'grid',
  source: { endpoint: stateAll, with: { state: 'full' } },
  key: 'id',
  pageSize: 25,
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
    toast: 'Row saved.',
    errorTime: 2500,
  },
  empty: { text: 'No suppliers yet', hint: 'Suppliers are whom we buy from. Add the first one.' },
};

export default screen;
