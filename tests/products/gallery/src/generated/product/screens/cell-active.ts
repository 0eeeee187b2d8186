// Generated from schemas/cells/cell-active.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../../../../src/runtime/model.ts';
import { sampleCells } from '../endpoints/sample.ts';

const screen: ListScreen = {
  id: 'cell-active',
  file: 'schemas/cells/cell-active.screen.json',
  title: 'active',
  roles: [1],
  route: '/gallery/cell/active',
  kind: 'list',
  source: { endpoint: sampleCells, with: { cell: 'active' } },
  key: 'id',
  paging: 'client',
  pageSizes: [10, 25, 100],
  filters: [],
  columns: [
    { path: 'case', label: 'Case', cell: 'text', width: 150, priority: 1 },
    { path: 'a', label: 'plain', cell: 'active', priority: 1 },
    { path: 'b', label: 'on, off', cell: 'active', options: { on: 'Open', off: 'Closed' }, priority: 2 },
  ],
  header: [],
  row: [],
};

export default screen;
