// Generated from schemas/second-factor/second-factor-off.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../core/model.ts';
import * as body from '../../compiled/forms/second-factor-off.ts';
import { secondFactorSwitchOff } from '../endpoints/second-factor.ts';

const screen: FormScreen = {
  id: 'second-factor-off',
  file: 'schemas/second-factor/second-factor-off.screen.json',
  title: 'Switch off two-step sign-in',
  roles: [2, 3, 4, 5],
  route: '/dashboard/account/second-factor/off',
  parent: {
    screen: 'second-factor-detail',
    route: '/dashboard/account/second-factor',
    title: 'Two-step sign-in',
  },
  kind: 'form',
  fields: [
    { name: 'current_password', label: 'Current Password', field: 'password', required: true, span: 12 },
    {
      name: 'code',
      label: 'Code',
      field: 'password',
      help: 'Of your authenticator app, or a recovery code.',
      required: true,
      span: 12,
    },
  ],
  sections: [{ fields: ['current_password', 'code'] }],
  body: body,
  submit: {
    call: { endpoint: secondFactorSwitchOff },
    label: 'Switch off',
    then: { to: { screen: 'second-factor-detail', route: '/dashboard/account/second-factor' } },
  },
  cancel: { label: 'Cancel', then: { back: true } },
  initial: {},
  lock: 800,
};
export default screen;
