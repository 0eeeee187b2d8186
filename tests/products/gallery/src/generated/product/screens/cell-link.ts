// Generated from schemas/cells/cell-link.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../../../../src/runtime/model.ts';
import { sampleCells } from '../endpoints/sample.ts';

const screen: ListScreen = {
  id: 'cell-link',
  file: 'schemas/cells/cell-link.screen.json',
  title: 'link',
  roles: [1],
  route: '/gallery/cell/link',
  kind: 'list',
  source: { endpoint: sampleCells, with: { cell: 'link' } },
  key: 'id',
  paging: 'client',
  pageSizes: [10, 25, 100],
  filters: [],
  columns: [
    { path: 'case', label: 'Case', cell: 'text', width: 150, priority: 1 },
    { path: 'a', label: 'plain', cell: 'link', priority: 1 },
  ],
  header: [],
  row: [],
};

export default screen;
