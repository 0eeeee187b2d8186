// Generated from schemas/cells/cell-money.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../../../../src/runtime/model.ts';
import { sampleCells } from '../endpoints/sample.ts';

const screen: ListScreen = {
  id: 'cell-money',
  file: 'schemas/cells/cell-money.screen.json',
  title: 'money',
  roles: [1],
  route: '/gallery/cell/money',
  kind: 'list',
  source: { endpoint: sampleCells, with: { cell: 'money' } },
  key: 'id',
  paging: 'client',
  pageSizes: [10, 25, 100],
  filters: [],
  columns: [
    { path: 'case', label: 'Case', cell: 'text', width: 150, priority: 1 },
    { path: 'a', label: 'plain', cell: 'money', align: 'end', priority: 1 },
    { path: 'b', label: 'digits: 2', cell: 'money', options: { digits: 2 }, align: 'end', priority: 2 },
  ],
  header: [],
  row: [],
};

export default screen;
