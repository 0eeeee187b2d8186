// Generated from schemas/user/user-list.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../core/model.ts';
import { chatOpen } from '../endpoints/chat.ts';
import {
  userDownload, userList, userResetPassword, userSetActiveMany, userSync, userSyncAll, userToggle,
} from '../endpoints/user.ts';

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
    {
      param: 'active',
      label: 'Status',
      field: 'select',
      choices: [{ value: 0, label: 'Inactive' }, { value: 1, label: 'Active' }],
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
    { id: 'sync-all', label: 'Sync All User', icon: 'sync', call: { endpoint: userSyncAll } },
    { id: 'download', label: 'Download', icon: 'download', call: { endpoint: userDownload } },
    {
      id: 'broadcast',
      label: 'Broadcast',
      icon: 'megaphone',
      to: { screen: 'broadcast-list', route: '/dashboard/broadcast' },
    },
    {
      id: 'bulk-action',
      label: 'Bulk Action',
      icon: 'upload',
      dialog: { screen: 'user-bulk-action', route: '/dashboard/user/bulk-action' },
    },
  ],
  row: [
    {
      id: 'edit',
      label: 'Edit',
      icon: 'edit',
      to: {
        screen: 'user-edit',
        route: '/dashboard/user/edit/{id}',
        with: { id: { from: 'row', path: 'id' } },
      },
    },
    {
      id: 'write',
      label: 'Write to this shop',
      icon: 'message',
      place: 'menu',
      enabled: { field: 'active', is: 1 },
      refusal: 'An inactive shop has no chat.',
      call: { endpoint: chatOpen, with: { user_id: { from: 'row', path: 'id' } } },
      then: {
        to: {
          screen: 'chat',
          route: '/dashboard/chat?conversation={conversation}',
          with: { conversation: { from: 'answer', path: 'conversation' } },
        },
      },
    },
    {
      id: 'otp-logs',
      label: 'OTP Logs',
      place: 'menu',
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
      call: { endpoint: userSync, with: { id: { from: 'row', path: 'id' } } },
    },
    {
      id: 'reset-password',
      label: 'Reset Password',
      place: 'menu',
      call: { endpoint: userResetPassword, with: { id: { from: 'row', path: 'id' } } },
      reveal: {
        path: 'password',
        label: 'Temporary password',
        help: 'Copy it and give it to the shop: it is not shown again.',
      },
      confirm: { text: 'Reset the password of {shop_name}?', cancel: 'Batal', submit: 'Reset Password' },
    },
    {
      id: 'activate',
      label: 'Activate',
      place: 'menu',
      when: { field: 'active', is: 0 },
      call: { endpoint: userToggle, with: { id: { from: 'row', path: 'id' } } },
      confirm: { text: 'Active data {shop_name}?', cancel: 'Batal', submit: 'Activate' },
    },
    {
      id: 'deactivate',
      label: 'Deactivate',
      place: 'menu',
      when: { field: 'active', is: 1 },
      call: { endpoint: userToggle, with: { id: { from: 'row', path: 'id' } } },
      confirm: { text: 'Deactive data {shop_name}?', cancel: 'Batal', submit: 'Deactivate' },
    },
  ],
  bulk: [
    {
      id: 'activate',
      label: 'Activate',
      call: { endpoint: userSetActiveMany, with: { active: 1 } },
      each: {
        endpoint: userToggle,
        with: { id: { from: 'row', path: 'id' } },
        when: { field: 'active', is: 0 },
      },
      confirm: { text: 'Activate the selected rows ({count})?', cancel: 'Batal', submit: 'Activate' },
      undo: 'deactivate',
    },
    {
      id: 'deactivate',
      label: 'Deactivate',
      call: { endpoint: userSetActiveMany, with: { active: 0 } },
      each: {
        endpoint: userToggle,
        with: { id: { from: 'row', path: 'id' } },
        when: { field: 'active', is: 1 },
      },
      confirm: { text: 'Deactivate the selected rows ({count})?', cancel: 'Batal', submit: 'Deactivate' },
      undo: 'activate',
    },
  ],
  actionsLabel: 'Action',
  empty: { text: 'No shops yet', hint: 'Shops come from the ERP, or sign up in the app.' },
};
export default screen;
