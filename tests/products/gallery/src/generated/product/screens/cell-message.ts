// Generated from schemas/cells/cell-message.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../../../../src/runtime/model.ts';
import { sampleCells } from '../endpoints/sample.ts';

const screen: ListScreen = {
  id: 'cell-message',
  file: 'schemas/cells/cell-message.screen.json',
  title: 'message',
  roles: [1],
  route: '/gallery/cell/message',
  kind: 'list',
  source: { endpoint: sampleCells, with: { cell: 'message' } },
  key: 'id',
  paging: 'client',
  pageSizes: [10, 25, 100],
  filters: [],
  columns: [
    { path: 'case', label: 'Case', cell: 'text', width: 150, priority: 1 },
    { path: 'a', label: 'plain', cell: 'message', priority: 1 },
    { path: 'b', label: 'with values', cell: 'message', options: { params: 'values' }, priority: 2 },
  ],
  header: [],
  row: [],
};

export default screen;
