// Generated from schemas/account/account.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../core/model.ts';
import * as body from '../../compiled/forms/account.ts';
import { accountUpdate } from '../endpoints/account.ts';
import { sessionMe } from '../endpoints/session.ts';

const screen: FormScreen = {
  id: 'account',
  file: 'schemas/account/account.screen.json',
  title: 'Account',
  roles: [2, 3, 4, 5],
  route: '/dashboard/account',
  kind: 'form',
  load: { endpoint: sessionMe },
  version: 'version',
  actions: [
    {
      id: 'change-password',
      label: 'Change password',
      to: { screen: 'change-password', route: '/dashboard/account/password' },
    },
    {
      id: 'sessions',
      label: 'Sessions',
      to: { screen: 'session-list', route: '/dashboard/account/sessions' },
    },
    {
      id: 'second-factor',
      label: 'Two-step sign-in',
      to: { screen: 'second-factor-detail', route: '/dashboard/account/second-factor' },
    },
  ],
  summary: [
    { path: 'username', label: 'Username', cell: 'text' },
    { path: 'role_string', label: 'Role', cell: 'text' },
    { path: 'shop_name', label: 'Shop Name', cell: 'text' },
  ],
  fields: [
    { name: 'nama', label: 'Admin name', field: 'text', required: true, span: 12, from: 'name' },
    {
      name: 'avatar',
      label: 'Avatar',
      field: 'image',
      span: 12,
      options: { preview: 'avatar_url', keepsRefused: true },
      remove: { flag: 'avatar_remove', extension: 'account.update.avatar_remove' },
      from: null,
    },
  ],
  sections: [{ fields: ['nama', 'avatar'] }],
  body: body,
  submit: { call: { endpoint: accountUpdate }, label: 'Submit', then: {} },
  initial: {},
  lock: 800,
};
export default screen;
