// Generated from schemas/second-factor/second-factor-detail.screen.json by `npm run generate`. Edit that instead of this file.
import type { DetailScreen } from '../../../../core/model.ts';
import { secondFactorGet } from '../endpoints/second-factor.ts';

const screen: DetailScreen = {
  id: 'second-factor-detail',
  file: 'schemas/second-factor/second-factor-detail.screen.json',
  title: 'Two-step sign-in',
  roles: [2, 3, 4, 5],
  route: '/dashboard/account/second-factor',
  kind: 'detail',
  source: { endpoint: secondFactorGet },
  heading: { badges: [] },
  actions: [
    {
      id: 'switch-on',
      label: 'Set up',
      place: 'primary',
      when: { all: [{ field: 'active', is: 0 }, { field: 'available', is: 1 }] },
      to: { screen: 'second-factor-on', route: '/dashboard/account/second-factor/on' },
    },
    {
      id: 'switch-off',
      label: 'Switch off',
      when: { field: 'active', is: 1 },
      dialog: { screen: 'second-factor-off', route: '/dashboard/account/second-factor/off' },
    },
  ],
  main: [
    {
      kind: 'tasks',
      tasks: {
        'switch-on': 'With it, a sign-in asks for a code of the app on your telephone after the password.',
      },
    },
    {
      kind: 'fields',
      fields: [
        {
          path: 'available',
          label: 'Two-step sign-in',
          cell: 'choice',
          choices: [
            { value: 0, label: 'Not here: this server has no key for it. Ask IT.', tone: 'warn' },
            { value: 1, label: 'Yes' },
          ],
        },
      ],
      when: { field: 'available', is: 0 },
    },
    {
      kind: 'fields',
      fields: [
        {
          path: 'active',
          label: 'Two-step sign-in',
          cell: 'choice',
          choices: [{ value: 0, label: 'Off' }, { value: 1, label: 'On', tone: 'good' }],
        },
        {
          path: 'demanded',
          label: 'Your role has to have it',
          cell: 'choice',
          choices: [{ value: 0, label: 'No' }, { value: 1, label: 'Yes' }],
        },
      ],
      when: { field: 'available', is: 1 },
    },
    {
      kind: 'fields',
      fields: [
        { path: 'created_at', label: 'Since', cell: 'date-time', options: { format: 'DD/MM/YYYY HH:mm' } },
        { path: 'recovery_codes', label: 'Recovery codes left', cell: 'number' },
      ],
      when: { field: 'active', is: 1 },
    },
  ],
  aside: [],
};
export default screen;
