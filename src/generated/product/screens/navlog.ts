// Generated from schemas/navlog/navlog.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../core/model.ts';
import { navLogList } from '../endpoints/nav-log.ts';

const screen: ListScreen = {
  id: 'navlog',
  file: 'schemas/navlog/navlog.screen.json',
  title: 'Navlog',
  roles: [2, 3],
  route: '/dashboard/navlog',
  kind: 'list',
  source: { endpoint: navLogList },
  key: 'id',
  paging: 'server',
  pageSizes: [10, 25, 50],
  search: { on: 'enter' },
  filters: [
    {
      param: 'field',
      label: 'Field',
      field: 'select',
      choices: [
        { value: 'url', label: 'url' },
        { value: 'method', label: 'method' },
        { value: 'message', label: 'message' },
      ],
    },
  ],
  columns: [
    { path: 'id', label: 'ID', cell: 'id', width: 72, priority: 2, sort: 'id' },
    {
      path: 'updated_at',
      label: 'Time',
      cell: 'date-time',
      options: { format: 'DD/MM/YYYY HH:mm' },
      width: 152,
      priority: 1,
      sort: 'updated_at',
    },
    { path: 'url', label: 'URL', cell: 'text', width: 320, priority: 1, sort: 'url' },
    { path: 'method', label: 'Method', cell: 'text', width: 96, priority: 2, sort: 'method' },
    { path: 'message', label: 'Message', cell: 'text', options: { lines: 2 }, priority: 2 },
  ],
  header: [],
  row: [],
  empty: { text: 'No calls yet', hint: 'Every call to or from the ERP is noted here.' },
};
export default screen;
