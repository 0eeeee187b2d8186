// Generated from schemas/cells/cell-id.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../../../../src/runtime/model.ts';
import { sampleCells } from '../endpoints/sample.ts';

const screen: ListScreen = {
  id: 'cell-id',
  file: 'schemas/cells/cell-id.screen.json',
  title: 'id',
  roles: [1],
  route: '/gallery/cell/id',
  kind: 'list',
  source: { endpoint: sampleCells, with: { cell: 'id' } },
  key: 'id',
  paging: 'client',
  pageSizes: [10, 25, 100],
  filters: [],
  columns: [
    { path: 'case', label: 'Case', cell: 'text', width: 150, priority: 1 },
    { path: 'a', label: 'plain', cell: 'id', priority: 1 },
  ],
  header: [],
  row: [],
};

export default screen;
