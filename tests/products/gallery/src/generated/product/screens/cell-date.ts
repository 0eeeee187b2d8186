// Generated from schemas/cells/cell-date.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../../../../src/runtime/model.ts';
import { sampleCells } from '../endpoints/sample.ts';

const screen: ListScreen = {
  id: 'cell-date',
  file: 'schemas/cells/cell-date.screen.json',
  title: 'date',
  roles: [1],
  route: '/gallery/cell/date',
  kind: 'list',
  source: { endpoint: sampleCells, with: { cell: 'date' } },
  key: 'id',
  paging: 'client',
  pageSizes: [10, 25, 100],
  filters: [],
  columns: [
    { path: 'case', label: 'Case', cell: 'text', width: 150, priority: 1 },
    { path: 'a', label: 'plain', cell: 'date', priority: 1 },
    { path: 'b', label: 'DD/MM/YYYY', cell: 'date', options: { format: 'DD/MM/YYYY' }, priority: 2 },
    { path: 'c', label: 'DD MMM YYYY', cell: 'date', options: { format: 'DD MMM YYYY' }, priority: 2 },
    { path: 'd', label: 'DD-MM-YYYY', cell: 'date', options: { format: 'DD-MM-YYYY' }, priority: 2 },
  ],
  header: [],
  row: [],
};

export default screen;
