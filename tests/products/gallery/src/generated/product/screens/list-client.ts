// Generated from schemas/states/list-client.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../../../../src/runtime/model.ts';
import { stateAll } from '../endpoints/state.ts';

const screen: ListScreen = {
  id: 'list-client',
  file: 'schemas/states/list-client.screen.json',
  title: 'List that has all rows',
  roles: [1],
  route: '/gallery/list/client',
  kind: 'list',
  source: { endpoint: stateAll, with: { state: 'full' } },
  key: 'id',
  paging: 'client',
  pageSizes: [10, 25],
  search: { on: 'typing', fields: ['name', 'city'], label: 'Search names and cities' },
  filters: [],
  columns: [
    { path: 'id', label: 'ID', cell: 'id', width: 72, priority: 2 },
    { path: 'picture', label: 'Picture', cell: 'image', align: 'start', priority: 2 },
    {
      path: 'name',
      label: 'Name',
      cell: 'text',
      priority: 1,
      to: { screen: 'detail-full', route: '/gallery/detail/full' },
    },
    { path: 'city', label: 'City', cell: 'text', priority: 2 },
    { path: 'amount', label: 'Amount', cell: 'money', align: 'end', priority: 3 },
    { path: 'active', label: 'Status', cell: 'active', priority: 1 },
  ],
  header: [],
  row: [],
};

export default screen;
