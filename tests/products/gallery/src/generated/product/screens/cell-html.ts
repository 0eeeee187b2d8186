// Generated from schemas/cells/cell-html.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../../../../src/runtime/model.ts';
import { sampleCells } from '../endpoints/sample.ts';

const screen: ListScreen = {
  id: 'cell-html',
  file: 'schemas/cells/cell-html.screen.json',
  title: 'html',
  roles: [1],
  route: '/gallery/cell/html',
  kind: 'list',
  source: { endpoint: sampleCells, with: { cell: 'html' } },
  key: 'id',
  paging: 'client',
  pageSizes: [10, 25, 100],
  filters: [],
  columns: [
    { path: 'case', label: 'Case', cell: 'text', width: 150, priority: 1 },
    { path: 'a', label: 'plain', cell: 'html', priority: 1 },
  ],
  header: [],
  row: [],
};

export default screen;
