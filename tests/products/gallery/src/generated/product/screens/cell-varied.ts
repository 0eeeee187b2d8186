// Generated from schemas/cells/cell-varied.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../../../../src/runtime/model.ts';
import { sampleCells } from '../endpoints/sample.ts';

const screen: ListScreen = {
  id: 'cell-varied',
  file: 'schemas/cells/cell-varied.screen.json',
  title: 'varied',
  roles: [1],
  route: '/gallery/cell/varied',
  kind: 'list',
  source: { endpoint: sampleCells, with: { cell: 'varied' } },
  key: 'id',
  paging: 'client',
  pageSizes: [10, 25, 100],
  filters: [],
  columns: [
    { path: 'case', label: 'Case', cell: 'text', width: 150, priority: 1 },
    {
      path: 'a',
      label: 'by name',
      cell: 'varied',
      options: { by: 'case', as: { typical: 'money', fraction: 'number' }, choices: { zero: { 0: 'None' } } },
      priority: 1,
    },
  ],
  header: [],
  row: [],
};

export default screen;
