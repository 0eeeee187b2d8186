// Generated from schemas/cells/cell-date-time.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../../../../src/runtime/model.ts';
import { sampleCells } from '../endpoints/sample.ts';

const screen: ListScreen = {
  id: 'cell-date-time',
  file: 'schemas/cells/cell-date-time.screen.json',
  title: 'date-time',
  roles: [1],
  route: '/gallery/cell/date-time',
  kind: 'list',
  source: { endpoint: sampleCells, with: { cell: 'date-time' } },
  key: 'id',
  paging: 'client',
  pageSizes: [10, 25, 100],
  filters: [],
  columns: [
    { path: 'case', label: 'Case', cell: 'text', width: 150, priority: 1 },
    { path: 'a', label: 'plain', cell: 'date-time', priority: 1 },
    {
      path: 'b',
      label: 'DD/MM/YYYY HH:mm',
      cell: 'date-time',
      options: { format: 'DD/MM/YYYY HH:mm' },
      priority: 2,
    },
    {
      path: 'c',
      label: 'DD MMM YYYY HH:mm',
      cell: 'date-time',
      options: { format: 'DD MMM YYYY HH:mm' },
      priority: 2,
    },
    { path: 'd', label: 'DD MMM HH:mm', cell: 'date-time', options: { format: 'DD MMM HH:mm' }, priority: 2 },
  ],
  header: [],
  row: [],
};

export default screen;
