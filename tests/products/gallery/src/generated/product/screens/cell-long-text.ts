// Generated from schemas/cells/cell-long-text.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../../../../src/runtime/model.ts';
import { sampleCells } from '../endpoints/sample.ts';

const screen: ListScreen = {
  id: 'cell-long-text',
  file: 'schemas/cells/cell-long-text.screen.json',
  title: 'long-text',
  roles: [1],
  route: '/gallery/cell/long-text',
  kind: 'list',
  source: { endpoint: sampleCells, with: { cell: 'long-text' } },
  key: 'id',
  paging: 'client',
  pageSizes: [10, 25, 100],
  filters: [],
  columns: [
    { path: 'case', label: 'Case', cell: 'text', width: 150, priority: 1 },
    { path: 'a', label: 'plain', cell: 'long-text', priority: 1 },
  ],
  header: [],
  row: [],
};

export default screen;
