// Generated from schemas/admin/admin-list.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../core/model.ts';
import { userAdminDelete, userAdminList, userAdminResetSecondFactor } from '../endpoints/user-admin.ts';

const screen: ListScreen = {
  id: 'admin-list',
  file: 'schemas/admin/admin-list.screen.json',
  title: 'Admin',
  roles: [2, 3],
  route: '/dashboard/admin',
  kind: 'list',
  source: { endpoint: userAdminList },
  key: 'id',
  paging: 'server',
  pageSizes: [10, 25, 50],
  search: { on: 'enter' },
  filters: [],
  columns: [
    { path: 'id', label: 'ID', cell: 'id', width: 72, priority: 2, sort: 'id' },
    { path: 'username', label: 'Username', cell: 'text', priority: 1, sort: 'username' },
    {
      path: 'role',
      label: 'Role',
      cell: 'choice',
      choices: [
        { value: 2, label: 'Admin' },
        { value: 3, label: 'Superadmin' },
        { value: 4, label: 'IT Staff' },
        { value: 5, label: 'Customer Service' },
      ],
      priority: 1,
      sort: 'role',
    },
  ],
  header: [
    {
      id: 'add',
      label: 'Add New Admin',
      icon: 'add',
      place: 'primary',
      to: { screen: 'admin-add', route: '/dashboard/admin/add' },
    },
  ],
  row: [
    {
      id: 'edit',
      label: 'Edit',
      icon: 'edit',
      when: { any: [{ user: 'role', is: 3 }, { not: { field: 'role', is: 3 } }] },
      to: {
        screen: 'admin-edit',
        route: '/dashboard/admin/edit/{id}',
        with: { id: { from: 'row', path: 'id' } },
      },
    },
    {
      id: 'reset-password',
      label: 'Reset password',
      place: 'menu',
      roles: [3],
      when: { not: { field: 'id', is: { from: 'user', path: 'id' } } },
      dialog: {
        screen: 'admin-reset',
        route: '/dashboard/admin/reset/{id}',
        with: { id: { from: 'row', path: 'id' } },
      },
    },
    {
      id: 'reset-second-factor',
      label: 'Reset two-step sign-in',
      place: 'menu',
      roles: [3],
      when: { not: { field: 'id', is: { from: 'user', path: 'id' } } },
      call: { endpoint: userAdminResetSecondFactor, with: { id: { from: 'row', path: 'id' } } },
      confirm: {
        text: 'Take the two-step sign-in of {username} away? All their sessions end, and the password alone signs in.',
        cancel: 'Batal',
        submit: 'Reset',
      },
    },
    {
      id: 'delete',
      label: 'Delete',
      danger: true,
      when: {
        all: [
          { any: [{ user: 'role', is: 3 }, { not: { field: 'role', is: 3 } }] },
          { not: { field: 'id', is: { from: 'user', path: 'id' } } },
        ],
      },
      call: { endpoint: userAdminDelete, with: { id: { from: 'row', path: 'id' } } },
      then: { reload: true, after: 150 },
      confirm: { text: 'Hapus data {username}?', cancel: 'Batal', submit: 'Hapus' },
    },
  ],
  bulk: [
    {
      id: 'delete',
      label: 'Delete',
      danger: true,
      each: {
        endpoint: userAdminDelete,
        with: { id: { from: 'row', path: 'id' } },
        when: {
          all: [
            { any: [{ user: 'role', is: 3 }, { not: { field: 'role', is: 3 } }] },
            { not: { field: 'id', is: { from: 'user', path: 'id' } } },
          ],
        },
      },
      confirm: { text: 'Delete the selected rows ({count})?', cancel: 'Batal', submit: 'Hapus' },
    },
  ],
  empty: { text: 'No admins yet', hint: 'Admins are the staff who may sign in here. Add the first one.' },
};
export default screen;
