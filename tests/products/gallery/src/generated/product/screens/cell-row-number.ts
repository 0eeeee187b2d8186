// Generated from schemas/cells/cell-row-number.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../../../../src/runtime/model.ts';
import { sampleCells } from '../endpoints/sample.ts';

const screen: ListScreen = {
  id: 'cell-row-number',
  file: 'schemas/cells/cell-row-number.screen.json',
  title: 'row-number',
  roles: [1],
  route: '/gallery/cell/row-number',
  kind: 'list',
  source: { endpoint: sampleCells, with: { cell: 'row-number' } },
  key: 'id',
  paging: 'client',
  pageSizes: [10, 25, 100],
  filters: [],
  columns: [
    { path: 'case', label: 'Case', cell: 'text', width: 150, priority: 1 },
    { path: 'a', label: 'plain', cell: 'row-number', priority: 1 },
  ],
  header: [],
  row: [],
};

export default screen;
