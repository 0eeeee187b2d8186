// Generated from schemas/admin/admin-reset.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../core/model.ts';
import * as body from '../../compiled/forms/admin-reset.ts';
import { userAdminGet, userAdminResetPassword } from '../endpoints/user-admin.ts';

const screen: FormScreen = {
  id: 'admin-reset',
  file: 'schemas/admin/admin-reset.screen.json',
  title: 'Reset password of {username}',
  roles: [3],
  route: '/dashboard/admin/reset/{id}',
  parent: { screen: 'admin-list', route: '/dashboard/admin', title: 'Admin' },
  kind: 'form',
  load: { endpoint: userAdminGet, with: { id: { from: 'route', path: 'id' } } },
  fields: [
    {
      name: 'password',
      label: 'Temporary password',
      field: 'password',
      help: 'Copy it and give it to the person: it is not shown again. All their sessions end.',
      required: true,
      span: 12,
      options: { generate: true },
      from: null,
    },
  ],
  sections: [{ fields: ['password'] }],
  body: body,
  submit: {
    call: { endpoint: userAdminResetPassword, with: { id: { from: 'route', path: 'id' } } },
    label: 'Reset password',
    then: { to: { screen: 'admin-list', route: '/dashboard/admin' } },
  },
  cancel: { label: 'Cancel', then: { back: true } },
  initial: {},
  lock: 800,
};
export default screen;
