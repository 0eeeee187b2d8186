// Generated from schemas/account/change-password.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../core/model.ts';
import * as body from '../../compiled/forms/change-password.ts';
import { accountChangePassword } from '../endpoints/account.ts';

const screen: FormScreen = {
  id: 'change-password',
  file: 'schemas/account/change-password.screen.json',
  title: 'Change password',
  roles: [2, 3, 4, 5],
  route: '/dashboard/account/password',
  kind: 'form',
  fields: [
    { name: 'current_password', label: 'Current password', field: 'password', required: true, span: 12 },
    { name: 'password', label: 'New password', field: 'password', required: true, span: 6 },
    {
      name: 'password_confirmation',
      label: 'Confirm the new password',
      field: 'password',
      required: true,
      span: 6,
    },
  ],
  sections: [{ fields: ['current_password', 'password', 'password_confirmation'] }],
  body: body,
  submit: { call: { endpoint: accountChangePassword }, label: 'Save', then: { back: true } },
  cancel: { label: 'Cancel', then: { back: true } },
  initial: {},
  lock: 800,
};
export default screen;
