// Generated from schemas/admin/admin-add.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../core/model.ts';
import * as body from '../../compiled/forms/admin-add.ts';
import { userAdminCreate } from '../endpoints/user-admin.ts';

const screen: FormScreen = {
  id: 'admin-add',
  file: 'schemas/admin/admin-add.screen.json',
  title: 'Add New Admin',
  roles: [2, 3],
  route: '/dashboard/admin/add',
  parent: { screen: 'admin-list', route: '/dashboard/admin', title: 'Admin' },
  kind: 'form',
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
    { name: 'password', label: 'Password', field: 'password', required: true, span: 6 },
    {
      name: 'password_confirmation',
      label: 'Password Confirmation',
      field: 'password',
      required: true,
      span: 6,
    },
  ],
  sections: [{ fields: ['username', 'role', 'password', 'password_confirmation'] }],
  body: body,
  submit: {
    call: { endpoint: userAdminCreate },
    label: 'Save',
    then: { to: { screen: 'admin-list', route: '/dashboard/admin' } },
  },
  cancel: { label: 'Cancel', then: { back: true } },
  initial: {},
  lock: 800,
};
export default screen;
