// Generated from schemas/admin/admin-edit.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../core/model.ts';
import * as body from '../../compiled/forms/admin-edit.ts';
import { userAdminGet, userAdminUpdate } from '../endpoints/user-admin.ts';

const screen: FormScreen = {
  id: 'admin-edit',
  file: 'schemas/admin/admin-edit.screen.json',
  title: 'Edit Admin',
  roles: [2, 3],
  route: '/dashboard/admin/edit/{id}',
  parent: { screen: 'admin-list', route: '/dashboard/admin', title: 'Admin' },
  kind: 'form',
  load: { endpoint: userAdminGet, with: { id: { from: 'route', path: 'id' } } },
  label: 'username',
  version: 'version',
  when: { any: [{ user: 'role', is: 3 }, { not: { field: 'role', is: 3 } }] },
  fields: [
    { name: 'username', label: 'Username', field: 'text', required: true, span: 12 },
    {
      name: 'role',
      label: 'Role',
      field: 'select',
      required: true,
      span: 12,
      choices: [
        { value: 2, label: 'Admin' },
        { value: 3, label: 'Superadmin', roles: [3] },
        { value: 4, label: 'IT Staff' },
        { value: 5, label: 'Customer Service' },
      ],
    },
    {
      name: 'password',
      label: 'Password',
      field: 'password',
      help: 'Leave empty to keep the password.',
      requiredWhen: { field: 'password_confirmation', exists: true },
      span: 6,
      from: null,
    },
    {
      name: 'password_confirmation',
      label: 'Password Confirmation',
      field: 'password',
      requiredWhen: { field: 'password', exists: true },
      span: 6,
      from: null,
    },
    {
      name: 'current_password',
      label: 'Current Password',
      field: 'password',
      span: 6,
      extension: 'user-admin.update.current_password',
      needed: 'Give your current password.',
      required: true,
      when: { all: [{ field: 'id', is: { from: 'user', path: 'id' } }, { field: 'password', exists: true }] },
      from: null,
    },
  ],
  sections: [{ fields: ['username', 'role', 'password', 'password_confirmation', 'current_password'] }],
  body: body,
  submit: {
    call: { endpoint: userAdminUpdate, with: { id: { from: 'route', path: 'id' } } },
    label: 'Save',
    asks: [
      {
        field: 'role',
        changed: true,
        when: { field: 'id', is: { from: 'user', path: 'id' } },
        text: 'This is your own account. With another role you cannot change it back yourself.',
      },
    ],
    then: { to: { screen: 'admin-list', route: '/dashboard/admin' } },
  },
  cancel: { label: 'Cancel', then: { back: true } },
  initial: {},
  lock: 800,
};
export default screen;
