// Generated from schemas/states/list-unfolded.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../../../../src/runtime/model.ts';
import { stateAll } from '../endpoints/state.ts';

const screen: ListScreen = {
  id: 'list-unfolded',
  file: 'schemas/states/list-unfolded.screen.json',
  title: 'List of what an object holds',
  roles: [1],
  route: '/gallery/list/unfolded',
  kind: 'list',
  source: { endpoint: stateAll, with: { state: 'one' } },
  unfold: 'details',
  key: 'id',
  paging: 'client',
  pageSizes: [10, 25, 100],
  filters: [],
  columns: [
    { path: 'id', label: 'ID', cell: 'id', width: 72, priority: 1 },
    { path: 'details.name', label: 'Name', cell: 'text', priority: 1 },
    { path: 'details.value', label: 'Value', cell: 'text', priority: 2 },
  ],
  header: [],
  row: [],
};

export default screen;
