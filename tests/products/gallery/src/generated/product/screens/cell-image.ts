// Generated from schemas/cells/cell-image.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../../../../src/runtime/model.ts';
import { sampleCells } from '../endpoints/sample.ts';

const screen: ListScreen = {
  id: 'cell-image',
  file: 'schemas/cells/cell-image.screen.json',
  title: 'image',
  roles: [1],
  route: '/gallery/cell/image',
  kind: 'list',
  source: { endpoint: sampleCells, with: { cell: 'image' } },
  key: 'id',
  paging: 'client',
  pageSizes: [10, 25, 100],
  filters: [],
  columns: [
    { path: 'case', label: 'Case', cell: 'text', width: 150, priority: 1 },
    { path: 'a', label: 'plain', cell: 'image', align: 'start', priority: 1 },
    { path: 'b', label: 'width: 64', cell: 'image', options: { width: 64 }, align: 'start', priority: 2 },
    {
      path: 'c',
      label: '96 x 40',
      cell: 'image',
      options: { width: 96, height: 40 },
      align: 'start',
      priority: 2,
    },
  ],
  header: [],
  row: [],
};

export default screen;
