// Generated from schemas/cells/cell-number.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../../../../src/runtime/model.ts';
import { sampleCells } from '../endpoints/sample.ts';

const screen: ListScreen = {
  id: 'cell-number',
  file: 'schemas/cells/cell-number.screen.json',
  title: 'number',
  roles: [1],
  route: '/gallery/cell/number',
  kind: 'list',
  source: { endpoint: sampleCells, with: { cell: 'number' } },
  key: 'id',
  paging: 'client',
  pageSizes: [10, 25, 100],
  filters: [],
  columns: [
    { path: 'case', label: 'Case', cell: 'text', width: 150, priority: 1 },
    { path: 'a', label: 'plain', cell: 'number', align: 'end', priority: 1 },
    {
      path: 'b',
      label: 'suffix: pcs',
      cell: 'number',
      options: { suffix: 'pcs' },
      align: 'end',
      priority: 2,
    },
    { path: 'c', label: 'digits: 2', cell: 'number', options: { digits: 2 }, align: 'end', priority: 2 },
  ],
  header: [],
  row: [],
};

export default screen;
