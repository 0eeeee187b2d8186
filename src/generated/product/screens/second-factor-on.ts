// Generated from schemas/second-factor/second-factor-on.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../core/model.ts';
import * as body from '../../compiled/forms/second-factor-on.ts';
import { secondFactorSwitchOn } from '../endpoints/second-factor.ts';

const screen: FormScreen = {
  id: 'second-factor-on',
  file: 'schemas/second-factor/second-factor-on.screen.json',
  title: 'Set up two-step sign-in',
  roles: [2, 3, 4, 5],
  route: '/dashboard/account/second-factor/on',
  parent: {
    screen: 'second-factor-detail',
    route: '/dashboard/account/second-factor',
    title: 'Two-step sign-in',
  },
  kind: 'form',
  fields: [
    {
      name: 'offer',
      label: 'Authenticator app',
      field: 'widget',
      widget: 'second-factor-offer',
      required: true,
      span: 12,
    },
    { name: 'current_password', label: 'Current Password', field: 'password', required: true, span: 6 },
    {
      name: 'code',
      label: 'Code',
      field: 'text',
      help: 'The six digits that the app shows.',
      required: true,
      span: 6,
    },
  ],
  sections: [{ fields: ['offer'] }, { title: 'Confirm', fields: ['current_password', 'code'] }],
  body: body,
  submit: {
    call: { endpoint: secondFactorSwitchOn },
    label: 'Switch on',
    then: { to: { screen: 'second-factor-detail', route: '/dashboard/account/second-factor' } },
  },
  cancel: { label: 'Cancel', then: { back: true } },
  initial: {},
  lock: 800,
};
export default screen;
