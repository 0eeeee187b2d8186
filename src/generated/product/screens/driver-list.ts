// Generated from schemas/driver/driver-list.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../core/model.ts';
import { driverList, driverSync } from '../endpoints/driver.ts';

const screen: ListScreen = {
  id: 'driver-list',
  file: 'schemas/driver/driver-list.screen.json',
  title: 'Driver',
  roles: [2, 3],
  route: '/dashboard/driver',
  kind: 'list',
  source: { endpoint: driverList },
  key: 'email',
  paging: 'server',
  pageSizes: [10, 25, 50],
  search: { on: 'enter' },
  filters: [],
  columns: [
    { path: 'id', label: 'ID', cell: 'id', width: 72, priority: 2, sort: 'id' },
    {
      path: 'kode',
      label: 'Kode',
      cell: 'text',
      options: { mono: true },
      width: 120,
      priority: 2,
      sort: 'kode',
    },
    { path: 'name', label: 'Name', cell: 'text', priority: 1, sort: 'name' },
    { path: 'email', label: 'Email', cell: 'text', priority: 2, sort: 'email' },
    { path: 'alias', label: 'Alias', cell: 'text', priority: 3 },
  ],
  header: [{ id: 'sync', label: 'Sync', icon: 'sync', place: 'primary', call: { endpoint: driverSync } }],
  row: [
    {
      id: 'detail',
      label: 'Details',
      to: {
        screen: 'driver-detail',
        route: '/dashboard/driver/detail/{email}',
        with: { email: { from: 'row', path: 'email' } },
      },
    },
  ],
  actionsLabel: 'Action',
  empty: { text: 'No drivers yet', hint: 'Drivers come from the ERP.' },
};
export default screen;
