// Generated from schemas/cells/cell-text.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../../../../src/runtime/model.ts';
import { sampleCells } from '../endpoints/sample.ts';

const screen: ListScreen = {
  id: 'cell-text',
  file: 'schemas/cells/cell-text.screen.json',
  title: 'text',
  roles: [1],
  route: '/gallery/cell/text',
  kind: 'list',
  source: { endpoint: sampleCells, with: { cell: 'text' } },
  key: 'id',
  paging: 'client',
  pageSizes: [10, 25, 100],
  filters: [],
  columns: [
    { path: 'case', label: 'Case', cell: 'text', width: 150, priority: 1 },
    { path: 'a', label: 'plain', cell: 'text', priority: 1 },
    { path: 'b', label: 'lines: 2', cell: 'text', options: { lines: 2 }, priority: 2 },
    { path: 'c', label: 'mono', cell: 'text', options: { mono: true }, priority: 2 },
  ],
  header: [],
  row: [],
};

export default screen;
