// Generated from schemas/user/update-request-list.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../core/model.ts';
import { userUpdateRequests } from '../endpoints/user.ts';

const screen: ListScreen = {
  id: 'update-request-list',
  file: 'schemas/user/update-request-list.screen.json',
  title: 'Update requests',
  roles: [2, 3, 5],
  route: '/dashboard/user/update-requests',
  parent: { screen: 'user-list', route: '/dashboard/user', title: 'User' },
  kind: 'list',
  source: { endpoint: userUpdateRequests },
  key: 'id',
  paging: 'server',
  pageSizes: [10, 25, 50],
  filters: [
    {
      param: 'status',
      label: 'Status',
      field: 'select',
      choices: [{ value: 0, label: 'Pending' }, { value: 1, label: 'Processed' }],
    },
  ],
  columns: [
    { path: 'user.shop_name', label: 'Shop Name', cell: 'text', priority: 1 },
    { path: 'store_name', label: 'Store Name', cell: 'text', priority: 1 },
    { path: 'store_address', label: 'Store Address', cell: 'text', options: { lines: 2 }, priority: 3 },
    { path: 'owner_name', label: 'Owner Name', cell: 'text', width: 128, priority: 2 },
    { path: 'email', label: 'Email', cell: 'text', width: 168, priority: 2 },
    { path: 'phone_number', label: 'Phone Number', cell: 'text', width: 128, priority: 2 },
    {
      path: 'status_string',
      label: 'Status',
      cell: 'choice',
      choices: [
        { value: 'Pending', label: 'Pending', tone: 'warn' },
        { value: 'Processed', label: 'Processed', tone: 'good' },
      ],
      priority: 1,
    },
    {
      path: 'created_at',
      label: 'Created At',
      cell: 'date-time',
      options: { format: 'DD/MM/YYYY HH:mm' },
      priority: 2,
    },
  ],
  header: [],
  row: [
    {
      id: 'details',
      label: 'Details',
      icon: 'view',
      to: {
        screen: 'user-update-info',
        route: '/dashboard/user/update-info/{id}',
        with: { id: { from: 'row', path: 'user.id' } },
      },
    },
  ],
  actionsLabel: 'Action',
  empty: { text: 'No requests', hint: 'When a shop asks for a change of its data, it is listed here.' },
};
export default screen;
