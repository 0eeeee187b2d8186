// Generated from schemas/user/user-update-info.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../core/model.ts';
import { userGet, userProcessUpdateInfo, userUpdateInfo } from '../endpoints/user.ts';

const screen: ListScreen = {
  id: 'user-update-info',
  file: 'schemas/user/user-update-info.screen.json',
  title: 'Update Info',
  roles: [2, 3, 5],
  route: '/dashboard/user/update-info/{id}',
  parent: { screen: 'user-list', route: '/dashboard/user', title: 'User' },
  kind: 'list',
  source: { endpoint: userUpdateInfo, with: { id: { from: 'route', path: 'id' } } },
  record: { call: { endpoint: userGet, with: { id: { from: 'route', path: 'id' } } }, label: 'shop_name' },
  key: 'id',
  paging: 'server',
  pageSizes: [10, 25, 50],
  filters: [],
  columns: [
    {
      path: 'store_name',
      label: 'Store Name',
      cell: 'text',
      options: { lines: 3 },
      priority: 1,
      current: 'shop_name',
    },
    {
      path: 'store_address',
      label: 'Store Address',
      cell: 'text',
      options: { lines: 2 },
      priority: 3,
      current: 'address',
    },
    { path: 'owner_name', label: 'Owner Name', cell: 'text', width: 128, priority: 2, current: 'owner_name' },
    { path: 'email', label: 'Email', cell: 'text', width: 168, priority: 2, current: 'email' },
    {
      path: 'phone_number',
      label: 'Phone Number',
      cell: 'text',
      width: 128,
      priority: 2,
      current: 'phone_number',
    },
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
      id: 'process',
      label: 'Process',
      roles: [2, 3, 5],
      when: {
        all: [
          { any: [{ field: 'status', is: 0 }, { field: 'status', exists: false }] },
          { not: { field: 'status_string', is: 'Processed' } },
        ],
      },
      call: {
        endpoint: userProcessUpdateInfo,
        with: { userId: { from: 'route', path: 'id' }, id: { from: 'row', path: 'id' } },
      },
      confirm: {
        text: 'Mark this request as processed? It only leaves the open ones: the data of the shop stay as they are until they are changed in the ERP.',
        cancel: 'Batal',
        submit: 'Process',
      },
    },
  ],
  actionsLabel: 'Action',
  empty: { text: 'No requests', hint: 'When this shop asks for a change of its data, it is listed here.' },
};
export default screen;
