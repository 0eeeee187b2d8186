// Generated from schemas/user/user-list.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../runtime/model.ts';
import { userDownload, userList, userSync, userSyncAll, userToggle } from '../endpoints/user.ts';

const screen: ListScreen = {
  id: 'user-list',
  file: 'schemas/user/user-list.screen.json',
  title: 'User',
  roles: [2, 3, 5],
  route: '/dashboard/user',
  kind: 'list',
  source: { endpoint: userList },
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
        { value: 'owner_name', label: 'Owner Name' },
        { value: 'shop_name', label: 'Shop Name' },
        { value: 'nav_id', label: 'Nav ID' },
        { value: 'phone_number', label: 'Phone Number' },
      ],
    },
  ],
  columns: [
    { path: 'id', label: 'ID', cell: 'id', width: 72, priority: 2, sort: 'id' },
    {
      path: 'nav_id',
      label: 'NAV ID',
      cell: 'text',
      options: { mono: true },
      width: 104,
      priority: 2,
      sort: 'nav_id',
    },
    { path: 'owner_name', label: 'Name', cell: 'text', priority: 2, sort: 'owner_name' },
    { path: 'shop_name', label: 'Shop', cell: 'text', priority: 1, sort: 'shop_name' },
    { path: 'phone_number', label: 'Phone', cell: 'text', width: 152, priority: 2, sort: 'phone_number' },
    { path: 'active', label: 'Status', cell: 'active', priority: 1, sort: 'active' },
  ],
  header: [
    {
      id: 'sync-all',
      label: 'Sync All User',
      icon: 'sync',
      place: 'inline',
      roles: [2, 3, 5],
      call: { endpoint: userSyncAll },
    },
    {
      id: 'download',
      label: 'Download',
      icon: 'download',
      place: 'inline',
      roles: [2, 3, 5],
      call: { endpoint: userDownload },
    },
  ],
  row: [
    {
      id: 'edit',
      label: 'Edit',
      icon: 'edit',
      place: 'inline',
      roles: [2, 3, 5],
      to: {
        screen: 'user-edit',
        route: '/dashboard/user/edit/{id}',
        with: { id: { from: 'row', path: 'id' } },
      },
    },
    {
      id: 'otp-logs',
      label: 'OTP Logs',
      place: 'menu',
      roles: [2, 3, 5],
      to: {
        screen: 'user-otp-log',
        route: '/dashboard/user/otplog/{id}',
        with: { id: { from: 'row', path: 'id' } },
      },
    },
    {
      id: 'update-info',
      label: 'Update Info',
      place: 'menu',
      roles: [2, 3, 5],
      to: {
        screen: 'user-update-info',
        route: '/dashboard/user/update-info/{id}',
        with: { id: { from: 'row', path: 'id' } },
      },
    },
    {
      id: 'sync',
      label: 'Sync',
      icon: 'sync',
      place: 'menu',
      roles: [2, 3, 5],
      call: { endpoint: userSync, with: { id: { from: 'row', path: 'id' } } },
    },
    {
      id: 'activate',
      label: 'Activate',
      place: 'menu',
      roles: [2, 3, 5],
      when: { field: 'active', is: 0 },
      call: { endpoint: userToggle, with: { id: { from: 'row', path: 'id' } } },
      confirm: { text: 'Active data {shop_name}?', cancel: 'Batal', submit: 'Activate' },
    },
    {
      id: 'deactivate',
      label: 'Deactivate',
      place: 'menu',
      roles: [2, 3, 5],
      when: { field: 'active', is: 1 },
      call: { endpoint: userToggle, with: { id: { from: 'row', path: 'id' } } },
      confirm: { text: 'Deactive data {shop_name}?', cancel: 'Batal', submit: 'Deactivate' },
    },
  ],
  actionsLabel: 'Action',
  empty: { text: 'No shops yet', hint: 'Shops come from the ERP, or sign up in the app.' },
};

export default screen;
